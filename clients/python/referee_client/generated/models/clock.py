from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.clock_on_timeout import ClockOnTimeout, check_clock_on_timeout

T = TypeVar("T", bound="Clock")


@_attrs_define
class Clock:
    """How long a decision may take."""

    move_seconds: int
    """ Seconds for each decision. """
    bank_seconds: int
    """ Seconds of a seat for what goes beyond, in all. """
    on_timeout: ClockOnTimeout
    """ What then: the seat forfeits, or its first listed move is played for it. """

    def to_dict(self) -> dict[str, Any]:
        move_seconds = self.move_seconds

        bank_seconds = self.bank_seconds

        on_timeout: str = self.on_timeout

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move_seconds": move_seconds,
                "bank_seconds": bank_seconds,
                "on_timeout": on_timeout,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        move_seconds = d.pop("move_seconds")

        bank_seconds = d.pop("bank_seconds")

        on_timeout = check_clock_on_timeout(d.pop("on_timeout"))

        clock = cls(
            move_seconds=move_seconds,
            bank_seconds=bank_seconds,
            on_timeout=on_timeout,
        )

        return clock
