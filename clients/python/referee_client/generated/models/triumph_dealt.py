from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumph_card import TriumphCard, check_triumph_card
from ..types import UNSET, Unset

T = TypeVar("T", bound="TriumphDealt")


@_attrs_define
class TriumphDealt:
    """A seat was dealt cards, which it alone sees."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    count: int
    type_: Literal["triumph.dealt"] = "triumph.dealt"
    cards: list[TriumphCard] | Unset = UNSET
    """ In the order dealt. For the seat itself only. """

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        count = self.count

        cards: list[str] | Unset = UNSET
        if not isinstance(self.cards, Unset):
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
                "count": count,
            }
        )
        if cards is not UNSET:
            field_dict["cards"] = cards

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.dealt"], d.pop("type"))
        if type_ != "triumph.dealt":
            raise ValueError(f"type must match const 'triumph.dealt', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        count = d.pop("count")

        _cards = d.pop("cards", UNSET)
        cards: list[TriumphCard] | Unset = UNSET
        if _cards is not UNSET:
            cards = []
            for cards_item_data in _cards:
                cards_item = check_triumph_card(cards_item_data)

                cards.append(cards_item)

        triumph_dealt = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            count=count,
            cards=cards,
        )

        return triumph_dealt
