"""Long polls: news at once if there is some, else as soon as there is, whoever made it, and an end to every wait."""

import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import httpx
import pytest
import redis
from msgspec import json

from referee.app import Referee
from referee.sessions.store import CHANNEL, COMMIT_SCRIPT, keys
from tests.sessions.conftest import client_of
from tests.sessions.tables import Table, bearer, eventually
from tests.sessions.test_store import moved

FOREVER = 120
"""Seconds. No test waits that long: what it proves is that the answer comes for another reason."""


def subscribers(database: "redis.Redis") -> set[str]:
    """Return the connections that are subscribed to something, by their ids in Redis."""
    return {client["id"] for client in database.client_list(_type="pubsub")}


class Waiter:
    """A worker in whose waiting room requests wait in threads of their own."""

    def __init__(self, app: Referee, database: "redis.Redis") -> None:
        self.app = app
        self._database = database
        self._pool = ThreadPoolExecutor(8)
        self._others = subscribers(database)

    def subscribers(self) -> set[str]:
        """Return this worker's connections that are subscribed to something, by their ids in Redis."""
        return subscribers(self._database) - self._others

    def look(self, table: Table, seat: int, **query: Any) -> "Future[httpx.Response]":
        """Ask this worker for a session, in a thread."""

        def get() -> httpx.Response:
            with client_of(self.app) as http:
                return http.get(table.path, params=query, headers=bearer(table.tokens[seat]))

        return self._pool.submit(get)

    def settle(self) -> None:
        """Return when this worker's first waiter waits: its subscription stands then."""
        eventually(self.subscribers)
        time.sleep(0.1)  # for the worker to have heard of it


@pytest.fixture
def waiter(another_app: Callable[..., Referee], database: "redis.Redis") -> Callable[..., Waiter]:
    """Make another worker to wait in."""
    return lambda **settings: Waiter(another_app(longest_wait=FOREVER, **settings), database)


def test_news_that_are_there_come_at_once(another_http: Callable[..., httpx.Client]) -> None:
    table = Table.open(another_http(longest_wait=FOREVER))
    dealt = table.look(0, after_version=0, wait=FOREVER).json()
    assert dealt["version"] == 1
    assert dealt["events"]
    turns = table.played(random.Random(1), 3)
    seen = [table.look(0, after_version=version, wait=FOREVER).json()["events"] for version in range(4)]
    assert seen[0] == dealt["events"] + seen[1]
    assert [event["text"] for event in seen[3]] == [event["text"] for event in turns[-1].answer.json()["events"]]
    assert seen[1][-len(seen[2]) :] == seen[2]
    assert seen[2][-len(seen[3]) :] == seen[3]


def test_a_wait_for_nothing_in_particular_is_refused(another_http: Callable[..., httpx.Client]) -> None:
    table = Table.open(another_http(longest_wait=FOREVER))
    refused = table.look(0, wait=FOREVER)
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (422, "wait")


def test_a_wait_ends_empty_after_its_seconds(another_http: Callable[..., httpx.Client]) -> None:
    table = Table.open(another_http(longest_wait=FOREVER))
    start = time.monotonic()
    answer = table.look(0, after_version=1, wait=0.3)
    assert time.monotonic() - start >= 0.3
    assert answer.content == table.look(0).content


def test_no_wait_is_longer_than_the_longest(another_http: Callable[..., httpx.Client]) -> None:
    """If the cap did not hold, this would not end."""
    for longest in (0, 1):
        table = Table.open(another_http(longest_wait=longest))
        start = time.monotonic()
        answer = table.look(0, after_version=1, wait=1e9)
        assert answer.json()["events"] == []
        assert time.monotonic() - start >= longest


def test_versions_that_are_still_to_come_are_waited_for(another_http: Callable[..., httpx.Client]) -> None:
    table = Table.open(another_http(longest_wait=FOREVER))
    for version in (2, 1000, 2**53 - 1):
        answer = table.look(0, after_version=version, wait=0.05)
        assert (answer.status_code, answer.json()["events"], answer.json()["version"]) == (200, [], 1)


