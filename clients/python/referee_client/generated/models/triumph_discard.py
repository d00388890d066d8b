from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumphDiscard")


@_attrs_define
class TriumphDiscard:
    """Put a card at the beginning of the river and draw another in its place."""

    cell: int
    """ A cell of a grid: row r, column c is cell 3r + c. """
    type_: Literal["triumph.discard"] = "triumph.discard"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        cell = self.cell

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "cell": cell,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.discard"], d.pop("type"))
        if type_ != "triumph.discard":
            raise ValueError(f"type must match const 'triumph.discard', got '{type_}'")

        cell = d.pop("cell")

        triumph_discard = cls(
            type_=type_,
            cell=cell,
        )

        return triumph_discard
