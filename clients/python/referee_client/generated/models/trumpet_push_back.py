from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TrumpetPushBack")


@_attrs_define
class TrumpetPushBack:
    """Move another piece on the last six spaces backward for the trick won."""

    opponent: int
    """ A seat, counted clockwise from 0. """
    type_: Literal["trumpet.push_back"] = "trumpet.push_back"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        opponent = self.opponent

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "opponent": opponent,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["trumpet.push_back"], d.pop("type"))
        if type_ != "trumpet.push_back":
            raise ValueError(f"type must match const 'trumpet.push_back', got '{type_}'")

        opponent = d.pop("opponent")

        trumpet_push_back = cls(
            type_=type_,
            opponent=opponent,
        )

        return trumpet_push_back
