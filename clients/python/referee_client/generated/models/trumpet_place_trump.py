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

T = TypeVar("T", bound="TrumpetPlaceTrump")


@_attrs_define
class TrumpetPlaceTrump:
    """Place a suit on the lowest free place of the trump scale."""

    suit: TrumpetSuit
    type_: Literal["trumpet.place_trump"] = "trumpet.place_trump"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        suit: str = self.suit

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "suit": suit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["trumpet.place_trump"], d.pop("type"))
        if type_ != "trumpet.place_trump":
            raise ValueError(f"type must match const 'trumpet.place_trump', got '{type_}'")

        suit = check_trumpet_suit(d.pop("suit"))

        trumpet_place_trump = cls(
            type_=type_,
            suit=suit,
        )

        return trumpet_place_trump
