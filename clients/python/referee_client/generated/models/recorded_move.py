from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.recorded_move_cause import RecordedMoveCause, check_recorded_move_cause

if TYPE_CHECKING:
    from ..models.triumvirate_no_pledge import TriumvirateNoPledge
    from ..models.triumvirate_play import TriumviratePlay
    from ..models.triumvirate_pledge import TriumviratePledge


T = TypeVar("T", bound="RecordedMove")


@_attrs_define
class RecordedMove:
    """A move that was made, by whom or what, and when."""

    seat: int
    """ A seat, counted clockwise from 0. """
    move: TriumvirateNoPledge | TriumviratePlay | TriumviratePledge
    cause: RecordedMoveCause
    at: datetime.datetime
    """ RFC 3339, UTC. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.triumvirate_play import TriumviratePlay  # noqa: PLC0415
        from ..models.triumvirate_pledge import TriumviratePledge  # noqa: PLC0415

        seat = self.seat

        move: dict[str, Any]
        if isinstance(self.move, TriumviratePlay):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumviratePledge):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        cause: str = self.cause

        at = self.at.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "move": move,
                "cause": cause,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triumvirate_no_pledge import TriumvirateNoPledge  # noqa: PLC0415
        from ..models.triumvirate_play import TriumviratePlay  # noqa: PLC0415
        from ..models.triumvirate_pledge import TriumviratePledge  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        def _parse_move(data: object) -> TriumvirateNoPledge | TriumviratePlay | TriumviratePledge:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumvirate_move_type_0 = TriumviratePlay.from_dict(data)

                return componentsschemas_triumvirate_move_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumvirate_move_type_1 = TriumviratePledge.from_dict(data)

                return componentsschemas_triumvirate_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_triumvirate_move_type_2 = TriumvirateNoPledge.from_dict(data)

            return componentsschemas_triumvirate_move_type_2

        move = _parse_move(d.pop("move"))

        cause = check_recorded_move_cause(d.pop("cause"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        recorded_move = cls(
            seat=seat,
            move=move,
            cause=cause,
            at=at,
        )

        return recorded_move
