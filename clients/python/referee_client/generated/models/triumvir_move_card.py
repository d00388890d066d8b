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

T = TypeVar("T", bound="TriumvirMoveCard")


@_attrs_define
class TriumvirMoveCard:
    """Move one of your cards to the Triumvir in question, from wherever it is."""

    card: TriumvirCard
    type_: Literal["triumvir.move"] = "triumvir.move"

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
        type_ = cast(Literal["triumvir.move"], d.pop("type"))
        if type_ != "triumvir.move":
            raise ValueError(f"type must match const 'triumvir.move', got '{type_}'")

        card = check_triumvir_card(d.pop("card"))

        triumvir_move_card = cls(
            type_=type_,
            card=card,
        )

        return triumvir_move_card
