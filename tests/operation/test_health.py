"""Health: whether the service runs, and whether it can play. And how large a body may be, whether or not it says so."""

import http.client
from collections.abc import Callable, Iterator
from contextlib import closing
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from msgspec import json

from tests.operation.conftest import AWAY
from tests.service import running_service

LIMIT = 4096


def test_a_service_that_reaches_redis_is_healthy_and_ready(client: FlaskClient) -> None:
    for path in ("/healthz", "/readyz"):
        response = client.get(path)
        assert (response.status_code, response.get_json()) == (200, {"status": "ok"})


def test_a_service_that_does_not_is_healthy_and_not_ready(client_of: Callable[..., FlaskClient]) -> None:
    client = client_of(redis_url=AWAY)
    assert client.get("/healthz").status_code == 200
    assert client.get("/metrics").status_code == 200
    response = client.get("/readyz")
    assert (response.status_code, response.get_json()["code"]) == (503, "store-unavailable")
    assert int(response.headers["Retry-After"]) >= 1


@pytest.fixture(scope="module")
def limited(redis_url: str) -> Iterator[str]:
    """The service with a small limit of bodies: its base URL."""
    with running_service(redis_url, workers=1, body_limit=LIMIT) as url:
        yield url


def posted(url: str, path: str, body: bytes, *, chunked: bool) -> tuple[int, dict[str, object]]:
    """Post a body that says its length, or one that does not; return the status and the answer."""
    headers = {"Content-Type": "application/json"}
    with closing(http.client.HTTPConnection(str(urlsplit(url).netloc), timeout=120)) as connection:
        connection.request("POST", path, iter([body]) if chunked else body, headers, encode_chunked=chunked)
        response = connection.getresponse()
        answer: dict[str, object] = json.decode(response.read())
    return response.status, answer


@pytest.mark.parametrize("chunked", [False, True])
@pytest.mark.parametrize("path", ["/v1/sessions", "/v1/sessions/batch", "/v1/games/triumvirate/deal", "/v1/records/verify"])
def test_a_body_over_the_limit_is_refused(path: str, chunked: bool, limited: str) -> None:
    status, answer = posted(limited, path, b"[" + b" " * (LIMIT - 1) + b"]", chunked=chunked)
    assert (status, answer["code"]) == (413, "too-large")
    status, answer = posted(limited, path, b"[" + b" " * (LIMIT - 2) + b"]", chunked=chunked)
    assert (status, answer["code"]) == (422, "invalid-request")
