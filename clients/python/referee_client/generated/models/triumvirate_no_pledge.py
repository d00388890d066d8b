from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumvirateNoPledge")


@_attrs_define
class TriumvirateNoPledge:
    """Pledge nothing after this hand."""

    type_: Literal["triumvirate.no_pledge"] = "triumvirate.no_pledge"

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
        type_ = cast(Literal["triumvirate.no_pledge"], d.pop("type"))
        if type_ != "triumvirate.no_pledge":
            raise ValueError(f"type must match const 'triumvirate.no_pledge', got '{type_}'")

        triumvirate_no_pledge = cls(
            type_=type_,
        )

        return triumvirate_no_pledge
