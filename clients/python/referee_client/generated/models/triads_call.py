from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsCall")


@_attrs_define
class TriadsCall:
    """Match the highest bet, or go all-in for less."""

    type_: Literal["triads.call"] = "triads.call"

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
        type_ = cast(Literal["triads.call"], d.pop("type"))
        if type_ != "triads.call":
            raise ValueError(f"type must match const 'triads.call', got '{type_}'")

        triads_call = cls(
            type_=type_,
        )

        return triads_call
