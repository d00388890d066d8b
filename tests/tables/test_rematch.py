"""Rematches: all who ask meet at the same new table, one seat further on, and nobody else sits there."""

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from referee.games import GAMES
from referee.games.shuffle import combined_seed
from referee.sessions.errors import StoreUnavailable
from referee.sessions.store import Store
from tests.sessions.lobbies import in_lobby
from tests.sessions.tables import bearer
from tests.tables.conftest import SetClock
from tests.tables.seats import NOBODY, Seats, at_once, ok, refused

Kept = Callable[..., dict[bytes, bytes]]

CLOCK = {"move_seconds": 100, "bank_seconds": 7, "on_timeout": "autoplay"}


def ask(table: Seats, seat: int, **body: Any) -> Any:
    """Ask for a rematch; return the answer."""
    return ok(table.call("POST", "/rematch", seat, json=body), 201)


def again(table: Seats, order: list[int]) -> Seats:
    """Let all ask for a rematch in an order; return the new session."""
    answers = [ask(table, seat, entropy=f"luck {seat}") for seat in order]
    sessions = {answer["session"]["session_id"] for answer in answers}
    assert len(sessions) == 1
    created = {"session": answers[0]["session"], "organizer_token": table.organizer, "seat_tokens": None}
    new = Seats(table.http, created)
    new.tokens = {answer["seat"]: answer["token"] for answer in sorted(answers, key=lambda answer: answer["seat"])}
    assert list(new.tokens) == list(range(len(order)))
    return new


@pytest.mark.rule("common.rematch")
@pytest.mark.parametrize("game", GAMES)
def test_all_who_ask_play_again_one_seat_further(http: httpx.Client, game: str) -> None:
    players = GAMES[game].max_players
    names = [f"Player {seat}" for seat in range(players)]
    table = Seats.create(http, game, players, names=names, clock=CLOCK, public=True, label="Final")
    table.play(random.Random(1), 2)
    old = table.finish()
    order = list(range(players))
    random.Random(game).shuffle(order)
    new = again(table, order)
    session = new.look()
    assert session["status"] == "active"
    assert [seat["name"] for seat in session["seats"]] == [names[-1], *names[:-1]]
    for name in ("game", "players", "options", "label", "public"):
        assert session[name] == old[name]
    assert {name: session["clock"][name] for name in CLOCK} == CLOCK
    assert [seat["bank_seconds"] for seat in session["clock"]["seats"]] == [7] * players
    assert session["rematch"] is None
    assert session["fairness"]["commitment"] != old["fairness"]["commitment"]
    assert table.look()["rematch"] == new.session_id
    offers = table.look(after_version=old["version"])["events"]
    assert [(event["type"], event["seat"], event["session_id"]) for event in offers] == [
        ("session.rematch_offered", order[0], new.session_id)
    ]
    new.finish()
    record = new.record()
    assert record["fairness"]["entropy"] == [f"luck {(seat - 1) % players}" for seat in range(players)]
    assert record["seed"] == combined_seed(record["fairness"]["server_seed"], record["fairness"]["entropy"])
    assert ok(http.post("/v1/records/verify", json=record))["valid"]


def test_asking_again_gets_the_same_answer(http: httpx.Client, connect: Callable[..., httpx.Client], kept: Kept) -> None:
    table = Seats.create(http)
    table.finish()
    first = ask(table, 0, entropy="dice")
    before = kept()
    assert ask(table.through(connect()), 0) == first
    assert kept() == before
    other = ask(table, 1)
    assert other["session"]["status"] == "active"
    assert other["token"] != first["token"]
    assert [ask(table, 0), ask(table, 1)] == [first, other]
    new = again(table, [0, 1])
    new.play(random.Random(1), 2)
    new.finish()
    assert [ask(table, 0), ask(table, 1)] == [first, other]


def test_who_has_nothing_to_add_asks_without_a_body(http: httpx.Client) -> None:
    table = Seats.create(http)
    table.finish()
    answer = ok(table.call("POST", "/rematch", 0), 201)
    assert answer == ask(table, 0)
    refused(table.call("POST", "/rematch", 1, content=b"{}", headers={"Content-Type": "text/plain"}), 415, "unsupported-media-type")
    assert ok(table.call("POST", "/rematch", 1, headers={"Content-Type": "application/json"}), 201)["session"]["status"] == "active"


def test_who_asks_first_at_the_same_time_asks_for_the_same(connect: Callable[..., httpx.Client]) -> None:
    workers = [connect(), connect()]
    for _ in range(4):
        table = Seats.create(workers[0], "triads", 5)
        table.finish()
        answers = at_once(20, lambda i, table=table: ask(table.through(workers[i % 2]), i % 5))
        assert len({answer["session"]["session_id"] for answer in answers}) == 1
        for i, answer in enumerate(answers):
            assert answer == answers[i % 5]
            assert answer["seat"] == (i % 5 + 1) % 5
        assert len({answer["token"] for answer in answers}) == 5
        assert [answer["session"]["status"] for answer in answers[:5]].count("active") == 1
        assert table.look()["version"] == table.events()["versions"][-1]["version"]
        types = [event["type"] for each in table.events()["versions"] for event in each["events"]]
        assert types.count("session.rematch_offered") == 1


