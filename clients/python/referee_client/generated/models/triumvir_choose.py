from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumvir_triumvir import TriumvirTriumvir, check_triumvir_triumvir

T = TypeVar("T", bound="TriumvirChoose")


@_attrs_define
class TriumvirChoose:
    """Say which of the two Triumvirs takes the 10 of the opponent on the right."""

    triumvir: TriumvirTriumvir
    type_: Literal["triumvir.choose"] = "triumvir.choose"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        triumvir: str = self.triumvir

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "triumvir": triumvir,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvir.choose"], d.pop("type"))
        if type_ != "triumvir.choose":
            raise ValueError(f"type must match const 'triumvir.choose', got '{type_}'")

        triumvir = check_triumvir_triumvir(d.pop("triumvir"))

        triumvir_choose = cls(
            type_=type_,
            triumvir=triumvir,
        )

        return triumvir_choose
