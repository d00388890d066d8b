from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.trumpet_suit import TrumpetSuit, check_trumpet_suit

T = TypeVar("T", bound="TrumpetExchangeTrumps")


@_attrs_define
class TrumpetExchangeTrumps:
    """Exchange two suits on the full trump scale."""

    suits: list[TrumpetSuit]
    """ Two different suits; their order does not matter. """
    type_: Literal["trumpet.exchange_trumps"] = "trumpet.exchange_trumps"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        suits = []
        for suits_item_data in self.suits:
            suits_item: str = suits_item_data
            suits.append(suits_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "suits": suits,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["trumpet.exchange_trumps"], d.pop("type"))
        if type_ != "trumpet.exchange_trumps":
            raise ValueError(f"type must match const 'trumpet.exchange_trumps', got '{type_}'")

        suits = []
        _suits = d.pop("suits")
        for suits_item_data in _suits:
            suits_item = check_trumpet_suit(suits_item_data)

            suits.append(suits_item)

        trumpet_exchange_trumps = cls(
            type_=type_,
            suits=suits,
        )

        return trumpet_exchange_trumps
