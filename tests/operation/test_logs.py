"""Logs: a line of JSON for every request, found again by its id, and no secret in any of them."""

import json
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import redis
from flask.testing import FlaskClient

from referee import embedded
from referee.api.logs import redacted
from tests.api.conftest import seated
from tests.api.contract import OPERATIONS, bearer
from tests.operation.conftest import AWAY
from tests.service import running_service

Log = Callable[[], list[dict[str, Any]]]

GAME = "triumvirate"
TOKEN = "a-Token_of-256-bits-as-it-would-be-told-0-1-2"[:43]
TICKET = "a_ticket-that-is-as-long-as-any-token-0-1-2-3"[:43]


# --- The lines --------------------------------------------------------------------------------------------------------


def test_a_line_says_what_was_asked_and_what_came_of_it(client: FlaskClient, log: Log) -> None:
    table = seated(client, GAME)
    client.get(f"{table.path}?after_version=0", headers={"X-Request-Id": "look-1", **bearer(table.organizer)})
    client.post(f"{table.path}/moves", json={"move": 1}, headers={"X-Request-Id": "move:2", **bearer(table.tokens[0])})
    client.get("/no/such/page", headers={"X-Request-Id": "lost.3"})
    _, look, move, lost = log()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", look.pop("time"))
    assert 0 < look.pop("duration_ms") < 600_000
    path = "/v1/sessions/{session_id}"
    assert look == {
        "level": "info", "message": "request", "request_id": "look-1", "method": "GET", "path": path, "status": 200,
        "session_id": table.session_id, "code": None,
    }  # fmt: skip
    assert (move["path"], move["status"], move["code"]) == (f"{path}/moves", 422, "invalid-request")
    assert (move["request_id"], move["method"], move["session_id"]) == ("move:2", "POST", table.session_id)
    assert (lost["path"], lost["status"], lost["code"], lost["session_id"]) == (None, 404, "not-found", None)


def test_every_operation_is_logged_once(client: FlaskClient, log: Log) -> None:
    for operation in OPERATIONS:
        path = operation.path.format(session_id="0" * 24, game=GAME, seat=0)
        client.open(path, method=operation.method, json={})
    assert [line["path"] for line in log()] == [operation.path for operation in OPERATIONS]


def test_a_service_that_fails_is_a_warning(client_of: Callable[..., FlaskClient], log: Log) -> None:
    assert client_of(redis_url=AWAY).get("/readyz").status_code == 503
    why, line = log()
    assert (line["level"], line["status"], line["code"]) == ("warning", 503, "store-unavailable")
    assert (why["level"], why["message"][:30]) == ("warning", "Redis failed: ConnectionError:")


def test_why_redis_fails_is_logged_without_what_it_was_sent(
    client_of: Callable[..., FlaskClient], redis_url: str, log: Log, tmp_path: Path
) -> None:
    """Neither the password that it refuses, nor what it would have kept."""
    refused = client_of(redis_url=redis_url.replace("://", "://nobody:a-password@"))
    assert refused.post("/v1/sessions", json={"game": GAME, "players": 2}).status_code == 503
    with redis_that_is_full(tmp_path) as url:
        body = {"game": GAME, "players": 2, "names": ["a-name-of-a-seat"] * 2, "entropy": ["an-entropy-of-a-seat"] * 2}
        key = {"Idempotency-Key": "a-key-of-a-caller"}
        for replicas, headers in ((0, {}), (0, key), (1, {})):
            full = client_of(redis_url=url, redis_replicas=replicas)
            assert full.post("/v1/sessions", json=body, headers=headers).status_code == 503
    causes = [line["message"] for line in log() if line["message"] != "request"]
    assert [cause.split(":")[1].strip() for cause in causes] == ["AuthenticationError"] + ["OutOfMemoryError"] * 3
    assert not [cause for cause in causes if re.search("a-password|nobody|a-name|an-entropy|a-key|server_seed", cause)]


@contextmanager
def redis_that_is_full(directory: Path) -> Iterator[str]:
    """Run a Redis that takes nothing more."""
    url, process = embedded.start(directory)
    assert process is not None
    with redis.Redis.from_url(url) as database:
        database.config_set("maxmemory", 1)
    yield url
    process.terminate()
    process.wait()


def test_a_stream_is_logged_when_it_ends(client: FlaskClient, log: Log) -> None:
    table = seated(client, GAME, public=True)
    stream = client.get(f"{table.path}/stream", buffered=False)
    assert len(log()) == 1
    stream.close()
    _, streamed = log()
    assert streamed["path"] == "/v1/sessions/{session_id}/stream"
    assert (streamed["status"], streamed["session_id"]) == (200, table.session_id)


# --- The request's id -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", ["a", "0f8fad5b-d9cb-469f-a165-70867728950e", "x.y_z:1", "n" * 64])
def test_a_request_keeps_its_id(given: str, client: FlaskClient, log: Log) -> None:
    for path in ("/v1/games", "/no/such/page", "/v1/sessions/none"):
        assert client.get(path, headers={"X-Request-Id": given}).headers["X-Request-Id"] == given
    assert {line["request_id"] for line in log()} == {given}


