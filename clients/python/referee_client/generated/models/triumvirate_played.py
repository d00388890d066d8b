from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.triumvirate_card import TriumvirateCard, check_triumvirate_card

T = TypeVar("T", bound="TriumviratePlayed")


@_attrs_define
class TriumviratePlayed:
    """A card on the table and who played it."""

    seat: int
    """ A seat, counted clockwise from 0. """
    card: TriumvirateCard

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        card: str = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        card = check_triumvirate_card(d.pop("card"))

        triumvirate_played = cls(
            seat=seat,
            card=card,
        )

        return triumvirate_played
