"""A Redis that answers late, and for a while too late: games go on slowly or stand still, and no move is lost or made twice."""

import random
import time
from collections.abc import Callable, Iterator

import httpx
import pytest
import redis

from tests.faults.conftest import Serve
from tests.faults.followers import Follower, hold_stories
from tests.sessions.bots import Bots
from tests.sessions.logs import hold_against_log, hold_record
from tests.sessions.proxy import Wire, wire_to
from tests.sessions.tables import Table, eventually

PATIENCE = 0.3
"""Seconds that the service gives Redis here to answer."""

LATE, TOO_LATE = (0.05, 0.2), (PATIENCE, 2 * PATIENCE)


class Lateness:
    """How late each reply comes: some time between two bounds, in seconds."""

    def __init__(self) -> None:
        self.bounds = (0.0, 0.0)
        self._chance = random.Random(1)

    def __call__(self, _reply: bytes) -> bool:
        """Hold a reply up; it is not lost."""
        time.sleep(self._chance.uniform(*self.bounds))
        return False


@pytest.fixture
def slow(store_url: str) -> Iterator[Wire]:
    """A wire to Redis."""
    with wire_to(store_url.removeprefix("unix://")) as wire:
        yield wire


def test_no_move_is_lost_or_made_twice(slow: Wire, serve: Serve, http_to: Callable[..., httpx.Client], kept: "redis.Redis") -> None:
    lateness = Lateness()
    with serve(redis_url=f"redis://127.0.0.1:{slow.port}?socket_timeout={PATIENCE}") as service:
        http = http_to(service.base_url)
        tables = [Table.open(http, game, players) for game, players in (("triumvirate", 2), ("triumvir", 4))]
        slow.loses = lateness
        lateness.bounds = LATE
        followers = [Follower(service.base_url, table).start() for table in tables]
        bots = Bots(tables).start()
        eventually(lambda: len(bots.acknowledged) >= 5)
        lateness.bounds = TOO_LATE
        eventually(lambda: len(bots.unavailable) >= 5)
        lateness.bounds = LATE
        done = len(bots.acknowledged)
        eventually(lambda: len(bots.acknowledged) >= done + 5)
        lateness.bounds = (0.0, 0.0)
        bots.finish()
        hold_stories(followers)
        for answer in bots.unavailable:
            assert answer.json()["code"] == "store-unavailable"
            assert int(answer.headers["Retry-After"]) >= 0
        for table in tables:
            hold_against_log(bots.answers(table), kept, table)
            hold_record(table, kept)
        assert bots.broken == []
