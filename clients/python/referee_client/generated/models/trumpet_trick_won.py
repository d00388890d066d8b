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

T = TypeVar("T", bound="TrumpetTrickWon")


@_attrs_define
class TrumpetTrickWon:
    """A seat won the trick."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    card: TrumpetCard
    tricks_played: int
    type_: Literal["trumpet.trick_won"] = "trumpet.trick_won"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        card: str = self.card

        tricks_played = self.tricks_played

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "card": card,
                "tricks_played": tricks_played,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["trumpet.trick_won"], d.pop("type"))
        if type_ != "trumpet.trick_won":
            raise ValueError(f"type must match const 'trumpet.trick_won', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        card = check_trumpet_card(d.pop("card"))

        tricks_played = d.pop("tricks_played")

        trumpet_trick_won = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            card=card,
            tricks_played=tricks_played,
        )

        return trumpet_trick_won
