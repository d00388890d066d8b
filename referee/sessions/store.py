"""Sessions in Redis: one hash-tagged pair of keys each, and one script that commits."""

import hashlib
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import wraps
from importlib.resources import files
from typing import Any, Literal, NamedTuple, ParamSpec, TypeVar

import redis
from msgspec import json

from referee.sessions.connection import Command, send, send_together
from referee.sessions.errors import NoSuchSession, StoreUnavailable
from referee.sessions.model import Entry, Session, Status
from referee.sessions.story import seconds_to_deadline
from referee.sessions.tokens import new_seed

_log = logging.getLogger("referee.store")

CHANNEL = "referee:changes"
"""Where the id of every session that changed is announced."""

ANY = "*"
"""Instead of an id: any session may have changed without having been announced."""

LOBBY = "referee:lobby"
"""What begins the keys of the lobby: the public sessions by game and status, each by the time of their creation."""

_ORDER = {"waiting": 0, "active": 1, "finished": 2, "aborted": 2}
"""Which status comes later."""

COMMIT_SCRIPT = files(__package__).joinpath("commit.lua").read_text()

_COMMIT_DIGEST = hashlib.sha1(COMMIT_SCRIPT.encode(), usedforsecurity=False).hexdigest()
"""What Redis knows the script by, once it has run it."""

_PATIENCE = 1000
"""Milliseconds that replicas have to say that they hold what is to be told."""

Outcome = Literal["done", "conflict"]

Position = tuple[int, str]
"""Where a session stands in the lobby: when it was created, and its id."""


class Claim(NamedTuple):
    """An idempotency key, and the request it belongs to."""

    request_digest: str
    part: str
    """A random part of what is made under the key: the same for whoever claims it again."""
    new: bool
    """Whether this very claim is the first."""


_session_decoder = json.Decoder(Session)
_entry_decoder = json.Decoder(Entry)

P = ParamSpec("P")
R = TypeVar("R")


def keys(session_id: str) -> tuple[str, str]:
    """Return the keys of a session and of its log; the braces keep them on one node of a cluster.

    Raises NoSuchSession for an id that would break out of them, which is none that was ever given.
    """
    if "}" in session_id:
        raise NoSuchSession
    return f"referee:{{{session_id}}}", f"referee:{{{session_id}}}:log"


@contextmanager
def _available() -> Iterator[None]:
    try:
        yield
    except (redis.RedisError, OSError) as error:
        # Of a command that failed redis-py quotes a hundred characters: digests and ids, and nothing that a session hides.
        _log.warning("Redis failed: %s: %s", type(error).__name__, error)
        raise StoreUnavailable("The session store cannot be reached. Nothing is lost: send the request again.") from error


def _guarded(method: Callable[P, R]) -> Callable[P, R]:
    """Turn what Redis raises into StoreUnavailable."""

    @wraps(method)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        with _available():
            return method(*args, **kwargs)

    return guarded


