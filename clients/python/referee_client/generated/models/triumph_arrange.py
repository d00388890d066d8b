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

T = TypeVar("T", bound="TriumphArrange")


@_attrs_define
class TriumphArrange:
    """Lay the nine cards dealt in a grid, row by row."""

    grid: list[TriumphCard]
    type_: Literal["triumph.arrange"] = "triumph.arrange"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        grid = []
        for grid_item_data in self.grid:
            grid_item: str = grid_item_data
            grid.append(grid_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "grid": grid,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.arrange"], d.pop("type"))
        if type_ != "triumph.arrange":
            raise ValueError(f"type must match const 'triumph.arrange', got '{type_}'")

        grid = []
        _grid = d.pop("grid")
        for grid_item_data in _grid:
            grid_item = check_triumph_card(grid_item_data)

            grid.append(grid_item)

        triumph_arrange = cls(
            type_=type_,
            grid=grid,
        )

        return triumph_arrange
