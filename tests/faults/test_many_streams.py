"""A thousand streams at once: moves go on in between, and when the streams are gone, so is what they took."""

import resource
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.faults.conftest import Serve
from tests.faults.test_restarts import workers
from tests.operation.scrapes import Scrape
from tests.sessions.tables import Table, bearer, eventually
from tests.sessions.test_lost_replies import place

STREAMS = 1000
MOVES = 2
DESCRIPTORS = 8192
"""What the service and the clients need: a connection a stream at either end, and those to Redis when all look at once."""


@pytest.fixture(autouse=True)
def descriptors() -> Iterator[None]:
    """Let this process and those it starts open as many files as they need, if the machine does at all."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, DESCRIPTORS) if hard < 0 else min(max(soft, DESCRIPTORS), hard), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Stream:
    """A stream as the bytes that come on a socket."""

    def __init__(self, base_url: str, table: Table) -> None:
        self._connection = socket.create_connection(place(base_url))
        head = "".join(f"{name}: {value}\r\n" for name, value in bearer(table.organizer).items())
        self._connection.sendall(f"GET {table.path}/stream HTTP/1.1\r\nHost: referee\r\n{head}\r\n".encode())
        self._came = b""

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_raised: object) -> None:
        self._connection.close()

    def read_to(self, version: int) -> list[int]:
        """Return the versions that have come so far, once one of them is the given one."""
        while b"\nid: %d\n" % version not in self._came:
            part = self._connection.recv(65536)
            assert part, self._came
            self._came += part
        return [int(line[4:]) for line in self._came.splitlines() if line.startswith(b"id: ")]


class Taken:
    """What a process takes of the machine."""

    def __init__(self, pid: int) -> None:
        listing = Path(f"/proc/{pid}/fd")
        self.files = len(list(listing.iterdir())) if listing.exists() else _lines("lsof", "-p", str(pid))
        self.memory = int(subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, check=True).stdout)


def _lines(*command: str) -> int:
    return len(subprocess.run(command, capture_output=True, check=True).stdout.splitlines())


def waiters(http: httpx.Client) -> float:
    """Return how many wait, as the service counts them."""
    return Scrape.of(http.get("/metrics").text).value("referee_waiters")


def test_a_thousand_streams(serve: Serve, http_to: Callable[..., httpx.Client]) -> None:
    """All are one worker's, so that a move has to get past them. Twice: what is not given back would be taken again."""
    with serve(workers=1, threads=STREAMS + 20, waiting_places=STREAMS, heartbeat=2) as service:
        http = http_to(service.base_url)
        (worker,) = workers(service)
        watched = Table.open(http, "triumvirate")
        version, taken = 1, [Taken(worker)]
        for number in range(2):
            with ExitStack() as streams:
                opened = [streams.enter_context(Stream(service.base_url, watched)) for _ in range(STREAMS)]
                for stream in opened:
                    stream.read_to(version)
                assert waiters(http) == STREAMS
                assert watched.look(0, after_version=version, wait=1).json()["code"] == "too-busy"
                assert len(Table.open(http).played(Random(number), 10)) == 10
                watched.played(Random(number), MOVES)
                for stream in opened:
                    assert stream.read_to(version + MOVES) == list(range(version, version + MOVES + 1))
                version += MOVES
                most = Taken(worker)
            eventually(lambda: waiters(http) == 0)
            eventually(lambda most=most: Taken(worker).files <= most.files - STREAMS / 2)
            taken.append(Taken(worker))
        before, once, twice = taken
        assert twice.memory - once.memory < (once.memory - before.memory) / 2
        assert twice.files - once.files < STREAMS / 2
