"""What is kept in Redis: commits that count once however often they are sent, and nothing that outlives its session."""

import random
from collections.abc import Callable, Iterator

import httpx
import pytest
import redis
from msgspec import json

from referee.app import Referee
from referee.games import GAMES
from referee.sessions.errors import NoSuchSession
from referee.sessions.model import Entry, Moved, Session
from referee.sessions.store import LOBBY, Store, keys
from referee.sessions.story import advanced
from tests.sessions.tables import SIZES, Table, bearer


@pytest.fixture
def store(app: Referee) -> Store:
    """The store of the application."""
    found: Store = app.extensions["store"]
    return found


def moved(session: Session, commit: str, choice: int = 0) -> tuple[Session, Entry]:
    """Return a session after one of the moves it may take now, and the entry for that."""
    seat = session.to_act[0]
    move = session.game.legal_moves(session.state, seat).moves[choice]
    return advanced(session, Moved(seat, move, "player"), session.updated_at + 1, commit)


def commits_in(database: "redis.Redis", session_id: str) -> list[str]:
    """Return what the log of a session holds, by the ids of the commits."""
    return [text.split('"commit":"')[1].split('"')[0] for text in database.lrange(keys(session_id)[1], 0, -1)]


def raw(database: "redis.Redis", session_id: str) -> tuple[object, object]:
    """Return everything that Redis keeps of a session."""
    session_key, log_key = keys(session_id)
    return database.hgetall(session_key), database.lrange(log_key, 0, -1)


def test_the_same_commit_twice_is_done_twice_and_there_once(http: httpx.Client, store: Store, database: "redis.Redis") -> None:
    session_id = Table.open(http).session_id
    after, entry = moved(store.load(session_id), "first")
    assert store.commit(after, [entry]) == "done"
    kept = raw(database, session_id)
    assert store.commit(after, [entry]) == "done"
    assert raw(database, session_id) == kept
    assert commits_in(database, session_id)[1:] == ["first"]
    assert store.load(session_id).version == 2


def test_the_same_commit_is_done_when_later_versions_have_followed(
    http: httpx.Client, store: Store, database: "redis.Redis"
) -> None:
    session_id = Table.open(http).session_id
    first, entry = moved(store.load(session_id), "first")
    second, later = moved(first, "second")
    assert store.commit(first, [entry]) == "done"
    assert store.commit(second, [later]) == "done"
    kept = raw(database, session_id)
    assert store.commit(first, [entry]) == "done"
    assert raw(database, session_id) == kept


def test_creating_twice_by_the_same_commit_creates_once(http: httpx.Client, store: Store, database: "redis.Redis") -> None:
    session_id = Table.open(http).session_id
    session, entries = store.load_since(session_id, 0)
    kept = raw(database, session_id)
    assert store.commit(session, entries) == "done"
    assert raw(database, session_id) == kept


def test_several_versions_are_committed_at_once(http: httpx.Client, store: Store, database: "redis.Redis") -> None:
    session_id = Table.open(http).session_id
    first, entry = moved(store.load(session_id), "first")
    second, later = moved(first, "second")
    assert store.commit(second, [entry, later]) == "done"
    assert store.commit(second, [entry, later]) == "done"
    assert commits_in(database, session_id)[1:] == ["first", "second"]
    assert store.load(session_id).version == 3
    assert database.hget(keys(session_id)[0], "version") == "3"


def test_another_commit_on_the_same_version_is_a_conflict_and_changes_nothing(
    http: httpx.Client, store: Store, database: "redis.Redis"
) -> None:
    session_id = Table.open(http).session_id
    before = store.load(session_id)
    ours, entry = moved(before, "ours")
    theirs, other = moved(before, "theirs", 1)
    assert store.commit(theirs, [other]) == "done"
    kept = raw(database, session_id)
    assert store.commit(ours, [entry]) == "conflict"
    assert raw(database, session_id) == kept


def test_a_commit_to_a_session_that_is_gone_leaves_nothing(http: httpx.Client, store: Store, database: "redis.Redis") -> None:
    session_id = Table.open(http).session_id
    after, entry = moved(store.load(session_id), "late")
    database.delete(*keys(session_id))
    with pytest.raises(NoSuchSession):
        store.commit(after, [entry])
    assert not database.exists(*keys(session_id))


