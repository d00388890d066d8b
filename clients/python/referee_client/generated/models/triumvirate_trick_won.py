from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumvirate_card import TriumvirateCard, check_triumvirate_card
from ..models.triumvirate_suit import TriumvirateSuit, check_triumvirate_suit

if TYPE_CHECKING:
    from ..models.triumvirate_per_suit import TriumviratePerSuit


T = TypeVar("T", bound="TriumvirateTrickWon")


@_attrs_define
class TriumvirateTrickWon:
    """A suit won a trick; the seat is the one that played the winning card."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    card: TriumvirateCard
    suit: TriumvirateSuit
    tricks_won: TriumviratePerSuit
    """ A number for each suit. """
    type_: Literal["triumvirate.trick_won"] = "triumvirate.trick_won"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        card: str = self.card

        suit: str = self.suit

        tricks_won = self.tricks_won.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "card": card,
                "suit": suit,
                "tricks_won": tricks_won,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triumvirate_per_suit import TriumviratePerSuit  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["triumvirate.trick_won"], d.pop("type"))
        if type_ != "triumvirate.trick_won":
            raise ValueError(f"type must match const 'triumvirate.trick_won', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        card = check_triumvirate_card(d.pop("card"))

        suit = check_triumvirate_suit(d.pop("suit"))

        tricks_won = TriumviratePerSuit.from_dict(d.pop("tricks_won"))

        triumvirate_trick_won = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            card=card,
            suit=suit,
            tricks_won=tricks_won,
        )

        return triumvirate_trick_won
