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

T = TypeVar("T", bound="TriumphRiverLaid")


@_attrs_define
class TriumphRiverLaid:
    """The river was laid from the top of the draw pile."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    cards: list[TriumphCard]
    """ In the order drawn, the first at the river's beginning. """
    draw_count: int
    type_: Literal["triumph.river_laid"] = "triumph.river_laid"

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

        draw_count = self.draw_count

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "cards": cards,
                "draw_count": draw_count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.river_laid"], d.pop("type"))
        if type_ != "triumph.river_laid":
            raise ValueError(f"type must match const 'triumph.river_laid', got '{type_}'")

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
            cards_item = check_triumph_card(cards_item_data)

            cards.append(cards_item)

        draw_count = d.pop("draw_count")

        triumph_river_laid = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            cards=cards,
            draw_count=draw_count,
        )

        return triumph_river_laid
