"""What the tests of sessions share: clients of the application in this process, whose answers are held against the document."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from referee.app import Referee, create_app
from referee.config import Config
from tests.document import Document
from tests.service import running_service

GUARD = 120
"""Seconds after which a client gives up, which only guards against hanging."""


def client_of(app: Referee) -> httpx.Client:
    """Return a client of an application in this process."""
    return httpx.Client(transport=httpx.WSGITransport(app=app), base_url="http://referee", timeout=None)


@pytest.fixture
def http(app: Referee) -> Iterator[httpx.Client]:
    """A client of the application."""
    with client_of(app) as client:
        yield client


@pytest.fixture
def another_app(redis_url: str, document: Document) -> Callable[..., Referee]:
    """Make another application, as another worker has it, on the same Redis unless told otherwise."""

    def make(closing: Callable[[], bool] = lambda: False, **settings: Any) -> Referee:
        application = create_app(Config(**{"redis_url": redis_url, **settings}), closing=closing)
        application.testing = True
        document.watch(application)
        return application

    return make


@pytest.fixture
def another_http(another_app: Callable[..., Referee]) -> Iterator[Callable[..., httpx.Client]]:
    """Make a client of another application."""
    with ExitStack() as stack:
        yield lambda **settings: stack.enter_context(client_of(another_app(**settings)))


@pytest.fixture(scope="package")
def service(redis_url: str) -> Iterator[str]:
    """The service as it really runs, with several workers, on the tests' Redis: its base URL."""
    with running_service(redis_url) as base_url:
        yield base_url


@pytest.fixture
def http_to(document: Document) -> Iterator[Callable[..., httpx.Client]]:
    """Make a client, for any number of threads, of a service at a URL; its answers are held against the document, too."""

    def check(response: httpx.Response) -> None:
        request, kind = response.request, response.headers.get("Content-Type", "").partition(";")[0]
        document.check(request.method, request.url.path, response.status_code, kind, response.read())

    unlimited = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    with ExitStack() as stack:
        yield lambda base_url, **options: stack.enter_context(
            httpx.Client(
                base_url=base_url, timeout=GUARD, trust_env=False, limits=unlimited, event_hooks={"response": [check]}, **options
            )
        )
