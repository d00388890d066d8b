"""What Redis keeps in the end: nothing for ever, and of every session all or nothing."""

import re

import redis
from msgspec import json

from referee.sessions.model import Session
from referee.sessions.store import LOBBY, keys
from tests.sessions.tables import eventually

_OF_SESSION = re.compile(r"referee:\{([0-9a-f]{24})\}(:log)?")
_OTHER = re.compile(
    rf"{re.escape(LOBBY)}:[a-z]+:[a-z]+|referee:key:[0-9a-f]{{64}}|referee:\{{[0-9a-f]{{24}}\}}:ticket:[0-9a-f]{{64}}"
)
"""The lobby, idempotency keys and tickets, which have lifetimes of their own."""


def hold_keys(database: "redis.Redis") -> int:
    """Check that every key is of a known kind and will expire, and that every session is whole; return how many there are."""
    session_ids = set()
    for key in database.scan_iter(count=1000):
        eventually(lambda key=key: database.ttl(key) != -1)  # the lobby gets its lifetime a moment after its first session
        if found := _OF_SESSION.fullmatch(key):
            session_ids.add(found[1])
        else:
            assert _OTHER.fullmatch(key), f"{key} is of no known kind."
    return sum(_is_whole(database, session_id) for session_id in session_ids)


def _is_whole(database: "redis.Redis", session_id: str) -> bool:
    """Return whether a session is there, after checking that all of it is; one that has expired meanwhile is not."""
    session_key, log_key = keys(session_id)
    with database.pipeline(transaction=True) as pipeline:
        pipeline.hmget(session_key, "version", "session")
        pipeline.lrange(log_key, 0, -1)
        (version, raw), log = pipeline.execute()
    if version is None:
        assert log == [], f"Of session {session_id} only the log is there."
        return False
    session = json.decode(raw, type=Session)
    assert int(version) == session.version == len(log), f"Session {session_id} and its log do not agree."
    return True
