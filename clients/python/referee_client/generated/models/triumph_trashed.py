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

T = TypeVar("T", bound="TriumphTrashed")


@_attrs_define
class TriumphTrashed:
    """The last card of the river went to the trash, or the last but one did."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    card: TriumphCard
    river_index: int
    """ Where it leaves the river, in which those behind it move up. """
    trash_count: int
    type_: Literal["triumph.trashed"] = "triumph.trashed"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        card: str = self.card

        river_index = self.river_index

        trash_count = self.trash_count

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "card": card,
                "river_index": river_index,
                "trash_count": trash_count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.trashed"], d.pop("type"))
        if type_ != "triumph.trashed":
            raise ValueError(f"type must match const 'triumph.trashed', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        card = check_triumph_card(d.pop("card"))

        river_index = d.pop("river_index")

        trash_count = d.pop("trash_count")

        triumph_trashed = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            card=card,
            river_index=river_index,
            trash_count=trash_count,
        )

        return triumph_trashed
