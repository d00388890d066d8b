from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triads_card import TriadsCard, check_triads_card

T = TypeVar("T", bound="TriadsExchange")


@_attrs_define
class TriadsExchange:
    """Put cards of the hand away, face down, and draw as many."""

    discard: list[TriadsCard]
    """ 0 to 4 cards of the hand, in any order. """
    type_: Literal["triads.exchange"] = "triads.exchange"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        discard = []
        for discard_item_data in self.discard:
            discard_item: str = discard_item_data
            discard.append(discard_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "discard": discard,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triads.exchange"], d.pop("type"))
        if type_ != "triads.exchange":
            raise ValueError(f"type must match const 'triads.exchange', got '{type_}'")

        discard = []
        _discard = d.pop("discard")
        for discard_item_data in _discard:
            discard_item = check_triads_card(discard_item_data)

            discard.append(discard_item)

        triads_exchange = cls(
            type_=type_,
            discard=discard,
        )

        return triads_exchange
