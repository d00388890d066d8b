from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TrumpetDeclineTrump")


@_attrs_define
class TrumpetDeclineTrump:
    """Leave the trump scale as it is."""

    type_: Literal["trumpet.decline_trump"] = "trumpet.decline_trump"

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
        type_ = cast(Literal["trumpet.decline_trump"], d.pop("type"))
        if type_ != "trumpet.decline_trump":
            raise ValueError(f"type must match const 'trumpet.decline_trump', got '{type_}'")

        trumpet_decline_trump = cls(
            type_=type_,
        )

        return trumpet_decline_trump
