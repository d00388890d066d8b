from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.session_clock_on_timeout import (
    SessionClockOnTimeout,
    check_session_clock_on_timeout,
)

if TYPE_CHECKING:
    from ..models.seat_clock import SeatClock


T = TypeVar("T", bound="SessionClock")


@_attrs_define
class SessionClock:
    """The clock of a session, and what it says."""

    move_seconds: int
    """ Seconds for each decision. """
    bank_seconds: int
    """ Seconds of a seat for what goes beyond, in all. """
    on_timeout: SessionClockOnTimeout
    """ What then: the seat forfeits, or its first listed move is played for it. """
    seats: list[SeatClock]
    """ Per seat. """

    def to_dict(self) -> dict[str, Any]:
        move_seconds = self.move_seconds

        bank_seconds = self.bank_seconds

        on_timeout: str = self.on_timeout

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move_seconds": move_seconds,
                "bank_seconds": bank_seconds,
                "on_timeout": on_timeout,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_clock import SeatClock  # noqa: PLC0415

        d = dict(src_dict)
        move_seconds = d.pop("move_seconds")

        bank_seconds = d.pop("bank_seconds")

        on_timeout = check_session_clock_on_timeout(d.pop("on_timeout"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatClock.from_dict(seats_item_data)

            seats.append(seats_item)

        session_clock = cls(
            move_seconds=move_seconds,
            bank_seconds=bank_seconds,
            on_timeout=on_timeout,
            seats=seats,
        )

        return session_clock
