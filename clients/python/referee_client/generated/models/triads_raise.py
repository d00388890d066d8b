from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsRaise")


@_attrs_define
class TriadsRaise:
    """Raise the own bet of this round; a first bet is a raise from 0."""

    to: int
    """ What the own bet of this round becomes. """
    type_: Literal["triads.raise"] = "triads.raise"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        to = self.to

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triads.raise"], d.pop("type"))
        if type_ != "triads.raise":
            raise ValueError(f"type must match const 'triads.raise', got '{type_}'")

        to = d.pop("to")

        triads_raise = cls(
            type_=type_,
            to=to,
        )

        return triads_raise
