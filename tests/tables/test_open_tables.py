"""Open tables: who may sit, where, and when the game starts; who may watch."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from referee.games import GAMES
from referee.games.shuffle import combined_seed, commitment
from tests.sessions.tables import BRIEF, bearer
from tests.tables.seats import NOBODY, Seats, at_once, ok, refused

Kept = Callable[..., dict[bytes, bytes]]


@pytest.mark.rule("common.seating")
def test_an_open_table_waits_for_its_players(http: httpx.Client) -> None:
    table = Seats.open(http, "triumvirate", public=False)
    session = table.created["session"]
    assert table.created["seat_tokens"] is None
    assert session["status"] == "waiting"
    assert [seat["taken"] for seat in session["seats"]] == [False, False]
    assert session["view"] is None
    assert session["to_act"] == []
    assert session["fairness"]["commitment"] is not None
    assert session["fairness"]["server_seed"] is None


@pytest.mark.rule("common.seating")
@pytest.mark.parametrize("game", GAMES)
def test_the_last_to_sit_starts_the_game(http: httpx.Client, game: str) -> None:
    players = GAMES[game].max_players
    table = Seats.open(http, game, players)
    for seat in range(players):
        assert table.look()["status"] == "waiting"
        answer = ok(table.take(name=f"Player {seat}", entropy=f"luck {seat}"), 201)
        assert answer["seat"] == seat
        assert answer["session"]["viewer"] == seat
        assert answer["session"]["seats"][seat] == {"seat": seat, "name": f"Player {seat}", "taken": True, "forfeited": False}
        assert answer["session"]["version"] == seat + 2
        types = [event["type"] for event in answer["session"]["events"]]
        assert types[0] == "session.seat_taken"
        assert (len(types) > 1) == (seat == players - 1)
    assert answer["session"]["status"] == "active"
    assert answer["session"]["view"]["viewer"] == players - 1
    assert table.look()["to_act"]


def test_the_seed_is_made_of_the_servers_and_every_seats_entropy(http: httpx.Client) -> None:
    table = Seats.open(http)
    bound = table.created["session"]["fairness"]["commitment"]
    table.take(1, entropy="dice")
    table.take(0)
    table.finish()
    record = table.record()
    assert record["fairness"]["entropy"] == ["", "dice"]
    assert record["fairness"]["commitment"] == bound == commitment(record["fairness"]["server_seed"])
    assert record["seed"] == combined_seed(record["fairness"]["server_seed"], ["", "dice"])
    assert record["names"] == ["Somebody", "Somebody"]


def test_an_open_table_with_a_fixed_seed_deals_what_it_fixes(http: httpx.Client) -> None:
    seed = "0123456789abcdef" * 4
    assigned, table = Seats.create(http, seed=seed), Seats.open(http, seed=seed).fill()
    assert [table.look(seat)["view"] for seat in (0, 1)] == [assigned.look(seat)["view"] for seat in (0, 1)]
    assert table.look()["fairness"]["mode"] == "fixed"


def test_a_chosen_seat_is_taken_and_then_the_next_free_one(http: httpx.Client) -> None:
    table = Seats.open(http, "triads", 4)
    assert [ok(table.take(seat), 201)["seat"] for seat in (1, None, None)] == [1, 0, 2]
    assert [seat["taken"] for seat in table.look()["seats"]] == [True, True, True, False]


def test_of_fifty_who_take_the_last_seat_at_once_one_gets_it(connect: Callable[..., httpx.Client]) -> None:
    workers = [connect(), connect()]
    table = Seats.open(workers[0])
    ok(table.take(0), 201)
    path, asked = f"{table.path}/seats", {"name": "Late"}
    answers = at_once(50, lambda i: workers[i % 2].post(path, json=asked | ({"seat": 1} if i % 3 else {})))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 49
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"seat-taken"}
    assert table.look()["status"] == "active"
    assert table.look()["version"] == 3


def test_as_many_as_there_are_seats_sit_down_at_once(connect: Callable[..., httpx.Client]) -> None:
    workers = [connect(), connect()]
    players = GAMES["triads"].max_players
    table = Seats.open(workers[0], "triads", players)
    answers = at_once(12, lambda i: workers[i % 2].post(f"{table.path}/seats", json={"name": f"Player {i}"}))
    seated = [answer.json() for answer in answers if answer.status_code == 201]
    assert sorted(each["seat"] for each in seated) == list(range(players))
    for each in seated:
        session = ok(http_get(workers[1], table, each["token"]))
        assert session["viewer"] == each["seat"]
        assert session["seats"][each["seat"]]["name"] == each["session"]["seats"][each["seat"]]["name"]
    starts = [each for each in seated if each["session"]["status"] == "active"]
    assert [each["session"]["version"] for each in starts] == [players + 1]


def http_get(http: httpx.Client, table: Seats, token: str | None) -> httpx.Response:
    return http.get(table.path, headers=bearer(token))


def test_seats_that_cannot_be_taken(http: httpx.Client, kept: Kept) -> None:
    table = Seats.open(http)
    ok(table.take(0), 201)
    full, assigned, gone = Seats.open(http).fill(), Seats.create(http, public=True), Seats.open(http)
    gone.organize("DELETE")
    before = kept()
    refused(table.take(0), 409, "seat-taken")
    assert refused(table.take(2), 422, "invalid-request")["errors"][0]["field"] == "seat"
    assert refused(table.take(6), 422, "invalid-request")["errors"][0]["field"] == "seat"
    assert refused(table.take(name=""), 422, "invalid-request")["errors"][0]["field"] == "name"
    assert refused(table.take(name="n" * 65), 422, "invalid-request")["errors"][0]["field"] == "name"
    assert refused(table.take(entropy="e" * 257), 422, "invalid-request")["errors"][0]["field"] == "entropy"
    assert refused(http.post(f"{table.path}/seats", json={}), 422, "invalid-request")["errors"][0]["field"] == "name"
    refused(http.post(f"{table.path}/seats", json={"name": "A"}, headers=bearer(NOBODY)), 401, "unauthenticated")
    refused(http.post(f"{table.path}/seats", json={"name": "A"}, headers=bearer(table.tokens[0])), 403, "forbidden")
    refused(full.take(), 409, "seat-taken")
    refused(assigned.take(), 409, "seat-taken")
    refused(gone.take(), 409, "wrong-status")
    assert kept() == before


def test_the_organiser_seats_people_at_a_private_table(http: httpx.Client, kept: Kept) -> None:
    table = Seats.open(http, public=False)
    before = kept()
    refused(table.take(), 404, "not-found")
    refused(http.post(f"{table.path}/seats", json={"name": "A"}, headers=bearer(NOBODY)), 404, "not-found")
    assert kept() == before
    for seat in (0, 1):
        assert ok(table.organize("POST", "/seats", json={"name": "Guest"}), 201)["seat"] == seat
    assert table.look()["status"] == "active"


def test_names_and_entropy_are_for_those_who_sit_to_say(http: httpx.Client) -> None:
    for field, value in (("names", ["A", "B"]), ("entropy", ["a", "b"])):
        asked = {"game": "triumvirate", "players": 2, "seating": "open", field: value}
        assert refused(http.post("/v1/sessions", json=asked), 422, "invalid-request")["errors"][0]["field"] == field


# --- Leaving ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("common.seating")
def test_a_seat_that_is_left_is_free_again_and_its_token_dead(http: httpx.Client) -> None:
    table = Seats.open(http)
    ok(table.take(1, name="First"), 201)
    token = table.tokens[1]
    session = ok(table.call("DELETE", "/seats/1", 1))
    assert session["viewer"] is None
    assert session["status"] == "waiting"
    assert session["seats"][1] == {"seat": 1, "name": None, "taken": False, "forfeited": False}
    assert [event["type"] for event in session["events"]] == ["session.seat_left"]
    for method, what in (("GET", ""), ("DELETE", "/seats/1"), ("GET", "/events"), ("GET", "/stream"), ("POST", "/stream-tickets")):
        refused(http.request(method, table.path + what, headers=bearer(token)), 401, "unauthenticated")
    ok(table.take(1, name="Second"), 201)
    assert table.tokens[1] != token
    assert table.look()["seats"][1]["name"] == "Second"
    refused(http_get(http, table, token), 401, "unauthenticated")


def test_the_token_of_a_seat_left_at_a_private_table_knows_of_none(http: httpx.Client) -> None:
    table = Seats.open(http, public=False)
    token = ok(table.organize("POST", "/seats", json={"name": "Guest"}), 201)["token"]
    ok(http.delete(f"{table.path}/seats/0", headers=bearer(token)))
    refused(http_get(http, table, token), 404, "not-found")


def test_seats_that_cannot_be_left(http: httpx.Client, kept: Kept) -> None:
    table, started, gone, over = Seats.open(http), Seats.open(http).fill(), Seats.open(http), Seats.open(http).fill()
    ok(table.take(0), 201)
    ok(gone.take(0), 201)
    gone.organize("DELETE")
    over.finish()
    before = kept()
    refused(table.call("DELETE", "/seats/1", 0), 403, "forbidden")
    refused(table.call("DELETE", "/seats/99999999999999999999", 0), 403, "forbidden")
    refused(table.organize("DELETE", "/seats/0"), 403, "forbidden")
    refused(table.call("DELETE", "/seats/0"), 401, "unauthenticated")
    refused(table.call("DELETE", "/seats/zero", 0), 404, "not-found")
    refused(started.call("DELETE", "/seats/0", 0), 409, "wrong-status")
    refused(gone.call("DELETE", "/seats/0", 0), 409, "finished")
    refused(over.call("DELETE", "/seats/0", 0), 409, "finished")
    assert kept() == before


@pytest.mark.rule("common.seating")
def test_before_the_start_there_is_nothing_to_play(http: httpx.Client, kept: Kept) -> None:
    table = Seats.open(http)
    ok(table.take(0), 201)
    move = Seats.create(http).look(0)["legal_moves"]["moves"][0]
    before = kept()
    problem = refused(table.call("POST", "/moves", 0, json={"move": move}), 409, "not-to-act")
    assert (problem["rule"], problem["decision"]) == ("common.not-to-act", 0)
    refused(table.call("POST", "/resignation", 0), 409, "wrong-status")
    refused(table.call("POST", "/rematch", 0, json={}), 409, "wrong-status")
    refused(table.call("GET", "/record", 0), 404, "not-found")
    assert kept() == before
    assert table.look(0)["legal_moves"] == {"seat": 0, "moves": [], "ranges": [], "complete": True}


# --- Watching ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_anybody_watches_a_public_session_as_a_spectator(http: httpx.Client, game: str) -> None:
    table = Seats.create(http, game, public=True, options=BRIEF.get(game, {}))
    seen = ok(table.call("GET", ""))
    assert seen == table.look()
    assert seen["viewer"] is None
    assert seen["view"]["viewer"] is None
    assert seen["legal_moves"] is None
    assert seen["decision"] is None
    assert ok(table.call("GET", "/events")) == table.events()


OPERATIONS: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("DELETE", "", None),
    ("GET", "/events", None),
    ("GET", "/stream", None),
    ("GET", "/stream?ticket=none", None),
    ("POST", "/stream-tickets", None),
    ("POST", "/seats", {"name": "A"}),
    ("DELETE", "/seats/0", None),
    ("POST", "/moves", {"move": {"type": "triumvirate.place", "card": "red-0", "triumvir": "none", "cell": 0}}),
    ("POST", "/resignation", None),
    ("POST", "/rematch", {}),
    ("GET", "/record", None),
]
"""Every operation of a session."""


@pytest.mark.parametrize("status", ["waiting", "active", "finished", "aborted"])
def test_a_private_session_is_not_there_for_strangers(http: httpx.Client, kept: Kept, status: str) -> None:
    table = Seats.open(http, public=False) if status == "waiting" else Seats.create(http)
    if status == "finished":
        table.finish()
    if status == "aborted":
        table.organize("DELETE")
    move = Seats.create(http).look(0)["legal_moves"]["moves"][0]
    nowhere = "/v1/sessions/0123456789abcdef01234567"
    other = Seats.create(http).tokens[0]
    before = kept()
    for method, what, body in OPERATIONS:
        asked = {"json": {"move": move} if what == "/moves" else body} if body is not None else {}
        for token in (None, NOBODY, other):
            answer = http.request(method, table.path + what, headers=bearer(token), **asked)
            missing = http.request(method, nowhere + what, headers=bearer(token), **asked)
            refused(answer, 404, "not-found")
            assert answer.text.replace(table.path, nowhere) == missing.text
            assert list(answer.headers) == list(missing.headers)
    assert kept() == before


def test_a_wrong_token_is_refused_at_a_public_session(http: httpx.Client, kept: Kept) -> None:
    table = Seats.create(http, public=True)
    move = table.look(0)["legal_moves"]["moves"][0]
    before = kept()
    for method, what, body in OPERATIONS:
        asked = {"json": {"move": move} if what == "/moves" else body} if body is not None else {}
        refused(http.request(method, table.path + what, headers=bearer(NOBODY), **asked), 401, "unauthenticated")
    assert kept() == before
