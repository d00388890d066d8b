"""What is left in Redis: nothing without a time to live, nothing that belongs to no session."""

import random
import re
from collections.abc import Callable
from typing import Any

import httpx
import redis

from referee.games import GAMES
from referee.sessions.store import LOBBY
from tests.sessions.lobbies import empty_lobby
from tests.tables.conftest import SetClock
from tests.tables.seats import Seats, ok, told

_OF_A_SESSION = re.compile(r"referee:\{(\w+)\}(:log|:ticket:\w+)?")
LIFETIME = 4321


def test_every_key_has_a_time_to_live_and_a_session(
    connect: Callable[..., httpx.Client], clock: SetClock, database: "redis.Redis"
) -> None:
    http = connect(session_lifetime=LIFETIME, ticket_lifetime=60)
    empty_lobby(database)
    before = set(database.scan_iter(count=1000))
    sessions: set[str] = set()
    for number, game in enumerate(GAMES):
        sessions |= lived(http, clock, game, str(number))
    keys = set(database.scan_iter(count=1000)) - before
    found: dict[str, set[str | None]] = {}
    for key in keys:
        left = int(database.ttl(key))
        assert 0 < left <= LIFETIME, key
        match = _OF_A_SESSION.fullmatch(key)
        if match:
            found.setdefault(match[1], set()).add(match[2] if match[2] in (None, ":log") else ":ticket")
        else:
            assert re.fullmatch(f"{LOBBY}:[a-z]+:[a-z]+|referee:key:[0-9a-f]{{64}}", key), key
        if match is None or match[2] in (None, ":log"):
            assert left > LIFETIME - 600, key
    assert set(found) == sessions
    assert all({None, ":log"} <= parts for parts in found.values())
    assert {parts >= {":ticket"} for parts in found.values()} == {True, False}


def lived(http: httpx.Client, clock: SetClock, game: str, key: str) -> set[str]:
    """Do all that can be done with sessions of a game, and refuse some of it; return the ids of all that there are then."""
    headers = {"Idempotency-Key": f"{game} {key} {random.SystemRandom().random()}"}
    rules = {"move_seconds": 10, "bank_seconds": 0, "on_timeout": "forfeit"}
    opened, timed, aborted = Seats.open(http, game), Seats.create(http, game, clock=rules), Seats.open(http, game)
    ok(opened.take(0, headers=headers), 201)
    ok(opened.call("DELETE", "/seats/0", 0))
    opened.take(0, headers=headers)
    opened.fill()
    opened.play(random.Random(key))
    clock.advance(10_000)
    assert timed.look()["status"] == "finished"
    aborted.organize("DELETE")
    ok(opened.call("POST", "/stream-tickets"), 201)
    answer = opened.call("POST", "/rematch", 0, json={})
    with opened.stream(None, 0) as stream:
        assert list(told(stream))
    body = {"game": game, "players": GAMES[game].min_players, "seating": "open"}
    wrong = http.post("/v1/sessions", json=body | {"names": ["A"]}, headers={"Idempotency-Key": f"{game} {key} wrong"})
    assert wrong.status_code == 422
    return {opened.session_id, timed.session_id, aborted.session_id, session_of(answer)}


def session_of(answer: httpx.Response) -> str:
    """Return the id of a session that was told."""
    body: Any = ok(answer, 201)
    return str(body["session"]["session_id"])
