from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumvirNoMove")


@_attrs_define
class TriumvirNoMove:
    """Move nothing by your 2."""

    type_: Literal["triumvir.no_move"] = "triumvir.no_move"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvir.no_move"], d.pop("type"))
        if type_ != "triumvir.no_move":
            raise ValueError(f"type must match const 'triumvir.no_move', got '{type_}'")

        triumvir_no_move = cls(
            type_=type_,
        )

        return triumvir_no_move
