from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.trumpet_card import TrumpetCard, check_trumpet_card

T = TypeVar("T", bound="TrumpetPlayed")


@_attrs_define
class TrumpetPlayed:
    """A card on the table and who played it."""

    seat: int
    """ A seat, counted clockwise from 0. """
    card: TrumpetCard
    revoke: bool
    """ Whether the seat could have followed suit and did not. """

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        card: str = self.card

        revoke = self.revoke

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "card": card,
                "revoke": revoke,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        card = check_trumpet_card(d.pop("card"))

        revoke = d.pop("revoke")

        trumpet_played = cls(
            seat=seat,
            card=card,
            revoke=revoke,
        )

        return trumpet_played
