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

T = TypeVar("T", bound="TriumvirEquipTen")


@_attrs_define
class TriumvirEquipTen:
    """Choose in secret to equip the 10 on whichever of two Triumvirs the opponent on the left will say."""

    triumvirs: list[TriumvirTriumvir]
    """ Two different ones, in either order. """
    type_: Literal["triumvir.equip_ten"] = "triumvir.equip_ten"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        triumvirs = []
        for triumvirs_item_data in self.triumvirs:
            triumvirs_item: str = triumvirs_item_data
            triumvirs.append(triumvirs_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "triumvirs": triumvirs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvir.equip_ten"], d.pop("type"))
        if type_ != "triumvir.equip_ten":
            raise ValueError(f"type must match const 'triumvir.equip_ten', got '{type_}'")

        triumvirs = []
        _triumvirs = d.pop("triumvirs")
        for triumvirs_item_data in _triumvirs:
            triumvirs_item = check_triumvir_triumvir(triumvirs_item_data)

            triumvirs.append(triumvirs_item)

        triumvir_equip_ten = cls(
            type_=type_,
            triumvirs=triumvirs,
        )

        return triumvir_equip_ten
