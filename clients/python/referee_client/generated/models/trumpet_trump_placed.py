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

T = TypeVar("T", bound="TrumpetTrumpPlaced")


@_attrs_define
class TrumpetTrumpPlaced:
    """The seat placed a suit on the trump scale."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    suit: TrumpetSuit
    trump_scale: list[TrumpetSuit]
    type_: Literal["trumpet.trump_placed"] = "trumpet.trump_placed"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        suit: str = self.suit

        trump_scale = []
        for trump_scale_item_data in self.trump_scale:
            trump_scale_item: str = trump_scale_item_data
            trump_scale.append(trump_scale_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "suit": suit,
                "trump_scale": trump_scale,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["trumpet.trump_placed"], d.pop("type"))
        if type_ != "trumpet.trump_placed":
            raise ValueError(f"type must match const 'trumpet.trump_placed', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        suit = check_trumpet_suit(d.pop("suit"))

        trump_scale = []
        _trump_scale = d.pop("trump_scale")
        for trump_scale_item_data in _trump_scale:
            trump_scale_item = check_trumpet_suit(trump_scale_item_data)

            trump_scale.append(trump_scale_item)

        trumpet_trump_placed = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            suit=suit,
            trump_scale=trump_scale,
        )

        return trumpet_trump_placed
