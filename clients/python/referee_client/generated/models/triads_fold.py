from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsFold")


@_attrs_define
class TriadsFold:
    """Give up the hand, and what was put in."""

    type_: Literal["triads.fold"] = "triads.fold"

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
        type_ = cast(Literal["triads.fold"], d.pop("type"))
        if type_ != "triads.fold":
            raise ValueError(f"type must match const 'triads.fold', got '{type_}'")

        triads_fold = cls(
            type_=type_,
        )

        return triads_fold
