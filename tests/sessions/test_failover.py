"""Matches that go on while the server that has them fails: nothing acknowledged is lost, nothing is made twice."""

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
from tests.sessions.bots import Bots
from tests.sessions.conftest import client_of
from tests.sessions.logs import hold_against_log, hold_record
from tests.sessions.servers import Clustered, Pair, Watched
from tests.sessions.tables import Table, bearer, eventually

ATTEMPTS = 2000
"""How often a request is sent again before a test fails: much longer than any failover takes."""

KILLS = 3


class Stubborn(httpx.Client):
    """A client that sends a request again as long as the store is out of reach, as it was told that it may."""

    def send(self, request: httpx.Request, **options: Any) -> httpx.Response:
        for _ in range(ATTEMPTS):
            answer = super().send(request, **options)
            if answer.status_code != 503:
                return answer
            assert_unavailable(answer)
        raise AssertionError("The store did not come back.")


def assert_unavailable(answer: httpx.Response) -> None:
    """Check that a request is answered with 503, and may be sent again."""
    assert (answer.status_code, answer.json()["code"]) == (503, "store-unavailable")
    assert int(answer.headers["Retry-After"]) > 0


@pytest.fixture(scope="module", params=["watched", "clustered"])
def deployment(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched | Clustered]:
    """A Redis with a server that can fail, and a replica of it; which is which changes from test to test."""
    with getattr(servers, request.param)(tmp_path_factory.mktemp(request.param)) as reached:
        yield reached


@pytest.fixture
def app(deployment: Watched | Clustered, another_app: Callable[..., Referee]) -> Callable[..., Referee]:
    """Make another worker, for which a change must have come to the replica unless told otherwise."""

    def make(redis_replicas: int = 1) -> Referee:
        return another_app(redis_url=deployment.url, redis_replicas=redis_replicas, longest_wait=1)

    return make


@pytest.fixture
def worker(app: Callable[..., Referee]) -> Callable[[], httpx.Client]:
    """Make a stubborn client of another worker."""
    return lambda: Stubborn(transport=httpx.WSGITransport(app=app()), base_url="http://referee", timeout=None)


def test_a_match_goes_on_when_its_server_fails(deployment: Watched | Clustered, worker: Callable[[], httpx.Client]) -> None:
    table = _table_at_the_pair(deployment, worker())
    others = [Table(worker(), table.created) for _ in table.tokens]
    for seat, other in enumerate(others):
        other.look(seat)  # who only comes when all servers of the URL are down cannot find the others
    with ThreadPoolExecutor(len(others) + 1) as pool:
        followed = [pool.submit(_follow, other, seat) for seat, other in enumerate(others)]
        turns = table.played(random.Random(1), 5)
        failing = pool.submit(deployment.pair.fail_over)
        turns += table.play(random.Random(2))
        seen = [each.result() for each in followed]
        failing.result()
    record = table.record().json()
    made = [(move["seat"], move["move"]) for move in record["moves"] if move["cause"] == "player"]
    assert made == [(turn.seat, turn.move) for turn in turns]
    assert len(turns) > 5
    told = [event["text"] for turn in turns for event in turn.answer.json()["events"]]
    assert seen == [told] * len(others)
    again = table.send(turns[0].seat, turns[0].move, turns[0].decision)
    assert (again.status_code, again.headers["Referee-Replayed"]) == (200, "true")


def test_no_move_is_lost_or_made_twice_however_often_a_server_fails(
    deployment: Watched | Clustered, app: Callable[..., Referee]
) -> None:
    http, chance = client_of(app()), random.Random(5)
    tables = [
        _table_at_the_pair(deployment, http, game, players) for game, players in (("triumph", 2), ("triads", 3), ("triumvir", 4))
    ]
    bots = Bots(tables).start()
    kills = 0
    for _ in range(KILLS):
        due = len(bots.acknowledged) + chance.randint(3, 12)
        eventually(lambda due=due: len(bots.acknowledged) >= due or not bots.playing())
        kills += bots.playing()
        _fail_over_under(bots, deployment.pair)
    bots.finish()
    assert kills > 1
    assert bots.unavailable
    for answer in bots.unavailable:
        assert_unavailable(answer)
    with deployment.pair.kept() as database:
        for table in tables:
            hold_against_log(bots.answers(table), database, table)
            hold_record(table, database)


