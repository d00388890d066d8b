from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumph_card import TriumphCard, check_triumph_card

T = TypeVar("T", bound="TriumphKeep")


@_attrs_define
class TriumphKeep:
    """Keep one of the two cards drawn by a Collect card."""

    card: TriumphCard
    type_: Literal["triumph.keep"] = "triumph.keep"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        card: str = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.keep"], d.pop("type"))
        if type_ != "triumph.keep":
            raise ValueError(f"type must match const 'triumph.keep', got '{type_}'")

        card = check_triumph_card(d.pop("card"))

        triumph_keep = cls(
            type_=type_,
            card=card,
        )

        return triumph_keep
