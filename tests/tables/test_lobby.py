"""The lobby: public sessions, by game and status, in pages that miss none and show none twice."""

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import redis

from referee.games import GAMES
from referee.sessions import watching
from referee.sessions.errors import StoreUnavailable
from referee.sessions.store import LOBBY, Store, keys
from tests.sessions.lobbies import empty_lobby, in_lobby
from tests.tables.conftest import SetClock
from tests.tables.seats import Seats, at_once, ok, refused


@pytest.fixture(autouse=True)
def _empty(database: "redis.Redis") -> None:
    """Begin with no session in the lobby."""
    empty_lobby(database)


def pages(http: httpx.Client, **query: Any) -> list[list[Any]]:
    """Return the pages of the lobby, one after the other."""
    found, cursor = [], None
    while True:
        page = ok(http.get("/v1/sessions", params=query | ({"cursor": cursor} if cursor else {})))
        found.append(page["sessions"])
        cursor = page["next_cursor"]
        if cursor is None:
            return found
        assert len(found) < 100


def ids(http: httpx.Client, **query: Any) -> list[str]:
    """Return the ids of the sessions in the lobby, page by page."""
    return [each["session_id"] for page in pages(http, **query) for each in page]


def test_an_empty_lobby_is_one_empty_page(http: httpx.Client) -> None:
    assert pages(http) == [[]]


def test_public_sessions_are_listed_the_latest_first(http: httpx.Client, clock: SetClock) -> None:
    tables = []
    for number in range(3):
        clock.advance(1)
        tables.append(Seats.open(http, label=f"Table {number}"))
        Seats.open(http, public=False)
    assert ids(http) == [table.session_id for table in reversed(tables)]
    (summary, *_) = pages(http)[0]
    session = tables[-1].look()
    assert summary == {name: session[name] for name in summary if name != "clock"} | {"clock": None}
    assert summary["label"] == "Table 2"


