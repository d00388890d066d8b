from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsWonPot")


@_attrs_define
class TriadsWonPot:
    """A pot and who got it."""

    amount: int
    seats: list[int]
    """ Ascending. """
    winners: list[int]
    """ Ascending; several have split it. """

    def to_dict(self) -> dict[str, Any]:
        amount = self.amount

        seats = self.seats

        winners = self.winners

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "amount": amount,
                "seats": seats,
                "winners": winners,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        amount = d.pop("amount")

        seats = cast(list[int], d.pop("seats"))

        winners = cast(list[int], d.pop("winners"))

        triads_won_pot = cls(
            amount=amount,
            seats=seats,
            winners=winners,
        )

        return triads_won_pot
