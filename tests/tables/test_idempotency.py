"""Idempotency keys: what creates something can be sent again, by its caller and with its body, and creates it once."""

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import redis

from referee.sessions.errors import StoreUnavailable
from referee.sessions.store import Store
from tests.sessions.lobbies import in_lobby
from tests.sessions.tables import bearer
from tests.tables.seats import Seats, at_once, ok, refused

Kept = Callable[..., dict[bytes, bytes]]

ASSIGNED = {"game": "triumvirate", "players": 2, "public": True}
OPEN = ASSIGNED | {"seating": "open"}
BATCH = {"sessions": [ASSIGNED, OPEN, ASSIGNED | {"label": "third"}]}
CREATIONS = [("/v1/sessions", ASSIGNED), ("/v1/sessions", OPEN), ("/v1/sessions/batch", BATCH)]


@pytest.fixture
def key() -> dict[str, str]:
    """The header with a key that nobody has used."""
    return {"Idempotency-Key": random.SystemRandom().randbytes(16).hex()}


@pytest.mark.parametrize(("path", "body"), CREATIONS)
def test_what_was_created_is_not_created_again(
    http: httpx.Client, connect: Callable[..., httpx.Client], kept: Kept, key: dict[str, str], path: str, body: Any
) -> None:
    first = http.post(path, json=body, headers=key)
    before = kept()
    again = connect().post(path, json=body, headers=key)
    assert ok(again, 201) == ok(first, 201)
    assert again.headers.get("Location") == first.headers.get("Location")
    assert kept() == before


@pytest.mark.parametrize(("path", "body"), CREATIONS)
def test_without_a_key_everything_is_new(http: httpx.Client, path: str, body: Any) -> None:
    first, again = (ok(http.post(path, json=body), 201) for _ in range(2))
    assert first != again


@pytest.mark.parametrize(("path", "body"), CREATIONS)
def test_the_answer_is_the_first_one_even_after_moves(http: httpx.Client, key: dict[str, str], path: str, body: Any) -> None:
    first = ok(http.post(path, json=body, headers=key), 201)
    for created in first.get("sessions", [first]):
        table = Seats(http, created)
        if created["seat_tokens"] is None:
            table.fill()
        table.play(random.Random(1), 3)
        table.finish()
    assert ok(http.post(path, json=body, headers=key), 201) == first


@pytest.mark.parametrize(("path", "body"), CREATIONS)
def test_the_same_request_from_many_sides_creates_once(
    connect: Callable[..., httpx.Client], key: dict[str, str], path: str, body: Any
) -> None:
    workers = [connect(), connect()]
    answers = at_once(12, lambda i: ok(workers[i % 2].post(path, json=body, headers=key), 201))
    assert answers == [answers[0]] * 12


def test_another_request_with_the_key_is_refused(http: httpx.Client, kept: Kept, key: dict[str, str]) -> None:
    table = Seats(http, ok(http.post("/v1/sessions", json=OPEN, headers=key), 201))
    before = kept()
    for path, body in (
        ("/v1/sessions", ASSIGNED),
        ("/v1/sessions", OPEN | {"label": "x"}),
        ("/v1/sessions/batch", BATCH),
        (f"{table.path}/seats", {"name": "A"}),
    ):
        problem = refused(http.post(path, json=body, headers=key), 422, "invalid-request")
        assert problem["errors"] == [{"field": "Idempotency-Key", "message": "came with another request before"}]
        assert "Idempotency-Key" in problem["detail"]
    assert kept() == before


def test_each_caller_has_keys_of_its_own(http: httpx.Client, key: dict[str, str]) -> None:
    first = ok(http.post("/v1/sessions", json=ASSIGNED, headers=key), 201)
    other = ok(http.post("/v1/sessions", json=ASSIGNED, headers=key | bearer("y" * 43)), 201)
    assert other["session"]["session_id"] != first["session"]["session_id"]
    assert other["organizer_token"] != first["organizer_token"]
    ok(http.post("/v1/sessions", json=OPEN, headers=key | bearer("z" * 43)), 201)


def test_what_is_kept_of_a_key_does_not_tell_the_tokens(http: httpx.Client, kept: Kept, key: dict[str, str]) -> None:
    created = ok(http.post("/v1/sessions", json=ASSIGNED, headers=key), 201)
    everything = b"".join(name + value for name, value in kept().items())
    for secret in (key["Idempotency-Key"], created["organizer_token"], *created["seat_tokens"]):
        assert secret.encode() not in everything


@pytest.mark.parametrize("value", ["", "k" * 201])
def test_keys_have_bounds(http: httpx.Client, value: str) -> None:
    answer = http.post("/v1/sessions", json=ASSIGNED, headers={"Idempotency-Key": value})
    assert refused(answer, 422, "invalid-request")["errors"][0]["field"] == "Idempotency-Key"


# --- Seats ------------------------------------------------------------------------------------------------------------


def test_a_seat_is_taken_once(http: httpx.Client, connect: Callable[..., httpx.Client], kept: Kept, key: dict[str, str]) -> None:
    table = Seats.open(http)
    asked = {"name": "A", "entropy": "dice"}
    first = ok(http.post(f"{table.path}/seats", json=asked, headers=key), 201)
    before = kept()
    assert ok(connect().post(f"{table.path}/seats", json=asked, headers=key), 201) == first
    assert kept() == before
    table.take()
    table.tokens[0] = first["token"]
    table.play(random.Random(2))
    assert ok(http.post(f"{table.path}/seats", json=asked, headers=key), 201) == first
    refused(http.post(f"{table.path}/seats", json=asked | {"name": "B"}, headers=key), 422, "invalid-request")


