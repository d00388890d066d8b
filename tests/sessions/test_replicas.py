"""A change that the replicas have not got is told to nobody, on any channel, and told like any other once they have it."""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from msgspec import json

from referee.app import Referee
from referee.sessions import store as storing
from referee.sessions.errors import StoreUnavailable
from referee.sessions.model import Moved
from referee.sessions.store import Store, keys
from referee.sessions.story import advanced
from tests.sessions.conftest import client_of
from tests.sessions.processes import stopped
from tests.sessions.servers import Pair, Replicated, replicated
from tests.sessions.tables import BRIEF, Table, bearer

BODY = {"game": "triumvirate", "players": 2, "options": BRIEF["triumvirate"], "public": True}


@pytest.fixture(scope="module")
def deployment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Replicated]:
    """A Redis with a replica."""
    with replicated(tmp_path_factory.mktemp("replicated")) as reached:
        yield reached


@pytest.fixture
def pair(deployment: Replicated, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    """The two servers, of which the replica is asked for little patience once it is detached."""
    monkeypatch.setattr(storing, "_PATIENCE", 100)
    yield deployment.pair
    deployment.pair.attach()


@pytest.fixture
def app(deployment: Replicated, another_app: Callable[..., Referee]) -> Callable[..., Referee]:
    """Make another worker."""
    return lambda replicas=1: another_app(redis_url=deployment.url, redis_replicas=replicas, longest_wait=60, heartbeat=1)


@pytest.fixture
def http(app: Callable[..., Referee]) -> httpx.Client:
    """A client of a worker that waits for the replica."""
    return client_of(app())


@pytest.fixture
def hasty(app: Callable[..., Referee]) -> httpx.Client:
    """A client of one that does not."""
    return client_of(app(0))


def unavailable(answer: httpx.Response) -> bool:
    """Return whether a request is to be sent again."""
    return answer.status_code == 503 and answer.json()["code"] == "store-unavailable" and int(answer.headers["Retry-After"]) > 0


def test_a_commit_is_confirmed_when_it_is_sent_again(pair: Pair, http: httpx.Client, app: Callable[..., Referee]) -> None:
    session_id = Table.open(http).session_id
    store: Store = app().extensions["store"]
    before = store.load(session_id)
    move = before.game.legal_moves(before.state, before.to_act[0]).moves[0]
    after, entry = advanced(before, Moved(before.to_act[0], move, "player"), before.updated_at, "a commit")
    pair.detach()
    for _ in range(2):
        with pytest.raises(StoreUnavailable):
            store.commit(after, [entry])
        with pytest.raises(StoreUnavailable):
            store.load(session_id)
    with pair.kept() as database:
        assert database.hget(keys(session_id)[0], "version") == "2"
    pair.attach()
    assert store.commit(after, [entry]) == "done"
    assert store.load(session_id) == after
    assert pair.roles()[1].ask("LRANGE", keys(session_id)[1], -1, -1) == [json.encode(entry).decode()]


def test_nothing_is_told_on_any_channel_and_everything_can_be_asked_again(
    pair: Pair, http: httpx.Client, hasty: httpx.Client
) -> None:
    table, open_table = Table.open(http, public=True), Table.open(http, seating="open", public=True)
    turns = Table(hasty, table.created).played(random.Random(1))
    first, seat = turns[0], bearer(table.tokens[0])
    replay = {"move": first.move, "decision": first.decision}
    key = {"Idempotency-Key": f"key of a test {table.session_id}"}
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "/readyz", {}),
        ("GET", table.path, {"headers": seat}),
        ("GET", table.path, {"params": {"after_version": 1, "wait": 1}}),
        ("GET", f"{table.path}/events", {"headers": seat}),
        ("GET", f"{table.path}/stream", {"headers": seat}),
        ("POST", f"{table.path}/stream-tickets", {"headers": seat}),
        ("GET", f"{table.path}/record", {"headers": seat}),
        ("POST", f"{table.path}/moves", {"headers": bearer(table.tokens[first.seat]), "json": replay}),
        ("POST", "/v1/sessions", {"json": BODY, "headers": key}),
        ("POST", f"{open_table.path}/seats", {"json": {"name": "Ann"}, "headers": {"Idempotency-Key": table.path}}),
    ]
    pair.detach()
    for method, path, more in asked:
        for _ in range(2):
            assert unavailable(http.request(method, path, **more)), (method, path)
    assert http.get("/healthz").status_code == 200
    pair.attach()
    answers = [http.request(method, path, **more) for method, path, more in asked]
    assert [answer.status_code for answer in answers] == [200] * 5 + [201] + [200] * 2 + [201] * 2
    assert answers[7].headers["Referee-Replayed"] == "true"
    assert answers[7].json()["events"] == first.answer.json()["events"]
    for method, path, more in asked[-2:]:
        assert http.request(method, path, **more).content == answers[asked.index((method, path, more))].content


def test_a_move_is_told_to_those_who_wait_once_the_replica_has_it(pair: Pair, http: httpx.Client, hasty: httpx.Client) -> None:
    table = Table.open(http)
    stream = http.build_request("GET", f"{table.path}/stream", headers=bearer(table.tokens[0]))
    with ThreadPoolExecutor(1) as pool:
        told = pool.submit(http.send, stream)
        pair.detach()
        turns = Table(hasty, table.created).played(random.Random(2))
        assert unavailable(table.look(0, after_version=1, wait=1))
        assert not told.done()
        pair.attach()
        assert told.result(60).text.count("event: version") == len(turns) + 1


def test_a_replica_that_hangs(pair: Pair, http: httpx.Client, hasty: httpx.Client) -> None:
    """It has confirmed all that was written over this worker's connections, and not what came over others."""
    table = Table.open(http)
    with stopped(pair.roles()[1].process):
        (turn,) = Table(hasty, table.created).played(random.Random(3), 1)
        assert unavailable(table.look())
        assert unavailable(table.send(turn.seat, turn.move, turn.decision))
    answer = table.send(turn.seat, turn.move, turn.decision)
    assert (answer.status_code, answer.json()["version"], answer.headers["Referee-Replayed"]) == (200, 2, "true")


@pytest.mark.usefixtures("pair")
def test_more_replicas_than_there_are(app: Callable[..., Referee]) -> None:
    http = client_of(app(2))
    assert unavailable(http.get("/readyz"))
    assert unavailable(http.post("/v1/sessions", json=BODY))
    assert http.get("/v1/sessions").status_code == 200


def test_nothing_is_left_behind(pair: Pair, http: httpx.Client) -> None:
    Table.open(http, public=True).played(random.Random(4))
    with pair.kept() as database:
        assert min(database.ttl(key) for key in database.scan_iter("*")) >= 0
