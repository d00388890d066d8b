from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.recorded_forfeit_reason import (
    RecordedForfeitReason,
    check_recorded_forfeit_reason,
)

T = TypeVar("T", bound="RecordedForfeit")


@_attrs_define
class RecordedForfeit:
    """A seat that gave the game up, and after which move."""

    seat: int
    """ A seat, counted clockwise from 0. """
    reason: RecordedForfeitReason
    after_move: int
    """ Moves made before it. """
    at: datetime.datetime
    """ RFC 3339. The service tells times in UTC. """

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        reason: str = self.reason

        after_move = self.after_move

        at = self.at.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "reason": reason,
                "after_move": after_move,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        reason = check_recorded_forfeit_reason(d.pop("reason"))

        after_move = d.pop("after_move")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        recorded_forfeit = cls(
            seat=seat,
            reason=reason,
            after_move=after_move,
            at=at,
        )

        return recorded_forfeit
