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

T = TypeVar("T", bound="TriumphArranged")


@_attrs_define
class TriumphArranged:
    """A seat arranged its grid, face down."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    type_: Literal["triumph.arranged"] = "triumph.arranged"
    grid: list[TriumphCard] | Unset = UNSET
    """ For the seat itself only. """

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        grid: list[str] | Unset = UNSET
        if not isinstance(self.grid, Unset):
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
            }
        )
        if grid is not UNSET:
            field_dict["grid"] = grid

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.arranged"], d.pop("type"))
        if type_ != "triumph.arranged":
            raise ValueError(f"type must match const 'triumph.arranged', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        _grid = d.pop("grid", UNSET)
        grid: list[TriumphCard] | Unset = UNSET
        if _grid is not UNSET:
            grid = []
            for grid_item_data in _grid:
                grid_item = check_triumph_card(grid_item_data)

                grid.append(grid_item)

        triumph_arranged = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            grid=grid,
        )

        return triumph_arranged