def test_the_last_seat_taken_again_gets_the_start_again(http: httpx.Client, key: dict[str, str]) -> None:
    table = Seats.open(http)
    table.take(0)
    first = ok(http.post(f"{table.path}/seats", json={"name": "A"}, headers=key), 201)
    assert first["session"]["status"] == "active"
    assert ok(http.post(f"{table.path}/seats", json={"name": "A"}, headers=key), 201) == first
    table.tokens[1] = first["token"]
    table.finish()
    assert ok(http.post(f"{table.path}/seats", json={"name": "A"}, headers=key), 201) == first


def test_the_same_request_from_many_sides_takes_one_seat(connect: Callable[..., httpx.Client], key: dict[str, str]) -> None:
    """Not two, although there are free ones: whoever comes second finds that they sit already."""
    workers = [connect(), connect()]
    for number in range(5):
        table = Seats.open(workers[0], "triads", 5)
        headers = {"Idempotency-Key": key["Idempotency-Key"] + str(number)}
        path = f"{table.path}/seats"
        answers = at_once(10, lambda i, path=path, headers=headers: workers[i % 2].post(path, json={"name": "A"}, headers=headers))
        bodies = [ok(answer, 201) for answer in answers]
        assert bodies == [bodies[0]] * 10
        assert [seat["taken"] for seat in table.look()["seats"]].count(True) == 1


def test_a_key_that_has_left_its_seat_gets_no_other(http: httpx.Client, key: dict[str, str]) -> None:
    """The answer stays the first one; its token is nobody's any more."""
    table = Seats.open(http)
    first = ok(table.take(headers=key), 201)
    ok(table.call("DELETE", "/seats/0", 0))
    assert ok(table.take(headers=key), 201) == first
    assert not any(seat["taken"] for seat in table.look()["seats"])
    refused(table.call("GET", "", 0), 401, "unauthenticated")


# --- What was refused -------------------------------------------------------------------------------------------------


def test_a_refused_request_leaves_the_key_free(http: httpx.Client, kept: Kept, key: dict[str, str]) -> None:
    table, full = Seats.open(http), Seats.open(http).fill()
    table.take(0)
    before = kept()
    refused(http.post("/v1/sessions", json=ASSIGNED | {"players": 9}, headers=key), 422, "invalid-request")
    refused(http.post("/v1/sessions", json=ASSIGNED | {"names": ["A"]}, headers=key), 422, "invalid-request")
    refused(http.post("/v1/sessions/batch", json={"sessions": [ASSIGNED, OPEN | {"names": ["A", "B"]}]}, headers=key), 422,
            "invalid-request")  # fmt: skip
    refused(table.take(0, headers=key), 409, "seat-taken")
    refused(table.take(7, headers=key), 422, "invalid-request")
    refused(full.take(headers=key), 409, "seat-taken")
    refused(http.post("/v1/sessions/none/seats", json={"name": "A"}, headers=key), 404, "not-found")
    assert kept() == before
    ok(table.take(1, headers=key), 201)


def test_a_key_that_stands_outlives_refusals(http: httpx.Client, key: dict[str, str]) -> None:
    """A request that was carried out is not forgotten because others with its key are refused."""
    table = Seats.open(http)
    first = ok(table.take(0, headers=key), 201)
    refused(table.take(1, headers=key), 422, "invalid-request")
    assert ok(table.take(0, headers=key), 201) == first


@pytest.mark.parametrize("broken", ["_send", "list_publicly"])
@pytest.mark.parametrize(("path", "body"), CREATIONS)
def test_what_an_outage_cut_short_is_carried_out_when_it_is_sent_again(
    http: httpx.Client,
    monkeypatch: pytest.MonkeyPatch,
    database: "redis.Redis",
    key: dict[str, str],
    path: str,
    body: Any,
    broken: str,
) -> None:
    """The reply is lost after it was done: nobody knows, but whoever sends it again gets what came of it."""
    real = getattr(Store, broken)

    def lost(*arguments: Any) -> None:
        real(*arguments)
        raise StoreUnavailable("The reply was lost.")

    with monkeypatch.context() as outage:
        outage.setattr(Store, broken, lost)
        refused(http.post(path, json=body, headers=key), 503, "store-unavailable")
    answer = ok(http.post(path, json=body, headers=key), 201)
    assert ok(http.post(path, json=body, headers=key), 201) == answer
    for created in answer.get("sessions", [answer]):
        assert [each[2] for each in in_lobby(database)].count(created["session"]["session_id"]) == 1


@pytest.mark.parametrize(("path", "body"), CREATIONS)
def test_an_outage_takes_nothing_from_who_sent_it_too(
    http: httpx.Client,
    connect: Callable[..., httpx.Client],
    monkeypatch: pytest.MonkeyPatch,
    key: dict[str, str],
    path: str,
    body: Any,
) -> None:
    """The same request got through elsewhere in the meantime: what it was told of stays."""
    real, elsewhere = Store.list_publicly, connect()
    answers: list[Any] = []

    def fail(*_arguments: Any) -> None:
        monkeypatch.setattr(Store, "list_publicly", real)
        answers.append(ok(elsewhere.post(path, json=body, headers=key), 201))
        raise StoreUnavailable("It cannot be reached.")

    monkeypatch.setattr(Store, "list_publicly", fail)
    refused(http.post(path, json=body, headers=key), 503, "store-unavailable")
    for created in answers[0].get("sessions", answers):
        assert Seats(http, created).look()["version"] == 1
    assert [ok(http.post(path, json=body, headers=key), 201)] == answers
