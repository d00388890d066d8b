"""Sessions that expire while clients come to them: they are there or not found, and never in part."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import redis

from referee.sessions.store import Store, keys
from tests.faults.conftest import Serve
from tests.faults.keys import hold_keys
from tests.sessions.conftest import GUARD
from tests.sessions.tables import bearer, eventually
from tests.tables.seats import Seats, messages

LIFETIME = 1
TABLES = 2
AT_ONCE = 2
"""Clients that make the same call again and again."""

LAST = 100
"""Milliseconds before a session expires in which the clients come to it."""

Call = Callable[[], httpx.Response]


def calls_of(table: Seats) -> list[Call]:
    """Return calls that are made at a table whose seats are taken one by one."""
    token = bearer(table.organizer)
    return [
        lambda: table.take(headers={"Idempotency-Key": f"somebody at {table.session_id}"}),
        lambda: table.take(1, headers=token),
        lambda: table.organize("GET"),
        lambda: table.organize("GET", params={"after_version": 0, "wait": 1}),
        lambda: table.organize("GET", "/events"),
        lambda: table.organize("POST", "/stream-tickets"),
    ]


def calls_after(table: Seats) -> list[Call]:
    """Return calls that are made at a table whose game is over."""
    return [
        lambda: table.call("POST", "/rematch", 0, json={}),
        lambda: table.call("POST", "/rematch", 1, json={}),
        lambda: table.call("POST", "/resignation", 1),
        lambda: table.organize("GET", "/record"),
        lambda: table.organize("DELETE"),
    ]


def finished(http: httpx.Client) -> Seats:
    """Return a table whose game is over."""
    table = Seats.create(http, public=True)
    table.finish()
    return table


def streamed(table: Seats) -> httpx.Response:
    """Follow a stream until it ends, if there is one."""
    with table.stream(table.organizer, 0) as answer:
        if answer.status_code == 200:
            list(messages(answer))
        return answer


def statuses(call: Call) -> set[int]:
    """Make a call until the session is not found; return what was answered before."""
    answered: set[int] = set()
    while (status := call().status_code) != 404:
        answered.add(status)
    return answered


def test_who_comes_while_a_session_expires(serve: Serve, http_to: Callable[..., httpx.Client], kept: "redis.Redis") -> None:
    """Whoever changes a session renews it, so the clients go on until nobody can change it any more."""
    before = kept.dbsize()
    with (
        serve(session_lifetime=LIFETIME, ticket_lifetime=LIFETIME, heartbeat=1) as service,
        httpx.Client(base_url=service.base_url, timeout=GUARD, trust_env=False, limits=httpx.Limits()) as unchecked,
        ThreadPoolExecutor(64) as pool,
    ):
        http = http_to(service.base_url)
        filling, over = [Seats.open(http) for _ in range(TABLES)], [finished(http) for _ in range(TABLES)]
        calls = [call for table in filling for call in (*calls_of(table), lambda table=table: streamed(table.through(unchecked)))]
        calls += [call for table in over for call in calls_after(table)]
        eventually(lambda: kept.pttl(keys(over[-1].session_id)[0]) < LAST)
        coming = [pool.submit(statuses, call) for call in calls * AT_ONCE]
        while not all(each.done() for each in coming):
            hold_keys(kept)
            assert http.get("/v1/sessions").status_code == 200
        assert set().union(*(each.result() for each in coming)) <= {200, 201, 409}
    eventually(lambda: kept.dbsize() <= before)


class Expiring(redis.Redis):
    """A client to which the first key that it reads has just expired."""

    expired = False

    def execute_command(self, *command: Any, **options: Any) -> Any:
        if command[0] == "GET" and not self.expired:
            self.expired = True
            self.delete(command[1])
        return super().execute_command(*command, **options)


def test_an_idempotency_key_that_expires_while_it_is_looked_at_is_free(store_url: str) -> None:
    with Expiring.from_url(store_url) as client:
        claim = Store(client, LIFETIME).claim("a" * 64, "b" * 64, LIFETIME)
    assert client.expired
    assert (claim.request_digest, claim.new) == ("b" * 64, True)
