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

T = TypeVar("T", bound="TriumphGridRevealed")


@_attrs_define
class TriumphGridRevealed:
    """A seat's grid was turned face up."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    grid: list[TriumphCard]
    type_: Literal["triumph.grid_revealed"] = "triumph.grid_revealed"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        grid = []
        for grid_item_data in self.grid:
            grid_item: str = grid_item_data
            grid.append(grid_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "grid": grid,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.grid_revealed"], d.pop("type"))
        if type_ != "triumph.grid_revealed":
            raise ValueError(f"type must match const 'triumph.grid_revealed', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        grid = []
        _grid = d.pop("grid")
        for grid_item_data in _grid:
            grid_item = check_triumph_card(grid_item_data)

            grid.append(grid_item)

        triumph_grid_revealed = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            grid=grid,
        )

        return triumph_grid_revealed
