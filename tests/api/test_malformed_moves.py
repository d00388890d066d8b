"""What is no move at all is malformed by the rule common to all games, in a pure call as in a session, and changes nothing."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient
from msgspec import json

from referee.games import GAMES
from tests.api.conftest import Table, seated
from tests.api.contract import BY_NAME, SEED, bearer, problem, pure
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
def test_what_is_no_move_is_refused_in_the_words_of_the_game_that_is_played(name: str, client: FlaskClient):
    """Whatever the move claims to be of, and over HTTP as in a pure call: nobody is told what would be a move of another game."""
    state = pure(client, name, "deal", {"players": GAMES[name].min_players, "seed": SEED}).get_json()["state"]
    table, public = seated(client, name), seated(client, name, public=True)
    record = BY_NAME["verifyRecord"].request_examples()[0] | {"game": name}
    callers = [(table, table.tokens[table.seat]), (table, table.organizer), (public, None)]
    strange = [move | {"more": 1} for other in GAMES for move in MOVES[other]]
    for wrong in [{"type": f"{other}.nonsense"} for other in GAMES] + [{"type": ""}, {"type": "nonsense", "x": 1}, *strange]:
        judged = problem(pure(client, name, "judge", {"state": state, "seat": 0, "move": wrong}), "invalid-request", rule=RULE)
        (said,) = judged["errors"]
        for session, token in callers:
            headers = bearer(token) if token else {}
            submitted = client.post(f"{session.path}/moves", json={"move": wrong}, headers=headers)
            assert problem(submitted, "invalid-request", rule=RULE)["errors"] == [said]
        moves = [*record["moves"][:2], record["moves"][2] | {"move": wrong}]
        told = problem(client.post("/v1/records/verify", json=record | {"moves": moves}), "invalid-request")
        assert told["errors"] == [said | {"field": f"moves.2.{said['field']}"}]


def test_a_point_in_the_name_of_an_unknown_field_leads_nowhere(client: FlaskClient, table: Table):
    problem(client.post(f"{table.path}/moves", json={"move.x": 1}), "invalid-request", "move.x", RULE)
    record = BY_NAME["verifyRecord"].request_examples()[0]
    for name in ("moves.0.move.x", f"moves.{'9' * 5000}.move.x"):
        for moves in (1, "moves", None, [], [[]], [1], [{}], {}, {"0": {"move": 1}}):
            problem(client.post("/v1/records/verify", json={name: 1} | record | {"moves": moves}), "invalid-request")


def test_what_is_no_move_tells_strangers_nothing_of_a_private_session(client: FlaskClient, table: Table):
    told = []
    for path in (table.path, "/v1/sessions/none"):
        for headers in ({}, bearer("x"), {"Authorization": "Basic eDp5"}):
            answer = client.post(f"{path}/moves", json={"move": {"type": "nonsense"}}, headers=headers)
            told.append(problem(answer, "invalid-request", "move.type", RULE)["detail"])
    assert len(set(told)) == 1


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
