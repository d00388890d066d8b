"""What the tests of operation share: applications with settings, their metrics and their logs."""

import io
import json
import logging
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from flask.testing import FlaskClient

from referee.api.logs import JsonLines
from referee.app import Referee, create_app
from referee.config import Config
from tests.document import Document

AWAY = "unix:///no/such/redis.sock"

_addresses = count(1)


@pytest.fixture
def client_of(redis_url: str, document: Document) -> Callable[..., FlaskClient]:
    """Make a client of an application with settings, which does not raise what goes wrong inside it."""

    def make(**settings: Any) -> FlaskClient:
        application: Referee = create_app(Config(**{"redis_url": redis_url, **settings}))
        document.watch(application)
        return application.test_client()

    return make


@pytest.fixture
def address() -> Callable[[], str]:
    """Return an address that no other test has called from."""
    return lambda: f"10.0.{next(_addresses)}.1"


@pytest.fixture
def log() -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """Return what the service has logged so far, a record for each line."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("referee")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield lambda: [json.loads(line) for line in written.getvalue().splitlines()]
    logger.removeHandler(handler)
    logger.setLevel(level)
