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

T = TypeVar("T", bound="TriumviratePledgesRevealed")


@_attrs_define
class TriumviratePledgesRevealed:
    """A seat's pledges were turned up and scored."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    cards: list[TriumvirateCard]
    score: int
    type_: Literal["triumvirate.pledges_revealed"] = "triumvirate.pledges_revealed"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        score = self.score

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "cards": cards,
                "score": score,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvirate.pledges_revealed"], d.pop("type"))
        if type_ != "triumvirate.pledges_revealed":
            raise ValueError(f"type must match const 'triumvirate.pledges_revealed', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_triumvirate_card(cards_item_data)

            cards.append(cards_item)

        score = d.pop("score")

        triumvirate_pledges_revealed = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            cards=cards,
            score=score,
        )

        return triumvirate_pledges_revealed
