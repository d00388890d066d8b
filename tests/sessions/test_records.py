"""Records: those of real games hold, and whatever is altered in one is found and named."""

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import httpx
import pytest
from msgspec import json

from referee.games import GAMES
from referee.games.catalogue import IntegerOption, IntegersOption, StringOption
from referee.games.core import Rejection
from referee.sessions.record import RULES_VERSION
from tests.games.play import thinkable
from tests.sessions.tables import SIZES, Table, bearer

Document = dict[str, Any]
_kept: dict[tuple[str, int], Document] = {}


@pytest.fixture(params=SIZES, ids=str)
def record(http: httpx.Client, request: pytest.FixtureRequest) -> Document:
    """The record of a game that was played here."""
    if request.param not in _kept:
        game, players = request.param
        entropy = [f"entropy {seat}" for seat in range(players)]
        table = Table.open(http, game, players, entropy=entropy, names=[f"Seat {seat}" for seat in range(players)])
        table.played(random.Random(9))
        _kept[request.param] = table.record().json()
    return deepcopy(_kept[request.param])


def problems(http: httpx.Client, record: Document) -> list[str]:
    """Return the fields in which a record is found not to hold."""
    answer = http.post("/v1/records/verify", json=record)
    assert answer.status_code == 200, answer.text
    assert answer.json()["valid"] == (answer.json()["problems"] == [])
    assert all(problem["message"] for problem in answer.json()["problems"])
    return [problem["field"] for problem in answer.json()["problems"]]


def test_the_record_tells_the_whole_game(http: httpx.Client) -> None:
    names = ["Ann", None]
    table = Table.open(http, names=names, entropy=["a", "b"])
    turns = table.played(random.Random(1))
    record = table.record().json()
    assert [(made["seat"], made["move"], made["cause"]) for made in record["moves"]] == [(t.seat, t.move, "player") for t in turns]
    assert [made["at"] for made in record["moves"]] == [turn.answer.json()["updated_at"] for turn in turns]
    seen = table.look().json()
    told = {
        "format": "referee-record/1",
        "rules_version": RULES_VERSION,
        "game": "triumvirate",
        "players": 2,
        "options": seen["view"]["options"],
        "names": names,
        "fairness": seen["fairness"] | {"entropy": ["a", "b"]},
        "forfeits": [],
        "status": "finished",
        "result": seen["result"],
        "created_at": seen["created_at"],
        "ended_at": seen["ended_at"],
    }
    assert {name: value for name, value in record.items() if name not in ("seed", "moves")} == told


def test_the_record_of_a_real_game_holds(http: httpx.Client, record: Document) -> None:
    assert problems(http, record) == []


def test_so_does_one_with_a_fixed_seed(http: httpx.Client) -> None:
    table = Table.open(http, seed="5" * 64)
    table.played(random.Random(2))
    assert problems(http, table.record().json()) == []


