"""Connections that break: a move that was made and not answered is sent again and answered as it would have been."""

import random
import socket
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import httpx
import pytest
import redis
from msgspec import json

from tests.sessions.proxy import Wire, wire_to
from tests.sessions.tables import Table, bearer

REPLAYED = "Referee-Replayed"
DONE = b"$4\r\ndone\r\n"
"""What Redis replies to a commit."""


def place(base_url: str) -> tuple[str, int]:
    """Return where a service listens."""
    parts = urlsplit(base_url)
    assert parts.hostname is not None
    assert parts.port is not None
    return parts.hostname, parts.port


def request_of(table: Table, seat: int, move: object, decision: int) -> bytes:
    """Return the bytes of a request that makes a move."""
    body = json.encode({"move": move, "decision": decision})
    head = f"POST {table.path}/moves HTTP/1.1\r\nHost: referee\r\nContent-Type: application/json\r\n"
    return f"{head}{''.join(f'{name}: {value}' for name, value in bearer(table.tokens[seat]).items())}\r\n".encode() + (
        f"Content-Length: {len(body)}\r\n\r\n".encode() + body
    )


def asked(table: Table) -> tuple[int, dict[str, object], int]:
    """Return a seat that is to act, a move it may make, and the decision that it is."""
    seat = table.look().json()["to_act"][0]
    seen = table.look(seat).json()
    return seat, seen["legal_moves"]["moves"][-1], seen["decision"]


def test_a_move_whose_reply_was_lost_gets_it_when_it_is_sent_again(service: str, http_to: Callable[..., httpx.Client]) -> None:
    table = Table.open(http_to(service))
    with wire_to(place(service)) as wire:
        wire.loses = lambda _reply: True
        broken = Table(http_to(f"http://127.0.0.1:{wire.port}"), table.created)
        for _ in range(12):
            seat, move, decision = asked(table)
            with pytest.raises(httpx.TransportError):
                broken.send(seat, move, decision)
            first = table.send(seat, move, decision)
            assert (first.status_code, first.headers[REPLAYED]) == (200, "true")
            assert wire.lost[-1].split(b"\r\n\r\n", 1)[1] == first.content
            assert first.json()["decision"] == decision + 1
    assert table.look().json()["version"] == 13


def test_a_client_that_hangs_up_at_once_has_moved_once_or_not_at_all(service: str, http_to: Callable[..., httpx.Client]) -> None:
    table = Table.open(http_to(service))
    for _ in range(12):
        seat, move, decision = asked(table)
        with socket.create_connection(place(service)) as connection:
            connection.sendall(request_of(table, seat, move, decision))
        answers = [table.send(seat, move, decision) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].content == answers[1].content
        assert answers[1].headers[REPLAYED] == "true"
    assert table.look().json()["version"] == 13


def test_half_a_request_is_no_move(service: str, http_to: Callable[..., httpx.Client]) -> None:
    table = Table.open(http_to(service))
    seat, move, decision = asked(table)
    request = request_of(table, seat, move, decision)
    for size in (len(request) - 1, len(request) // 2, 10):
        with socket.create_connection(place(service)) as connection:
            connection.sendall(request[:size])
            connection.shutdown(socket.SHUT_WR)
            while connection.recv(65536):
                pass
    assert table.look().json()["version"] == 1
    answer = table.send(seat, move, decision)
    assert answer.status_code == 200
    assert REPLAYED not in answer.headers


@pytest.fixture
def redis_wire(redis_url: str) -> Iterator[Wire]:
    """A wire to the tests' Redis."""
    with wire_to(redis_url.removeprefix("unix://")) as wire:
        yield wire


@pytest.fixture
def unlucky(another_http: Callable[..., httpx.Client], redis_wire: Wire) -> httpx.Client:
    """A client of a worker that reaches Redis over that wire."""
    return another_http(redis_url=f"redis://127.0.0.1:{redis_wire.port}")


def test_a_commit_whose_reply_was_lost_is_asked_for_again(http: httpx.Client, unlucky: httpx.Client, redis_wire: Wire) -> None:
    table = Table.open(http)
    losses = iter([True, False] * 100)
    redis_wire.loses = lambda reply: reply == DONE and next(losses)
    for made in range(1, 9):
        seat, move, decision = asked(table)
        answer = Table(unlucky, table.created).send(seat, move, decision)
        assert answer.status_code == 200
        assert REPLAYED not in answer.headers
        assert len(redis_wire.lost) == made
        assert table.look(seat).json()["version"] == answer.json()["version"] == made + 1


def test_a_commit_that_was_never_confirmed_is_found_when_the_move_is_sent_again(
    http: httpx.Client, unlucky: httpx.Client, redis_wire: Wire
) -> None:
    table = Table.open(http)
    redis_wire.loses = lambda reply: reply == DONE
    for made in range(1, 5):
        seat, move, decision = asked(table)
        broken = Table(unlucky, table.created)
        lost = broken.send(seat, move, decision)
        assert (lost.status_code, lost.json()["code"]) == (503, "store-unavailable")
        assert int(lost.headers["Retry-After"]) >= 0
        again = broken.send(seat, move, decision)
        assert (again.status_code, again.headers[REPLAYED]) == (200, "true")
        assert table.look(seat).json()["version"] == again.json()["version"] == made + 1


def test_a_session_that_was_never_confirmed_is_created_once(
    http: httpx.Client, unlucky: httpx.Client, redis_wire: Wire, database: "redis.Redis"
) -> None:
    losses = iter([True, False])
    redis_wire.loses = lambda reply: reply == DONE and next(losses)
    before = database.dbsize()
    table = Table.open(unlucky)
    assert redis_wire.lost == [DONE]
    assert database.dbsize() == before + 2
    assert Table(http, table.created).look().json() == table.created["session"]


def test_whatever_replies_get_lost_no_move_is_lost_or_doubled(http: httpx.Client, unlucky: httpx.Client, redis_wire: Wire) -> None:
    chance = random.Random(1)
    table = Table.open(http)
    made = []
    for _ in range(15):
        seat, move, decision = asked(table)
        redis_wire.loses = lambda _reply: chance.random() < 0.2
        answers = []
        while not answers or answers[-1].status_code == 503:
            assert len(answers) < 1000
            answers.append(Table(unlucky, table.created).send(seat, move, decision))
        redis_wire.loses = lambda _reply: False
        made.append((seat, move))
        assert answers[-1].json()["decision"] == decision + 1
        assert answers[-1].json()["version"] == len(made) + 1
    assert redis_wire.lost
    table.played(chance)
    record = table.record().json()
    assert [(each["seat"], each["move"]) for each in record["moves"]][:15] == made
    assert http.post("/v1/records/verify", json=record).json() == {"valid": True, "problems": []}
