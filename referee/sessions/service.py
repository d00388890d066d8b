"""What can be done with sessions. No state is kept here: any worker can do any of it."""

from typing import Any, NamedTuple

from msgspec import to_builtins

from referee.games import GAMES
from referee.games.core import Invalid, Malformed, Move, Rejection
from referee.games.shuffle import commitment
from referee.sessions import tokens
from referee.sessions.errors import (
    Forbidden,
    GameFinished,
    IllegalMove,
    NoRecordYet,
    NotToAct,
    SessionOver,
    StaleDecision,
    StoreUnavailable,
    Unauthenticated,
    WrongStatus,
)
from referee.sessions.keeper import Keeper
from referee.sessions.model import (
    RULES_VERSION,
    Aborted,
    AnyChange,
    Clock,
    Entry,
    Forfeited,
    GameRecord,
    Moved,
    Seating,
    Session,
    Terms,
)
from referee.sessions.record import record_of
from referee.sessions.seating import Seats
from referee.sessions.story import as_answered, opened, told
from referee.sessions.tokens import Caller, Secrets
from referee.sessions.views import SessionView, session_view

_REFUSALS: dict[str, type[IllegalMove]] = {"common.finished": GameFinished, "common.not-to-act": NotToAct}


class NewTable(NamedTuple):
    """What a session is to be created with."""

    game: str
    players: int
    options: dict[str, Any] | None = None
    seating: Seating = "assigned"
    names: tuple[str | None, ...] | None = None
    entropy: tuple[str, ...] | None = None
    seed: str | None = None
    clock: Clock | None = None
    public: bool = False
    label: str | None = None


class Created(NamedTuple):
    """A new session, and the tokens that are told this once; the seats have none yet while they are open."""

    session: SessionView
    organizer_token: str
    seat_tokens: tuple[str, ...] | None


