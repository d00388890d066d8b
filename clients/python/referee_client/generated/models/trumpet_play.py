from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.trumpet_card import TrumpetCard, check_trumpet_card

T = TypeVar("T", bound="TrumpetPlay")


@_attrs_define
class TrumpetPlay:
    """Play a card to the trick."""

    card: TrumpetCard
    type_: Literal["trumpet.play"] = "trumpet.play"

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
        type_ = cast(Literal["trumpet.play"], d.pop("type"))
        if type_ != "trumpet.play":
            raise ValueError(f"type must match const 'trumpet.play', got '{type_}'")

        card = check_trumpet_card(d.pop("card"))

        trumpet_play = cls(
            type_=type_,
            card=card,
        )

        return trumpet_play
