"""What is no move at all is malformed by the rule common to all games, in a pure call as in a session, and changes nothing."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient
from msgspec import json

from referee.games import GAMES
from tests.api.conftest import seated
from tests.api.contract import SEED, bearer, problem, pure
from tests.api.mutation import paths, put, without
from tests.games.play import thinkable

EACH = pytest.mark.parametrize("name", GAMES)

RULE = "common.malformed"

NO_MOVES: list[Any] = [
    None,
    True,
    0,
    1.0,
    "",
    "triumph.pass",
    [],
    [{}],
    {},
    {"type": None},
    {"type": 1},
    {"type": ""},
    {"type": []},
]


def moves_of(name: str) -> list[Any]:
    """Return a move of each type of a game, one with as many values in it as any that could be thought of."""
    game = GAMES[name]
    thought = [json.decode(json.encode(move)) for move in thinkable(game, random.Random(name))]
    tags = [kind.record.__struct_config__.tag for kind in game.kinds]
    return [max((move for move in thought if move["type"] == tag), key=lambda move: len(str(move))) for tag in tags]


MOVES = {name: moves_of(name) for name in GAMES}


def malformed(move: Any) -> Iterator[tuple[Any, str]]:
    """Yield what is made of a move by one mistake that a type can show, and the field that is wrong."""
    for path, value in paths(move):
        where = ".".join(map(str, ("move", *path)))
        if isinstance(path[-1], str):
            yield without(move, path), where
        wrong: list[Any] = [[], {}, "no such value", "", 0.5, "\0"]
        if isinstance(value, int):
            wrong = [True, False, float(value), value + 0.5, str(value), None, [value], {}]
        elif isinstance(value, (list, dict)):
            wrong = [0, True, "", None, {"0": value}]
        for each in wrong:
            yield put(move, path, each), where
    yield move | {"more": None}, "move.more"
    yield move | {"seat": 0}, "move.seat"


@EACH
def test_what_is_no_move_is_malformed(name: str, client: FlaskClient):
    state = pure(client, name, "deal", {"players": GAMES[name].min_players, "seed": SEED}).get_json()["state"]
    table = seated(client, name)
    headers = bearer(table.tokens[table.seat])
    mistakes = [(wrong, None) for wrong in NO_MOVES] + [each for move in MOVES[name] for each in malformed(move)]
    for wrong, field in mistakes:
        judged = pure(client, name, "judge", {"state": state, "seat": table.seat, "move": wrong})
        submitted = client.post(f"{table.path}/moves", json={"move": wrong}, headers=headers)
        for response in (judged, submitted):
            told = problem(response, "invalid-request", rule=RULE)
            assert told["errors"][0]["field"].startswith(field or "move"), (wrong, told)
    assert client.get(table.path, headers=headers).get_json()["version"] == 1


@EACH
def test_a_move_of_another_game_is_malformed(name: str, client: FlaskClient):
    state = pure(client, name, "deal", {"players": GAMES[name].min_players, "seed": SEED}).get_json()["state"]
    table = seated(client, name)
    for move in [move for other in GAMES if other != name for move in MOVES[other]]:
        told = problem(
            pure(client, name, "judge", {"state": state, "seat": table.seat, "move": move}), "invalid-request", rule=RULE
        )
        assert told["errors"][0]["field"] == "move.type"
        submitted = client.post(f"{table.path}/moves", json={"move": move}, headers=bearer(table.tokens[table.seat]))
        told = problem(submitted, "invalid-request", rule=RULE)
        assert told["errors"][0]["field"].split(".")[0] == "move"


@EACH
def test_a_number_or_text_beyond_all_bounds_is_refused(name: str, client: FlaskClient):
    """Malformed where the rules say what exists, illegal where they say how much; never a failure."""
    state = pure(client, name, "deal", {"players": GAMES[name].min_players, "seed": SEED}).get_json()["state"]
    for move in MOVES[name]:
        for path, value in paths(move):
            extremes = [2**31, 2**63, 2**64, 2**70, -1, -(2**70)] if isinstance(value, int) else ["x" * 10_000, "\ufeff", "🂡"]
            for extreme in extremes:
                wrong = put(move, path, extreme)
                response = pure(client, name, "judge", {"state": state, "seat": state["to_act"][0], "move": wrong})
                assert response.status_code == 422
                assert response.get_json()["rule"]
