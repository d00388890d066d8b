"""Giving up: by resigning or by the clock, alone or among others, and the organiser's way to break off."""

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from referee.games import GAMES
from tests.tables.conftest import SetClock
from tests.tables.seats import LARGE, Seats, at_once, ok, refused

Kept = Callable[..., dict[bytes, bytes]]


def verified(table: Seats) -> Any:
    """Return the record, which must hold."""
    record = table.record()
    assert ok(table.http.post("/v1/records/verify", json=record)) == {"valid": True, "problems": []}
    return record


def invalid(table: Seats, record: Any) -> str:
    """Return the field that is wrong first in a record that does not hold."""
    answer = ok(table.http.post("/v1/records/verify", json=record))
    assert not answer["valid"]
    field: str = answer["problems"][0]["field"]
    return field


@pytest.mark.rule("common.forfeit")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_the_other_one_wins(http: httpx.Client, game: str, seat: int) -> None:
    if GAMES[game].min_players > 2:
        return
    table = Seats.create(http, game, 2)
    table.play(random.Random(1), 3)
    session = ok(table.call("POST", "/resignation", seat))
    assert [event["type"] for event in session["events"]] == ["session.seat_forfeited", "session.ended"]
    assert (session["events"][0]["seat"], session["events"][0]["reason"]) == (seat, "resignation")
    assert session["status"] == "finished"
    assert session["result"]["winners"] == [1 - seat]
    assert session["result"]["ranks"][seat] == 2
    assert session["result"]["reason"] == "common.forfeit"
    assert session["events"][1]["result"] == session["result"]
    assert (session["to_act"], session["legal_moves"]["moves"], session["deadline"]) == ([], [], None)
    assert session["fairness"]["server_seed"] is not None
    record = verified(table)
    assert record["forfeits"] == [{"seat": seat, "reason": "resignation", "after_move": 3, "at": session["updated_at"]}]


@pytest.mark.rule("common.forfeit")
@pytest.mark.parametrize("game", LARGE)
@pytest.mark.parametrize("moves", [0, 1, 7])
def test_among_more_the_others_play_on(http: httpx.Client, game: str, moves: int) -> None:
    table = Seats.create(http, game, 3)
    session = table.play(random.Random(moves), moves)
    gone = session["to_act"][0]
    after = ok(table.call("POST", "/resignation", gone))
    assert after["events"][0]["type"] == "session.seat_forfeited"
    assert gone not in after["to_act"]
    if after["status"] == "active":
        assert after["legal_moves"] == {"seat": gone, "moves": [], "ranges": [], "complete": True}
        move = table.look(after["to_act"][0])["legal_moves"]["moves"][0]
        refused(table.call("POST", "/moves", gone, json={"move": move}), 409, "not-to-act")
        refused(table.call("POST", "/resignation", gone), 409, "wrong-status")
    while (session := table.look())["to_act"]:
        assert gone not in session["to_act"]
        table.move(session["to_act"][0], random.Random(session["version"]))
    others = [rank for seat, rank in enumerate(session["result"]["ranks"]) if seat != gone]
    assert session["result"]["ranks"][gone] == 3 > max(others)
    assert gone not in session["result"]["winners"]
    told = [event["result"] for event in table.look(after_version=0)["events"] if event.get("result")]
    assert told[-1] == session["result"]
    record = verified(table)
    forced = [move for move in record["moves"] if move["cause"] == "forfeit"]
    assert forced
    assert {move["seat"] for move in forced} == {gone}
    assert not any(move["seat"] == gone and move["cause"] == "player" for move in record["moves"][moves:])


@pytest.mark.parametrize("game", LARGE)
def test_a_forfeited_seat_decides_at_once(http: httpx.Client, clock: SetClock, game: str) -> None:
    """Its moves bear the time of what led to them, and are told in the same answer."""
    table = Seats.create(http, game, 3)
    gone = table.look()["to_act"][0]
    clock.advance(5)
    ok(table.call("POST", "/resignation", gone))
    for step in range(12):
        session = table.look()
        if session["status"] != "active":
            break
        clock.advance(5)
        session = table.move(session["to_act"][0], random.Random(step))
        versions = table.events()["versions"]
        assert versions[-1]["version"] == session["version"]
        assert versions[-1]["at"] == session["updated_at"]
        clock.advance(1000)
        assert table.look()["version"] == session["version"]


