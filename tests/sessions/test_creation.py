"""Creating sessions: what is shown of them, what is kept of their tokens, and what is refused."""

import base64
import hashlib
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import redis
from msgspec import json

from referee.games import GAMES
from tests.sessions.tables import SIZES, Table, bearer


def everything_in(database: "redis.Redis") -> dict[str, str]:
    """Return every value in Redis as one text a key, and the key itself in it."""
    readers: dict[str, Callable[[str], object]] = {
        "string": database.get,
        "hash": database.hgetall,
        "list": lambda key: database.lrange(key, 0, -1),
        "zset": lambda key: database.zrange(key, 0, -1),
    }
    return {key: key + str(readers[database.type(key)](key)) for key in database.scan_iter("*")}


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_new_session_is_dealt_with_the_defaults(http: httpx.Client, game: str, players: int) -> None:
    answer = http.post("/v1/sessions", json={"game": game, "players": players})
    assert answer.status_code == 201
    created = answer.json()
    session = created["session"]
    view = session.pop("view")
    assert view["options"] == json.decode(json.encode(GAMES[game].options(None, players)))
    assert session["to_act"] == view["to_act"] != []
    assert session["created_at"] == session["updated_at"]
    assert session | {"session_id": "", "to_act": [], "created_at": "", "updated_at": "", "fairness": None} == {
        "session_id": "",
        "game": game,
        "players": players,
        "options": view["options"],
        "version": 1,
        "status": "active",
        "label": None,
        "public": False,
        "viewer": None,
        "seats": [{"seat": seat, "name": None, "taken": True, "forfeited": False} for seat in range(players)],
        "to_act": [],
        "decision": None,
        "deadline": None,
        "clock": None,
        "legal_moves": None,
        "events": [],
        "fairness": None,
        "result": None,
        "rematch": None,
        "created_at": "",
        "updated_at": "",
        "ended_at": None,
    }
    assert session["fairness"] == {"mode": "committed", "commitment": session["fairness"]["commitment"], "server_seed": None}


def test_its_location_leads_to_it(http: httpx.Client) -> None:
    answer = http.post("/v1/sessions", json={"game": "triumvirate", "players": 2})
    created = answer.json()
    found = http.get(answer.headers["Location"], headers=bearer(created["organizer_token"]))
    assert found.json() == created["session"]


def test_names_label_public_and_options_are_shown(http: httpx.Client) -> None:
    names = ["Ann", "Бот №2 🂡"]
    table = Table.open(http, names=names, label="Tischrunde ½", public=True, options={"max_games": 3})
    for seen in (table.created["session"], table.look(0).json(), http.get(table.path).json()):
        assert [seat["name"] for seat in seen["seats"]] == names
        assert (seen["label"], seen["public"]) == ("Tischrunde ½", True)
        assert seen["view"]["options"] == {"games_to_win": 2, "max_games": 3}
    some = Table.open(http, names=[None, "Ann"])
    assert [seat["name"] for seat in some.look(1).json()["seats"]] == [None, "Ann"]


def test_each_seat_sees_itself_and_the_organiser_only_what_everybody_does(http: httpx.Client) -> None:
    table = Table.open(http, public=True)
    for seat in (0, 1):
        seen = table.look(seat).json()
        assert (seen["viewer"], seen["decision"], seen["legal_moves"]["seat"]) == (seat, 0, seat)
        assert seen["view"]["viewer"] == seat
    assert table.look().content == http.get(table.path).content


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_tokens_have_256_bits_and_redis_knows_only_their_hashes(
    http: httpx.Client, database: "redis.Redis", game: str, players: int
) -> None:
    table = Table.open(http, game, players, public=True)
    table.played(random.Random(7), 5)
    tokens = [table.organizer, *table.tokens]
    assert len(set(tokens)) == len(tokens) == players + 1
    ticket = http.post(f"{table.path}/stream-tickets", headers=bearer(table.tokens[0])).json()["ticket"]
    kept = everything_in(database)
    for token in (*tokens, ticket):
        raw = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
        assert len(raw) == 32
        for key, text in kept.items():
            assert token not in text, key
            assert raw.hex() not in text, key
        digest = hashlib.sha256(token.encode()).hexdigest()
        assert digest in (kept[f"referee:{{{table.session_id}}}"] if token in tokens else str(kept.keys()))


CLOCK = {"move_seconds": 1, "bank_seconds": 0, "on_timeout": "forfeit"}

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "players"),
    ({"players": 3}, "players"),
    ({"players": "2"}, "players"),
    ({"options": {"games_to_win": 0}}, "options.games_to_win"),
    ({"options": {"games_to_win": 3, "max_games": 2}}, "options.max_games"),
    ({"options": {"speed": 1}}, "options.speed"),
    ({"names": ["Ann"]}, "names"),
    ({"names": ["Ann", "Bob", "Cid"]}, "names"),
    ({"names": ["Ann", ""]}, "names.1"),
    ({"names": ["Ann", "x" * 65]}, "names.1"),
    ({"entropy": ["one"]}, "entropy"),
    ({"entropy": ["one", "two", "three"]}, "entropy"),
    ({"entropy": ["one", "x" * 257]}, "entropy.1"),
    ({"entropy": ["one", None]}, "entropy.1"),
    ({"entropy": ["one", "two"], "seed": "0" * 64}, "entropy"),
    ({"seed": "0" * 63}, "seed"),
    ({"seed": "A" * 64}, "seed"),
    ({"seed": "0" * 64 + "\n"}, "seed"),
    ({"public": 1}, "public"),
    ({"seating": "closed"}, "seating"),
    ({"seating": "open", "names": ["Ann", "Bob"]}, "names"),
    ({"seating": "open", "entropy": ["one", "two"]}, "entropy"),
    ({"clock": {}}, "clock.move_seconds"),
    ({"clock": CLOCK | {"move_seconds": 0}}, "clock.move_seconds"),
    ({"clock": CLOCK | {"move_seconds": 30 * 24 * 3600 + 1}}, "clock.move_seconds"),
    ({"clock": CLOCK | {"bank_seconds": -1}}, "clock.bank_seconds"),
    ({"clock": CLOCK | {"on_timeout": "wait"}}, "clock.on_timeout"),
    ({"clock": CLOCK | {"increment": 1}}, "clock.increment"),
    ({"label": "x" * 101}, "label"),
    ({"organizer_token": "mine"}, "organizer_token"),
]


@pytest.mark.parametrize(("wrong", "field"), WRONG)
def test_what_cannot_be_created_is_refused_by_field_and_leaves_nothing(
    http: httpx.Client, database: "redis.Redis", wrong: dict[str, Any], field: str
) -> None:
    before = database.dbsize()
    answer = http.post("/v1/sessions", json={"game": "triumvirate", "players": 2} | wrong)
    assert answer.status_code == 422
    assert answer.json()["code"] == "invalid-request"
    assert [error["field"] for error in answer.json()["errors"]] == [field]
    assert database.dbsize() == before


def test_text_that_is_no_unicode_is_refused(http: httpx.Client) -> None:
    for field in ("names", "entropy"):
        body = json.encode({"game": "triumvirate", "players": 2, field: ["LONE", ""]}).replace(b"LONE", rb"\ud800")
        answer = http.post("/v1/sessions", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed-json")
