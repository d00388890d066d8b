"""Sessions in Redis: one hash-tagged pair of keys each, and one script that commits."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import wraps
from importlib.resources import files
from typing import Any, Literal, ParamSpec, TypeVar

import redis
from msgspec import json
from redis.backoff import ExponentialWithJitterBackoff
from redis.retry import Retry

from referee.sessions.errors import NoSuchSession, StoreUnavailable
from referee.sessions.model import Entry, Session, Terms
from referee.sessions.tokens import new_seed

CHANNEL = "referee:changes"
"""Where the id of every session that changed is announced."""

ANY = "*"
"""Instead of an id: any session may have changed without having been announced."""

LOBBY = "referee:lobby"
"""The public sessions, by the time of their creation."""

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

    def drop(self, sessions: Iterable[Session]) -> None:
        """Take sessions back that were just created, as far as Redis can be reached: nobody has been told of them."""
        with suppress(redis.RedisError):
            for session in sessions:
                self._redis.delete(*keys(session.terms.session_id))

    # --- The lobby ----------------------------------------------------------------------------------------------------

    @_guarded
    def list_publicly(self, terms: Terms) -> None:
        """Put a session into the lobby if it is public. Listing it again changes nothing."""
        if terms.public:
            self._redis.zadd(LOBBY, {terms.session_id: terms.created_at})
            self._redis.expire(LOBBY, self._lifetime)

    @_guarded
    def lobby(self, before: tuple[int, str] | None, count: int) -> list[tuple[tuple[int, str], Session | None]]:
        """Return so many sessions of the lobby, the latest first, from after a position (time of creation, id) on.

        With each comes its position; in place of one that has expired there is None, and it is taken off.
        """
        latest: Any = "+inf" if before is None else before[0]
        found: Any = self._redis.zrevrangebyscore(LOBBY, latest, "-inf", withscores=True)
        positions = [(int(score), member.decode()) for member, score in found]
        positions = [position for position in positions if before is None or position < before][:count]
        with self._redis.pipeline(transaction=False) as pipeline:
            for _, session_id in positions:
                pipeline.hget(keys(session_id)[0], "session")
            loaded = pipeline.execute()
        gone = [session_id for (_, session_id), raw in zip(positions, loaded, strict=True) if raw is None]
        if gone:
            self._redis.zrem(LOBBY, *gone)
        return [(at, None if raw is None else _session_decoder.decode(raw)) for at, raw in zip(positions, loaded, strict=True)]

    # --- Tickets and idempotency keys ---------------------------------------------------------------------------------

    @_guarded
    def keep_ticket(self, session_id: str, ticket_digest: str, seat: int | None, seconds: int) -> None:
        """Keep a ticket for so long, and whom it lets watch as."""
        self._redis.set(_ticket_key(session_id, ticket_digest), json.encode(seat), ex=seconds)

    @_guarded
    def ticket(self, session_id: str, ticket_digest: str) -> tuple[bool, int | None]:
        """Return whether there is such a ticket, and the seat it lets watch as (None: a spectator)."""
        raw: Any = self._redis.get(_ticket_key(session_id, ticket_digest))
        return raw is not None, json.decode(raw, type=int | None) if raw is not None else None

    @_guarded
    def claim(self, key: str, request_digest: str, seconds: int) -> tuple[str, str]:
        """Claim an idempotency key for a request; return the digest of the request that has it, and that claim's own random part.

        It is ours if the digest is; whoever claims it again for the same request gets the same random part.
        """
        name = f"referee:key:{key}"
        self._redis.set(name, f"{request_digest} {new_seed()}", nx=True, ex=seconds)
        raw: Any = self._redis.get(name)
        digest, _, part = raw.decode().partition(" ")
        return digest, part

    # --- Changes ------------------------------------------------------------------------------------------------------

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


def _ticket_key(session_id: str, digest: str) -> str:
    return f"referee:{{{session_id}}}:ticket:{digest}"


def _session(raw: bytes | None) -> Session:
    if raw is None:
        raise NoSuchSession
    return _session_decoder.decode(raw)
