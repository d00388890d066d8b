"""Metrics for Prometheus, right over any number of workers.

What counts sessions and moves are counters of what was committed: Redis decides every commit for one worker only, so each is
counted once, whichever worker made it. A gauge of the sessions there are would drift, since they expire in Redis unseen.

No label says who plays or what is held: labels are names of the document (operations, games, rules) and statuses. Of what is
hidden, only a rejection depends on it, by its rule: that a seat was told to follow suit says something of its hand. So a
service with players who could read along sets METRICS_TOKEN.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from time import perf_counter
from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from referee.sessions.model import Entry, Moved, Opened, RematchAsked, Session, Taken
from referee.sessions.store import Outcome, Store
from referee.sessions.waiting import WaitingRoom

CONTENT_TYPE = CONTENT_TYPE_LATEST

_REGISTRY = CollectorRegistry()
_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
_SLOW = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

_REQUESTS = Counter("referee_requests", "Requests answered.", ["operation", "status"], registry=_REGISTRY)
_DURATION = Histogram(
    "referee_request_duration_seconds",
    "Seconds until a request was answered, long polls included; of a stream until it began.",
    ["operation"],
    buckets=_SLOW,
    registry=_REGISTRY,
)
_REJECTIONS = Counter(
    "referee_rejections", "Moves that were not made, by the rule that forbids them.", ["rule"], registry=_REGISTRY
)
_MOVES = Counter(
    "referee_moves",
    "Moves made in sessions, by a player, or for it by the clock or a forfeit.",
    ["game", "cause"],
    registry=_REGISTRY,
)
_SESSIONS = Counter(
    "referee_sessions",
    "Sessions that came to a status; new ones come to waiting or active.",
    ["game", "status"],
    registry=_REGISTRY,
)
_WAITERS = Gauge(
    "referee_waiters", "Long polls and streams that are waiting.", registry=_REGISTRY, multiprocess_mode="livesum"
)  # fmt: skip
_STORE = Histogram(
    "referee_redis_duration_seconds", "Seconds that Redis took for a call.", ["call"], buckets=_FAST, registry=_REGISTRY
)  # fmt: skip


def exposition() -> bytes:
    """Return all metrics, of all workers if there are several, in Prometheus' text format."""
    directory = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if not directory:
        return generate_latest(_REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry, directory)
    return generate_latest(registry)


# Looking a label up takes longer than counting.
_requests: Callable[[str, int], Counter] = cache(lambda operation, status: _REQUESTS.labels(operation, str(status)))
_duration: Callable[[str], Histogram] = cache(_DURATION.labels)
_rejections: Callable[[str], Counter] = cache(_REJECTIONS.labels)
_moves: Callable[[str, str], Counter] = cache(_MOVES.labels)
_sessions: Callable[[str, str], Counter] = cache(_SESSIONS.labels)
_store: Callable[[str], Histogram] = cache(_STORE.labels)


def count_request(operation: str, status: int, seconds: float, rule: str | None) -> None:
    """Count a request that was answered, and the rule that a move was rejected by."""
    _requests(operation, status).inc()
    _duration(operation).observe(seconds)
    if rule:
        _rejections(rule).inc()


class _Timed:
    """Times a call. It is entered several times for every move, so it is no generator."""

    __slots__ = ("_began", "_observe")

    def __init__(self, call: str) -> None:
        self._observe = _store(call).observe

    def __enter__(self) -> None:
        self._began = perf_counter()

    def __exit__(self, *_raised: object) -> None:
        self._observe(perf_counter() - self._began)


class MeteredStore(Store):
    """A store whose calls are timed, and whose commits are counted."""

    def ping(self) -> None:
        """Return if Redis answers."""
        with _Timed("ping"):
            super().ping()

    def load(self, session_id: str) -> Session:
        """Return a session as it is now."""
        with _Timed("load"):
            return super().load(session_id)

    def load_since(self, session_id: str, version: int) -> tuple[Session, list[Entry]]:
        """Return a session as it is now, and the entries of the versions after the given one."""
        with _Timed("load"):
            return super().load_since(session_id, version)

    def commit(self, session: Session, entries: Sequence[Entry]) -> Outcome:
        """Make the session the current one, and count what that changed."""
        with _Timed("commit"):
            outcome = super().commit(session, entries)
        if outcome == "done":
            _count(session, entries)
        return outcome


def _count(session: Session, entries: Sequence[Entry]) -> None:
    """Count the moves of a commit, and the statuses that a session came to by it."""
    game = session.terms.game
    for entry in entries:
        change = entry.change
        if isinstance(change, Moved):
            _moves(game, change.cause).inc()
        elif isinstance(change, Opened):
            _sessions(game, "waiting" if None in change.places else "active").inc()
        elif isinstance(change, Taken) and session.state is not None:
            _sessions(game, "active").inc()  # the table was not full before
    if session.over and not isinstance(entries[0].change, RematchAsked):  # all that can follow the end
        _sessions(game, session.status).inc()


class MeteredRoom(WaitingRoom):
    """A waiting room whose waiters are counted."""

    @contextmanager
    def place(self, session_id: str) -> Iterator[Any]:
        """Take a place for a session."""
        with super().place(session_id) as wait, _WAITERS.track_inprogress():
            yield wait
