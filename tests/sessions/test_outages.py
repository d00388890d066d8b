"""Redis goes away in mid-game and comes back, and workers die: games go on, and nothing that was acknowledged is lost."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import redis

from referee import embedded
from tests.sessions.bots import Bots
from tests.sessions.logs import hold_against_log, hold_record
from tests.sessions.processes import Service, descendants, serving, stopped
from tests.sessions.tables import Table, eventually

PATIENCE = 0.3
"""Seconds that the service gives Redis here to answer: the outages need not be long then."""


class Mortal:
    """A Redis that can be ended and started again on its data."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.process: subprocess.Popen[bytes]
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start it on what it has written."""
        self.url, process = embedded.start(self.directory)
        assert process is not None
        self.process = process

    def end(self, signal_number: int) -> None:
        """End it."""
        self.process.send_signal(signal_number)
        self.process.wait()


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mortal]:
    """A Redis of these tests' own."""
    found = Mortal(tmp_path_factory.mktemp("mortal"))
    yield found
    found.end(signal.SIGTERM)


@pytest.fixture(scope="module")
def on_mortal(mortal: Mortal, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """The service on that Redis."""
    with serving(tmp_path_factory.mktemp("service"), redis_url=f"{mortal.url}?socket_timeout={PATIENCE}") as service:
        yield service


@pytest.fixture
def bots(on_mortal: Service, http_to: Callable[..., httpx.Client]) -> Iterator[Bots]:
    """Bots that have begun to play some games, and pause."""
    http = http_to(on_mortal.base_url)
    playing = Bots([Table.open(http), Table.open(http), Table.open(http, "triads", 3)]).start()
    eventually(lambda: len(playing.acknowledged) > 15)
    playing.pause()
    yield playing
    playing.finish()


def check_games(bots: Bots, url: str) -> None:
    """Let the bots play to the end, and hold what they were told against what Redis has."""
    bots.finish()
    with redis.Redis.from_url(url, decode_responses=True) as database:
        for table in bots.tables:
            hold_against_log(bots.answers(table), database, table)
            hold_record(table, database)


def check_unavailable(bots: Bots) -> None:
    """Wait until the bots are told that the store is away, and check how."""
    eventually(lambda: len(bots.unavailable) >= 3)
    for answer in bots.unavailable:
        assert answer.json()["code"] == "store-unavailable"
        assert int(answer.headers["Retry-After"]) >= 0


def test_redis_is_told_to_stop_and_started_again(mortal: Mortal, bots: Bots) -> None:
    bots.resume()
    mortal.end(signal.SIGTERM)
    check_unavailable(bots)
    http = bots.tables[0].http
    assert http.get("/readyz").status_code == 503
    assert http.get("/healthz").status_code == 200
    created = http.post("/v1/sessions", json={"game": "triumvirate", "players": 2})
    assert (created.status_code, created.json()["code"]) == (503, "store-unavailable")
    mortal.start()
    check_games(bots, mortal.url)


def test_redis_is_killed_and_started_again(mortal: Mortal, bots: Bots) -> None:
    """What it acknowledged a moment ago is written; only what it was just writing might not be."""
    time.sleep(1.2)
    mortal.end(signal.SIGKILL)
    bots.resume()
    check_unavailable(bots)
    mortal.start()
    check_games(bots, mortal.url)


def test_redis_hangs_for_a_while(mortal: Mortal, bots: Bots) -> None:
    bots.resume()
    with stopped(mortal.process):
        check_unavailable(bots)
    check_games(bots, mortal.url)


def test_a_worker_is_killed(mortal: Mortal, on_mortal: Service, bots: Bots) -> None:
    """Its connections break; whoever was on them sends again, to another worker."""
    bots.resume()
    killed: set[int] = set()
    for _ in range(2):
        workers = [pid for pid in descendants(on_mortal.process.pid) if not descendants(pid) and pid not in killed]
        os.kill(workers[0], signal.SIGKILL)
        killed.add(workers[0])
        done = len(bots.acknowledged)
        eventually(lambda done=done: len(bots.acknowledged) > done + 3 or not bots.playing())
    check_games(bots, mortal.url)
    assert len(killed) == 2
