"""Keeping sessions: every look at one first settles what has come due, every change is tried again when others got in between."""

from collections.abc import Callable
from datetime import datetime

from referee.sessions.errors import NoSuchSession, StoreUnavailable
from referee.sessions.model import AnyChange, Entry, Millis, Session, millis
from referee.sessions.store import Store
from referee.sessions.story import advanced, due, settled
from referee.sessions.tokens import new_id

_ATTEMPTS = 100
"""How often a commit is tried again. Each time somebody else got on, so few are ever needed."""

_KEPT_CHANGING = "The session kept changing. Send the request again."


class Keeper:
    """The sessions of a store, as of now."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self.store = store
        self._now = now

    def now(self) -> Millis:
        """Return the time."""
        return millis(self._now())

    def current(self, session_id: str, now: Millis | None = None) -> Session:
        """Return a session with all settled that was due by now. Raises NoSuchSession, StoreUnavailable."""
        now = self.now() if now is None else now
        session = self.store.load(session_id)
        conflicts = 0
        while conflicts < _ATTEMPTS:
            after, entries = settled(session, now, new_id())
            if not entries:
                return session
            if self._committed(session, after, entries):
                session = after
            else:
                conflicts += 1
                session = self.store.load(session_id)
        raise StoreUnavailable(_KEPT_CHANGING)

    def news(self, session_id: str, version: int) -> tuple[Session, list[Entry]]:
        """Return a session as of now, and the entries of the versions after the given one."""
        while True:
            session, entries = self.store.load_since(session_id, version)
            if due(session, self.now()) is None:
                return session, entries
            self.current(session_id)

    def change(self, session_id: str, make: Callable[[Session], AnyChange]) -> tuple[Session, list[Entry]]:
        """Change a session; return it after that with what came of the change, the change itself first.

        `make` is asked, perhaps again and again, what to do with the session as it is; whatever it raises changes nothing.
        """
        now = self.now()  # when it was asked for: what comes of it must not hang on how often it is tried
        for _ in range(_ATTEMPTS):
            commit = new_id()
            session = self.current(session_id, now)
            at = max(now, session.updated_at)
            after, entry = advanced(session, make(session), at, commit)
            after, further = settled(after, at, commit)
            entries = [entry, *further]
            if self._committed(session, after, entries):
                return after, entries
        raise StoreUnavailable(_KEPT_CHANGING)

    def _committed(self, before: Session, after: Session, entries: list[Entry]) -> bool:
        """Commit the entries that lead from one session to another; return whether nobody else got in between.

        Where the lobby has a session under its status, it is there under the next one first, and for as long as the change lets the
        session live: no search misses it.
        """
        moves_on = after.terms.public and after.status != before.status
        if moves_on:
            self.store.list_publicly([after])
        elif after.terms.public:
            self.store.keep_listed(after)
        done = self.store.commit(after, entries) == "done"
        if moves_on and done:
            self.store.unlist(before)
        return done

    def create(self, session: Session, entry: Entry) -> Session:
        """Keep a new session; return it, or the one that is there by its id already."""
        try:
            if self.store.commit(session, [entry]) == "done":
                return session
        except NoSuchSession:  # cannot be: what is created needs no session to be there
            raise StoreUnavailable("The session could not be created. Send the request again.") from None
        return self.store.load(session.terms.session_id)