def test_a_move_on_another_worker_wakes_every_viewer(http: httpx.Client, waiter: Callable[..., Waiter]) -> None:
    table, other = Table.open(http), Table.open(http)
    room = waiter()
    waiting = [room.look(table, seat, after_version=1, wait=FOREVER) for seat in (0, 1, 0)]
    elsewhere = room.look(other, 0, after_version=1, wait=0.5)
    room.settle()
    other_worker = table.played(random.Random(2), 1)[0]
    answers = [each.result() for each in waiting]
    assert [answer.json()["version"] for answer in answers] == [2, 2, 2]
    told = [event["text"] for event in other_worker.answer.json()["events"]]
    assert [[event["text"] for event in answer.json()["events"]] for answer in answers] == [told] * 3
    assert elsewhere.result().json()["version"] == 1


def test_a_wait_follows_a_game_move_by_move(http: httpx.Client, waiter: Callable[..., Waiter]) -> None:
    """Moves are made as fast as they can be: whatever falls between two waits is told by the next."""
    table = Table.open(http)
    room = waiter()
    turns: list[Any] = []
    player = threading.Thread(target=lambda: turns.extend(table.play(random.Random(3))))
    player.start()
    version, told, seen = 1, [], {}
    while seen.get("status") != "finished":
        seen = room.look(table, 0, after_version=version, wait=FOREVER).result().json()
        assert seen["version"] > version
        version = seen["version"]
        told += [event["text"] for event in seen["events"]]
    player.join()
    assert told == [event["text"] for turn in turns for event in turn.answer.json()["events"]]


def test_a_game_that_is_over_is_not_waited_for(http: httpx.Client, waiter: Callable[..., Waiter]) -> None:
    table = Table.open(http)
    last = table.played(random.Random(4))[-1]
    version = last.answer.json()["version"]
    answer = waiter().look(table, 0, after_version=version, wait=FOREVER).result().json()
    assert (answer["status"], answer["events"]) == ("finished", [])


def test_a_change_announced_while_the_subscription_was_cut_wakes_as_well(
    http: httpx.Client, app: Referee, waiter: Callable[..., Waiter], database: "redis.Redis"
) -> None:
    table = Table.open(http)
    room = waiter()
    waiting = room.look(table, 0, after_version=1, wait=FOREVER)
    room.settle()
    after, entry = moved(app.extensions["store"].load(table.session_id), "unheard")
    with database.pipeline(transaction=True) as pipeline:
        for connection in room.subscribers():
            pipeline.client_kill_filter(_id=connection)
        commit = [1, json.encode(after), 1000, CHANNEL, table.session_id, json.encode(entry)]
        pipeline.eval(COMMIT_SCRIPT, 2, *keys(table.session_id), *commit)
        assert pipeline.execute() == [1, "done"]
    assert waiting.result().json()["version"] == 2


def test_a_full_waiting_room_leaves_the_way_free_for_moves(http: httpx.Client, waiter: Callable[..., Waiter]) -> None:
    table = Table.open(http)
    room = waiter(waiting_places=1, threads=2)
    waiting = room.look(table, 0, after_version=1, wait=FOREVER)
    room.settle()
    refused = room.look(table, 0, after_version=1, wait=FOREVER).result()
    assert (refused.status_code, refused.json()["code"]) == (503, "too-busy")
    assert int(refused.headers["Retry-After"]) >= 0
    assert room.look(table, 0).result().json()["version"] == 1
    assert room.look(table, 0, after_version=0, wait=FOREVER).result().json()["version"] == 1
    with client_of(room.app) as same_worker:
        Table(same_worker, table.created).played(random.Random(5), 1)
    assert waiting.result().json()["version"] == 2
    assert room.look(table, 0, after_version=2, wait=0.05).result().status_code == 200


def test_a_worker_that_stops_keeps_nobody_waiting(
    http: httpx.Client, database: "redis.Redis", another_app: Callable[..., Referee]
) -> None:
    closing = threading.Event()
    table = Table.open(http)
    room = Waiter(another_app(longest_wait=FOREVER, closing=closing.is_set), database)
    waiting = [room.look(table, seat, after_version=1, wait=FOREVER) for seat in (0, 1)]
    room.settle()
    closing.set()
    later = room.look(table, 0, after_version=1, wait=FOREVER)
    assert [each.result(FOREVER / 2).json()["events"] for each in (*waiting, later)] == [[], [], []]
