from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsPot")


@_attrs_define
class TriadsPot:
    """Chips to be won, and the seats that paid for them in full."""

    amount: int
    seats: list[int]
    """ Ascending. """

    def to_dict(self) -> dict[str, Any]:
        amount = self.amount

        seats = self.seats

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "amount": amount,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        amount = d.pop("amount")

        seats = cast(list[int], d.pop("seats"))

        triads_pot = cls(
            amount=amount,
            seats=seats,
        )

        return triads_pot
