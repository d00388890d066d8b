from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="SeatClock")


@_attrs_define
class SeatClock:
    """The time of a seat."""

    bank_seconds: float
    """ What is left of its bank, not counting its open decision. """
    deadline: datetime.datetime | None
    """ When its open decision is due; null if it has none. """

    def to_dict(self) -> dict[str, Any]:
        bank_seconds = self.bank_seconds

        deadline: None | str
        if isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "bank_seconds": bank_seconds,
                "deadline": deadline,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        bank_seconds = d.pop("bank_seconds")

        def _parse_deadline(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.datetime.fromisoformat(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        seat_clock = cls(
            bank_seconds=bank_seconds,
            deadline=deadline,
        )

        return seat_clock
