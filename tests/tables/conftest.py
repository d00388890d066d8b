"""What the tests of tables share: workers whose clock a test sets, and the whole of what Redis keeps."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
import redis
from flask import Response, request

from referee.app import Referee, create_app
from referee.config import Config
from tests.document import Document

PATIENCE = 0.05
"""Seconds between signs of life on a stream, so that a test that reads one gets along."""


class SetClock:
    """A clock that stands still until it is set on."""

    def __init__(self) -> None:
        self.now = datetime(2030, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, seconds: float) -> None:
        """Let so many seconds pass."""
        self.now += timedelta(seconds=seconds)


@pytest.fixture(scope="package")
def clock() -> SetClock:
    """The clock of all workers. It only goes on, from test to test as well."""
    return SetClock()


@pytest.fixture(scope="package")
def worker(redis_url: str, document: Document, clock: SetClock) -> Callable[..., Referee]:
    """Make a worker on the tests' Redis. What it answers is held against the document, but for streams, which do not end."""

    def make(closing: Callable[[], bool] = lambda: False, **settings: Any) -> Referee:
        app = create_app(Config(**{"redis_url": redis_url, "heartbeat": PATIENCE, **settings}), now=clock, closing=closing)
        app.testing = True

        @app.after_request
        def check(response: Response) -> Response:
            if response.mimetype != "text/event-stream" and response.status_code != 304:
                document.check(request.method, request.path, response.status_code, response.mimetype, response.get_data())
            return response

        return app

    return make


@pytest.fixture(scope="package")
def first_worker(worker: Callable[..., Referee]) -> Referee:
    """A worker with the usual settings."""
    return worker()


@pytest.fixture
def connect(worker: Callable[..., Referee]) -> Iterator[Callable[..., httpx.Client]]:
    """Make a client of another worker."""
    with ExitStack() as stack:
        yield lambda **settings: stack.enter_context(client_of(worker(**settings)))


@pytest.fixture
def http(first_worker: Referee) -> Iterator[httpx.Client]:
    """A client of the first worker."""
    with client_of(first_worker) as client:
        yield client


@pytest.fixture
def kept(redis_url: str) -> Callable[..., dict[bytes, bytes]]:
    """Return what Redis keeps, by key."""
    database = redis.Redis.from_url(redis_url)

    def keep(pattern: str = "*") -> dict[bytes, bytes]:
        keys = list(database.scan_iter(pattern, count=10_000))
        with database.pipeline(transaction=False) as pipeline:
            for key in keys:
                pipeline.dump(key)
            return dict(zip(keys, pipeline.execute(), strict=True))

    return keep


def client_of(app: Referee) -> httpx.Client:
    """Return a client of a worker in this process, for any number of threads."""
    return httpx.Client(transport=httpx.WSGITransport(app=app), base_url="http://referee", timeout=None)
