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

T = TypeVar("T", bound="TriumphReplaced")


@_attrs_define
class TriumphReplaced:
    """A Replace card traded places with a card of the river."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    cell: int
    """ A cell of a grid: row r, column c is cell 3r + c. """
    card: TriumphCard
    river_index: int
    fetched: TriumphCard
    type_: Literal["triumph.replaced"] = "triumph.replaced"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        cell = self.cell

        card: str = self.card

        river_index = self.river_index

        fetched: str = self.fetched

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "cell": cell,
                "card": card,
                "river_index": river_index,
                "fetched": fetched,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.replaced"], d.pop("type"))
        if type_ != "triumph.replaced":
            raise ValueError(f"type must match const 'triumph.replaced', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        cell = d.pop("cell")

        card = check_triumph_card(d.pop("card"))

        river_index = d.pop("river_index")

        fetched = check_triumph_card(d.pop("fetched"))

        triumph_replaced = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            cell=cell,
            card=card,
            river_index=river_index,
            fetched=fetched,
        )

        return triumph_replaced
