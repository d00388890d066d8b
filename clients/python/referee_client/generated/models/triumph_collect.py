from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumphCollect")


@_attrs_define
class TriumphCollect:
    """Give a Collect card to the river and draw two cards, of which to keep one."""

    cell: int
    """ Where the Collect card is. """
    type_: Literal["triumph.collect"] = "triumph.collect"

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
        type_ = cast(Literal["triumph.collect"], d.pop("type"))
        if type_ != "triumph.collect":
            raise ValueError(f"type must match const 'triumph.collect', got '{type_}'")

        cell = d.pop("cell")

        triumph_collect = cls(
            type_=type_,
            cell=cell,
        )

        return triumph_collect
