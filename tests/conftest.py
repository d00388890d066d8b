"""What all tests share: a real Redis, the application on it, and every JSON body held against the committed document."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import redis
from flask.testing import FlaskClient

from referee import embedded
from referee.app import Referee, create_app
from referee.config import Config
from tests.document import Document

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="session")
def document() -> Document:
    """The committed OpenAPI document."""
    return Document.read(ROOT / "openapi" / "openapi.json")


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real Redis for the tests of this process."""
    url, process = embedded.start(tmp_path_factory.mktemp("redis"))
    yield url
    assert process is not None
    process.terminate()
    process.wait()


@pytest.fixture(scope="session")
def app(redis_url: str, document: Document) -> Referee:
    """The application on that Redis. A response that does not fit the document fails the test."""
    application = create_app(Config(redis_url=redis_url))
    application.testing = True
    document.watch(application)
    return application


@pytest.fixture
def client(app: Referee) -> FlaskClient:
    """A client of the application."""
    return app.test_client()


@pytest.fixture(scope="session")
def database(redis_url: str) -> "redis.Redis":
    """A client of the tests' Redis."""
    return redis.Redis.from_url(redis_url, decode_responses=True)
