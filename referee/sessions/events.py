"""What happens to a session beside the moves of its game."""

from typing import Annotated, Literal

from msgspec import Meta

from referee.games.core import Event, Result


class SeatTaken(Event, frozen=True, kw_only=True, tag="session.seat_taken"):
    """Somebody sat down."""

    name: str | None


class SeatLeft(Event, frozen=True, kw_only=True, tag="session.seat_left"):
    """A seat is free again."""


class TimedOut(Event, frozen=True, kw_only=True, tag="session.timed_out"):
    """A seat did not decide in time; the referee plays its first listed move."""


class SeatForfeited(Event, frozen=True, kw_only=True, tag="session.seat_forfeited"):
    """A seat has given the game up."""

    reason: Literal["resignation", "timeout"]


class SessionEnded(Event, frozen=True, kw_only=True, tag="session.ended"):
    """The session is over, not by the game's own rules."""

    result: Annotated[Result | None, Meta(description="Null for an aborted session.")]


class RematchOffered(Event, frozen=True, kw_only=True, tag="session.rematch_offered"):
    """A seat asked for a rematch: a new session waits for the others."""

    session_id: str


SessionEvent = SeatTaken | SeatLeft | TimedOut | SeatForfeited | SessionEnded | RematchOffered
