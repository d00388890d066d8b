from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumvirate_card import TriumvirateCard, check_triumvirate_card

T = TypeVar("T", bound="TriumviratePlay")


@_attrs_define
class TriumviratePlay:
    """Play a card to the trick."""

    card: TriumvirateCard
    type_: Literal["triumvirate.play"] = "triumvirate.play"

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
        type_ = cast(Literal["triumvirate.play"], d.pop("type"))
        if type_ != "triumvirate.play":
            raise ValueError(f"type must match const 'triumvirate.play', got '{type_}'")

        card = check_triumvirate_card(d.pop("card"))

        triumvirate_play = cls(
            type_=type_,
            card=card,
        )

        return triumvirate_play
