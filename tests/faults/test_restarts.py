"""Workers are replaced or killed in mid-game: games go on, and whoever follows them misses nothing and hears nothing twice."""

import os
import signal
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import redis

from tests.faults.followers import Follower, hold_stories
from tests.sessions.bots import Bots
from tests.sessions.conftest import GUARD
from tests.sessions.logs import hold_against_log, hold_record
from tests.sessions.processes import Service, descendants
from tests.sessions.tables import Table, eventually

PACE = 0.2
"""Seconds before each move while workers are replaced."""

MEANWHILE = 10
"""Moves of a table while workers are replaced, however long that takes: no game is over by then."""


class Unhurried(Table):
    """A table at which few moves are made until the workers have been replaced."""

    def __init__(self, *told: Any) -> None:
        super().__init__(*told)
        self.replaced = threading.Event()
        self._left = MEANWHILE

    def send(self, seat: int, move: dict[str, Any], decision: int | None = None) -> httpx.Response:
        self._left -= 1
        self.replaced.wait(PACE if self._left > 0 else GUARD)
        return super().send(seat, move, decision)


def arbiter(service: Service) -> int:
    """Return the process whose children the workers are."""
    return next(pid for pid in descendants(service.process.pid, "gunicorn") if descendants(pid))


def workers(service: Service) -> set[int]:
    """Return the processes that answer requests."""
    return set(descendants(arbiter(service)))


def reload(service: Service) -> None:
    """Tell the `referee` command to take new workers; it says so to gunicorn."""
    service.process.send_signal(signal.SIGHUP)


def reload_directly(service: Service) -> None:
    """Tell gunicorn itself."""
    os.kill(arbiter(service), signal.SIGHUP)


def kill(service: Service) -> None:
    """Kill all workers at once."""
    for pid in workers(service):
        os.kill(pid, signal.SIGKILL)


@pytest.mark.parametrize(("replace", "cleanly"), [(reload, True), (reload_directly, True), (kill, False)])
def test_games_and_streams_go_on_when_workers_are_replaced(
    service: Service, http_to: Callable[..., httpx.Client], kept: "redis.Redis", replace: Callable[[Service], None], cleanly: bool
) -> None:
    """A worker that is told to stop ends its streams as HTTP says; one that is killed breaks them off."""
    http = http_to(service.base_url)
    tables = [Unhurried(http, Table.open(http, game, players).created) for game, players in (("triumvirate", 2), ("triumvir", 4))]
    followers = [Follower(service.base_url, table, seat).start() for table in tables for seat in (0, 1, None)]
    eventually(lambda: all(follower.received for follower in followers))
    bots = Bots([*tables]).start()
    eventually(lambda: bots.acknowledged)
    before = workers(service)
    replace(service)
    eventually(lambda: not before & workers(service) and len(workers(service)) == 2)
    assert bots.playing()
    for table in tables:
        table.replaced.set()
    bots.finish()
    hold_stories(followers)
    for follower in followers:
        assert (follower.ended > 1) == cleanly
        assert bool(follower.cut) != cleanly
    for table in tables:
        hold_against_log(bots.answers(table), kept, table)
        hold_record(table, kept)