@pytest.mark.parametrize("dropped", [0, 1], ids=["session", "log"])
def test_half_a_session_is_none(http: httpx.Client, database: "redis.Redis", dropped: int) -> None:
    """A Redis told to evict keys may drop one of the two."""
    table = Table.open(http)
    table.played(random.Random(1), 3)
    seat = table.look().json()["to_act"][0]
    move = table.look(seat).json()["legal_moves"]["moves"][0]
    database.delete(keys(table.session_id)[dropped])
    assert table.look(seat, after_version=0).status_code == 404
    assert table.record().status_code == 404
    assert table.send(seat, move).status_code == 404
    assert table.send(seat, move, 0).status_code == 404
    assert table.look(seat).status_code == 404
    assert not database.exists(keys(table.session_id)[0])


def test_a_log_that_was_read_a_moment_later_tells_nothing_newer(http: httpx.Client, store: Store, database: "redis.Redis") -> None:
    """Session and log are read one after the other, and a move may be made between."""
    table = Table.open(http)
    seen = table.look(0, after_version=0).json()
    _, entry = moved(store.load(table.session_id), "between")
    database.rpush(keys(table.session_id)[1], json.encode(entry))
    assert table.look(0, after_version=0).json() == seen
    assert table.look(0, after_version=1).json()["events"] == []


def test_every_change_renews_the_lifetime_of_the_whole_session(http: httpx.Client, database: "redis.Redis") -> None:
    table = Table.open(http)
    whole = database.pttl(keys(table.session_id)[0])
    for key in keys(table.session_id):
        database.expire(key, 100)
    table.played(random.Random(2), 1)
    left = [database.pttl(key) for key in keys(table.session_id)]
    assert min(left) > whole / 2
    assert database.pexpiretime(keys(table.session_id)[0]) == database.pexpiretime(keys(table.session_id)[1])


def test_looking_does_not_renew_the_lifetime(http: httpx.Client, database: "redis.Redis") -> None:
    table = Table.open(http)
    ends = [database.pexpiretime(key) for key in keys(table.session_id)]
    table.look(0)
    table.look(0, after_version=0)
    assert [database.pexpiretime(key) for key in keys(table.session_id)] == ends


@pytest.fixture
def fresh(redis_url: str, another_http: Callable[..., httpx.Client]) -> Iterator[tuple[httpx.Client, "redis.Redis"]]:
    """A client of an application on an empty database, and a client of that."""
    url = f"{redis_url}?db=9"
    with redis.Redis.from_url(url, decode_responses=True) as database:
        database.flushdb()
        yield another_http(redis_url=url), database
        database.flushdb()


def test_no_key_is_without_an_end(fresh: tuple[httpx.Client, "redis.Redis"]) -> None:
    http, database = fresh
    for game, players in SIZES:
        table = Table.open(http, game, players, public=True)
        turns = table.played(random.Random(3))
        table.send(turns[0].seat, turns[0].move, turns[0].decision)
        table.send(turns[0].seat, {"type": "no.move"})
        http.get(table.path, headers=bearer("wrong"))
        http.get("/v1/sessions/none")
        table.record()
        http.post("/v1/sessions", json={"game": game, "players": players}, headers={"Idempotency-Key": f"{game} {players}"})
        http.post(f"{table.path}/stream-tickets", headers=bearer(table.tokens[0]))
        table.http.post(f"{table.path}/rematch", json={}, headers=bearer(table.tokens[0]))
    found = list(database.scan_iter("*"))
    lobby = [key for key in found if key.startswith(LOBBY)]
    assert len(lobby) == 2 * len(GAMES)  # the games that are over, and their rematches
    assert len(found) == len(lobby) + 8 * len(SIZES)  # three sessions and their logs, a key and a ticket of each
    assert not [key for key in found if database.ttl(key) < 0]


def test_a_session_ends_whole_when_its_lifetime_has_passed(
    another_http: Callable[..., httpx.Client], database: "redis.Redis"
) -> None:
    table = Table.open(another_http(session_lifetime=1))
    turns = table.played(random.Random(4), 4)
    seat = turns[-1].answer.json()["to_act"][0]
    move = table.look(seat).json()["legal_moves"]["moves"][0]
    seen = 0
    while (answer := table.look(0, after_version=0)).status_code == 200:
        seen += 1
        assert answer.json()["version"] == 5
        assert len({event["text"] for event in answer.json()["events"]}) >= 4
    assert seen > 0
    gone = [answer, table.look(), table.record(), table.send(seat, move), table.send(turns[0].seat, turns[0].move, 0)]
    assert [(each.status_code, each.json()["code"]) for each in gone] == [(404, "not-found")] * 5
    assert not database.exists(*keys(table.session_id))