def test_a_rematch_of_a_rematch(http: httpx.Client) -> None:
    table = Seats.create(http, "triads", 3, names=["A", "B", "C"])
    seen = []
    for _ in range(4):
        table.finish()
        seen.append([seat["name"] for seat in table.look()["seats"]])
        table = again(table, [2, 0, 1])
    assert seen == [["A", "B", "C"], ["C", "A", "B"], ["B", "C", "A"], ["A", "B", "C"]]


def test_a_deal_that_is_known_is_not_played_again(http: httpx.Client) -> None:
    seed = "7e" * 32
    table = Seats.create(http, "triads", 3, seed=seed)
    table.finish()
    new = again(table, [0, 1, 2])
    new.finish()
    assert new.record()["seed"] != seed
    assert new.look()["fairness"]["mode"] == "committed"


def test_who_gave_up_may_play_again(http: httpx.Client, clock: SetClock) -> None:
    table = Seats.create(http, clock=CLOCK | {"on_timeout": "forfeit"})
    clock.advance(1000)
    new = again(table, [0, 1])
    assert [seat["forfeited"] for seat in new.look()["seats"]] == [False, False]


def test_nobody_else_sits_at_a_rematch(http: httpx.Client, kept: Kept) -> None:
    for public in (True, False):
        table = Seats.create(http, public=public)
        table.finish()
        answer = ask(table, 0)
        new = Seats(http, {"session": answer["session"], "organizer_token": table.organizer, "seat_tokens": None})
        assert answer["session"]["status"] == "waiting"
        before = kept()
        refused(new.organize("POST", "/seats", json={"name": "A"}), 409, "seat-taken")
        refused(http.post(f"{new.path}/seats", json={"name": "A"}, headers=bearer(answer["token"])), 403, "forbidden")
        status, code = (409, "seat-taken") if public else (404, "not-found")
        refused(new.take(), status, code)
        refused(
            http.post(f"{new.path}/seats", json={"name": "A"}, headers=bearer(table.tokens[1])),
            *((401, "unauthenticated") if public else (404, "not-found")),
        )
        assert kept() == before
        assert ok(new.organize("GET"))["viewer"] is None


def test_a_seat_that_was_left_is_kept_for_its_player(http: httpx.Client) -> None:
    """Who stood up and asks again sits again, with a token of its own."""
    table = Seats.create(http)
    table.finish()
    first = ask(table, 0)
    path = f"/v1/sessions/{first['session']['session_id']}"
    ok(http.delete(f"{path}/seats/1", headers=bearer(first["token"])))
    second = ask(table, 0)
    assert second["seat"] == first["seat"]
    assert second["token"] != first["token"]
    refused(http.get(path, headers=bearer(first["token"])), 404, "not-found")
    assert ask(table, 0) == second
    assert ask(table, 1)["session"]["status"] == "active"


def test_rematches_that_are_refused(http: httpx.Client, kept: Kept) -> None:
    active, waiting, aborted = Seats.create(http, public=True), Seats.open(http), Seats.create(http, public=True)
    over = Seats.create(http, public=True)
    ok(waiting.take(0), 201)
    aborted.organize("DELETE")
    over.finish()
    before = kept()
    for table in (active, waiting, aborted):
        refused(table.call("POST", "/rematch", 0, json={}), 409, "wrong-status")
    refused(over.call("POST", "/rematch", json={}), 401, "unauthenticated")
    refused(over.organize("POST", "/rematch", json={}), 403, "forbidden")
    refused(http.post(f"{over.path}/rematch", json={}, headers=bearer(NOBODY)), 401, "unauthenticated")
    refused(http.post("/v1/sessions/none/rematch", json={}, headers=bearer(NOBODY)), 404, "not-found")
    for body, field in (({"entropy": 1}, "entropy"), ({"entropy": "e" * 257}, "entropy"), ({"seat": 1}, "seat")):
        problem = refused(over.call("POST", "/rematch", 0, json=body), 422, "invalid-request")
        assert problem["errors"][0]["field"] == field
    assert kept() == before


def test_nobody_sits_down_at_a_rematch_that_was_broken_off(http: httpx.Client, kept: Kept) -> None:
    table = Seats.create(http)
    table.finish()
    first = ask(table, 0)
    ok(http.delete(f"/v1/sessions/{first['session']['session_id']}", headers=bearer(table.organizer)))
    before = kept()
    refused(table.call("POST", "/rematch", 1, json={}), 409, "wrong-status")
    assert kept() == before
    assert ask(table, 0) == first


@pytest.mark.parametrize("broken", ["_send", "list_publicly"])
@pytest.mark.parametrize("after", [0, 1, 2])
def test_what_an_outage_cut_short_goes_on_when_somebody_asks(
    http: httpx.Client, monkeypatch: pytest.MonkeyPatch, database: Any, broken: str, after: int
) -> None:
    """Between the offer, the new session, its place in the lobby and the seat the store may fail at any time."""
    table = Seats.create(http, public=True)
    table.finish()
    real, calls = getattr(Store, broken), []

    def fail(*arguments: Any) -> Any:
        calls.append(1)
        if len(calls) == after + 1:
            raise StoreUnavailable("It cannot be reached.")
        return real(*arguments)

    with monkeypatch.context() as outage:
        outage.setattr(Store, broken, fail)
        table.call("POST", "/rematch", 0, json={})
    new = again(table, [1, 0])
    assert new.look()["status"] == "active"
    assert ("triumvirate", "active", new.session_id) in in_lobby(database)
