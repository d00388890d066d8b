from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumvir_card import TriumvirCard, check_triumvir_card
from ..models.triumvir_suit import TriumvirSuit, check_triumvir_suit

T = TypeVar("T", bound="TriumvirDealt")


@_attrs_define
class TriumvirDealt:
    """A seat took the cards of its suit."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    suit: TriumvirSuit
    cards: list[TriumvirCard]
    type_: Literal["triumvir.dealt"] = "triumvir.dealt"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        suit: str = self.suit

        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "suit": suit,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvir.dealt"], d.pop("type"))
        if type_ != "triumvir.dealt":
            raise ValueError(f"type must match const 'triumvir.dealt', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        suit = check_triumvir_suit(d.pop("suit"))

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_triumvir_card(cards_item_data)

            cards.append(cards_item)

        triumvir_dealt = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            suit=suit,
            cards=cards,
        )

        return triumvir_dealt