class Sessions:
    """The sessions that a keeper keeps."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self.seats = Seats(keeper)

    # --- Creating -----------------------------------------------------------------------------------------------------

    def create(self, tables: list[NewTable], secrets: Secrets, *, several: bool = False) -> list[Created]:
        """Create sessions, all or none, and deal where the seats are assigned.

        With the same secrets they are created once, and the answer is the same. Raises Invalid with the field that is wrong, when
        several may be asked for below `sessions` and the index.
        """
        made = [self._opened(table, secrets.part(str(i)), f"sessions.{i}." if several else "") for i, table in enumerate(tables)]
        store = self._keeper.store
        try:
            kept = [self._keeper.create(session, entry) for session, entry, _ in made]
            store.list_publicly(kept)
        except StoreUnavailable:
            if not secrets.repeatable:  # else whoever sends it again gets them, and may have got them already
                store.drop([session for session, _, _ in made])
            raise
        return [
            self._told_of(session, told_once, there is session) for (session, _, told_once), there in zip(made, kept, strict=True)
        ]

    def _opened(self, table: NewTable, secrets: Secrets, field: str) -> tuple[Session, Entry, tuple[str, tuple[str, ...] | None]]:
        """Return a new session, its first entry and its tokens. Raises Invalid, naming what is wrong below `field`."""
        try:
            options = GAMES[table.game].options(table.options, table.players)
            _check(table)
        except Invalid as invalid:
            raise Invalid(field + invalid.field, invalid.why) from None
        server_seed = secrets.seed() if table.seed is None else None
        organizer_token = secrets.token("organizer")
        terms = Terms(
            rules_version=RULES_VERSION,
            session_id=secrets.id(),
            game=table.game,
            players=table.players,
            options=to_builtins(options),
            seating=table.seating,
            reserved=False,
            public=table.public,
            label=table.label,
            clock=table.clock,
            mode="fixed" if server_seed is None else "committed",
            commitment=None if server_seed is None else commitment(server_seed),
            server_seed=server_seed,
            fixed_seed=table.seed,
            organizer_digest=tokens.token_digest(organizer_token),
            created_at=self._keeper.now(),
        )
        if table.seating == "open":
            session, entry = opened(terms, (None,) * table.players, secrets.id("commit"))
            return session, entry, (organizer_token, None)
        names, entropy = table.names or (None,) * table.players, table.entropy or ("",) * table.players
        seated = [tokens.place(secrets, seat, names[seat], entropy[seat]) for seat in range(table.players)]
        session, entry = opened(terms, tuple(place for place, _ in seated), secrets.id("commit"))
        return session, entry, (organizer_token, tuple(token for _, token in seated))

    def _told_of(self, session: Session, told_once: tuple[str, tuple[str, ...] | None], new: bool) -> Created:
        """Return what the creator is told: of a session that is there already, what was told the first time."""
        if not new:
            kept, entries = self._keeper.store.load_since(session.terms.session_id, 0)
            session = told(kept.terms, entries[:1])
        return Created(session_view(session, Caller(organizer=True)), *told_once)

    # --- Playing ------------------------------------------------------------------------------------------------------

    def submit(self, session_id: str, token: str | None, move: Move, decision: int | None) -> tuple[SessionView, bool]:
        """Make a move; return the session after it with the events of the move, and whether it was only said again.

        A move for a decision already made is not made twice: the same move gets the answer it got then, another one is stale.
        Raises NoSuchSession, Unauthenticated, Forbidden, MoveRefused, and Malformed for a move of another game.
        """
        open_decision = 0

        def answer(session: Session) -> AnyChange:
            nonlocal open_decision
            seat = tokens.seat_of(session, token)
            open_decision = session.decisions[seat]
            if decision is not None and decision < open_decision:
                raise _Made(seat)
            if decision is not None and decision > open_decision:
                raise StaleDecision(f"Decision {decision} is not open: the next one is {open_decision}.", open_decision)
            _check_going_on(session, move)
            return Moved(seat, move, "player")

        try:
            after, entries = self._keeper.change(session_id, answer)
        except _Made as made:
            return self._first_answer(session_id, made.seat, move, int(decision or 0)), True
        except Malformed:
            raise
        except Rejection as rejection:
            raise _REFUSALS.get(rejection.rule, IllegalMove)(rejection, open_decision) from None
        return session_view(after, tokens.identify(after, token), entries), False

    def _first_answer(self, session_id: str, seat: int, move: Move, decision: int) -> SessionView:
        """Return what a seat was answered when it made a decision, by telling the story again up to there."""
        session, entries = self._keeper.news(session_id, 0)
        made = [i for i, entry in enumerate(entries) if isinstance(entry.change, Moved) and entry.change.seat == seat]
        first = made[decision]
        if entries[first].change != Moved(seat, move, "player"):
            raise StaleDecision(f"Decision {decision} has been made, and not by this move.", session.decisions[seat])
        then, led_to = as_answered(session.terms, entries, first)
        return session_view(then, Caller(seat), led_to)

    def resign(self, session_id: str, token: str | None) -> SessionView:
        """Give a seat's game up. Resigning again changes nothing. Raises SessionOver, WrongStatus before the start."""

        def give_up(session: Session) -> AnyChange:
            seat = tokens.seat_of(session, token)
            if session.over:
                raise SessionOver("The game is over.")
            if session.status == "waiting":
                raise WrongStatus("The game has not started: leave the seat instead.")
            if seat in session.forfeited:
                raise WrongStatus("The seat has given up already.")
            return Forfeited(seat, "resignation")

        after, entries = self._keeper.change(session_id, give_up)
        return session_view(after, tokens.identify(after, token), entries)

    def abort(self, session_id: str, token: str | None) -> SessionView:
        """Break a session off, as its organiser. Raises Forbidden for anybody else, SessionOver."""

        def break_off(session: Session) -> AnyChange:
            caller = tokens.identify(session, token)
            if not caller.organizer:
                raise Unauthenticated("The organiser's token is needed.") if token is None else Forbidden("Only the organiser may.")
            if session.over:
                raise SessionOver("The session is over.")
            return Aborted()

        after, entries = self._keeper.change(session_id, break_off)
        return session_view(after, Caller(organizer=True), entries)

    def record(self, session_id: str, token: str | None) -> GameRecord:
        """Return the record of a session that is over. Raises NoSuchSession, Unauthenticated, NoRecordYet."""
        session, entries = self._keeper.news(session_id, 0)
        tokens.identify(session, token)
        if not session.over:
            raise NoRecordYet("The record is published when the game is over.")
        if session.state is None:
            raise NoRecordYet("The session was broken off before a game was dealt, so it has no record.")
        return record_of(session, entries)


class _Made(Exception):
    """A decision that has been made already."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


def _check(table: NewTable) -> None:
    """Raise Invalid for what does not go together."""
    for field, given in (("names", table.names), ("entropy", table.entropy)):
        if given is None:
            continue
        if table.seating == "open":
            raise Invalid(field, "is for whoever takes an open seat to say")
        if len(given) != table.players:
            raise Invalid(field, f"must have {table.players} entries, one for each seat, not {len(given)}")
    if table.seed is not None and table.entropy is not None:
        raise Invalid("entropy", "has no effect on a fixed seed: give one or the other")


def _check_going_on(session: Session, move: Move) -> None:
    """Raise Rejection for a move when there is no game to make it in, in the order in which a game checks."""
    session.game.recognised(move)
    if session.over:
        raise Rejection("common.finished", "The game is over.")
    if session.state is None:
        raise Rejection("common.not-to-act", "The game has not started: seats are free.")
