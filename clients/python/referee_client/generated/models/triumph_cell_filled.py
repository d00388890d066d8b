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

T = TypeVar("T", bound="TriumphCellFilled")


@_attrs_define
class TriumphCellFilled:
    """A card just drawn was laid face up into the empty cell of the seat's grid."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    cell: int
    """ A cell of a grid: row r, column c is cell 3r + c. """
    card: TriumphCard
    type_: Literal["triumph.cell_filled"] = "triumph.cell_filled"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        cell = self.cell

        card: str = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "cell": cell,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.cell_filled"], d.pop("type"))
        if type_ != "triumph.cell_filled":
            raise ValueError(f"type must match const 'triumph.cell_filled', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        cell = d.pop("cell")

        card = check_triumph_card(d.pop("card"))

        triumph_cell_filled = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            cell=cell,
            card=card,
        )

        return triumph_cell_filled
