"""Pages of other origins: none may call the service, but those that the settings name."""

from collections.abc import Callable

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.api.conftest import seated
from tests.api.contract import bearer

ClientOf = Callable[..., FlaskClient]

HERE, THERE = "https://cards.example", "http://localhost:5173"


def preflight(client: FlaskClient, origin: str, path: str = "/v1/sessions/x/moves") -> TestResponse:
    """Ask as a browser does before it sends what a page wants to send."""
    wanted = "authorization, content-type, idempotency-key, if-none-match, last-event-id"
    headers = {"Origin": origin, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": wanted}
    return client.options(path, headers=headers)


def words(response: TestResponse, header: str) -> set[str]:
    """Return the words that a header lists."""
    return {word.strip().lower() for word in ",".join(response.headers.getlist(header)).split(",")} - {""}


def test_without_the_setting_no_page_may(client: FlaskClient) -> None:
    for response in (preflight(client, HERE), client.get("/v1/games", headers={"Origin": HERE})):
        assert not [name for name, _ in response.headers if name.startswith("Access-Control")]


@pytest.mark.parametrize("setting", [f"{HERE},{THERE}", f" {HERE} , {THERE} ", f"{HERE} {THERE}"])
def test_pages_of_the_origins_named_may(setting: str, client_of: ClientOf) -> None:
    client = client_of(cors_origins=setting)
    for origin in (HERE, THERE):
        allowed = preflight(client, origin)
        assert allowed.status_code == 200
        assert allowed.headers["Access-Control-Allow-Origin"] == origin
        assert words(allowed, "Access-Control-Allow-Headers") == {
            "authorization", "content-type", "idempotency-key", "if-none-match", "last-event-id"
        }  # fmt: skip
        assert words(allowed, "Access-Control-Allow-Methods") == {"get", "head", "post", "delete"}
        assert "Access-Control-Allow-Credentials" not in allowed.headers


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "https://cards.example.evil.example", "http://cards.example", f"{HERE}:8443", "null", "*"]
)
def test_pages_of_other_origins_may_not(origin: str, client_of: ClientOf) -> None:
    client = client_of(cors_origins=f"{HERE}, {THERE}")
    for response in (preflight(client, origin), client.get("/v1/games", headers={"Origin": origin})):
        assert "Access-Control-Allow-Origin" not in response.headers


def test_any_page_may_when_all_are_named(client_of: ClientOf) -> None:
    client = client_of(cors_origins="*")
    assert preflight(client, "https://any.example").headers["Access-Control-Allow-Origin"] == "*"
    assert client.get("/v1/games", headers={"Origin": "https://any.example"}).headers["Access-Control-Allow-Origin"] == "*"


def test_pages_may_read_the_headers_that_clients_need_and_problems_too(client_of: ClientOf) -> None:
    client = client_of(cors_origins=f"{HERE}, {THERE}")
    table = seated(client, "triumvirate")
    headers = {"Origin": HERE}
    for response in (
        client.get(table.path, headers=headers | bearer(table.organizer)),
        client.get(table.path, headers=headers),
        client.get("/no/such/page", headers=headers),
        client.get(f"{table.path}/stream", headers=headers | bearer(table.organizer), buffered=False),
        client.get("/metrics", headers=headers),
    ):
        assert response.headers["Access-Control-Allow-Origin"] == HERE
        exposed = {"etag", "location", "retry-after", "referee-replayed", "x-request-id"}
        assert words(response, "Access-Control-Expose-Headers") == exposed
        assert "origin" in words(response, "Vary")
        response.close()


def test_what_is_cached_still_differs_by_token(client_of: ClientOf) -> None:
    client = client_of(cors_origins=f"{HERE}, {THERE}")
    table = seated(client, "triumvirate")
    seen = client.get(table.path, headers={"Origin": HERE} | bearer(table.organizer))
    assert {"origin", "authorization"} <= words(seen, "Vary")
