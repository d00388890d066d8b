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

T = TypeVar("T", bound="TrumpetTrumpsExchanged")


@_attrs_define
class TrumpetTrumpsExchanged:
    """The seat exchanged two suits on the trump scale."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    suits: list[TrumpetSuit]
    trump_scale: list[TrumpetSuit]
    type_: Literal["trumpet.trumps_exchanged"] = "trumpet.trumps_exchanged"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        suits = []
        for suits_item_data in self.suits:
            suits_item: str = suits_item_data
            suits.append(suits_item)

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
                "suits": suits,
                "trump_scale": trump_scale,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["trumpet.trumps_exchanged"], d.pop("type"))
        if type_ != "trumpet.trumps_exchanged":
            raise ValueError(f"type must match const 'trumpet.trumps_exchanged', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        suits = []
        _suits = d.pop("suits")
        for suits_item_data in _suits:
            suits_item = check_trumpet_suit(suits_item_data)

            suits.append(suits_item)

        trump_scale = []
        _trump_scale = d.pop("trump_scale")
        for trump_scale_item_data in _trump_scale:
            trump_scale_item = check_trumpet_suit(trump_scale_item_data)

            trump_scale.append(trump_scale_item)

        trumpet_trumps_exchanged = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            suits=suits,
            trump_scale=trump_scale,
        )

        return trumpet_trumps_exchanged
