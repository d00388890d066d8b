"""Clocks: what a deadline brings, in order, as of its own time, and the same whoever looks and when."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import pytest
from msgspec import json

from referee.games import GAMES
from referee.sessions import keeper, story
from referee.sessions.model import Entry
from tests.sessions.tables import SIZES, bearer
from tests.tables.conftest import SetClock
from tests.tables.seats import NOBODY, Seats, ok, refused

FORFEIT = {"move_seconds": 30, "bank_seconds": 0, "on_timeout": "forfeit"}
AUTOPLAY = {"move_seconds": 30, "bank_seconds": 0, "on_timeout": "autoplay"}


def banks(session: Any) -> list[float]:
    return [seat["bank_seconds"] for seat in session["clock"]["seats"]]


def turn(table: Seats) -> tuple[int, Any]:
    """Return a seat that owes a decision, and the session as it sees it."""
    seat = table.look()["to_act"][0]
    return seat, table.look(seat)


def test_a_clock_shows_when_decisions_are_due(http: httpx.Client, clock: SetClock) -> None:
    table = Seats.create(http, "triumvirate", clock=FORFEIT | {"bank_seconds": 12})
    started = clock.now
    seat, session = turn(table)
    due = iso(clock, 42)
    assert {name: session["clock"][name] for name in ("move_seconds", "bank_seconds", "on_timeout")} == FORFEIT | {
        "bank_seconds": 12
    }
    seats: list[Any] = [{"bank_seconds": 12, "deadline": None} for _ in table.tokens]
    for each in session["to_act"]:
        seats[each] = {"bank_seconds": 12, "deadline": due}
    assert session["clock"]["seats"] == seats
    for viewer in (None, *table.tokens):
        assert table.look(viewer)["deadline"] == due
    clock.advance(5)
    table.move(seat, random.Random(1))
    _, session = turn(table)
    assert session["deadline"] == iso(clock, 42)
    assert session["updated_at"] == iso(clock)
    assert session["created_at"] == started.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def iso(clock: SetClock, seconds: float = 0) -> str:
    """Return the time so many seconds from now, as the service writes it."""
    later = SetClock()
    later.now = clock.now
    later.advance(seconds)
    return later.now.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def test_without_a_clock_nothing_is_ever_due(http: httpx.Client, clock: SetClock) -> None:
    table = Seats.create(http)
    before = table.look(0)
    clock.advance(10 * 365 * 24 * 3600)
    assert table.look(0) == before
    assert (before["clock"], before["deadline"]) == (None, None)


@pytest.mark.rule("common.clock")
def test_time_beyond_the_moves_own_comes_out_of_the_bank(http: httpx.Client, clock: SetClock) -> None:
    table = Seats.create(http, "triumvirate", clock=FORFEIT | {"bank_seconds": 20})
    seat, _ = turn(table)
    clock.advance(30)
    assert banks(table.move(seat, random.Random(1))) == [20, 20]
    other, _ = turn(table)
    assert other != seat
    clock.advance(37.5)
    left = [20.0, 20.0]
    left[other] = 12.5
    assert banks(table.move(other, random.Random(1))) == left
    seat, _ = turn(table)
    clock.advance(40)
    left[seat] -= 10
    assert banks(table.move(seat, random.Random(2))) == left
    assert table.look()["status"] == "active"


@pytest.mark.rule("common.clock")
@pytest.mark.parametrize("bank", [0, 5])
def test_a_deadline_is_kept_to_the_millisecond(http: httpx.Client, clock: SetClock, bank: int) -> None:
    table = Seats.create(http, clock=FORFEIT | {"bank_seconds": bank})
    clock.advance(30 + bank - 0.001)
    assert table.look()["status"] == "active"
    clock.advance(0.001)
    session = table.look()
    assert session["status"] == "finished"
    assert session["ended_at"] == session["updated_at"] == iso(clock)
    assert banks(session).count(0) >= 1


@pytest.mark.rule("common.clock")
def test_running_out_of_time_forfeits(http: httpx.Client, clock: SetClock) -> None:
    table = Seats.create(http, clock=FORFEIT)
    seat, _ = turn(table)
    due = iso(clock, 30)
    clock.advance(1000)
    session = table.look(1 - seat, after_version=1)
    assert [event["type"] for event in session["events"]] == ["session.seat_forfeited", "session.ended"]
    assert (session["events"][0]["seat"], session["events"][0]["reason"]) == (seat, "timeout")
    assert session["result"]["winners"] == [1 - seat]
    assert session["result"]["reason"] == "common.forfeit"
    assert session["seats"][seat]["forfeited"]
    assert session["ended_at"] == due
    record = table.record()
    assert record["forfeits"] == [{"seat": seat, "reason": "timeout", "after_move": 0, "at": due}]
    assert ok(http.post("/v1/records/verify", json=record)) == {"valid": True, "problems": []}


@pytest.mark.rule("common.clock")
def test_autoplay_makes_the_first_listed_move(http: httpx.Client, clock: SetClock) -> None:
    table = Seats.create(http, "triumvirate", clock=AUTOPLAY | {"bank_seconds": 7})
    seat, seen = turn(table)
    due = iso(clock, 37)
    clock.advance(40)
    session = table.look(seat, after_version=1)
    assert session["version"] == 2
    assert session["decision"] == 1
    assert session["events"][0]["type"] == "session.timed_out"
    assert session["updated_at"] == due
    assert banks(session)[seat] == 0
    (event,) = table.events(seat, after=1)["versions"]
    assert event["at"] == due
    table.finish()
    (move,) = table.record()["moves"]
    assert move == {"seat": seat, "move": seen["legal_moves"]["moves"][0], "cause": "clock", "at": due}


def test_deadlines_pass_one_after_the_other_each_at_its_own_time(http: httpx.Client, clock: SetClock) -> None:
    table = Seats.create(http, "triumvirate", clock=AUTOPLAY)
    dues = [iso(clock, 30 * number) for number in range(1, 5)]
    clock.advance(4 * 30 + 29)
    assert [each["at"] for each in table.events()["versions"]][1:] == dues
    assert table.look()["deadline"] == iso(clock, 1)


def test_a_decision_of_its_own_goes_on_while_others_decide(http: httpx.Client, clock: SetClock) -> None:
    """Where several owe a decision at once, what one of them does takes or gives the others no time."""
    found = 0
    for game, players in SIZES:
        table = Seats.create(http, game, players, clock=FORFEIT | {"bank_seconds": 1000})
        for step in range(60):
            session = table.look()
            if session["status"] != "active":
                break
            if len(session["to_act"]) > 1:
                found += 1
                first, *others = session["to_act"]
                clock.advance(3)
                after = table.move(first, random.Random(step))
                for other in others:
                    if other in after["to_act"]:
                        assert after["clock"]["seats"][other] == session["clock"]["seats"][other]
                break
            table.move(session["to_act"][0], random.Random(step))
    assert found


def test_who_moves_too_late_does_not_move(http: httpx.Client, clock: SetClock) -> None:
    for rules, code in ((FORFEIT, "finished"), (AUTOPLAY, "stale-decision")):
        table = Seats.create(http, "triumvirate", clock=rules)
        seat, seen = turn(table)
        move = seen["legal_moves"]["moves"][-1]
        clock.advance(30)
        body = {"move": move, "decision": seen["decision"]}
        refused(table.call("POST", "/moves", seat, json=body), 409, code)
        assert table.look()["version"] == 2


def test_the_clocks_own_move_sent_late_is_none_of_the_seats(http: httpx.Client, clock: SetClock) -> None:
    table = Seats.create(http, "triumvirate", clock=AUTOPLAY)
    seat, seen = turn(table)
    clock.advance(30)
    body = {"move": seen["legal_moves"]["moves"][0], "decision": seen["decision"]}
    assert refused(table.call("POST", "/moves", seat, json=body), 409, "stale-decision")["decision"] == 1


def test_the_clock_starts_with_the_game(http: httpx.Client, clock: SetClock) -> None:
    table = Seats.open(http, clock=FORFEIT)
    assert table.look()["deadline"] is None
    clock.advance(1000)
    ok(table.take(), 201)
    clock.advance(1000)
    assert ok(table.take(), 201)["session"]["deadline"] == iso(clock, 30)
    assert table.look()["status"] == "active"


def test_any_look_settles(http: httpx.Client, clock: SetClock) -> None:
    """Whatever somebody asks first after a deadline, it has passed."""
    asks: list[Callable[[Seats], httpx.Response]] = [
        lambda table: table.organize("GET"),
        lambda table: table.call("GET", "", 1, params={"after_version": 1, "wait": 60}),
        lambda table: table.call("GET", "/events"),
        lambda table: table.call("GET", "/record"),
        lambda table: table.call("POST", "/stream-tickets"),
        lambda table: table.call("POST", "/resignation", 1),
        lambda table: table.take(),
        lambda table: table.organize("DELETE"),
        lambda table: table.call("DELETE", "/seats/0", 0),
        lambda table: table.call("POST", "/rematch", 0, json={}),
        lambda table: table.http.get("/v1/sessions", params={"limit": 100}),
    ]
    for ask in asks:
        table = Seats.create(http, public=True, clock=FORFEIT)
        due = iso(clock, 30)
        clock.advance(3600)
        ask(table)
        raw = json.decode(table.http.get(table.path).content)
        assert raw["status"] == "finished"
        assert raw["ended_at"] == due


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("move_seconds", 0),
        ("move_seconds", 30 * 24 * 3600 + 1),
        ("move_seconds", 1.5),
        ("bank_seconds", -1),
        ("on_timeout", "nothing"),
        ("increment", 1),
    ],
)
def test_a_clock_that_cannot_be(http: httpx.Client, field: str, value: Any) -> None:
    asked = {"game": "triumvirate", "players": 2, "clock": FORFEIT | {field: value}}
    assert refused(http.post("/v1/sessions", json=asked), 422, "invalid-request")["errors"][0]["field"] == f"clock.{field}"
    del asked["clock"]["move_seconds"]
    if field != "increment":
        refused(http.post("/v1/sessions", json=asked), 422, "invalid-request")


def test_an_absence_of_any_length_is_caught_up_with(http: httpx.Client, clock: SetClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many commits it takes: only those that others get in between count as attempts."""
    monkeypatch.setattr(keeper, "settled", partial(story.settled, most=1))
    monkeypatch.setattr(keeper, "_ATTEMPTS", 3)
    table = Seats.create(http, "trumpet", clock=AUTOPLAY, options={})
    clock.advance(30 * 20)
    assert table.look()["version"] == 21
    clock.advance(30 * 20)
    table.call("POST", "/resignation", 0)
    assert table.record()["forfeits"][0]["after_move"] == 40