class Store:
    """The sessions in one Redis. Every method raises StoreUnavailable when it cannot be reached.

    With `replicas`, what it returns of a session, a claim or a ticket is held by so many replicas, be it old or new; while fewer
    answer, Redis counts as out of reach. So a replica that takes over has all that anybody was told, if `replicas` are all that a
    master has, and one that has lost what it held, or has not been filled yet, is not promoted. Of more replicas than that, one
    without the last changes may be. The lobby may show what no replica has yet.
    """

    def __init__(self, client: "redis.Redis", lifetime: int, replicas: int = 0) -> None:
        self._redis = client
        self._lifetime = lifetime
        self._replicas = replicas

    def _ask(self, tag: str, *commands: Command) -> list[Any]:
        """Send commands about keys with a hash tag, or the one key that is named so; return their answers.

        A replica gets all writes of a server in their order. So one that has the mark, which is written last, has whatever the
        answers tell of, whoever wrote that.
        """
        if not self._replicas:
            return send(self._redis, commands)
        mark = f"referee:mark:{{{tag}}}"
        wait = ("SET", mark, "", "EX", 1), ("WAIT", self._replicas, _PATIENCE)
        *answers, _, holding = send_together(self._redis, mark, [*commands, *wait])
        if holding < self._replicas:
            raise redis.RedisError(f"{holding} of {self._replicas} replicas have answered")
        return answers

    @_guarded
    def ping(self) -> None:
        """Return if Redis answers: about a key, for a cluster that is down still answers a ping."""
        self._ask(LOBBY, ("EXISTS", LOBBY))

    @_guarded
    def load(self, session_id: str) -> Session:
        """Return a session as it is now. Raises NoSuchSession."""
        (raw,) = self._ask(session_id, ("HGET", keys(session_id)[0], "session"))
        return _session(raw)

    @_guarded
    def load_since(self, session_id: str, version: int) -> tuple[Session, list[Entry]]:
        """Return a session as it is now, and the entries of the versions after the given one. Raises NoSuchSession."""
        session_key, log_key = keys(session_id)
        raw, entries = self._ask(session_id, ("HGET", session_key, "session"), ("LRANGE", log_key, version, -1))
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
        lifetime = self._lifetime_of(session)
        arguments: list[Any] = [2, *keys(session_id), based_on, json.encode(session), lifetime, CHANNEL, session_id, *raw]
        try:
            (answer,) = self._ask(session_id, ("EVALSHA", _COMMIT_DIGEST, *arguments))
        except redis.exceptions.NoScriptError:  # it is new to this server, or to the one that has taken over
            (answer,) = self._ask(session_id, ("EVAL", COMMIT_SCRIPT, *arguments))
        decoded: Outcome | Literal["missing"] = answer.decode()
        return decoded

    def _lifetime_of(self, session: Session) -> int:
        """Return how many seconds a session is kept after its latest version."""
        return self._lifetime + seconds_to_deadline(session)

    def drop(self, sessions: Iterable[Session]) -> None:
        """Take sessions back that were just created, as far as Redis can be reached: nobody has been told of them."""
        with suppress(redis.RedisError, OSError):
            for session in sessions:
                self._redis.zrem(*_listed(session))
                self._redis.delete(*keys(session.terms.session_id))

    # --- The lobby ----------------------------------------------------------------------------------------------------

    @_guarded
    def list_publicly(self, sessions: Iterable[Session]) -> None:
        """Put those of the sessions that are public into the lobby, where their status belongs, for as long as they are kept."""
        listed: dict[str, list[Session]] = {}
        for session in sessions:
            if session.terms.public:
                listed.setdefault(_listed(session)[0], []).append(session)
        for key, several in listed.items():
            added = ("ZADD", key, *[part for session in several for part in (0, _listed(session)[1])])
            kept = _kept(key, max(map(self._lifetime_of, several)))
            sample = ("ZRANDMEMBER", key, 2 * len(several))  # so that those that have expired never pile up
            *_, some = self._ask(key, added, *kept, sample)
            self._look_up([(key, member.decode()) for member in some])

    @_guarded
    def keep_listed(self, session: Session) -> None:
        """Keep a session in the lobby for as long as it is kept itself."""
        key, _ = _listed(session)
        self._ask(key, *_kept(key, self._lifetime_of(session)))

    def unlist(self, session: Session) -> None:
        """Take a session off the lobby as it was, as far as Redis can be reached; who finds it there will do so otherwise."""
        with suppress(redis.RedisError, OSError):
            self._redis.zrem(*_listed(session))

    @_guarded
    def lobby(
        self, games: Iterable[str], statuses: Iterable[Status], before: Position | None, count: int
    ) -> list[tuple[Position, Session | None]]:
        """Return sessions listed under some games and statuses, the latest first, from after a position on; none only at the end.

        With each comes its position; in place of one that has expired there is None. One may have changed its status meanwhile.
        """
        lobbies = [_lobby(game, status) for game in games for status in statuses]
        latest = "+" if before is None else f"({_member(before)}"
        searches: list[Command] = [("ZREVRANGEBYLEX", key, latest, "-", "LIMIT", 0, count) for key in lobbies]
        found = send(self._redis, searches)
        listed = {member.decode(): key for key, members in zip(lobbies, found, strict=True) for member in members}
        entries = [(listed[member], member) for member in sorted(listed, reverse=True)[:count]]
        return [(_position(member), session) for (_, member), session in zip(entries, self._look_up(entries), strict=True)]

    def _look_up(self, entries: Sequence[tuple[str, str]]) -> list[Session | None]:
        """Return the sessions at entries of the lobby, None for those that have expired; take off those, and what has moved on."""
        loaded: list[Session | None] = []
        if entries:
            raws = send(self._redis, [("HGET", keys(_position(member)[1])[0], "session") for _, member in entries])
            loaded = [None if raw is None else _session_decoder.decode(raw) for raw in raws]
        for (key, member), session in zip(entries, loaded, strict=True):
            if session is None or _ORDER[key.rpartition(":")[2]] < _ORDER[session.status]:
                self._redis.zrem(key, member)
        return loaded

    # --- Tickets and idempotency keys ---------------------------------------------------------------------------------

    @_guarded
    def keep_ticket(self, session_id: str, ticket_digest: str, holder: str, seconds: int) -> None:
        """Keep a ticket for so long, and who got it: the digest of a seat's token, the empty string for a spectator."""
        self._ask(session_id, ("SET", _ticket_key(session_id, ticket_digest), holder, "EX", seconds))

    @_guarded
    def ticket_holder(self, session_id: str, ticket_digest: str) -> str | None:
        """Return who got a ticket, or None if there is no such ticket."""
        (raw,) = self._ask(session_id, ("GET", _ticket_key(session_id, ticket_digest)))
        return None if raw is None else raw.decode()

    @_guarded
    def claim(self, key: str, request_digest: str, seconds: int) -> Claim:
        """Claim an idempotency key for a request; return the claim that stands, which may be an earlier one."""
        name, own = _claim_key(key), f"{request_digest} {new_seed()}"
        for _ in range(2):  # an earlier claim may expire between the two commands
            self._redis.set(name, own, nx=True, ex=seconds)
            (raw,) = self._ask(name, ("GET", name))
            if raw is not None:
                digest, _, part = raw.decode().partition(" ")
                return Claim(digest, part, raw.decode() == own)
        # Another server has taken over, which had not heard of it yet.
        raise StoreUnavailable("The idempotency key was lost. Nothing else is: send the request again.")

    def disclaim(self, key: str) -> None:
        """Give an idempotency key back, as far as Redis can be reached."""
        with suppress(redis.RedisError, OSError):
            self._redis.delete(_claim_key(key))

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


def _lobby(game: str, status: Status) -> str:
    return f"{LOBBY}:{game}:{status}"


def _member(position: Position) -> str:
    """Return what stands for a position in the lobby: texts in its order."""
    return "{:015d}-{}".format(*position)


def _position(member: str) -> Position:
    at, _, session_id = member.partition("-")
    return int(at), session_id


def _listed(session: Session) -> tuple[str, str]:
    """Return where the lobby has a session, and as what."""
    terms = session.terms
    return _lobby(terms.game, session.status), _member((terms.created_at, terms.session_id))


def _kept(key: str, seconds: int) -> tuple[Command, Command]:
    """Return the commands that keep a part of the lobby for at least so long, and for longer if it was to be."""
    return ("EXPIRE", key, seconds, "NX"), ("EXPIRE", key, seconds, "GT")


def _claim_key(key: str) -> str:
    return f"referee:key:{key}"


def _ticket_key(session_id: str, digest: str) -> str:
    return f"referee:{{{session_id}}}:ticket:{digest}"


def _session(raw: bytes | None) -> Session:
    if raw is None:
        raise NoSuchSession
    return _session_decoder.decode(raw)
