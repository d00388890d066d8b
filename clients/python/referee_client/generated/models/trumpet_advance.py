from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TrumpetAdvance")


@_attrs_define
class TrumpetAdvance:
    """Move the own piece forward for the trick won."""

    type_: Literal["trumpet.advance"] = "trumpet.advance"

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
        type_ = cast(Literal["trumpet.advance"], d.pop("type"))
        if type_ != "trumpet.advance":
            raise ValueError(f"type must match const 'trumpet.advance', got '{type_}'")

        trumpet_advance = cls(
            type_=type_,
        )

        return trumpet_advance
