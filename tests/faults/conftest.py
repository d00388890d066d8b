"""What the tests of faults share: a Redis of their own, the service on it, and what must hold after every one of them."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
import redis

from referee import embedded
from tests.faults.keys import hold_keys
from tests.sessions.conftest import http_to
from tests.sessions.processes import Service, serving

__all__ = ["http_to"]

Serve = Callable[..., AbstractContextManager[Service]]


@pytest.fixture(scope="package")
def store_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis in which there is nothing but what the service put there."""
    url, process = embedded.start(tmp_path_factory.mktemp("redis"))
    yield url
    assert process is not None
    process.terminate()
    process.wait()


@pytest.fixture(scope="package")
def kept(store_url: str) -> Iterator["redis.Redis"]:
    """A client of that Redis."""
    with redis.Redis.from_url(store_url, decode_responses=True) as database:
        yield database


@pytest.fixture(autouse=True)
def nothing_is_orphaned(kept: "redis.Redis") -> Iterator[None]:
    """Check after every test what Redis keeps."""
    yield
    hold_keys(kept)


@pytest.fixture(scope="package")
def serve(store_url: str, tmp_path_factory: pytest.TempPathFactory) -> Serve:
    """Run the service, on that Redis unless told otherwise; in the end it must not have failed at anything."""

    @contextmanager
    def run(**settings: object) -> Iterator[Service]:
        directory = tmp_path_factory.mktemp("service")
        with serving(directory, **{"redis_url": store_url, **settings}) as service:
            yield service
        check_log(directory / "log")

    return run


def check_log(path: Path) -> None:
    """Check that a service answered no request with 500 and logged no exception."""
    lines = [json.loads(line) for line in path.read_text().splitlines() if line.startswith("{")]
    assert lines
    assert [line for line in lines if line.get("status") == 500 or "exception" in line] == []


@pytest.fixture(scope="package")
def service(serve: Serve) -> Iterator[Service]:
    """The service with two workers; nothing but what happens ever wakes a stream."""
    with serve(heartbeat=3600) as running:
        yield running
