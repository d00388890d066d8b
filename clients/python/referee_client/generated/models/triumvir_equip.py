from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumvir_card import TriumvirCard, check_triumvir_card
from ..models.triumvir_triumvir import TriumvirTriumvir, check_triumvir_triumvir

T = TypeVar("T", bound="TriumvirEquip")


@_attrs_define
class TriumvirEquip:
    """Choose in secret a card, other than the 10, and the Triumvir to equip it on."""

    card: TriumvirCard
    triumvir: TriumvirTriumvir
    type_: Literal["triumvir.equip"] = "triumvir.equip"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        card: str = self.card

        triumvir: str = self.triumvir

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
                "triumvir": triumvir,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvir.equip"], d.pop("type"))
        if type_ != "triumvir.equip":
            raise ValueError(f"type must match const 'triumvir.equip', got '{type_}'")

        card = check_triumvir_card(d.pop("card"))

        triumvir = check_triumvir_triumvir(d.pop("triumvir"))

        triumvir_equip = cls(
            type_=type_,
            card=card,
            triumvir=triumvir,
        )

        return triumvir_equip
