"""The service is told to stop: whoever it was serving is answered, nothing of it stays behind, and games are there after it."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
import redis

from referee import embedded
from tests.sessions.bots import Bots
from tests.sessions.logs import hold_against_log, hold_record
from tests.sessions.processes import descendants, serving
from tests.sessions.proxy import Wire, wire_to
from tests.sessions.tables import Table, eventually

FOREVER = 100
WAITING = 6
CLOSE = {"Connection": "close"}
"""A connection kept alive would be given a few seconds more before the service stops."""


@pytest.fixture
def redis_wire(redis_url: str) -> Iterator[Wire]:
    """A wire to the tests' Redis."""
    with wire_to(redis_url.removeprefix("unix://")) as wire:
        yield wire


def looks(database: "redis.Redis") -> int:
    """Return how often logs of sessions have been read."""
    calls: int = database.info("commandstats").get("cmdstat_lrange", {"calls": 0})["calls"]
    return calls


def test_whoever_waits_or_moves_is_answered_before_it_stops(
    redis_wire: Wire, database: "redis.Redis", http: httpx.Client, http_to: Callable[..., httpx.Client], tmp_path: Path
) -> None:
    """Commits are kept on their way to Redis until the service has begun to stop, so that moves are certainly under way then."""
    looked = looks(database)
    redis_url = f"redis://127.0.0.1:{redis_wire.port}"
    with serving(tmp_path, redis_url=redis_url, longest_wait=FOREVER) as service, ThreadPoolExecutor(2 * WAITING + 1) as pool:
        client = http_to(service.base_url, headers=CLOSE)
        watched = [Table.open(client) for _ in range(WAITING)]
        polls = [pool.submit(table.look, 0, after_version=1, wait=FOREVER) for table in watched]
        eventually(lambda: looks(database) >= looked + 2 * WAITING)  # once before each takes a place to wait in, and once in it
        tables = [Table.open(client) for _ in range(WAITING)]
        seats = [table.look().json()["to_act"][0] for table in tables]
        moves = [table.look(seat).json()["legal_moves"]["moves"][0] for table, seat in zip(tables, seats, strict=True)]
        redis_wire.hold(lambda request: b"EVAL" in request)
        sent = [pool.submit(table.send, seat, move, 0) for table, seat, move in zip(tables, seats, moves, strict=True)]
        eventually(lambda: redis_wire.held >= WAITING)
        stopping = pool.submit(service.stop, signal.SIGTERM)
        assert [(poll.result().status_code, poll.result().json()["events"]) for poll in polls] == [(200, [])] * WAITING
        redis_wire.release()
        assert [(move.result().status_code, move.result().json()["version"]) for move in sent] == [(200, 2)] * WAITING
        stopping.result()
    assert [Table(http, table.created).look().json()["version"] for table in tables] == [2] * WAITING


def test_games_are_where_they_were_when_it_starts_again(http_to: Callable[..., httpx.Client], tmp_path: Path) -> None:
    """With a store of its own, which stops last and is there again on the same data."""
    with serving(tmp_path, longest_wait=FOREVER) as service, ThreadPoolExecutor(1) as pool:
        assert descendants(service.process.pid, "-server ")
        http = http_to(service.base_url, headers=CLOSE)
        watched = Table.open(http)
        tables = [Table.open(http) for _ in range(2)]
        bots = Bots(tables).start()
        poll = pool.submit(watched.look, 0, after_version=1, wait=FOREVER)
        eventually(lambda: len(bots.acknowledged) > 15)
        service.stop(signal.SIGINT)
        assert (poll.result().status_code, poll.result().json()["version"]) == (200, 1)
        eventually(lambda: bots.broken)
        bots.pause()
    with serving(tmp_path) as service:
        again = http_to(service.base_url, headers=CLOSE)
        for table in tables:
            table.http = again
        assert Table(again, watched.created).look().json() == watched.created["session"]
        bots.finish()
        path = embedded.socket_path(tmp_path.resolve() / "var" / "redis")
        with redis.Redis(unix_socket_path=str(path), decode_responses=True) as database:
            for table in tables:
                hold_against_log(bots.answers(table), database, table)
                hold_record(table, database)
        service.stop(signal.SIGTERM)
