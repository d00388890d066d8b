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

T = TypeVar("T", bound="TriumphDrawn")


@_attrs_define
class TriumphDrawn:
    """A seat drew the top card of the draw pile, which it alone sees until the card is laid face up."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    draw_count: int
    type_: Literal["triumph.drawn"] = "triumph.drawn"
    card: TriumphCard | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        draw_count = self.draw_count

        card: str | Unset = UNSET
        if not isinstance(self.card, Unset):
            card = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "draw_count": draw_count,
            }
        )
        if card is not UNSET:
            field_dict["card"] = card

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.drawn"], d.pop("type"))
        if type_ != "triumph.drawn":
            raise ValueError(f"type must match const 'triumph.drawn', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        draw_count = d.pop("draw_count")

        _card = d.pop("card", UNSET)
        card: TriumphCard | Unset
        if isinstance(_card, Unset):
            card = UNSET
        else:
            card = check_triumph_card(_card)

        triumph_drawn = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            draw_count=draw_count,
            card=card,
        )

        return triumph_drawn
