"""What can be done with sessions. No state is kept here: any worker can do any of it."""

import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import to_builtins
from msgspec.structs import replace

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
    SeatTaken,
    SessionOver,
    StaleDecision,
    StoreUnavailable,
    Unauthenticated,
    WrongStatus,
)
from referee.sessions.keeper import Keeper
from referee.sessions.model import (
    Aborted,
    AnyChange,
    Clock,
    Entry,
    Forfeited,
    GameRecord,
    Left,
    Moved,
    RematchAsked,
    Seating,
    Session,
    Taken,
    Terms,
)
from referee.sessions.record import record_of
from referee.sessions.story import opened, told
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


class Seated(NamedTuple):
    """A seat that was taken, its token, which is told this once, and the session after that."""

    seat: int
    token: str
    session: SessionView


class Sessions:
    """The sessions that a keeper keeps."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    # --- Creating -----------------------------------------------------------------------------------------------------

    def create(self, tables: list[NewTable], secrets: Secrets, *, several: bool = False) -> list[Created]:
        """Create sessions, all or none, and deal where the seats are assigned.

        With the same secrets they are created once, and the answer is the same. Raises Invalid with the field that is wrong, when
        several may be asked for below `sessions` and the index.
        """
        made = [self._opened(table, secrets.part(str(i)), f"sessions.{i}." if several else "") for i, table in enumerate(tables)]
        new: list[Session] = []
        try:
            for session, entry, _ in made:
                if self._keeper.create(session, entry):
                    new.append(session)
        except StoreUnavailable:
            self._keeper.store.drop(new)
            raise
        for session, _, _ in made:
            self._keeper.store.list_publicly(session.terms)
        return [self._told_of(session, told_once, session in new) for session, _, told_once in made]

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

    # --- Taking seats -------------------------------------------------------------------------------------------------

    def take(self, session_id: str, token: str | None, name: str, seat: int | None, entropy: str, secrets: Secrets) -> Seated:
        """Take a seat of an open table, the next free one if none is chosen; the last one starts the game.

        Anybody may sit at a public table; at a private one the organiser's token seats somebody. With the same secrets a seat is
        taken once, and the answer is the same. Raises SeatTaken,  Invalid.
        """

        def sit(session: Session) -> AnyChange:
            caller = tokens.identify(session, token)
            if caller.seat is not None:
                raise Forbidden("A seat's token takes no other seat.")
            if session.terms.reserved:
                raise SeatTaken("The seats are kept for the players of the game before: ask for a rematch there.")
            if None not in session.places:
                raise SeatTaken("Every seat is taken.")
            if session.over:
                raise WrongStatus("The session is over.")
            chosen = _free_seat(session, seat)
            return Taken(chosen, tokens.place(secrets, chosen, name, entropy)[0])

        return self._seated(session_id, sit, secrets)

    def _seated(self, session_id: str, sit: Callable[[Session], AnyChange], secrets: Secrets) -> Seated:
        """Make somebody sit, or find that they do already; return the answer that they got when they sat down."""
        session, entries = self._keeper.news(session_id, 0)
        for i, entry in enumerate(entries):
            if isinstance(entry.change, Taken):
                place, token = tokens.place(secrets, entry.change.seat, None, "")
                if place.digest == entry.change.place.digest:
                    return Seated(
                        entry.change.seat,
                        token,
                        session_view(told(session.terms, entries[: i + 1]), Caller(entry.change.seat), [entry]),
                    )
        after, made = self._keeper.change(session_id, sit)
        change = made[0].change
        assert isinstance(change, Taken)  # noqa: S101  # it is what `sit` makes
        token = tokens.place(secrets, change.seat, None, "")[1]
        return Seated(change.seat, token, session_view(after, Caller(change.seat), made))

    def leave(self, session_id: str, token: str | None, seat: int) -> SessionView:
        """Leave a seat before the game starts, with its token. Raises Forbidden for another seat, WrongStatus after the start."""

        def stand_up(session: Session) -> AnyChange:
            if tokens.seat_of(session, token) != seat:
                raise Forbidden(f"This token is not seat {seat}'s.")
            if session.status != "waiting":
                raise WrongStatus("The game has started: a seat can only resign now.")
            return Left(seat)

        after, entries = self._keeper.change(session_id, stand_up)
        return session_view(after, Caller(), entries)

    def rematch(self, session_id: str, token: str | None, entropy: str) -> Seated:
        """Ask for a rematch of a game that is over: all who ask get the same new session, seats rotated by one.

        Asking again gets the same answer. Raises WrongStatus before the end.
        """
        session = self._keeper.current(session_id)
        seat = tokens.seat_of(session, token)
        if session.status != "finished":
            raise WrongStatus("A rematch follows a finished game.")
        own, rotated = session.places[seat], (seat + 1) % session.terms.players
        new_id = session.rematch or self._offer_rematch(session_id, seat)
        self._open_rematch(session.terms, new_id)
        secrets = Secrets(hashlib.sha256(f"rematch {new_id} {token}".encode()).digest())

        def sit(new: Session) -> AnyChange:
            if new.places[rotated] is not None:
                raise SeatTaken(f"Seat {rotated} has been taken.")
            return Taken(rotated, tokens.place(secrets, rotated, own.name if own else None, entropy)[0])

        return self._seated(new_id, sit, secrets)

    def _offer_rematch(self, session_id: str, seat: int) -> str:
        """Return the id of a session's rematch, which whoever asks first decides."""

        def offer(session: Session) -> AnyChange:
            if session.rematch is not None:
                raise _Offered(session.rematch)
            return RematchAsked(seat, tokens.new_id())

        try:
            after, _ = self._keeper.change(session_id, offer)
        except _Offered as offered:
            return str(offered)
        return str(after.rematch)

    def _open_rematch(self, terms: Terms, new_id: str) -> None:
        """Create the rematch of a session, unless it is there."""
        server_seed = tokens.new_seed() if terms.fixed_seed is None else None
        again = replace(
            terms,
            session_id=new_id,
            seating="open",
            reserved=True,
            server_seed=server_seed,
            commitment=None if server_seed is None else commitment(server_seed),
            created_at=self._keeper.now(),
        )
        if self._keeper.create(*opened(again, (None,) * terms.players, tokens.new_id())):
            self._keeper.store.list_publicly(again)

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
        last = first
        while last + 1 < len(entries) and entries[last + 1].commit == entries[first].commit:
            last += 1
        return session_view(told(session.terms, entries[: last + 1]), Caller(seat), entries[first : last + 1])

    def resign(self, session_id: str, token: str | None) -> SessionView:
        """Give a seat's game up. Resigning again changes nothing. Raises SessionOver, WrongStatus before the start."""

        def give_up(session: Session) -> AnyChange:
            seat = tokens.seat_of(session, token)
            if session.over:
                raise SessionOver("The game is over.")
            if session.status == "waiting":
                raise WrongStatus("The game has not started: leave the seat instead.")
            if seat in session.forfeited:
                raise SessionOver("The seat has given up already.")
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


class _Offered(Exception):
    """A rematch that has been offered already; the text is its id."""


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


def _free_seat(session: Session, chosen: int | None) -> int:
    """Return the seat to take. Raises SeatTaken, or Invalid for one that the table does not have."""
    if chosen is None:
        return session.places.index(None)
    if chosen >= session.terms.players:
        raise Invalid("seat", f"is none of this table's: they are 0 to {session.terms.players - 1}")
    if session.places[chosen] is not None:
        raise SeatTaken(f"Seat {chosen} is taken.")
    return chosen


def _check_going_on(session: Session, move: Move) -> None:
    """Raise Rejection for a move when there is no game to make it in, in the order in which a game checks."""
    session.game.recognised(move)
    if session.over:
        raise Rejection("common.finished", "The game is over.")
    if session.state is None:
        raise Rejection("common.not-to-act", "The game has not started: seats are free.")
