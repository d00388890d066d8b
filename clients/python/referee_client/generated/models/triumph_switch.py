from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumphSwitch")


@_attrs_define
class TriumphSwitch:
    """Let a Switch card trade places with another card of the own grid."""

    cell: int
    """ Where the Switch card is. """
    other: int
    """ A cell of a grid: row r, column c is cell 3r + c. """
    type_: Literal["triumph.switch"] = "triumph.switch"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        cell = self.cell

        other = self.other

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "cell": cell,
                "other": other,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.switch"], d.pop("type"))
        if type_ != "triumph.switch":
            raise ValueError(f"type must match const 'triumph.switch', got '{type_}'")

        cell = d.pop("cell")

        other = d.pop("other")

        triumph_switch = cls(
            type_=type_,
            cell=cell,
            other=other,
        )

        return triumph_switch
