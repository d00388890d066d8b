from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumphReplace")


@_attrs_define
class TriumphReplace:
    """Let a Replace card trade places with a card of the river."""

    cell: int
    """ Where the Replace card is. """
    river_index: int
    """ An index of the river; there are players + 1. """
    type_: Literal["triumph.replace"] = "triumph.replace"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        cell = self.cell

        river_index = self.river_index

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "cell": cell,
                "river_index": river_index,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.replace"], d.pop("type"))
        if type_ != "triumph.replace":
            raise ValueError(f"type must match const 'triumph.replace', got '{type_}'")

        cell = d.pop("cell")

        river_index = d.pop("river_index")

        triumph_replace = cls(
            type_=type_,
            cell=cell,
            river_index=river_index,
        )

        return triumph_replace
