from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumvirate_card import TriumvirateCard, check_triumvirate_card

T = TypeVar("T", bound="TriumviratePledge")


@_attrs_define
class TriumviratePledge:
    """Pledge a card of the hand, face down."""

    card: TriumvirateCard
    type_: Literal["triumvirate.pledge"] = "triumvirate.pledge"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        card: str = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvirate.pledge"], d.pop("type"))
        if type_ != "triumvirate.pledge":
            raise ValueError(f"type must match const 'triumvirate.pledge', got '{type_}'")

        card = check_triumvirate_card(d.pop("card"))

        triumvirate_pledge = cls(
            type_=type_,
            card=card,
        )

        return triumvirate_pledge
