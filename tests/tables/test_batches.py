"""Batches: up to a hundred sessions in one call, all or none."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
import redis

from referee.games import GAMES
from referee.sessions.errors import StoreUnavailable
from referee.sessions.store import Store
from tests.sessions.lobbies import in_lobby
from tests.tables.seats import Seats, ok, refused

Kept = Callable[..., dict[bytes, bytes]]

ONE = {"game": "triumvirate", "players": 2, "public": True}


def test_every_session_of_a_batch_is_as_it_was_asked_for(http: httpx.Client) -> None:
    asked: list[dict[str, Any]] = []
    for number, (game, rules) in enumerate(GAMES.items()):
        seed = f"{number:02x}" * 32
        asked.append({"game": game, "players": rules.max_players, "label": f"Round {number}", "seed": seed})
        asked.append({"game": game, "players": rules.min_players, "seating": "open", "public": True})
    answer = ok(http.post("/v1/sessions/batch", json={"sessions": asked}), 201)
    assert len(answer["sessions"]) == len(asked)
    for wanted, created in zip(asked, answer["sessions"], strict=True):
        table, session = Seats(http, created), created["session"]
        assert table.look() == session | {"events": []}
        assert (session["game"], session["players"], session["label"]) == (wanted["game"], wanted["players"], wanted.get("label"))
        if "seed" in wanted:
            assert len(created["seat_tokens"]) == wanted["players"]
            table.organize("DELETE")
            assert table.record()["seed"] == wanted["seed"]
        else:
            assert created["seat_tokens"] is None
            assert session["status"] == "waiting"
    everything = [
        [each["session"]["session_id"], each["organizer_token"], *(each["seat_tokens"] or ())] for each in answer["sessions"]
    ]
    secrets = [secret for each in everything for secret in each]
    assert len(set(secrets)) == len(secrets)


def test_the_same_session_many_times_is_dealt_differently(http: httpx.Client) -> None:
    created = ok(http.post("/v1/sessions/batch", json={"sessions": [ONE] * 5}), 201)["sessions"]
    assert len({each["session"]["fairness"]["commitment"] for each in created}) == 5


def test_a_hundred_are_created_and_a_hundred_and_one_are_not(http: httpx.Client, kept: Kept) -> None:
    assert len(ok(http.post("/v1/sessions/batch", json={"sessions": [ONE] * 100}), 201)["sessions"]) == 100
    before = kept()
    for sessions in ([ONE] * 101, []):
        problem = refused(http.post("/v1/sessions/batch", json={"sessions": sessions}), 422, "invalid-request")
        assert problem["errors"][0]["field"] == "sessions"
    assert kept() == before


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"players": 99}, "players"),
        ({"players": 0}, "players"),
        ({"game": "chess"}, "game"),
        ({"options": {"colour": 1}}, "options.colour"),
        ({"options": {"max_games": 0}}, "options.max_games"),
        ({"names": ["A"]}, "names"),
        ({"entropy": ["a", "b", "c"]}, "entropy"),
        ({"seating": "open", "names": ["A", "B"]}, "names"),
        ({"seed": "0" * 64, "entropy": ["a", "b"]}, "entropy"),
        ({"seed": "0"}, "seed"),
        ({"clock": {"move_seconds": 0, "bank_seconds": 0, "on_timeout": "forfeit"}}, "clock.move_seconds"),
        ({"label": "l" * 101}, "label"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_one_that_is_wrong_creates_none(http: httpx.Client, kept: Kept, wrong: dict[str, Any], field: str) -> None:
    before = kept()
    answer = http.post("/v1/sessions/batch", json={"sessions": [ONE, ONE, ONE, ONE | wrong, ONE]})
    assert refused(answer, 422, "invalid-request")["errors"][0]["field"] == f"sessions.3.{field}"
    alone = http.post("/v1/sessions", json=ONE | wrong)
    assert refused(alone, 422, "invalid-request")["errors"][0]["field"] == field
    assert kept() == before


@pytest.mark.parametrize("lost", [False, True])
@pytest.mark.parametrize("after", [0, 1, 3, 4])
def test_an_outage_in_the_middle_leaves_none(
    http: httpx.Client, kept: Kept, monkeypatch: pytest.MonkeyPatch, after: int, lost: bool
) -> None:
    """Whether the store fails before it has done something or after."""
    before, real, sent = kept(), Store._send, []

    def fail(*arguments: Any) -> Any:
        sent.append(1)
        if len(sent) <= after:
            return real(*arguments)
        if lost:
            real(*arguments)
        raise StoreUnavailable("It cannot be reached.")

    monkeypatch.setattr(Store, "_send", fail)
    answer = http.post("/v1/sessions/batch", json={"sessions": [ONE] * 5})
    refused(answer, 503, "store-unavailable")
    assert int(answer.headers["Retry-After"]) >= 0
    assert len(sent) == after + 1
    assert kept() == before


def test_an_outage_while_they_are_listed_leaves_none(
    http: httpx.Client, kept: Kept, monkeypatch: pytest.MonkeyPatch, database: "redis.Redis"
) -> None:
    before, listed, real = kept(), in_lobby(database), Store.list_publicly

    def fail(*arguments: Any) -> None:
        real(*arguments)
        raise StoreUnavailable("It cannot be reached.")

    monkeypatch.setattr(Store, "list_publicly", fail)
    refused(http.post("/v1/sessions/batch", json={"sessions": [ONE] * 5}), 503, "store-unavailable")
    assert set(in_lobby(database)) <= set(listed)
    assert kept().keys() == before.keys()
