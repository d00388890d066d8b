"""Watching sessions: a look that can wait, events after any version, and streams. All three tell the same story."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Annotated, NamedTuple

from msgspec import Meta

from referee.games import GAMES
from referee.games.core import Invalid
from referee.games.record import Record
from referee.sessions import tokens
from referee.sessions.errors import NoSuchSession, StoreUnavailable, Unauthenticated
from referee.sessions.keeper import Keeper
from referee.sessions.model import Entry, LoggedEvent, Session, Status, Time, timestamp
from referee.sessions.store import Position
from referee.sessions.story import advanced, due, next_deadline, told
from referee.sessions.tokens import Caller
from referee.sessions.views import SessionSummary, SessionView, session_summary, session_view, visible_events
from referee.sessions.waiting import WaitingRoom

_LOOKED_AT_TOGETHER = 50
"""Sessions of the lobby that are loaded at a time."""

_MOST_LOOKED_AT = 1000
"""Sessions of the lobby that are looked at for one page."""

_LISTED_UNDER: dict[Status | None, tuple[Status, ...]] = {
    None: ("waiting", "active", "finished", "aborted"),
    "waiting": ("waiting",),
    "active": ("active",),
    "finished": ("active", "finished"),  # a clock may have ended what nobody has looked at since
    "aborted": ("aborted",),
}
"""Where the lobby may have the sessions of a status."""

_CURSOR = re.compile("([0-9]{1,15})-([0-9a-f]{24})")

Identify = Callable[[Session], Caller]
"""Who is watching, from the session as it is; raises Unauthenticated or NoSuchSession when they are nobody in it."""


class VersionEvents(Record, frozen=True):
    """What made a version of a session."""

    version: Annotated[int, Meta(ge=1, description="The version that they made.")]
    at: Time
    events: tuple[LoggedEvent, ...]


class SessionEvents(Record, frozen=True):
    """What happened to a session, as the viewer may know it."""

    session_id: str
    version: Annotated[int, Meta(ge=1, description="The latest version.")]
    status: Status
    versions: Annotated[tuple[VersionEvents, ...], Meta(description="Those after the one asked for, ascending.")]


class StreamEnd(Record, frozen=True):
    """That nothing follows in a stream: the session is over."""

    session_id: str
    version: int
    status: Status


class Message(NamedTuple):
    """A message of a stream: a version, the end, or neither, to show that it is alive."""

    view: SessionView | None = None
    end: StreamEnd | None = None


class Watching:
    """Looking at the sessions that a keeper keeps."""

    def __init__(self, keeper: Keeper, room: WaitingRoom) -> None:
        self._keeper = keeper
        self._room = room

    def look(self, session_id: str, token: str | None, after_version: int | None = None, wait: float = 0) -> SessionView:
        """Return a session as the bearer of a token may know it.

        With `after_version` come the events since that version, and the answer may be put off for up to `wait` seconds until
        there are some or the session is over. Raises NoSuchSession, Unauthenticated, TooManyWaiting.
        """
        if after_version is None:
            session = self._keeper.current(session_id)
            return session_view(session, tokens.identify(session, token))
        session, caller, entries = self._news(session_id, token, after_version)
        if entries or wait <= 0 or session.over:
            return session_view(session, caller, entries)
        until = time.monotonic() + wait
        with self._room.place(session_id) as changed:
            while True:
                session, caller, entries = self._news(session_id, token, after_version)
                left = until - time.monotonic()
                if entries or session.over or left <= 0:
                    return session_view(session, caller, entries)
                changed(self._patience(session, left))
                if self._room.closing():  # there may be no time left to look again
                    return session_view(session, caller, entries)

    def events(self, session_id: str, token: str | None, after: int) -> SessionEvents:
        """Return what happened after a version, as the bearer of a token may know it. Raises as `look` does."""
        session, caller, entries = self._news(session_id, token, after)
        first = session.version - len(entries) + 1
        versions = [
            VersionEvents(first + i, timestamp(entry.at), visible_events([entry], caller.seat)) for i, entry in enumerate(entries)
        ]
        return SessionEvents(session_id, session.version, session.status, tuple(versions))

    def lobby(
        self, game: str | None, status: Status | None, after: str | None, count: int
    ) -> tuple[list[SessionSummary], str | None]:
        """Return public sessions, the latest first, and a cursor to what follows, null at the end.

        Only so many are looked at, so there may be fewer than asked for and still some to follow. Raises Invalid for a cursor that
        is none.
        """
        position = None if after is None else _position(after)
        found: list[tuple[Position, SessionSummary]] = []
        looked = 0
        while looked < _MOST_LOOKED_AT:
            games, statuses = [game] if game else list(GAMES), _LISTED_UNDER[status]
            listed = self._keeper.store.lobby(games, statuses, position, _LOOKED_AT_TOGETHER)
            if not listed:
                return [summary for _, summary in found], None
            looked += len(listed)
            for position, session in listed:
                if session is None or (settled := self._settled(session)) is None or status not in (None, settled.status):
                    continue
                if len(found) == count:
                    return [summary for _, summary in found], _cursor(found[-1][0])
                found.append((position, session_summary(settled)))
        return [summary for _, summary in found], _cursor(position)

    def _settled(self, session: Session) -> Session | None:
        """Return a session as of now, None if it has expired meanwhile."""
        if due(session, self._keeper.now()) is None:
            return session
        try:
            return self._keeper.current(session.terms.session_id)
        except NoSuchSession:
            return None

    def ticket(self, session_id: str, token: str | None, seconds: int) -> tuple[str, str]:
        """Return a ticket that lets its bearer watch as the bearer of the token for so long, and when it expires."""
        session = self._keeper.current(session_id)
        place = None if (seat := tokens.identify(session, token).seat) is None else session.places[seat]
        ticket = tokens.new_token()
        self._keeper.store.keep_ticket(session_id, tokens.token_digest(ticket), place.digest if place else "", seconds)
        return ticket, timestamp(self._keeper.now() + seconds * 1000)

    def admit(self, session_id: str, token: str | None, ticket: str | None) -> Identify:
        """Return how to tell whose stream it is: a ticket's, if there is one, else a token's."""
        if ticket is None:
            return lambda session: tokens.identify(session, token)
        holder = self._keeper.store.ticket_holder(session_id, tokens.token_digest(ticket))

        def identify(session: Session) -> Caller:
            seat = tokens.seat_with(session, holder) if holder else None
            if holder is None or (holder and seat is None):  # unknown, or its seat was left
                tokens.identify(session, None)
                raise Unauthenticated("This ticket is none of this session's, or has expired.")
            return Caller(seat)

        return identify

    def stream(
        self, session_id: str, identify: Identify, after: int | None, heartbeat: float, places: ExitStack
    ) -> Iterator[Message]:
        """Return the messages of a stream: every version after the given one, or from the latest on, until the session is over.

        Whoever calls has the place in the waiting room until `places` is closed. The stream ends early when the worker stops, the
        caller's seat is left, the store has forgotten versions that were told, or the session expires. Raises as `look` does,
        before the first message.
        """
        identify(self._keeper.current(session_id))  # strangers take no places
        changed = places.enter_context(self._room.place(session_id))
        session = self._keeper.current(session_id)
        seen = session.version - 1 if after is None else min(after, session.version)
        return self._messages(session_id, identify, self._at(session_id, seen), heartbeat, changed)

    def _messages(
        self, session_id: str, identify: Identify, then: Session | None, heartbeat: float, changed: Callable[[float], bool]
    ) -> Iterator[Message]:
        """Yield the messages from after the session as it then was, None before it was created."""
        while not self._room.closing():
            try:
                session, entries = self._keeper.news(session_id, 0 if then is None else then.version)
                caller = identify(session)
            except StoreUnavailable:
                patience = heartbeat  # what happens meanwhile is told when it can be reached again
            except (NoSuchSession, Unauthenticated):
                return
            else:
                if then is not None and session.version < then.version:  # the store forgot: whoever follows has to look again
                    return
                for entry in entries:
                    then = told(session.terms, [entry]) if then is None else advanced(then, entry.change, entry.at, entry.commit)[0]
                    yield Message(session_view(then, caller, [entry]))
                if session.over:
                    yield Message(end=StreamEnd(session_id, session.version, session.status))
                    return
                patience = self._patience(session, heartbeat)
            if not changed(patience):
                yield Message()

    def _at(self, session_id: str, version: int) -> Session | None:
        """Return a session as it was at a version; None for version 0, before it was created."""
        if version == 0:
            return None
        session, entries = self._keeper.news(session_id, 0)
        return told(session.terms, entries[:version])

    def _news(self, session_id: str, token: str | None, version: int) -> tuple[Session, Caller, list[Entry]]:
        session, entries = self._keeper.news(session_id, version)
        return session, tokens.identify(session, token), entries

    def _patience(self, session: Session, longest: float) -> float:
        """Return how many seconds to wait for a change: no longer than until a deadline passes, which brings one."""
        at = next_deadline(session)
        return longest if at is None else min(longest, max((at - self._keeper.now()) / 1000, 0.01))


def _cursor(position: Position | None) -> str | None:
    return None if position is None else "{}-{}".format(*position)


def _position(cursor: str) -> Position:
    """Return the position that a cursor stands for. Raises Invalid."""
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise Invalid("cursor", "is none that this service gave")
    return int(found[1]), found[2]
