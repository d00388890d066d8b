from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TrumpetDeferTrump")


@_attrs_define
class TrumpetDeferTrump:
    """Put the choice of trumps off until the new hand is dealt."""

    type_: Literal["trumpet.defer_trump"] = "trumpet.defer_trump"

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
        type_ = cast(Literal["trumpet.defer_trump"], d.pop("type"))
        if type_ != "trumpet.defer_trump":
            raise ValueError(f"type must match const 'trumpet.defer_trump', got '{type_}'")

        trumpet_defer_trump = cls(
            type_=type_,
        )

        return trumpet_defer_trump
