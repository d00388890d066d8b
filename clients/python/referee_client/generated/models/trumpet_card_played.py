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

T = TypeVar("T", bound="TrumpetCardPlayed")


@_attrs_define
class TrumpetCardPlayed:
    """A card was played to the trick."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    card: TrumpetCard
    revoke: bool
    type_: Literal["trumpet.card_played"] = "trumpet.card_played"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        card: str = self.card

        revoke = self.revoke

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "card": card,
                "revoke": revoke,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["trumpet.card_played"], d.pop("type"))
        if type_ != "trumpet.card_played":
            raise ValueError(f"type must match const 'trumpet.card_played', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        card = check_trumpet_card(d.pop("card"))

        revoke = d.pop("revoke")

        trumpet_card_played = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            card=card,
            revoke=revoke,
        )

        return trumpet_card_played
