"""Sessions in Redis: one hash-tagged pair of keys each, and one script that commits."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from importlib.resources import files
from typing import Any, Literal, ParamSpec, TypeVar

import redis
from msgspec import json
from redis.backoff import ExponentialWithJitterBackoff
from redis.retry import Retry

from referee.sessions.errors import NoSuchSession, StoreUnavailable
from referee.sessions.model import Entry, Session

CHANNEL = "referee:changes"
"""Where the id of every session that changed is announced."""

ANY = "*"
"""Instead of an id: any session may have changed without having been announced."""

COMMIT_SCRIPT = files(__package__).joinpath("commit.lua").read_text()

Outcome = Literal["done", "conflict"]

_session_decoder = json.Decoder(Session)
_entry_decoder = json.Decoder(Entry)

P = ParamSpec("P")
R = TypeVar("R")


def connect(url: str) -> "redis.Redis":
    """Return a client for `redis://`, `rediss://` or `unix://`, which asks again by itself when a connection breaks."""
    pool = redis.BlockingConnectionPool.from_url(
        url,
        max_connections=64,
        timeout=5,
        socket_timeout=5,
        socket_connect_timeout=2,
        health_check_interval=30,
        retry=Retry(ExponentialWithJitterBackoff(cap=0.5, base=0.05), 2),
    )
    return redis.Redis(connection_pool=pool)


def keys(session_id: str) -> tuple[str, str]:
    """Return the keys of a session and of its log; the braces keep them on one node of a cluster."""
    return f"referee:{{{session_id}}}", f"referee:{{{session_id}}}:log"


@contextmanager
def _available() -> Iterator[None]:
    try:
        yield
    except redis.RedisError as error:
        raise StoreUnavailable("The session store cannot be reached. Nothing is lost: send the request again.") from error


def _guarded(method: Callable[P, R]) -> Callable[P, R]:
    """Turn what Redis raises into StoreUnavailable."""

    @wraps(method)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        with _available():
            return method(*args, **kwargs)

    return guarded


class Store:
    """The sessions in one Redis. Every method raises StoreUnavailable when it cannot be reached."""

    def __init__(self, client: "redis.Redis", lifetime: int) -> None:
        self._redis = client
        self._lifetime = lifetime
        self._commit = client.register_script(COMMIT_SCRIPT)

    @_guarded
    def ping(self) -> None:
        """Return if Redis answers."""
        self._redis.ping()

    @_guarded
    def load(self, session_id: str) -> Session:
        """Return a session as it is now. Raises NoSuchSession."""
        raw: Any = self._redis.hget(keys(session_id)[0], "session")
        return _session(raw)

    @_guarded
    def load_since(self, session_id: str, version: int) -> tuple[Session, list[Entry]]:
        """Return a session as it is now, and the entries of the versions after the given one. Raises NoSuchSession."""
        session_key, log_key = keys(session_id)
        with self._redis.pipeline(transaction=False) as pipeline:
            pipeline.hget(session_key, "session")
            pipeline.lrange(log_key, version, -1)
            raw, entries = pipeline.execute()
        session = _session(raw)
        wanted = max(session.version - version, 0)
        if len(entries) < wanted:  # Redis has dropped the log, and the rest is no session any more
            raise NoSuchSession
        return session, [_entry_decoder.decode(entry) for entry in entries[:wanted]]

    def commit(self, session: Session, entries: Sequence[Entry]) -> Outcome:
        """Make the session, which has advanced by the entries, the current one; "conflict" if it was not based on that.

        Sending the same commit twice is harmless. Raises NoSuchSession if it expired meanwhile.
        """
        answer = self._send(session, entries)
        if answer == "missing":
            raise NoSuchSession
        return answer

    @_guarded
    def _send(self, session: Session, entries: Sequence[Entry]) -> Outcome | Literal["missing"]:
        based_on = session.version - len(entries)
        session_id = session.terms.session_id
        raw = [json.encode(entry) for entry in entries]
        answer = self._commit(keys(session_id), [based_on, json.encode(session), self._lifetime, CHANNEL, session_id, *raw])
        decoded: Outcome | Literal["missing"] = answer.decode()
        return decoded

    def listen(self) -> Iterator[str | None]:
        """Yield the id of every session that changes, and None at least once a second.

        ANY comes when the subscription stands, and whenever it had to be made anew: what changed meanwhile was missed.
        Raises RedisError when cut off for longer.
        """
        with self._redis.pubsub() as subscription:  # type: ignore[no-untyped-call]  # redis-py's
            subscription.subscribe(CHANNEL)
            while True:
                message = subscription.get_message(timeout=1.0)
                if message is None:
                    yield None
                else:
                    yield message["data"].decode() if message["type"] == "message" else ANY


def _session(raw: bytes | None) -> Session:
    if raw is None:
        raise NoSuchSession
    return _session_decoder.decode(raw)