@pytest.mark.rule("common.forfeit")
@pytest.mark.parametrize("game", LARGE)
def test_what_is_made_for_a_forfeited_seat_is_its_games_own_choice(http: httpx.Client, game: str) -> None:
    """The first listed move, but where a game knows better: a poker hand is folded."""
    table = Seats.create(http, game, 3, seed="5a" * 32)
    rules = GAMES[game]
    session = table.look()
    ok(table.call("POST", "/resignation", session["to_act"][0]))
    table.play(random.Random(3))
    record = verified(table)
    state = rules.deal(3, record["options"], record["seed"]).state
    for made in record["moves"]:
        move = rules.parse(made["move"])
        if made["cause"] == "forfeit":
            assert move == rules.forfeit_move(state, made["seat"])
            if game == "triads":
                assert made["move"]["type"] == "triads.fold"
            else:
                assert move == rules.legal_moves(state, made["seat"]).moves[0]
        state = rules.judge(state, made["seat"], move).state


@pytest.mark.rule("common.forfeit")
@pytest.mark.parametrize("game", LARGE)
def test_the_last_one_left_wins(http: httpx.Client, game: str) -> None:
    players = GAMES[game].max_players
    table = Seats.create(http, game, players)
    order = list(range(players))
    random.Random(game).shuffle(order)
    for number, seat in enumerate(order[:-1]):
        session = ok(table.call("POST", "/resignation", seat))
        if session["status"] == "finished" and number < players - 2:
            return  # the game came to an end of its own meanwhile
    assert session["result"]["winners"] == [order[-1]]
    assert [session["result"]["ranks"][seat] for seat in order] == [2] * (players - 1) + [1]
    assert [each["seat"] for each in verified(table)["forfeits"]] == order[:-1]


@pytest.mark.parametrize("game", LARGE)
def test_the_clock_makes_others_play_on_too(http: httpx.Client, clock: SetClock, game: str) -> None:
    """Whoever does not move in time is out; the others go on, each on time of its own."""
    rules = {"move_seconds": 10, "bank_seconds": 5, "on_timeout": "forfeit"}
    table = Seats.create(http, game, GAMES[game].max_players, clock=rules)
    slow = table.look()["to_act"][0]
    clock.advance(15)
    session = table.look(slow, after_version=1)
    assert (session["events"][0]["type"], session["events"][0]["reason"]) == ("session.seat_forfeited", "timeout")
    while session["status"] == "active":
        assert slow not in session["to_act"]
        clock.advance(9)
        session = table.move(session["to_act"][0], random.Random(session["version"]))
        late = [seat["forfeited"] for seat in session["seats"]]
        if len(session["to_act"]) > 1:
            continue
        assert late[slow]
    record = verified(table)
    assert record["forfeits"][0]["reason"] == "timeout"
    assert record["result"]["ranks"][slow] > 1


def test_time_is_taken_from_the_bank_once(http: httpx.Client, clock: SetClock) -> None:
    """A seat that resigns late has used its time; the move that is then made for it takes no more."""
    rules = {"move_seconds": 10, "bank_seconds": 20, "on_timeout": "forfeit"}
    for game in LARGE:
        table = Seats.create(http, game, 3, clock=rules)
        seat = table.look()["to_act"][0]
        clock.advance(13)
        session = ok(table.call("POST", "/resignation", seat))
        assert session["clock"]["seats"][seat] == {"bank_seconds": 17, "deadline": None}


def test_all_who_owe_a_decision_run_out_of_time_in_order(http: httpx.Client, clock: SetClock) -> None:
    """Of equal deadlines the lowest seat's comes first, and the last one left has won before its own."""
    rules = {"move_seconds": 10, "bank_seconds": 0, "on_timeout": "forfeit"}
    for game in GAMES:
        table = Seats.create(http, game, clock=rules)
        table.play(random.Random(1), 2)
        clock.advance(10_000)
        session = table.look()
        assert session["status"] == "finished"
        record = verified(table)
        assert len(record["forfeits"]) < len(table.tokens)
        assert [each["at"] for each in record["forfeits"]] == sorted(each["at"] for each in record["forfeits"])


