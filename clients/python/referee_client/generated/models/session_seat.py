from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="SessionSeat")


@_attrs_define
class SessionSeat:
    """A seat of a session."""

    seat: int
    """ A seat, counted clockwise from 0. """
    name: None | str
    taken: bool
    forfeited: bool

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        name: None | str
        name = self.name

        taken = self.taken

        forfeited = self.forfeited

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "name": name,
                "taken": taken,
                "forfeited": forfeited,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name"))

        taken = d.pop("taken")

        forfeited = d.pop("forfeited")

        session_seat = cls(
            seat=seat,
            name=name,
            taken=taken,
            forfeited=forfeited,
        )

        return session_seat
