"""Who may do what: a private session does not exist for strangers, a public one may be watched, and only seats move."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
import redis
from flask.testing import FlaskClient

from tests.document import Document
from tests.sessions.tables import STRANGER, Table, bearer
from tests.sessions.test_store import raw

NEVER = "0" * 24
"""A session id that never existed."""

BODIES: dict[str, Any] = {
    "submitMove": {"move": {"type": "triumvirate.no_pledge"}, "decision": 0},
    "takeSeat": {"name": "Ann"},
    "askRematch": {},
}
"""A body for each operation that takes one: any that fits the document."""


class Operation(NamedTuple):
    """A call on a session."""

    method: str
    path: str
    body: Any

    def call(self, http: httpx.Client, session_id: str, headers: dict[str, str]) -> httpx.Response:
        """Make the call."""
        address = self.path.format(session_id=session_id, seat=0)
        return http.request(self.method, address, json=self.body, headers=headers)


def operations(document: Document) -> Iterator[Operation]:
    """Yield every call on a session that the document knows."""
    for path, methods in document.content["paths"].items():
        for method, operation in methods.items():
            if "{session_id}" in path and "operationId" in operation:
                yield Operation(method.upper(), path, BODIES.get(operation["operationId"]))
                if method == "get":
                    yield Operation("HEAD", path, None)


def strangers(http: httpx.Client) -> list[dict[str, str]]:
    """Return what others than its own people send to a session."""
    other = Table.open(http)
    return [{}, bearer(STRANGER), bearer("two words"), bearer(other.organizer), bearer(other.tokens[0])]


def said(answer: httpx.Response, session_id: str) -> tuple[Any, ...]:
    """Return everything that an answer says, its own address and number apart."""
    headers = [(name, value) for name, value in sorted(answer.headers.items()) if name != "x-request-id"]
    return answer.status_code, headers, answer.content.replace(session_id.encode(), NEVER.encode())


@pytest.mark.parametrize("moves", [0, 7, 5000], ids=["new", "going on", "over"])
def test_a_private_session_does_not_exist_for_strangers(http: httpx.Client, document: Document, moves: int) -> None:
    table = Table.open(http)
    table.played(random.Random(1), moves)
    calls = list(operations(document))
    assert len(calls) >= 15
    for call in calls:
        for headers in strangers(http):
            real = said(call.call(http, table.session_id, headers), table.session_id)
            assert real[0] == 404
            assert real == said(call.call(http, NEVER, headers), NEVER)


def test_seats_and_organiser_know_their_private_session(http: httpx.Client) -> None:
    table = Table.open(http)
    for token in (table.organizer, *table.tokens):
        assert http.get(table.path, headers=bearer(token)).status_code == 200
        not_yet = http.get(f"{table.path}/record", headers=bearer(token))
        assert (not_yet.status_code, not_yet.json()["code"]) == (404, "not-found")
        assert "over" in not_yet.json()["detail"]


def test_a_public_session_is_watched_without_a_token_and_not_with_a_wrong_one(http: httpx.Client, document: Document) -> None:
    table = Table.open(http, public=True)
    table.played(random.Random(2), 7)
    seen = http.get(table.path)
    assert (seen.status_code, seen.json()["viewer"], seen.json()["view"]["viewer"]) == (200, None, None)
    for call in operations(document):
        for headers in strangers(http)[1:]:
            answer = call.call(http, table.session_id, headers)
            assert answer.status_code == 401
            assert answer.headers["WWW-Authenticate"] == "Bearer"
            if call.method != "HEAD":
                assert answer.json()["code"] == "unauthenticated"


def test_only_a_seat_moves(http: httpx.Client, database: "redis.Redis") -> None:
    for public in (False, True):
        table = Table.open(http, public=public)
        seat = table.look().json()["to_act"][0]
        move = table.look(seat).json()["legal_moves"]["moves"][0]
        before = raw(database, table.session_id)
        for decision in (None, 0, 1):
            body = {"move": move, "decision": decision}
            nobody = http.post(f"{table.path}/moves", json=body)
            expected = (401, "unauthenticated") if public else (404, "not-found")
            assert (nobody.status_code, nobody.json()["code"]) == expected
            organiser = http.post(f"{table.path}/moves", json=body, headers=bearer(table.organizer))
            assert (organiser.status_code, organiser.json()["code"]) == (403, "forbidden")
            other = table.send(1 - seat, move)
            assert (other.status_code, other.json()["code"]) == (409, "not-to-act")
        assert raw(database, table.session_id) == before
        assert table.send(seat, move).status_code == 200


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer ", "Bearer\t", "Basic {token}", "Token {token}", "{token}", "Bearer,{token}", "Bearer:{token}"]
)
def test_an_authorization_that_is_no_bearer_token_is_refused_before_anything_is_looked_up(
    http: httpx.Client, document: Document, header: str
) -> None:
    table = Table.open(http)
    headers = {"Authorization": header.format(token=table.tokens[0])}
    for call in operations(document):
        answer = call.call(http, table.session_id, headers)
        assert (answer.status_code, answer.headers["WWW-Authenticate"]) == (401, "Bearer")
        assert said(answer, table.session_id) == said(call.call(http, NEVER, headers), NEVER)


def test_a_token_of_any_bytes_is_a_stranger(http: httpx.Client, client: FlaskClient) -> None:
    table = Table.open(http)
    for token in ("é", "\xff" * 43, "x" * 5000):
        assert client.get(table.path, headers=bearer(token)).status_code == 404


def test_the_scheme_is_read_in_any_case(http: httpx.Client) -> None:
    table = Table.open(http)
    for scheme in ("Bearer", "bearer", "BEARER", "Bearer  "):
        seen = http.get(table.path, headers={"Authorization": f"{scheme} {table.tokens[1]}"})
        assert seen.json()["viewer"] == 1


def test_a_token_opens_its_own_session_alone(http: httpx.Client) -> None:
    one, other = Table.open(http, public=True), Table.open(http, public=True)
    for table, stranger in ((one, other), (other, one)):
        for seat, token in enumerate(table.tokens):
            assert http.get(table.path, headers=bearer(token)).json()["viewer"] == seat
            assert http.get(stranger.path, headers=bearer(token)).status_code == 401
            for altered in (token[:-1], token + "A", token.swapcase(), token[1:] + token[0]):
                assert http.get(table.path, headers=bearer(altered)).status_code == 401
