"""A match that goes on while the server that has it fails: nothing acknowledged is lost, nothing is made twice."""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import redis

from referee.app import Referee
from referee.sessions.store import ANY, Store, keys
from tests.sessions import servers
from tests.sessions.servers import Clustered, Watched
from tests.sessions.tables import Table, bearer

ATTEMPTS = 2000
"""How often a request is sent again before a test fails: much longer than any failover takes."""


class Stubborn(httpx.Client):
    """A client that sends a request again as long as the store is out of reach, as it was told that it may."""

    def send(self, request: httpx.Request, **options: Any) -> httpx.Response:
        for _ in range(ATTEMPTS):
            answer = super().send(request, **options)
            if answer.status_code != 503:
                return answer
            assert answer.json()["code"] == "store-unavailable"
            assert int(answer.headers["Retry-After"]) > 0
        raise AssertionError("The store did not come back.")


@pytest.fixture(params=["watched", "clustered"])
def deployment(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Watched | Clustered]:
    """A Redis with a server that can fail."""
    with getattr(servers, request.param)(tmp_path) as reached:
        yield reached


@pytest.fixture
def worker(deployment: Watched | Clustered, another_app: Callable[..., Referee]) -> Callable[[], httpx.Client]:
    """Make a stubborn client of another worker."""

    def make() -> httpx.Client:
        app = another_app(redis_url=deployment.url, longest_wait=1)
        return Stubborn(transport=httpx.WSGITransport(app=app), base_url="http://referee", timeout=None)

    return make


def test_a_match_goes_on_when_its_server_fails(deployment: Watched | Clustered, worker: Callable[[], httpx.Client]) -> None:
    table = _table_at_the_first_master(deployment, worker())
    master = deployment.master_of(keys(table.session_id)[0])
    others = [Table(worker(), table.created) for _ in table.tokens]
    for seat, other in enumerate(others):
        other.look(seat)  # who only comes when all servers of the URL are down cannot find the others
    with ThreadPoolExecutor(len(others)) as pool:
        followed = [pool.submit(_follow, other, seat) for seat, other in enumerate(others)]
        turns = table.played(random.Random(1), 5)
        _replicated(master, table)
        master.kill()
        turns += table.play(random.Random(2))
        seen = [each.result() for each in followed]
    record = table.record().json()
    made = [(move["seat"], move["move"]) for move in record["moves"] if move["cause"] == "player"]
    assert made == [(turn.seat, turn.move) for turn in turns]
    assert len(turns) > 5
    told = [event["text"] for turn in turns for event in turn.answer.json()["events"]]
    assert seen == [told] * len(others)
    again = table.send(turns[0].seat, turns[0].move, turns[0].decision)
    assert (again.status_code, again.headers["Referee-Replayed"]) == (200, "true")


def test_everything_else_goes_on_as_well(deployment: Watched | Clustered, worker: Callable[[], httpx.Client]) -> None:
    """Many threads, and of each request that a failing server may cut."""
    http = worker()
    tables = [_table_at_the_first_master(deployment, http)] + [Table.open(http, public=True) for _ in range(3)]
    master = deployment.master_of(keys(tables[0].session_id)[0])
    _replicated(master, tables[0])

    def use(number: int) -> int:
        table = Table(http, tables[number % len(tables)].created)
        for _ in range(20):
            assert http.get("/readyz").status_code == 200
            assert http.get("/v1/sessions").status_code == 200
            assert table.look(0, after_version=0).status_code == 200
            assert http.post(f"{table.path}/stream-tickets", headers=bearer(table.tokens[0])).status_code == 201
            # What was acknowledged just before the failure may be lost with it: the replica may not have had it yet.
            assert Table.open(http, public=True).look(1).status_code in (200, 404)
        return number

    with ThreadPoolExecutor(8) as pool:
        uses = [pool.submit(use, number) for number in range(8)]
        http.get("/readyz")
        master.kill()
        assert [each.result() for each in uses] == list(range(8))


def test_a_subscription_at_a_node_that_is_down_is_made_anew_at_another(tmp_path: Path, another_app: Callable[..., Referee]) -> None:
    with servers.clustered(tmp_path) as cluster:
        store: Store = another_app(redis_url=cluster.url).extensions["store"]
        store.ping()
        cluster.replica.kill()
        begun = []
        while not {"failed", ANY} <= set(begun):
            try:
                begun.append(str(next(store.listen())))
            except redis.RedisError:
                begun.append("failed")
            assert len(begun) < 1000


def _table_at_the_first_master(deployment: Watched | Clustered, http: httpx.Client) -> Table:
    """Open a table whose session is at the server that has a replica."""
    first = deployment.master if isinstance(deployment, Watched) else deployment.masters[0]
    for _ in range(1000):
        table = Table.open(http)
        if deployment.master_of(keys(table.session_id)[0]) is first:
            return table
    raise AssertionError("No session was at the first master.")


def _replicated(master: servers.Server, table: Table) -> None:
    """Return when the replica has all that was acknowledged so far: Redis itself does not wait for that."""
    with master.client() as client, client.pipeline(transaction=False) as pipeline:
        pipeline.set(f"{keys(table.session_id)[0]}:mark", "", ex=600)
        pipeline.wait(1, 0)
        assert pipeline.execute()[1] == 1


def _follow(table: Table, seat: int) -> list[str]:
    """Watch a match by long polls until it is over; return what is told, in order."""
    told: list[str] = []
    version, status = 1, "active"
    while status == "active":
        view = table.look(seat, after_version=version, wait=1).json()
        assert view["version"] >= version
        told += [event["text"] for event in view["events"]]
        version, status = view["version"], view["status"]
    return told
