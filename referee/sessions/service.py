"""What can be done with sessions. No state is kept here: any worker can do any of it."""

import time
from collections.abc import Callable
from copy import copy
from datetime import UTC, datetime
from typing import Any, NamedTuple

from msgspec import to_builtins

from referee.games import GAMES
from referee.games.core import Invalid, Judgement, Malformed, Move, Rejection
from referee.games.shuffle import combined_seed, commitment
from referee.sessions import tokens
from referee.sessions.errors import (
    GameFinished,
    IllegalMove,
    NoRecordYet,
    NotToAct,
    StaleDecision,
    StoreUnavailable,
)
from referee.sessions.model import Entry, GameRecord, Session, Terms, timestamp
from referee.sessions.record import record_of
from referee.sessions.store import Store
from referee.sessions.tokens import Caller
from referee.sessions.views import SessionView, session_view
from referee.sessions.waiting import WaitingRoom

_ATTEMPTS = 100
"""How often a move is judged again when others moved meanwhile. Each time somebody else got on, so few are ever needed."""


class Created(NamedTuple):
    """A new session, and the tokens that are told this once."""

    session: SessionView
    organizer_token: str
    seat_tokens: tuple[str, ...]


class Sessions:
    """The sessions of a store."""

    def __init__(self, store: Store, waiting_room: WaitingRoom, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._store = store
        self._waiting_room = waiting_room
        self._now = now

    def create(
        self,
        game_name: str,
        players: int,
        options: dict[str, Any] | None,
        names: tuple[str | None, ...] | None,
        entropy: tuple[str, ...] | None,
        seed: str | None,
        *,
        public: bool,
        label: str | None,
    ) -> Created:
        """Create a session with all its seats assigned, and deal. Raises Invalid with the field that is wrong."""
        game = GAMES[game_name]
        chosen = game.options(options, players)
        for field, given in (("names", names), ("entropy", entropy)):
            if given is not None and len(given) != players:
                raise Invalid(field, f"must have {players} entries, one for each seat, not {len(given)}")
        if seed is not None and entropy is not None:
            raise Invalid("entropy", "has no effect on a fixed seed: give one or the other")
        own = entropy or ("",) * players
        server_seed = tokens.new_seed() if seed is None else None
        seat_tokens = tuple(tokens.new_token() for _ in range(players))
        organizer_token = tokens.new_token()
        at = timestamp(self._now())
        terms = Terms(
            session_id=tokens.new_id(),
            game=game_name,
            players=players,
            options=to_builtins(chosen),
            names=names or (None,) * players,
            public=public,
            label=label,
            mode="fixed" if server_seed is None else "committed",
            commitment=None if server_seed is None else commitment(server_seed),
            server_seed=server_seed,
            entropy=own,
            seed=seed if server_seed is None else combined_seed(server_seed, own),  # type: ignore[arg-type]  # one of them is there
            organizer_digest=tokens.token_digest(organizer_token),
            seat_digests=tuple(map(tokens.token_digest, seat_tokens)),
            created_at=at,
        )
        session, events = _dealt(terms)
        self._store.commit(session, [Entry(tokens.new_id(), None, None, None, at, events)])
        return Created(session_view(session, Caller(organizer=True)), organizer_token, seat_tokens)

    def look(self, session_id: str, token: str | None, after_version: int | None = None, wait: float = 0) -> SessionView:
        """Return a session as the bearer of a token may know it.

        With `after_version` come the events since that version, and the answer may be put off for up to `wait` seconds until
        there are some or the session ends. Raises NoSuchSession, Unauthenticated, TooManyWaiting.
        """
        if after_version is None:
            session = self._store.load(session_id)
            return session_view(session, tokens.identify(session.terms, token))
        session, caller, entries = self._news(session_id, token, after_version)
        if entries or wait <= 0 or session.ended_at:
            return session_view(session, caller, entries)
        deadline = time.monotonic() + wait
        with self._waiting_room.place(session_id) as changed:
            while True:
                session, caller, entries = self._news(session_id, token, after_version)
                if entries or session.ended_at or not changed(max(deadline - time.monotonic(), 0)):
                    return session_view(session, caller, entries)

    def submit(self, session_id: str, token: str | None, move: Move, decision: int | None) -> tuple[SessionView, bool]:
        """Make a move; return the session after it with the events of the move, and whether it was only said again.

        A move for a decision already made is not made twice: the same move gets the answer it got then, another one is stale.
        Raises NoSuchSession, Unauthenticated, Forbidden, MoveRefused, and Malformed for a move of another game.
        """
        for _ in range(_ATTEMPTS):
            session = self._store.load(session_id)
            seat = tokens.seat_of(session.terms, token)
            current = session.decisions[seat]
            if decision is not None and decision < current:
                return self._first_answer(session, seat, move, decision), True
            if decision is not None and decision > current:
                raise StaleDecision(f"Decision {decision} is not open: the next one is {current}.", current)
            judgement = _judge(session, seat, move)
            entry = Entry(tokens.new_id(), seat, move, "player", timestamp(self._now()), judgement.events)
            after = _advanced(session, entry, judgement.state)
            if self._store.commit(after, [entry]) == "done":
                return session_view(after, Caller(seat), [entry]), False
        raise StoreUnavailable("The session kept changing. Send the move again.")

    def record(self, session_id: str, token: str | None) -> GameRecord:
        """Return the record of a session that is over. Raises NoSuchSession, Unauthenticated, NoRecordYet."""
        session, _, entries = self._news(session_id, token, 0)
        if session.ended_at is None:
            raise NoRecordYet("The record is published when the game is over.")
        return record_of(session, entries)

    def _news(self, session_id: str, token: str | None, version: int) -> tuple[Session, Caller, list[Entry]]:
        session, entries = self._store.load_since(session_id, version)
        return session, tokens.identify(session.terms, token), entries

    def _first_answer(self, session: Session, seat: int, move: Move, decision: int) -> SessionView:
        """Return what a seat was answered when it made a decision, by playing the session again up to there."""
        _, entries = self._store.load_since(session.terms.session_id, 0)
        then, _ = _dealt(session.terms)
        for entry in entries[1:]:
            answered = then.decisions[seat]
            then = _advanced(then, entry, then.game.judge(then.state, entry.seat, entry.move).state)  # type: ignore[arg-type]  # moves have a seat
            if answered == decision != then.decisions[seat]:
                if entry.move != move:
                    break
                return session_view(then, Caller(seat), [entry])
        raise StaleDecision(f"Decision {decision} has been made, with another move.", session.decisions[seat])


def _dealt(terms: Terms) -> tuple[Session, Any]:
    """Return a session at version 1, and the events of its deal."""
    state, events = GAMES[terms.game].deal(terms.players, terms.options, terms.seed)
    return Session(terms, 1, state, (0,) * terms.players, terms.created_at), events


def _advanced(session: Session, entry: Entry, state: Any) -> Session:
    """Return the session one version on."""
    after = copy(session)
    after.version += 1
    after.state = state
    after.decisions = tuple([n + (seat == entry.seat) for seat, n in enumerate(session.decisions)])
    after.updated_at = entry.at
    return after


def _judge(session: Session, seat: int, move: Move) -> Judgement:
    decision = session.decisions[seat]
    try:
        return session.game.judge(session.state, seat, move)
    except Malformed:
        raise
    except Rejection as rejection:
        refused = {"common.finished": GameFinished, "common.not-to-act": NotToAct}.get(rejection.rule, IllegalMove)
        raise refused(rejection, decision) from None
