from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsCheck")


@_attrs_define
class TriadsCheck:
    """Bet nothing, there being nothing to call."""

    type_: Literal["triads.check"] = "triads.check"

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
        type_ = cast(Literal["triads.check"], d.pop("type"))
        if type_ != "triads.check":
            raise ValueError(f"type must match const 'triads.check', got '{type_}'")

        triads_check = cls(
            type_=type_,
        )

        return triads_check
