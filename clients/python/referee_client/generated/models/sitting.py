from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Sitting")


@_attrs_define
class Sitting:
    """Somebody who sits down."""

    name: str
    """ What the seat is called. """
    seat: int | None | Unset = UNSET
    """ The seat to take; null for the next free one. """
    entropy: str | Unset = ""
    """ An own part in the seed of the deal. """

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        seat: int | None | Unset
        if isinstance(self.seat, Unset):
            seat = UNSET
        else:
            seat = self.seat

        entropy = self.entropy

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat
        if entropy is not UNSET:
            field_dict["entropy"] = entropy

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        def _parse_seat(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        seat = _parse_seat(d.pop("seat", UNSET))

        entropy = d.pop("entropy", UNSET)

        sitting = cls(
            name=name,
            seat=seat,
            entropy=entropy,
        )

        return sitting