# --- Breaking off -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("common.abort")
def test_an_aborted_session_has_no_result(http: httpx.Client, clock: SetClock) -> None:
    for seating in ("assigned", "open"):
        table = Seats.create(http, seating=seating, clock={"move_seconds": 10, "bank_seconds": 0, "on_timeout": "forfeit"})
        session = ok(table.organize("DELETE"))
        assert session["status"] == "aborted"
        assert session["result"] is None
        assert session["to_act"] == []
        assert [event["type"] for event in session["events"]] == ["session.ended"]
        assert session["events"][0]["result"] is None
        clock.advance(100)
        assert table.look()["version"] == session["version"]
        refused(table.organize("DELETE"), 409, "finished")
        if seating == "open":
            refused(table.organize("GET", "/record"), 404, "not-found")
            continue
        for what, body in (("/resignation", None), ("/rematch", {})):
            code = "finished" if body is None else "wrong-status"
            refused(table.call("POST", what, 0, json=body), 409, code)
        record = verified(table)
        assert (record["status"], record["result"]) == ("aborted", None)
        assert record["fairness"]["server_seed"] is not None


def test_only_the_organiser_breaks_off(http: httpx.Client, kept: Kept) -> None:
    table = Seats.create(http, public=True)
    before = kept()
    refused(table.call("DELETE", "", 0), 403, "forbidden")
    refused(table.call("DELETE", ""), 401, "unauthenticated")
    refused(table.organize("POST", "/resignation"), 403, "forbidden")
    refused(table.call("POST", "/resignation"), 401, "unauthenticated")
    assert kept() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_game_broken_off_in_the_middle_can_be_verified(http: httpx.Client, game: str) -> None:
    table = Seats.create(http, game)
    table.play(random.Random(4), 9)
    table.organize("DELETE")
    record = verified(table)
    assert len(record["moves"]) <= 9


def test_ends_that_come_at_once_come_one_after_the_other(connect: Callable[..., httpx.Client]) -> None:
    workers = [connect(), connect()]
    for number in range(5):
        table = Seats.create(workers[0], "triads", 3)

        def end(who: int, table: Seats = table) -> int:
            there = table.through(workers[who % 2])
            return (there.organize("DELETE") if who == 3 else there.call("POST", "/resignation", who)).status_code

        statuses = at_once(4, end)
        session = table.look()
        record = verified(table)
        assert session["status"] in ("finished", "aborted")
        assert set(statuses) <= {200, 409}, number
        assert statuses.count(200) == len(record["forfeits"]) + (session["status"] == "aborted")


# --- What a record may say --------------------------------------------------------------------------------------------


def test_a_record_tells_who_gave_up_and_when(http: httpx.Client) -> None:
    table = Seats.create(http, "triads", 3)
    table.play(random.Random(6), 2)
    gone = table.look()["to_act"][0]
    ok(table.call("POST", "/resignation", gone))
    table.play(random.Random(7))
    record = verified(table)
    moves, (forfeit,) = record["moves"], record["forfeits"]
    forced = [i for i, move in enumerate(moves) if move["cause"] == "forfeit"]
    assert forfeit["after_move"] == 2 == forced[0]
    assert invalid(table, record | {"forfeits": []}) == f"moves.{forced[0]}"
    assert invalid(table, record | {"forfeits": [forfeit, forfeit]}) == "forfeits.1"
    assert invalid(table, record | {"forfeits": [forfeit | {"seat": 5}]}) == "forfeits.0"
    assert invalid(table, record | {"forfeits": [forfeit | {"after_move": len(moves)}]}) == f"moves.{forced[0]}"
    for cause in ("player", "clock"):
        changed = [*moves[: forced[0]], moves[forced[0]] | {"cause": cause}, *moves[forced[0] + 1 :]]
        assert invalid(table, record | {"moves": changed}) == f"moves.{forced[0]}"
    by_player = next(i for i, move in enumerate(moves) if move["cause"] == "player")
    changed = [*moves[:by_player], moves[by_player] | {"cause": "forfeit"}, *moves[by_player + 1 :]]
    assert invalid(table, record | {"moves": changed}) == f"moves.{by_player}"


def test_what_a_forfeited_seat_owes_comes_first(http: httpx.Client) -> None:
    """Nobody else moves, resigns or waits before it: a record that says so is false."""
    table = Seats.create(http, "triads", 3)
    gone = table.look()["to_act"][0]
    ok(table.call("POST", "/resignation", gone))
    ok(table.organize("DELETE"))
    record = verified(table)
    assert [move["cause"] for move in record["moves"]] == ["forfeit"]
    forfeit = record["forfeits"][0] | {"seat": (gone + 1) % 3}
    assert invalid(table, record | {"forfeits": [*record["forfeits"], forfeit | {"after_move": 0}]}) == "forfeits.1"
    assert invalid(table, record | {"moves": []}) == "moves"