def test_the_lobby_can_be_narrowed_to_a_game_and_a_status(http: httpx.Client) -> None:
    made: dict[tuple[str, str], str] = {}
    for game in GAMES:
        waiting, active = Seats.open(http, game), Seats.open(http, game).fill()
        finished, aborted = Seats.open(http, game).fill(), Seats.open(http, game)
        finished.finish()
        aborted.organize("DELETE")
        statuses = ("waiting", "active", "finished", "aborted")
        tables = (waiting, active, finished, aborted)
        made |= {(game, status): table.session_id for status, table in zip(statuses, tables, strict=True)}
    assert sorted(ids(http)) == sorted(made.values())
    for (game, status), session_id in made.items():
        assert ids(http, game=game, status=status) == [session_id]
    for game in GAMES:
        assert sorted(ids(http, game=game, limit=1)) == sorted(each for (of, _), each in made.items() if of == game)


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 20, 100])
def test_pages_miss_none_and_show_none_twice(http: httpx.Client, clock: SetClock, limit: int) -> None:
    tables = []
    for number in range(20):
        clock.advance(number % 3 == 0)  # some in the same millisecond
        tables.append(Seats.open(http).session_id)
    shown = pages(http, limit=limit)
    assert [len(page) for page in shown] == [limit] * (20 // limit) + [20 % limit] * (20 % limit > 0)
    assert sorted(each["session_id"] for page in shown for each in page) == sorted(tables)
    times = [each["created_at"] for page in shown for each in page]
    assert times == sorted(times, reverse=True)


def test_new_sessions_do_not_move_the_pages(http: httpx.Client, clock: SetClock) -> None:
    old = {Seats.open(http).session_id for _ in range(4)}
    first = ok(http.get("/v1/sessions", params={"limit": 2}))
    clock.advance(1)
    Seats.open(http)
    second = ok(http.get("/v1/sessions", params={"limit": 2, "cursor": first["next_cursor"]}))
    assert {each["session_id"] for each in first["sessions"] + second["sessions"]} == old
    assert second["next_cursor"] is None


def test_many_are_looked_through_for_few(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one request looks at has a bound; the cursor goes on from there, even if nothing was found so far."""
    monkeypatch.setattr(watching, "_LOOKED_AT_TOGETHER", 3)
    monkeypatch.setattr(watching, "_MOST_LOOKED_AT", 6)
    last = Seats.create(http, public=True)
    last.finish()
    others = [Seats.create(http, public=True) for _ in range(20)]
    shown = pages(http, status="finished")
    assert [each["session_id"] for page in shown for each in page] == [last.session_id]
    assert len(shown) > 3
    assert len(ids(http)) == len(others) + 1


def test_what_is_not_asked_for_is_not_looked_at(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of other games and statuses there may be any number."""
    tables = [Seats.open(http, game) for game in GAMES for _ in range(5)]
    looked: list[Any] = []
    real = Store.lobby

    def lobby(*asked: Any) -> Any:
        found = real(*asked)
        looked.extend(found)
        return found

    monkeypatch.setattr(Store, "lobby", lobby)
    for status in ("active", "finished", "aborted"):
        assert ids(http, status=status) == []
    assert looked == []
    assert len(ids(http, status="waiting", game="triads")) == len(looked) == 5
    assert len(ids(http)) == len(tables)


def test_a_session_has_one_place_in_the_lobby(http: httpx.Client, database: "redis.Redis") -> None:
    table = Seats.open(http)
    assert in_lobby(database) == [("triumvirate", "waiting", table.session_id)]
    table.fill()
    assert in_lobby(database) == [("triumvirate", "active", table.session_id)]
    table.finish()
    assert in_lobby(database) == [("triumvirate", "finished", table.session_id)]
    table.call("POST", "/rematch", 0, json={})
    assert sorted(status for _, status, _ in in_lobby(database)) == ["finished", "waiting"]


@pytest.mark.parametrize("broken", ["list_publicly", "_send", "unlist"])
@pytest.mark.parametrize("done", [False, True])
def test_an_outage_hides_no_session(http: httpx.Client, monkeypatch: pytest.MonkeyPatch, broken: str, done: bool) -> None:
    """Whichever step was the last, and whether it was done, a session is found by its status and by no other, and once."""
    table = Seats.open(http)
    table.take(0)
    real = getattr(Store, broken)

    def fail(*arguments: Any) -> Any:
        if done:
            real(*arguments)
        if broken != "unlist":
            raise StoreUnavailable("It cannot be reached.")

    with monkeypatch.context() as outage:
        outage.setattr(Store, broken, fail)
        table.take(1)
    status = table.look()["status"]
    for _ in range(2):
        for each in ("waiting", "active"):
            assert ids(http, status=each) == [table.session_id] * (each == status)
        assert ids(http) == [table.session_id]


def test_expired_sessions_are_taken_off(http: httpx.Client, database: "redis.Redis") -> None:
    tables = [Seats.open(http).session_id for _ in range(5)]
    for session_id in tables[1:4]:
        database.delete(*keys(session_id))
    assert sorted(ids(http, limit=1)) == sorted([tables[0], tables[4]])
    assert len(in_lobby(database)) == 2


def test_expired_sessions_do_not_pile_up_where_nobody_looks(http: httpx.Client, database: "redis.Redis") -> None:
    for _ in range(60):
        database.delete(*keys(Seats.open(http).session_id))
    assert len(in_lobby(database)) < 30


def test_the_clock_is_looked_at_for_the_lobby(http: httpx.Client, clock: SetClock) -> None:
    rules = {"move_seconds": 10, "bank_seconds": 0, "on_timeout": "forfeit"}
    table = Seats.create(http, public=True, clock=rules)
    assert ids(http, status="active") == [table.session_id]
    clock.advance(10)
    assert ids(http, status="active") == []
    assert pages(http, status="finished")[0][0]["result"]["reason"] == "common.forfeit"


def test_a_session_is_listed_for_as_long_as_it_lives(connect: Callable[..., httpx.Client], database: "redis.Redis") -> None:
    """Although nobody looks at the lobby, nor creates or ends a session: every change of a session is a new lease of life."""
    http = connect(session_lifetime=1000)
    table = Seats.open(http, "triads", 3)
    for change in (lambda: table.take(0), table.fill, lambda: table.move(table.look()["to_act"][0], random.Random(1))):
        expire_soon(database, table.session_id)
        change()
        assert_listed_to_its_end(database, table)


def test_a_session_with_time_to_think_is_listed_until_its_deadline(
    connect: Callable[..., httpx.Client], database: "redis.Redis"
) -> None:
    """Others that are listed under the same game and status, and those who look, leave it the time that it has."""
    http, clock = connect(session_lifetime=1000), {"move_seconds": 5000, "bank_seconds": 0, "on_timeout": "autoplay"}
    table = Seats.create(http, public=True, clock=clock)
    assert int(database.ttl(keys(table.session_id)[0])) > 5000
    other = Seats.create(http, public=True)
    other.move(other.look()["to_act"][0], random.Random(1))
    assert len(ids(http)) == 2
    assert_listed_to_its_end(database, table)


def expire_soon(database: "redis.Redis", session_id: str) -> None:
    """Let nearly the whole life of a session and of the lobby pass."""
    for key in (*keys(session_id), *database.scan_iter(f"{LOBBY}:*")):
        database.expire(key, 100)


def assert_listed_to_its_end(database: "redis.Redis", table: Seats) -> None:
    """Fail unless the lobby keeps a session for as long as the session is kept, give or take the time between two commands."""
    session = table.look()
    key = f"{LOBBY}:{session['game']}:{session['status']}"
    assert abs(int(database.ttl(key)) - int(database.ttl(keys(table.session_id)[0]))) < 60
    assert (session["game"], session["status"], table.session_id) in in_lobby(database)


@pytest.mark.parametrize(
    "cursor", ["", "x", "1", "1-", "-", "1-x", "1e3-" + "0" * 24, "\u0661-" + "0" * 24, "9" * 5000 + "-" + "0" * 24]
)
def test_a_cursor_that_is_none(http: httpx.Client, cursor: str) -> None:
    answer = http.get("/v1/sessions", params={"cursor": cursor})
    assert refused(answer, 422, "invalid-request")["errors"][0]["field"] == "cursor"


@pytest.mark.parametrize(
    ("field", "value"), [("limit", "0"), ("limit", "101"), ("limit", "ten"), ("game", "chess"), ("status", "over")]
)
def test_a_listing_that_is_out_of_bounds(http: httpx.Client, field: str, value: str) -> None:
    answer = http.get("/v1/sessions", params={field: value})
    assert refused(answer, 422, "invalid-request")["errors"][0]["field"] == field


def test_the_lobby_is_complete_while_sessions_are_created_everywhere(connect: Callable[..., httpx.Client]) -> None:
    workers = [connect(), connect()]
    made = at_once(30, lambda i: Seats.open(workers[i % 2]).session_id)
    assert sorted(ids(workers[0], limit=4)) == sorted(made)