def test_a_move_that_no_replica_has_is_lost_with_its_server(deployment: Watched | Clustered, app: Callable[..., Referee]) -> None:
    """Unless replicas are waited for: this is what the other tests would show then."""
    table = _table_at_the_pair(deployment, client_of(app(redis_replicas=0)))
    before = table.look().json()
    deployment.pair.detach()
    (turn,) = table.played(random.Random(3), 1)
    assert turn.answer.json()["version"] == 2
    deployment.pair.fail_over()
    table.http = Stubborn(transport=httpx.WSGITransport(app=app()), base_url="http://referee", timeout=None)
    assert table.look().json() == before


def test_a_move_that_no_replica_has_is_told_to_nobody(
    deployment: Watched | Clustered, app: Callable[..., Referee], worker: Callable[[], httpx.Client]
) -> None:
    table = _table_at_the_pair(deployment, client_of(app()))
    hasty = Table(client_of(app(redis_replicas=0)), table.created)
    before = table.look().json()
    deployment.pair.detach()
    (turn,) = hasty.played(random.Random(3), 1)
    for viewer in (None, 0, 1):
        assert_unavailable(table.look(viewer))
    assert_unavailable(table.send(turn.seat, turn.move, turn.decision))
    deployment.pair.fail_over()
    table.http = worker()
    assert table.look().json() == before
    answer = table.send(turn.seat, turn.move, turn.decision)
    assert (answer.status_code, answer.json()["version"], "Referee-Replayed" in answer.headers) == (200, 2, False)


def test_everything_else_goes_on_as_well(deployment: Watched | Clustered, worker: Callable[[], httpx.Client]) -> None:
    """Many threads, and of each request that a failing server may cut."""
    http = worker()
    tables = [_table_at_the_pair(deployment, http)] + [Table.open(http, public=True) for _ in range(3)]

    def use(number: int) -> int:
        table = Table(http, tables[number % len(tables)].created)
        for _ in range(20):
            assert http.get("/readyz").status_code == 200
            assert http.get("/v1/sessions").status_code == 200
            assert http.get("/v1/sessions/%7Dx").status_code == 404  # whatever its keys would be
            assert table.look(0, after_version=0).status_code == 200
            assert http.post(f"{table.path}/stream-tickets", headers=bearer(table.tokens[0])).status_code == 201
            assert Table.open(http, public=True).look(1).status_code == 200
        return number

    with ThreadPoolExecutor(8) as pool:
        uses = [pool.submit(use, number) for number in range(8)]
        http.get("/readyz")
        deployment.pair.fail_over()
        assert [each.result() for each in uses] == list(range(8))


def test_a_subscription_at_a_node_that_is_down_is_made_anew_at_another(tmp_path: Path, another_app: Callable[..., Referee]) -> None:
    with servers.clustered(tmp_path) as cluster:
        store: Store = another_app(redis_url=cluster.url).extensions["store"]
        store.ping()
        _, replica = cluster.pair.roles()
        replica.kill()
        begun = []
        while not {"failed", ANY} <= set(begun):
            try:
                begun.append(str(next(store.listen())))
            except redis.RedisError:
                begun.append("failed")
            assert len(begun) < 1000


def _fail_over_under(bots: Bots, pair: Pair) -> None:
    """Kill the master while the bots play; once they have noticed they begin nothing new until another one has taken over."""
    noticed = len(bots.unavailable)
    with ThreadPoolExecutor(1) as pool:
        failing = pool.submit(pair.fail_over)
        eventually(lambda: len(bots.unavailable) > noticed or failing.done())
        bots.pause()
        failing.result()
    bots.resume()


def _table_at_the_pair(deployment: Watched | Clustered, http: httpx.Client, game: str = "triumvirate", players: int = 2) -> Table:
    """Open a table whose session is at the server that has a replica."""
    for _ in range(1000):
        table = Table.open(http, game, players)
        if deployment.has(keys(table.session_id)[0]):
            return table
    raise AssertionError("No session was at the first master.")


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
