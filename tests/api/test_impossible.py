"""States and views that no game has: refused with the field that is wrong; what is accepted never makes a later call fail.

The tests' application raises what it cannot answer, so that any failure of the service fails the test.
"""

import random
from typing import Any

import pytest
from flask.testing import FlaskClient
from msgspec import json
from werkzeug.test import TestResponse

from referee.games import GAMES
from tests.api.contract import SEED, problem, pure
from tests.api.mutation import mutated, paths, put, without
from tests.games.play import TABLES, options_of, play, seed

EACH = pytest.mark.parametrize("name", GAMES)
EACH_TABLE = pytest.mark.parametrize(("name", "players"), TABLES)

MUTANTS = 120
"""Of states, and as many of views, for each table."""
FOLLOWED = 4
"""Moves that are made from a state that was accepted."""


def states(name: str, players: int) -> list[Any]:
    """Return the states of a game played at random, as JSON."""
    game, chance = GAMES[name], random.Random(f"states of {name} {players}")
    options = options_of(game, players, chance)
    return [json.decode(json.encode(ply.state)) for ply in play(game, players, options, seed(players), chance, 120)]


def refused(response: TestResponse, part: str) -> bool:
    """Tell whether a call refused its state or view, after making sure that it then says which field is wrong."""
    if response.status_code == 200:
        return False
    for error in problem(response, "invalid-request")["errors"]:
        assert error["field"] == part or error["field"].startswith(f"{part}."), error
    return True


# --- At random --------------------------------------------------------------------------------------------------------


@EACH_TABLE
def test_a_state_with_something_wrong_is_refused_or_can_be_played_on(name: str, players: int, client: FlaskClient):
    chance, real = random.Random(f"mutants of {name} {players}"), states(name, players)
    count = {True: 0, False: 0}
    for _ in range(MUTANTS):
        state = mutated(chance.choice(real), chance)
        calls: dict[str, dict[str, Any]] = {"view": {"viewer": None}, "legal-moves": {"seat": 0}}
        answers = {refused(pure(client, name, call, {"state": state, **more}), "state") for call, more in calls.items()}
        assert len(answers) == 1, "what one call accepts every call does"
        count[True in answers] += 1
        if False in answers:
            _play_on(client, name, state, chance)
    assert count[True] > MUTANTS / 2


def _play_on(client: FlaskClient, name: str, state: Any, chance: random.Random) -> None:
    """Make every call that can be made of a state, and some moves."""
    for _ in range(FOLLOWED):
        for viewer in (None, *range(state["players"])):
            view = pure(client, name, "view", {"state": state, "viewer": viewer})
            assert pure(client, name, "imagine", {"view": view.get_json(), "seed": SEED}).status_code == 200
        if not state["to_act"]:
            return
        seat = chance.choice(state["to_act"])
        listed = pure(client, name, "legal-moves", {"state": state, "seat": seat}).get_json()
        judged = pure(client, name, "judge", {"state": state, "seat": seat, "move": chance.choice(listed["moves"])})
        assert judged.status_code == 200, judged.text
        state = judged.get_json()["state"]


@EACH_TABLE
def test_a_view_with_something_wrong_is_refused_or_is_that_of_a_state(name: str, players: int, client: FlaskClient):
    chance, real = random.Random(f"mutant views of {name} {players}"), states(name, players)
    count = {True: 0, False: 0}
    for _ in range(MUTANTS):
        viewer = chance.choice([None, *range(players)])
        seen = pure(client, name, "view", {"state": chance.choice(real), "viewer": viewer}).get_json()
        view = mutated(seen, chance)
        response = pure(client, name, "imagine", {"view": view, "seed": seed(chance.getrandbits(64))})
        count[refused(response, "view")] += 1
        if response.status_code == 200:
            state = response.get_json()["state"]
            assert pure(client, name, "view", {"state": state, "viewer": view["viewer"]}).get_json() == view
            _play_on(client, name, state, chance)
    assert count[True] > MUTANTS / 2


# --- In particular ----------------------------------------------------------------------------------------------------


@EACH_TABLE
def test_every_card_of_a_deal_must_be_there_once(name: str, players: int, client: FlaskClient):
    """In a first state there is no history that could be one card shorter: no card can be missing, or be there twice."""
    state = pure(client, name, "deal", {"players": players, "seed": SEED}).get_json()["state"]
    cards = {card.id for card in GAMES[name].catalogue.cards}
    held = [path for path, value in paths(state) if isinstance(value, str) and value in cards and isinstance(path[-1], int)]
    assert held
    for path in held:
        for wrong in (without(state, path), _doubled(state, path)):
            assert refused(pure(client, name, "view", {"state": wrong}), "state"), path


def _doubled(state: Any, path: tuple[str | int, ...]) -> Any:
    """Return a copy in which a list holds one of its items twice."""
    place: Any = dict(paths(state))[path[:-1]]
    return put(state, path[:-1], [*place, place[int(path[-1])]])


@EACH
def test_the_fields_that_all_states_have_must_fit_the_rest(name: str, client: FlaskClient):
    game = GAMES[name]
    state = pure(client, name, "deal", {"players": game.min_players, "seed": SEED}).get_json()["state"]
    result = {"ranks": [1, 1], "scores": [0, 0], "reason": "common.finished", "winners": [0, 1]}
    for field, values in {
        "game": ["no-such-game", "", None, 1, *(other for other in GAMES if other != name)],
        "phase": ["no-such-phase", "", None, "finished"],
        "players": [game.min_players - 1, game.min_players + 1, game.max_players + 1, None, True, 2.0, "2"],
        "to_act": [[], [0, 0], [1, 0], [7], [-1], None, list(range(game.min_players + 1))],
        "result": [result, {}, 1, []],
        "options": [None, [], {"no_such_option": 1}],
    }.items():
        for value in values:
            wrong = put(state, (field,), value)
            for call, more in {"view": {}, "legal-moves": {"seat": 0}}.items():
                assert refused(pure(client, name, call, {"state": wrong, **more}), "state"), (field, value)


@EACH
def test_every_field_must_be_there_and_no_other(name: str, client: FlaskClient):
    game = GAMES[name]
    state = pure(client, name, "deal", {"players": game.min_players, "seed": SEED}).get_json()["state"]
    view = pure(client, name, "view", {"state": state, "viewer": 0}).get_json()
    for part, value, call in [("state", state, "view"), ("view", view, "imagine")]:
        for path, _ in paths(value):
            if isinstance(path[-1], str):
                where = ".".join(map(str, path))
                problem(pure(client, name, call, {part: without(value, path)}), "invalid-request", f"{part}.{where}")
        problem(pure(client, name, call, {part: value | {"more": 1}}), "invalid-request", f"{part}.more")


@EACH
def test_the_state_of_another_game_is_refused(name: str, client: FlaskClient):
    for other, game in GAMES.items():
        state = pure(client, other, "deal", {"players": game.min_players, "seed": SEED}).get_json()["state"]
        view = pure(client, other, "view", {"state": state, "viewer": 0}).get_json()
        if other != name:
            problem(pure(client, name, "view", {"state": state}), "invalid-request", "state.game")
            problem(pure(client, name, "imagine", {"view": view}), "invalid-request", "view.game")
        assert refused(pure(client, name, "view", {"state": view}), "state")
        assert refused(pure(client, name, "imagine", {"view": state}), "view")
