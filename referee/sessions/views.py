"""What a session tells its callers."""

from typing import Annotated, Any

from msgspec import Meta

from referee.games import AnyEvent, AnyMove, AnyView
from referee.games.core import Record, Result, SeatIndex, Viewer, visible
from referee.games.shuffle import Seed
from referee.sessions.model import Digest, Entry, Label, Mode, Name, Session, Status, Time
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
    ranges: Annotated[
        tuple[Any, ...], Meta(description="The families of moves that are too many to list, each as its game describes it.")
    ]
    complete: Annotated[bool, Meta(description="Whether `moves` is all there is.")]


class SessionView(Record, frozen=True):
    """A session as one viewer may know it."""

    session_id: str
    game: str
    players: int
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
    deadline: Annotated[Time | None, Meta(description="When the open decision is due; null without a clock.")]
    clock: Annotated[None, Meta(description="Null: the session has no clock.")]
    view: Annotated[AnyView, Meta(description="The game's table as the viewer may see it.")]
    legal_moves: Annotated[SessionLegalMoves | None, Meta(description="Null for a spectator.")]
    events: Annotated[
        tuple[AnyEvent, ...],
        Meta(description="After a move: what it led to. With `after_version`: all that happened since. Otherwise empty."),
    ]
    fairness: SessionFairness
    result: Result | None
    created_at: Time
    updated_at: Annotated[Time, Meta(description="When the latest version came about.")]
    ended_at: Annotated[Time | None, Meta(description="Null until the session ends.")]


def session_view(session: Session, caller: Caller, entries: list[Entry] | None = None) -> SessionView:
    """Return a session as a caller may know it, with the events of the given entries of its log."""
    terms, state, game, seat = session.terms, session.state, session.game, caller.seat
    legal = None
    if seat is not None:
        listed = game.legal_moves(state, seat)
        legal = SessionLegalMoves(seat, listed.moves, listed.ranges, listed.complete)
    return SessionView(
        session_id=terms.session_id,
        game=terms.game,
        players=terms.players,
        version=session.version,
        status=session.status,
        label=terms.label,
        public=terms.public,
        viewer=seat,
        seats=tuple([SessionSeat(i, name, taken=True, forfeited=False) for i, name in enumerate(terms.names)]),
        to_act=state.to_act,
        decision=None if seat is None else session.decisions[seat],
        deadline=None,
        clock=None,
        view=game.view(state, seat),
        legal_moves=legal,
        events=tuple([visible(event, seat) for entry in entries or () for event in entry.events]),
        fairness=SessionFairness(terms.mode, terms.commitment, terms.server_seed if session.ended_at else None),
        result=state.result,
        created_at=terms.created_at,
        updated_at=session.updated_at,
        ended_at=session.ended_at,
    )
