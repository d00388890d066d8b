"""The store on every kind of Redis: a whole game on each, seen by another worker, and nothing but 503 while it is out of reach."""

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from referee.app import Referee
from tests.service import free_port
from tests.sessions import servers
from tests.sessions.conftest import client_of
from tests.sessions.servers import QUOTED, SLOTS, cluster_node, give_slots, running
from tests.sessions.tables import BRIEF, Table, bearer, eventually

FOREVER = 120
"""Seconds of a long poll. No test waits that long: what it proves is that the answer comes for another reason."""

GUARD = 60
"""Seconds after which a long poll that nobody woke is given up."""


@contextmanager
def _url_of(kind: str, directory: Path) -> Iterator[str]:
    with getattr(servers, kind)(directory) as reached:
        yield reached if isinstance(reached, str) else reached.url


@pytest.fixture(
    scope="module",
    params=["alone", "by_socket", "by_tls", "watched", "watched_by_tls", "clustered", "clustered_by_tls"],
)
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a Redis of each kind."""
    with _url_of(request.param, tmp_path_factory.mktemp(request.param)) as url:
        yield url


@pytest.fixture
def worker(url: str, another_app: Callable[..., Referee]) -> Callable[[], httpx.Client]:
    """Make a client of another worker on that Redis."""
    return lambda: client_of(another_app(redis_url=url, longest_wait=FOREVER))


def test_a_whole_game_is_played_and_every_move_wakes_who_waits_at_another_worker(worker: Callable[[], httpx.Client]) -> None:
    table = Table.open(worker())
    watching = Table(worker(), table.created)
    turns, seen, version = table.play(random.Random(1)), [], 1
    with ThreadPoolExecutor(1) as pool:
        while True:
            waiting = pool.submit(watching.look, 0, after_version=version, wait=FOREVER)
            if version < 8:
                time.sleep(0.05)  # so that it does wait, and finds the move not there already
            turn = next(turns, None)
            if turn is None:
                break
            view = waiting.result(GUARD).json()
            assert view["version"] > version
            version = view["version"]
            seen += [event["text"] for event in view["events"]]
    assert waiting.result(GUARD).json()["status"] == "finished"
    record = table.record().json()
    assert len(record["moves"]) >= version - 1
    assert table.http.post("/v1/records/verify", json=record).json() == {"valid": True, "problems": []}
    assert [event["text"] for event in watching.look(0, after_version=1).json()["events"]] == seen


def test_a_lobby_of_sessions_on_many_nodes(worker: Callable[[], httpx.Client]) -> None:
    http, other = worker(), worker()
    created = {Table.open(http, public=True).session_id for _ in range(20)}
    listed: list[str] = []
    cursor: dict[str, Any] = {}
    while not created <= set(listed):
        page = other.get("/v1/sessions", params={"limit": 7, **cursor}).json()
        listed += [each["session_id"] for each in page["sessions"]]
        cursor = {"cursor": page["next_cursor"]}
        if page["next_cursor"] is None:
            break
    assert created <= set(listed)
    assert len(listed) == len(set(listed))


def test_tickets_and_idempotency_keys_hold_at_every_worker(worker: Callable[[], httpx.Client]) -> None:
    http, other = worker(), worker()
    body = {"game": "triumvirate", "players": 2, "options": BRIEF["triumvirate"]}
    for number in range(5):
        headers = {"Idempotency-Key": f"key-of-a-test-{number}-{random.random()}"}
        first, again = (each.post("/v1/sessions", json=body, headers=headers) for each in (http, other))
        assert (first.status_code, again.status_code) == (201, 201)
        assert first.json()["seat_tokens"] == again.json()["seat_tokens"]
        table = Table(http, first.json())
        assert http.delete(table.path, headers=bearer(table.organizer)).status_code == 200
        made = http.post(f"{table.path}/stream-tickets", headers=bearer(table.tokens[0]))
        assert made.status_code == 201, made.text
        stream = other.get(f"{table.path}/stream", params={"ticket": made.json()["ticket"]})
        assert stream.status_code == 200
        assert "event: end" in stream.text


def test_the_service_answers_503_until_its_cluster_is_there(another_app: Callable[..., Referee], tmp_path: Path) -> None:
    port = free_port()
    http = client_of(another_app(redis_url=f"redis+cluster://:{QUOTED}@127.0.0.1:{port}"))
    _refuses(http)
    with cluster_node(tmp_path, port=port) as node:
        _refuses(http)
        give_slots(node)
        eventually(lambda: http.get("/readyz").status_code == 200)
        Table.open(http).played(random.Random(3))


def test_the_service_answers_503_until_sentinel_knows_its_server(another_app: Callable[..., Referee], tmp_path: Path) -> None:
    port, master_port = free_port(), free_port()
    http = client_of(another_app(redis_url=f"redis+sentinel://:{QUOTED}@127.0.0.1:{port}/mymaster?sentinel_password={QUOTED}"))
    _refuses(http)
    with running(tmp_path, port=port, watches=master_port):
        _refuses(http)
        with running(tmp_path, port=master_port):
            eventually(lambda: http.get("/readyz").status_code == 200)
            Table.open(http).played(random.Random(4))


def test_a_cluster_all_of_whose_nodes_were_replaced_is_found_again(another_app: Callable[..., Referee], tmp_path: Path) -> None:
    ports = [free_port(), free_port()]
    hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
    http = client_of(another_app(redis_url=f"redis+cluster://:{QUOTED}@{hosts}"))
    for port in ports:
        with cluster_node(tmp_path, port=port) as node:
            give_slots(node, 0, SLOTS - 1)
            eventually(lambda: http.get("/readyz").status_code == 200)
            Table.open(http)
        _refuses(http)


def _refuses(http: httpx.Client) -> None:
    body = {"game": "triumvirate", "players": 2}
    for answer in (
        http.get("/readyz"),
        http.post("/v1/sessions", json=body),
        http.post("/v1/sessions", json=body, headers={"Idempotency-Key": "key-of-a-test"}),
        http.get("/v1/sessions"),
        http.get("/v1/sessions/none", params={"after_version": 1, "wait": 1}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (503, "store-unavailable")
        assert int(answer.headers["Retry-After"]) > 0