def test_so_does_one_of_a_game_that_was_broken_off(http: httpx.Client, record: Document) -> None:
    half = record | {"status": "aborted", "result": None, "moves": record["moves"][: len(record["moves"]) // 2]}
    assert problems(http, half) == []


def flipped(digits: str) -> str:
    """Return other hex digits."""
    return ("1" if digits[0] == "0" else "0") + digits[1:]


def tampering(**changes: Callable[[Any], Any]) -> Callable[[Document], None]:
    """Return what changes the values at paths (`fairness__seed`) of a record."""

    def tamper(record: Document) -> None:
        for path, change in changes.items():
            *way, name = path.split("__")
            place = record
            for step in way:
                place = place[step]
            place[name] = change(place[name])

    return tamper


TAMPERED: dict[str, tuple[Callable[[Document], None], list[str]]] = {
    "the version of the rules": (tampering(rules_version=lambda _: "0"), ["rules_version"]),
    "no such game": (tampering(game=lambda _: "whist"), ["game"]),
    "the seed": (tampering(seed=flipped), ["seed"]),
    "the server's seed": (tampering(fairness__server_seed=flipped), ["fairness.commitment", "seed"]),
    "the commitment": (tampering(fairness__commitment=flipped), ["fairness.commitment"]),
    "no server's seed": (tampering(fairness__server_seed=lambda _: None), ["fairness.server_seed"]),
    "no commitment": (tampering(fairness__commitment=lambda _: None), ["fairness.commitment"]),
    "the entropy of a seat": (tampering(fairness__entropy=lambda own: [own[0] + " ", *own[1:]]), ["seed"]),
    "the entropy of seats exchanged": (tampering(fairness__entropy=lambda own: [own[1], own[0], *own[2:]]), ["seed"]),
    "the entropy of one seat more": (tampering(fairness__entropy=lambda own: [*own, ""]), ["seed", "fairness.entropy"]),
    "a seed passed off as fixed": (tampering(fairness__mode=lambda _: "fixed"), ["fairness.commitment", "fairness.server_seed"]),
    "a name too many": (tampering(names=lambda names: [*names, None]), ["names"]),
    "a name too few": (tampering(names=lambda names: names[1:]), ["names"]),
    "the status": (tampering(status=lambda _: "aborted"), ["status"]),
    "the status and the result": (tampering(status=lambda _: "aborted", result=lambda _: None), ["status", "result"]),
    "no result": (tampering(result=lambda _: None), ["result"]),
    "the reason": (tampering(result__reason=lambda _: "common.finished"), ["result"]),
    "the winners": (tampering(result__winners=lambda winners: [1 - winners[0] if winners[0] < 2 else 0]), ["result"]),
    "the ranks": (tampering(result__ranks=lambda ranks: [rank % len(ranks) + 1 for rank in ranks]), ["result"]),
    "the scores": (tampering(result__scores=lambda scores: [scores[0] + 1, *scores[1:]]), ["result"]),
}


@pytest.mark.parametrize(("tamper", "found"), TAMPERED.values(), ids=TAMPERED)
def test_what_is_altered_is_named(
    http: httpx.Client, record: Document, tamper: Callable[[Document], None], found: list[str]
) -> None:
    tamper(record)
    named = problems(http, record)
    assert named[: len(found)] == found
    others = [field for field in named[len(found) :] if not field.startswith("moves.") and field not in ("status", "result")]
    assert others == []


def test_players_that_were_not_there_are_named(http: httpx.Client, record: Document) -> None:
    for players in (record["players"] - 1, record["players"] + 1, 1, 7):
        assert {"names", "fairness.entropy"} <= set(problems(http, record | {"players": players}))
    assert problems(http, record | {"players": 7, "names": [None] * 7})[-1] == "players"


def test_options_left_out_or_added_are_named(http: httpx.Client, record: Document) -> None:
    options = record["options"]
    for name in options:
        rest = {other: options[other] for other in options if other != name}
        assert problems(http, record | {"options": rest}) == [f"options.{name}"]
    assert problems(http, record | {"options": options | {"speed": 1}})[0].startswith("options")


OUT_OF_BOUNDS: dict[type, Any] = {IntegerOption: -1, StringOption: "no such choice", IntegersOption: [-1]}


def test_options_out_of_bounds_are_named(http: httpx.Client, record: Document) -> None:
    for option in GAMES[record["game"]].catalogue.options:
        named = problems(http, record | {"options": record["options"] | {option.name: OUT_OF_BOUNDS[type(option)]}})
        assert [field.startswith(f"options.{option.name}") for field in named] == [True]


def spread(count: int) -> list[int]:
    """Return some indices into a list: its ends, and some between."""
    return sorted({0, count // 3, count // 2, count - 1})


def test_moves_that_were_not_made_are_named(http: httpx.Client, record: Document) -> None:
    """Where an altered move is illegal it is named itself; where it is legal it must not have led to the game that followed."""
    game, moves = GAMES[record["game"]], record["moves"]
    state, _ = game.deal(record["players"], record["options"], record["seed"])
    for i, made in enumerate(moves):
        if i in spread(len(moves)):
            for other in thinkable(game, random.Random(i), 3):
                altered = record | {"moves": [*moves[:i], made | {"move": json.decode(json.encode(other))}, *moves[i + 1 :]]}
                try:
                    game.judge(state, made["seat"], other)
                except Rejection:
                    assert problems(http, altered)[0] == f"moves.{i}"
        state, _ = game.judge(state, made["seat"], made["move"])


def test_moves_of_other_seats_are_named(http: httpx.Client, record: Document) -> None:
    game, moves = GAMES[record["game"]], record["moves"]
    state, _ = game.deal(record["players"], record["options"], record["seed"])
    for i, made in enumerate(moves):
        idle = [seat for seat in range(min(record["players"] + 1, 6)) if seat not in state.to_act]
        if i in spread(len(moves)):
            for seat in (idle[0], idle[-1]):
                altered = [*moves[:i], made | {"seat": seat}, *moves[i + 1 :]]
                assert problems(http, record | {"moves": altered})[0] == f"moves.{i}"
        state, _ = game.judge(state, made["seat"], made["move"])


def test_moves_left_out_or_added_are_named(http: httpx.Client, record: Document) -> None:
    moves = record["moves"]
    assert problems(http, record | {"moves": moves[:-1]}) == ["status", "result"]
    assert problems(http, record | {"moves": []}) == ["status", "result"]
    assert problems(http, record | {"moves": [*moves, moves[-1]]}) == [f"moves.{len(moves)}"]
    assert problems(http, record | {"moves": moves[1:]}) != []
    assert problems(http, record | {"moves": [*moves[:2], moves[0], *moves[2:]]}) != []


def test_a_move_that_was_not_made_for_a_seat_that_gave_up_is_named(http: httpx.Client, record: Document) -> None:
    record["moves"][1]["cause"] = "forfeit"
    assert problems(http, record) == ["moves.1"]


def test_a_move_that_the_clock_cannot_have_made_is_named(http: httpx.Client, record: Document) -> None:
    """It makes the first listed move; whether it did where a player made the same one, no record can prove."""
    game, moves = GAMES[record["game"]], record["moves"]
    state, _ = game.deal(record["players"], record["options"], record["seed"])
    found = {True: 0, False: 0}
    for i, made in enumerate(moves[:60]):
        could = game.parse(made["move"]) == game.legal_moves(state, made["seat"]).moves[0]
        found[could] += 1
        if found[could] <= 5:
            altered = [*moves[:i], made | {"cause": "clock"}, *moves[i + 1 :]]
            assert problems(http, record | {"moves": altered}) == ([] if could else [f"moves.{i}"])
        state, _ = game.judge(state, made["seat"], game.parse(made["move"]))
    assert found[False]


def forfeit(seat: int, after_move: int) -> dict[str, Any]:
    """Return a forfeit as a record tells it."""
    return {"seat": seat, "reason": "timeout", "after_move": after_move, "at": "2026-01-01T00:00:00.000Z"}


def test_forfeits_that_were_not_there_are_named(http: httpx.Client, record: Document) -> None:
    over, players = len(record["moves"]), record["players"]
    for seat in range(players):
        (field,) = problems(http, record | {"forfeits": [forfeit(seat, over // 2)]})
        assert field.startswith("moves.") or field == "result"  # which it is for a seat that owed no more decisions
    for each in (forfeit(0, over), forfeit(0, over + 1)):
        assert problems(http, record | {"forfeits": [each]}) == ["forfeits.0"]
    if players < 6:
        assert problems(http, record | {"forfeits": [forfeit(players, 1)]}) == ["forfeits.0"]
    assert problems(http, record | {"forfeits": [forfeit(0, 0), forfeit(0, 1)]})[0] in ("forfeits.1", "moves.0")


@pytest.mark.parametrize(("game", "players"), [size for size in SIZES if size[1] > 2])
def test_forfeits_at_another_time_are_named(http: httpx.Client, game: str, players: int) -> None:
    table = Table.open(http, game, players)
    table.played(random.Random(1), 6)
    for seat in (1, 0):
        http.post(f"{table.path}/resignation", headers=bearer(table.tokens[seat]))
    http.delete(table.path, headers=bearer(table.organizer))
    record = table.record().json()
    assert problems(http, record) == []
    first, second = record["forfeits"]
    late = record | {"forfeits": [first, second | {"after_move": len(record["moves"]) + 1}]}
    assert problems(http, late)[0].startswith(("moves", "forfeits.1"))
    early = record | {"forfeits": [first, second | {"after_move": 0}]}
    assert problems(http, early)[0] in ("forfeits.1", "forfeits.1.after_move")


SHAPELESS: list[tuple[dict[str, Any], str]] = [
    ({"format": "referee-record/2"}, "format"),
    ({"seed": "xyz"}, "seed"),
    ({"status": "active"}, "status"),
    ({"players": 0}, "players"),
    ({"moves": [{"seat": 0, "move": {"type": "none"}, "cause": "player", "at": ""}]}, "moves.0.move.type"),
    ({"moves": [{"seat": 0, "move": {"type": "triumvirate.no_pledge"}, "cause": "luck", "at": ""}]}, "moves.0.cause"),
    ({"moves": [{"seat": -1, "move": {"type": "triumvirate.no_pledge"}, "cause": "player", "at": ""}]}, "moves.0.seat"),
    ({"signature": ""}, "signature"),
]


@pytest.mark.parametrize(("change", "field"), SHAPELESS)
def test_what_is_no_record_is_refused_by_field(http: httpx.Client, change: dict[str, Any], field: str) -> None:
    table = Table.open(http)
    table.played(random.Random(3))
    answer = http.post("/v1/records/verify", json=table.record().json() | change)
    assert answer.status_code == 422
    assert [error["field"] for error in answer.json()["errors"]] == [field]