@pytest.mark.parametrize("given", [None, "", " ", "n" * 65, "two words", '"', "é", "a,b", "<b>"])
def test_a_request_without_an_id_that_will_do_gets_one(given: str | None, client: FlaskClient, log: Log) -> None:
    headers = {} if given is None else {"X-Request-Id": given}
    made = [client.get("/v1/games", headers=headers).headers["X-Request-Id"] for _ in range(2)]
    assert all(re.fullmatch("[0-9a-f]{24}", each) for each in made)
    assert made[0] != made[1]
    assert [line["request_id"] for line in log()] == made


# --- Secrets ----------------------------------------------------------------------------------------------------------


def test_no_token_no_ticket_and_no_query_is_logged(client: FlaskClient, log: Log) -> None:
    table = seated(client, GAME, entropy=["seven swans", "a swimming"], seed=None)
    headers = bearer(table.tokens[0])
    ticket = client.post(f"{table.path}/stream-tickets", headers=headers).get_json()["ticket"]
    client.get(f"{table.path}/stream?ticket={ticket}", buffered=False).close()
    client.get(f"{table.path}/stream?ticket={TICKET}")
    client.get(f"{table.path}?after_version=987654321", headers=headers)
    client.get(f"/v1/sessions/{table.tokens[1]}", headers={"Authorization": f"Basic {TOKEN}"})
    client.get(f"/no/such/page/{table.tokens[1]}?ticket={ticket}", headers={"Referer": f"http://page/?t={ticket}"})
    written = json.dumps(log())
    assert len(log()) == 7
    for secret in (*table.tokens, table.organizer, ticket, TICKET, TOKEN, "987654321", "ticket=", "Bearer", "Basic", "swans"):
        assert secret not in written


class Broken:
    """Sessions that cannot be looked at, and say more about it than they should."""

    def look(self, _session_id: str, token: str | None, *_more: object) -> None:
        """Fail, with a cause."""
        try:
            raise KeyError(token)
        except KeyError as error:
            raise RuntimeError(f"no {token} at /v1/sessions/x?ticket=short&after=1, nor {'ab' * 32}") from error


def test_an_exception_is_logged_with_the_id_and_without_secrets(client_of: Callable[..., FlaskClient], log: Log) -> None:
    client = client_of()
    client.application.extensions["watching"] = Broken()
    path = f"/v1/sessions/{'0' * 24}?after_version=123456789"
    for token in (TOKEN, "an old token", "12345678"):
        failed = client.get(path, headers={"X-Request-Id": "id-1", **bearer(token)})
        assert (failed.status_code, failed.get_json()["code"]) == (500, "internal-error")
        assert failed.headers["X-Request-Id"] == "id-1"
        told, line = log()[-2:]
        assert (told["level"], told["message"], told["request_id"]) == ("error", "unhandled exception", "id-1")
        assert (told["path"], told["session_id"]) == ("/v1/sessions/{session_id}", "0" * 24)
        assert "KeyError" in told["exception"]
        assert "RuntimeError: no [hidden] at" in told["exception"]
        assert (line["level"], line["status"], line["code"]) == ("error", 500, "internal-error")
        for secret in (token, "ticket", "123456789", "abab"):
            assert secret not in json.dumps([told, line])
            assert secret not in failed.text


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"GET /v1/sessions/x/stream?ticket={TICKET} HTTP/1.1", "GET /v1/sessions/x/stream?[hidden] HTTP/1.1"),
        (f"'Authorization': 'Bearer {TOKEN}'", "'Authorization': '[hidden]'"),
        (f"token={TOKEN}.", "token=[hidden]."),
        (f"seed {'0f' * 32}, session {'0' * 24}", f"seed [hidden], session {'0' * 24}"),
        ("Is it? Yes.", "Is it? Yes."),
        (f"{TOKEN}x {'0f' * 33}", f"{TOKEN}x {'0f' * 33}"),
    ],
)
def test_what_looks_like_a_secret_is_hidden(text: str, left: str) -> None:
    assert redacted(text) == left


# --- The service as it really runs ------------------------------------------------------------------------------------


def test_all_that_the_service_writes_for_programs_is_json_without_secrets(
    redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with running_service(redis_url) as url:
        parts = urlsplit(url)
        with httpx.Client(base_url=url, trust_env=False) as http:
            http.get("/v1/games?ticket=queried", headers=bearer(TOKEN) | {"X-Request-Id": "real-1"})
        with socket.create_connection((str(parts.hostname), int(parts.port or 0))) as wire:
            wire.sendall(f"GET /v1/sessions/x/stream?ticket={TICKET}\r\n\r\n".encode())
            assert wire.recv(100).startswith(b"HTTP/1.1 ")
    shown = capsys.readouterr().out
    lines = [json.loads(line) for line in shown.splitlines() if line and not line.startswith(("API ", "Docs ", "Stop "))]
    (line,) = [line for line in lines if line.get("request_id") == "real-1"]
    assert (line["path"], line["status"]) == ("/v1/games", 200)
    assert any("/v1/sessions/x/stream?[hidden]" in line["message"] for line in lines), shown
    for secret in (TOKEN, TICKET, "queried", "Bearer"):
        assert secret not in shown


def test_only_failures_are_logged_when_asked_for(redis_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with running_service(redis_url, log_level="warning") as url, httpx.Client(base_url=url, trust_env=False) as http:
        assert http.get("/v1/games").status_code == 200
    assert "request_id" not in capsys.readouterr().out
