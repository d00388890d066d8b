"""What a session tells its callers."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

from msgspec import Meta

from referee.games import AnyMove, AnyRange, AnyView
from referee.games.chance import Seed
from referee.games.core import Result, SeatIndex, Viewer, visible
from referee.games.record import Record
from referee.sessions.model import Clock, Digest, Entry, Label, LoggedEvent, Mode, Name, Session, Status, Time, timestamp
from referee.sessions.story import deadline, next_deadline
from referee.sessions.tokens import Caller


class SessionSeat(Record, frozen=True):
    """A seat of a session."""

    seat: SeatIndex
    name: Name | None
    taken: bool
    forfeited: bool


class SessionFairness(Record, frozen=True):
    """How the deal is bound: the server's seed is published when the session ends, never before."""

    mode: Mode
    commitment: Annotated[Digest | None, Meta(description="Null when the seed is fixed.")]
    server_seed: Annotated[Seed | None, Meta(description="Null until the session ends, and when the seed is fixed.")]


class SessionLegalMoves(Record, frozen=True):
    """What the viewer's seat may do now. Every entry of `moves` is a whole legal move: submit any one of them."""

    seat: SeatIndex
    moves: tuple[AnyMove, ...]
    ranges: Annotated[tuple[AnyRange, ...], Meta(description="Families of moves that are too many to list.")]
    complete: Annotated[bool, Meta(description="Whether `moves` is all there is.")]


class SeatClock(Record, frozen=True):
    """The time of a seat."""

    bank_seconds: Annotated[float, Meta(description="What is left of its bank, not counting its open decision.")]
    deadline: Annotated[Time | None, Meta(description="When its open decision is due; null if it has none.")]


class SessionClock(Clock, frozen=True):
    """The clock of a session, and what it says."""

    seats: Annotated[tuple[SeatClock, ...], Meta(description="Per seat.")]


class SessionSummary(Record, frozen=True):
    """A public session, as the lobby shows it."""

    session_id: str
    game: str
    players: int
    options: Annotated[dict[str, Any], Meta(description="The game's options in force.")]
    status: Status
    label: Label | None
    seats: tuple[SessionSeat, ...]
    clock: Clock | None
    result: Result | None
    created_at: Time
    ended_at: Time | None


class SessionView(Record, frozen=True):
    """A session as one viewer may know it."""

    session_id: str
    game: str
    players: int
    options: Annotated[dict[str, Any], Meta(description="The game's options in force.")]
    version: Annotated[int, Meta(ge=1, description="One more with everything that happens.")]
    status: Status
    label: Label | None
    public: Annotated[bool, Meta(description="Whether anybody may watch.")]
    viewer: Viewer
    seats: tuple[SessionSeat, ...]
    to_act: Annotated[tuple[SeatIndex, ...], Meta(description="The seats that owe a decision, ascending.")]
    decision: Annotated[
        int | None,
        Meta(description="How many moves of the viewer's seat have been accepted: names its open decision. Null for a spectator."),
    ]
    deadline: Annotated[
        Time | None,
        Meta(description="When the viewer's open decision is due, if it has none the first of the others'; null without a clock."),
    ]
    clock: Annotated[SessionClock | None, Meta(description="Null without a clock.")]
    view: Annotated[
        AnyView | None,
        Meta(
            description="The game's table as the viewer may see it; null before the start. When a session ends early it stays as "
            "it was: `status`, `to_act` and `result` of the session decide."
        ),
    ]
    legal_moves: Annotated[SessionLegalMoves | None, Meta(description="Null for a spectator.")]
    events: Annotated[
        tuple[LoggedEvent, ...],
        Meta(description="After a move: what it led to. With `after_version`: all that happened since. Otherwise empty."),
    ]
    fairness: SessionFairness
    result: Annotated[Result | None, Meta(description="How the session ended, forfeits counted.")]
    rematch: Annotated[str | None, Meta(description="The id of this session's rematch, once a seat has asked for one.")]
    created_at: Time
    updated_at: Annotated[Time, Meta(description="When the latest version came about.")]
    ended_at: Annotated[Time | None, Meta(description="Null until the session ends.")]


def session_view(session: Session, caller: Caller, entries: Sequence[Entry] = ()) -> SessionView:
    """Return a session as a caller may know it, with the events of the given entries of its log."""
    terms, state, game, seat = session.terms, session.state, session.game, caller.seat
    return SessionView(
        session_id=terms.session_id,
        game=terms.game,
        players=terms.players,
        options=terms.options,
        version=session.version,
        status=session.status,
        label=terms.label,
        public=terms.public,
        viewer=seat,
        seats=_seats(session),
        to_act=session.to_act,
        decision=None if seat is None else session.decisions[seat],
        deadline=_deadline(session, seat),
        clock=_clock(session),
        view=None if state is None else game.view(state, seat),
        legal_moves=None if seat is None else _legal_moves(session, seat),
        events=visible_events(entries, seat),
        fairness=SessionFairness(terms.mode, terms.commitment, terms.server_seed if session.over else None),
        result=session.result,
        rematch=session.rematch,
        created_at=timestamp(terms.created_at),
        updated_at=timestamp(session.updated_at),
        ended_at=None if session.ended_at is None else timestamp(session.ended_at),
    )


def session_summary(session: Session) -> SessionSummary:
    """Return what the lobby shows of a session."""
    terms = session.terms
    return SessionSummary(
        session_id=terms.session_id,
        game=terms.game,
        players=terms.players,
        options=terms.options,
        status=session.status,
        label=terms.label,
        seats=_seats(session),
        clock=terms.clock,
        result=session.result,
        created_at=timestamp(terms.created_at),
        ended_at=None if session.ended_at is None else timestamp(session.ended_at),
    )


def visible_events(entries: Iterable[Entry], seat: int | None) -> tuple[Any, ...]:
    """Return the events of entries as a seat, or a spectator, may know them."""
    return tuple([visible(event, seat) for entry in entries for event in entry.events])


def _seats(session: Session) -> tuple[SessionSeat, ...]:
    gone = session.forfeited
    return tuple(
        [SessionSeat(i, place.name if place else None, place is not None, i in gone) for i, place in enumerate(session.places)]
    )


def _legal_moves(session: Session, seat: int) -> SessionLegalMoves:
    if session.over or session.state is None:
        return SessionLegalMoves(seat, (), (), complete=True)
    listed = session.game.legal_moves(session.state, seat)
    return SessionLegalMoves(seat, listed.moves, listed.ranges, listed.complete)


def _deadline(session: Session, seat: int | None) -> str | None:
    own = deadline(session, seat) if seat is not None else None
    at = next_deadline(session) if own is None else own
    return None if at is None else timestamp(at)


def _clock(session: Session) -> SessionClock | None:
    clock = session.terms.clock
    if clock is None:
        return None
    dues = [deadline(session, seat) for seat in range(session.terms.players)]
    seats = [SeatClock(bank / 1000, None if at is None else timestamp(at)) for bank, at in zip(session.banks, dues, strict=True)]
    return SessionClock(clock.move_seconds, clock.bank_seconds, clock.on_timeout, tuple(seats))