# --- The same story ---------------------------------------------------------------------------------------------------


def log(table: Seats, database: Any) -> list[Entry]:
    """Return the log of a session but for what tells commits apart."""
    entries = [json.decode(raw) for raw in database.lrange(f"referee:{{{table.session_id}}}:log", 0, -1)]
    for entry in entries:
        del entry["commit"]
        if entry["change"]["kind"] == "opened":
            del entry["change"]["places"]
    return entries


def glance(table: Seats, chance: random.Random) -> None:
    """Look at a session in some way or other."""
    seat = chance.choice([None, *table.tokens])
    looks: list[Callable[[], Any]] = [
        lambda: table.look(seat),
        lambda: table.look(seat, after_version=chance.randrange(5)),
        lambda: table.events(seat),
        lambda: table.http.get("/v1/sessions"),
        lambda: table.call("POST", "/stream-tickets", seat),
        lambda: table.call("POST", "/moves", 0, json={"move": {"type": "none"}}),
        lambda: table.http.get(table.path, headers=bearer(NOBODY)),
    ]
    chance.choice(looks)()


@pytest.mark.parametrize("on_timeout", ["forfeit", "autoplay"])
@pytest.mark.parametrize(("game", "players"), SIZES)
def test_the_story_is_the_same_whoever_looked_and_when(
    http: httpx.Client, clock: SetClock, database: Any, game: str, players: int, on_timeout: str
) -> None:
    for number in range(3):
        chance = random.Random(f"{game} {players} {number}")
        rules = {"move_seconds": 10, "bank_seconds": chance.choice([0, 15]), "on_timeout": on_timeout}
        more = {"clock": rules, "seed": chance.randbytes(32).hex(), "public": True}
        watched, alone = (Seats.create(http, game, players, **more) for _ in range(2))
        for _ in range(6):
            for _ in range(chance.randrange(4)):
                clock.advance(chance.random() * 12)
                glance(watched, chance)
            seats = watched.look()["to_act"]
            if seats and chance.random() < 0.7:  # a player is there, for once; else nobody looks at the one that is alone
                seat, seed = chance.choice(seats), chance.random()
                moved = [table.move(seat, random.Random(seed)) for table in (watched, alone)]
                assert [each["updated_at"] for each in moved] == [moved[0]["updated_at"]] * 2
        for _ in range(5):
            clock.advance(chance.random() * 40)
            glance(watched, chance)
        clock.advance(40)
        assert log_after(watched, database) == log_after(alone, database)
        assert [without_id(watched.look(seat)) for seat in (None, *watched.tokens)] == [
            without_id(alone.look(seat)) for seat in (None, *alone.tokens)
        ]
        if watched.look()["status"] == "finished":
            for table in (watched, alone):
                assert ok(http.post("/v1/records/verify", json=table.record())) == {"valid": True, "problems": []}


def log_after(table: Seats, database: Any) -> list[Entry]:
    """Return the log of a session after one look at it."""
    table.look()
    return log(table, database)


def without_id(session: Any) -> Any:
    return {name: value for name, value in session.items() if name != "session_id"}


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_game_that_nobody_plays_is_played_by_the_clock(http: httpx.Client, clock: SetClock, game: str, players: int) -> None:
    table = Seats.create(http, game, players, clock=AUTOPLAY)
    for _ in range(500):
        clock.advance(30 * 50)
        if table.look()["status"] == "finished":
            break
    record = table.record()
    assert {move["cause"] for move in record["moves"]} == {"clock"}
    assert record["result"] is not None
    assert ok(http.post("/v1/records/verify", json=record)) == {"valid": True, "problems": []}
    times = [move["at"] for move in record["moves"]]
    assert times == sorted(times)
    assert record["ended_at"] == times[-1]
    false = record | {"moves": [*record["moves"][:-1], record["moves"][-1] | {"cause": "forfeit"}]}
    assert not ok(http.post("/v1/records/verify", json=false))["valid"]
    assert GAMES[game].max_players >= players
