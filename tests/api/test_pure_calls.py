"""Pure calls: whole games over HTTP, the state passed back and forth, answer for answer what the rules say in process."""

import random
from typing import Any

import pytest
from flask.testing import FlaskClient
from msgspec import json

from referee.games import GAMES
from referee.games.core import Malformed, Rejection
from tests.api.contract import SEED, problem, pure
from tests.games.play import TABLES, options_of, pick, seed, thinkable

MOST_PLIES = 160
"""A game of many players that is longer is left there."""


def as_json(value: Any) -> Any:
    """Return a record as it goes over the wire."""
    return json.decode(json.encode(value))


def answer(client: FlaskClient, game: str, call: str, **body: Any) -> Any:
    """Return what a pure call answers."""
    response = pure(client, game, call, body)
    assert response.status_code == 200, response.text
    return response.get_json()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game_over_http_goes_as_in_process(name: str, players: int, client: FlaskClient):
    game, chance = GAMES[name], random.Random(f"{name} {players}")
    options = options_of(game, players, chance)
    dealt = answer(client, name, "deal", players=players, options=options, seed=seed(players))
    state, _ = game.deal(players, options, seed(players))
    assert dealt == {"state": as_json(state), "to_act": list(state.to_act), "result": None}
    told = dealt["state"]
    for ply in range(MOST_PLIES):
        _compare_views(client, name, told, state, chance, imagine=ply % 5 == 0)
        if not state.to_act:
            break
        _compare_rejections(client, name, told, state, chance)
        seat = chance.choice(state.to_act)
        for each in range(players):
            assert answer(client, name, "legal-moves", state=told, seat=each) == as_json(game.legal_moves(state, each))
        move = pick(game.legal_moves(state, seat), chance)
        judged = answer(client, name, "judge", state=told, seat=seat, move=as_json(move))
        state, events = game.judge(state, seat, move)
        assert judged == {
            "state": as_json(state),
            "to_act": list(state.to_act),
            "events": as_json(events),
            "result": as_json(state.result),
        }
        told = judged["state"]
    assert not state.to_act or players > game.min_players


def _compare_views(client: FlaskClient, name: str, told: Any, state: Any, chance: random.Random, *, imagine: bool) -> None:
    game, viewer = GAMES[name], chance.choice([None, *range(state.players)])
    view = answer(client, name, "view", state=told, viewer=viewer)
    assert view == as_json(game.view(state, viewer))
    if imagine:
        imagined = answer(client, name, "imagine", view=view, seed=SEED)["state"]
        assert imagined == as_json(game.imagine(game.view(state, viewer), SEED))
        assert answer(client, name, "view", state=imagined, viewer=viewer) == view


def _compare_rejections(client: FlaskClient, name: str, told: Any, state: Any, chance: random.Random) -> None:
    """Try a move that could be thought of, as any seat."""
    game, seat = GAMES[name], chance.randrange(state.players)
    move = chance.choice(thinkable(game, chance, 10))
    response = pure(client, name, "judge", {"state": told, "seat": seat, "move": as_json(move)})
    try:
        game.judge(state, seat, move)
    except Malformed as malformed:
        problem(response, "invalid-request", malformed.field, malformed.rule)
    except Rejection as rejection:
        told = problem(response, "illegal-move", rule=rejection.rule)
        assert told["detail"] == rejection.why  # noqa: PT017  # the rejection is the measure, not what is tested
    else:
        assert response.status_code == 200


# --- Deals ------------------------------------------------------------------------------------------------------------

EACH = pytest.mark.parametrize("name", GAMES)


@EACH
def test_a_seed_makes_the_deal_and_without_one_it_is_random(name: str, client: FlaskClient):
    players = GAMES[name].min_players
    first, again = (answer(client, name, "deal", players=players, seed=SEED) for _ in range(2))
    assert first == again
    others = [answer(client, name, "deal", players=players)["state"] for _ in range(3)]
    if "rng" in first["state"]:
        seeds = [state["rng"]["seed"] for state in (first["state"], *others)]
        assert seeds[0] == SEED
        assert len(set(seeds)) == 4
    else:
        assert others == [first["state"]] * 3, "a game in which nothing is left to chance"


@EACH
def test_the_number_of_players_has_the_bounds_that_the_game_names(name: str, client: FlaskClient):
    bounds = client.get(f"/v1/games/{name}").get_json()["players"]
    for players in range(bounds["minimum"], bounds["maximum"] + 1):
        assert answer(client, name, "deal", players=players)["state"]["players"] == players
    for players in (bounds["minimum"] - 1, bounds["maximum"] + 1, 0, -1, 2**31, 2**70):
        problem(pure(client, name, "deal", {"players": players}), "invalid-request", "players")
        problem(client.post("/v1/sessions", json={"game": name, "players": players}), "invalid-request", "players")


@EACH
def test_the_defaults_that_the_game_names_are_those_in_force(name: str, client: FlaskClient):
    options = client.get(f"/v1/games/{name}").get_json()["options"]
    players = GAMES[name].min_players
    defaults = {option["name"]: option["default"] for option in options}
    plain = answer(client, name, "deal", players=players, seed=SEED)
    assert plain["state"]["options"] == defaults
    assert answer(client, name, "deal", players=players, seed=SEED, options={}) == plain
    assert answer(client, name, "deal", players=players, seed=SEED, options=defaults) == plain


@EACH
def test_an_option_out_of_bounds_is_named(name: str, client: FlaskClient):
    players = GAMES[name].min_players
    for option in client.get(f"/v1/games/{name}").get_json()["options"]:
        where = f"options.{option['name']}"
        wrong: list[Any] = [None, True, {}, "no such choice", 1.5, [1.5]]
        wrong += [-1, 2**31, 2**70] if option["type"] == "integer" else [[-1], [None], [True]]
        wrong += [option["minimum"] - 1] if option["minimum"] is not None else []
        wrong += [option["maximum"] + 1] if option["maximum"] is not None else []
        for value in wrong:
            for path, more in [(f"/v1/games/{name}/deal", {}), ("/v1/sessions", {"game": name})]:
                response = client.post(path, json={"players": players, "options": {option["name"]: value}, **more})
                told = problem(response, "invalid-request")
                assert [".".join(each["field"].split(".")[:2]) for each in told["errors"]] == [where], (value, told)


@EACH
def test_an_unknown_option_is_named(name: str, client: FlaskClient):
    body = {"players": GAMES[name].min_players, "options": {"no_such_option": 1}}
    problem(pure(client, name, "deal", body), "invalid-request", "options.no_such_option")
    problem(client.post("/v1/sessions", json=body | {"game": name}), "invalid-request", "options.no_such_option")


@EACH
def test_a_seat_that_is_not_there_is_named(name: str, client: FlaskClient):
    game = GAMES[name]
    state = answer(client, name, "deal", players=game.min_players, seed=SEED)["state"]
    move = answer(client, name, "legal-moves", state=state, seat=state["to_act"][0])["moves"][0]
    for seat in (-1, game.min_players, game.max_players, 6, 2**70):
        problem(pure(client, name, "legal-moves", {"state": state, "seat": seat}), "invalid-request", "seat")
        problem(pure(client, name, "view", {"state": state, "viewer": seat}), "invalid-request", "viewer")
        response = pure(client, name, "judge", {"state": state, "seat": seat, "move": move})
        problem(response, "invalid-request", "seat")
