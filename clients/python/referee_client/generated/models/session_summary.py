from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.session_summary_status import (
    SessionSummaryStatus,
    check_session_summary_status,
)

if TYPE_CHECKING:
    from ..models.clock import Clock
    from ..models.result import Result
    from ..models.session_seat import SessionSeat
    from ..models.session_summary_options import SessionSummaryOptions


T = TypeVar("T", bound="SessionSummary")


@_attrs_define
class SessionSummary:
    """A public session, as the lobby shows it."""

    session_id: str
    game: str
    players: int
    options: SessionSummaryOptions
    """ The game's options in force. """
    status: SessionSummaryStatus
    label: None | str
    seats: list[SessionSeat]
    clock: Clock | None
    result: None | Result
    created_at: datetime.datetime
    """ RFC 3339. The service tells times in UTC. """
    ended_at: datetime.datetime | None

    def to_dict(self) -> dict[str, Any]:
        from ..models.clock import Clock  # noqa: PLC0415
        from ..models.result import Result  # noqa: PLC0415

        session_id = self.session_id

        game = self.game

        players = self.players

        options = self.options.to_dict()

        status: str = self.status

        label: None | str
        label = self.label

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        clock: dict[str, Any] | None
        if isinstance(self.clock, Clock):
            clock = self.clock.to_dict()
        else:
            clock = self.clock

        result: dict[str, Any] | None
        if isinstance(self.result, Result):
            result = self.result.to_dict()
        else:
            result = self.result

        created_at = self.created_at.isoformat()

        ended_at: None | str
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "session_id": session_id,
                "game": game,
                "players": players,
                "options": options,
                "status": status,
                "label": label,
                "seats": seats,
                "clock": clock,
                "result": result,
                "created_at": created_at,
                "ended_at": ended_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.clock import Clock  # noqa: PLC0415
        from ..models.result import Result  # noqa: PLC0415
        from ..models.session_seat import SessionSeat  # noqa: PLC0415
        from ..models.session_summary_options import SessionSummaryOptions  # noqa: PLC0415

        d = dict(src_dict)
        session_id = d.pop("session_id")

        game = d.pop("game")

        players = d.pop("players")

        options = SessionSummaryOptions.from_dict(d.pop("options"))

        status = check_session_summary_status(d.pop("status"))

        def _parse_label(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        label = _parse_label(d.pop("label"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SessionSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        def _parse_clock(data: object) -> Clock | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                clock_type_0 = Clock.from_dict(data)

                return clock_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Clock | None, data)

        clock = _parse_clock(d.pop("clock"))

        def _parse_result(data: object) -> None | Result:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = Result.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Result, data)

        result = _parse_result(d.pop("result"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_at_type_0 = datetime.datetime.fromisoformat(data)

                return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        session_summary = cls(
            session_id=session_id,
            game=game,
            players=players,
            options=options,
            status=status,
            label=label,
            seats=seats,
            clock=clock,
            result=result,
            created_at=created_at,
            ended_at=ended_at,
        )

        return session_summary
