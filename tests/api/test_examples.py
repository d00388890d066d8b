"""The examples in the document: every body has one, it fits its schema, and it is what the service answers."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from referee.api.problems import CODES
from referee.games import GAMES
from tests.api.contract import BY_NAME, DOCUMENT, OPERATIONS, SCHEMAS, SEED, bearer, examples, fits, pure, subschemas

BODIES = {
    f"{operation.name}-{status}": DOCUMENT.resolve(body).get("content", {})  # what has not been modified has none
    for operation in OPERATIONS
    for status, body in [("request", operation.says.get("requestBody")), *operation.says["responses"].items()]
    if body is not None
}


def answer(name: str, status: str = "200") -> Any:
    """Return the first example of an operation's answer."""
    (content,) = BY_NAME[name].says["responses"][status]["content"].values()
    return examples(content)[0]


def request(name: str) -> Any:
    """Return the first example of an operation's request."""
    return BY_NAME[name].request_examples()[0]


# --- They fit ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("body", BODIES)
def test_every_body_has_examples_that_fit_its_schema(body: str):
    for content in BODIES[body].values():
        assert examples(content)
        for value in examples(content):
            assert fits(value, content["schema"]), value


def test_every_example_of_a_schema_fits_it():
    with_examples = [schema for schema in subschemas(SCHEMAS) if isinstance(schema.get("examples"), list)]
    assert len(with_examples) > len(GAMES)
    for schema in with_examples:
        for value in schema["examples"]:
            assert fits(value, {key: said for key, said in schema.items() if key != "examples"}), value


def test_a_value_that_does_not_fit_is_seen():
    rng = {"seed": SEED, "shuffles": 1}
    assert fits(rng, {"$ref": "#/components/schemas/Rng"})
    assert not fits(rng | {"shuffles": -1}, {"$ref": "#/components/schemas/Rng"})
    assert not fits(rng | {"more": 1}, {"$ref": "#/components/schemas/Rng"})
    assert not fits("yesterday", {"type": "string", "format": "date-time"})


# --- They are true ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_of_pure_calls_are_what_the_service_answers(game: str, client: FlaskClient):
    title = game.capitalize()
    for call in ("deal", "judge", "legalMoves", "view"):
        path = {"legalMoves": "legal-moves"}.get(call, call)
        assert pure(client, game, path, request(call + title)).json == answer(call + title)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_imagine_looks_like_its_view(game: str, client: FlaskClient):
    view, state = request(f"imagine{game.capitalize()}")["view"], answer(f"imagine{game.capitalize()}")["state"]
    assert pure(client, game, "view", {"state": state, "viewer": view["viewer"]}).json == view
    assert pure(client, game, "imagine", {"view": view}).status_code == 200


def test_the_examples_of_the_catalogue_are_what_the_service_answers(client: FlaskClient):
    assert client.get("/v1/games").json == answer("listGames")
    shown = answer("getGame")
    told = client.get(f"/v1/games/{shown['game']}").get_json()
    assert shown == told | {"cards": told["cards"][:2], "rules": told["rules"][:2]}


def test_the_examples_of_sessions_can_be_played(client: FlaskClient):
    submissions = {each["move"]["type"].split(".")[0]: each for each in BY_NAME["submitMove"].request_examples()}
    creations = BY_NAME["createSession"].request_examples()
    assert [each["game"] for each in creations] == list(submissions) == list(GAMES)
    for creation in creations:
        # The move is the first one listed in the deal from the fixed seed.
        created = client.post("/v1/sessions", json=creation | {"seed": SEED}).get_json()
        session = created["session"]
        assert session.keys() == answer("createSession", "201")["session"].keys()
        token = created["seat_tokens"][session["to_act"][0]]
        path = f"/v1/sessions/{session['session_id']}"
        moved = client.post(f"{path}/moves", json=submissions[creation["game"]], headers=bearer(token))
        assert moved.status_code == 200
        assert moved.get_json()["version"] == 2


def test_the_session_in_the_examples_is_one_session():
    created, seen, moved = answer("createSession", "201")["session"], answer("getSession"), answer("submitMove")
    resigned = answer("resign")
    for field in ("session_id", "game", "players", "options", "created_at"):
        assert created.get(field) == seen.get(field) == moved.get(field) == resigned.get(field)
    assert created["version"] < moved["version"] == seen["version"] < resigned["version"]
    assert created["seats"] == seen["seats"] == moved["seats"] != resigned["seats"]
    assert created["fairness"] == seen["fairness"]
    assert seen["legal_moves"]["moves"]
    assert seen["deadline"] in [seat["deadline"] for seat in seen["clock"]["seats"]]
    assert moved["events"]
    told = answer("listEvents")
    assert (told["session_id"], told["version"], told["status"]) == (seen["session_id"], seen["version"], seen["status"])
    assert [each["version"] for each in told["versions"]] == [seen["version"] - 1, seen["version"]]
    assert [event["text"] for event in told["versions"][-1]["events"]] == [event["text"] for event in moved["events"]]


def test_the_examples_of_open_tables_can_be_played(client: FlaskClient):
    created = client.post("/v1/sessions/batch", json=request("createSessions"))
    assert created.status_code == 201, created.text
    tables = created.get_json()["sessions"]
    _alike(tables, answer("createSessions", "201")["sessions"])
    first, other = (f"/v1/sessions/{each['session']['session_id']}" for each in tables)
    organizer = bearer(tables[1]["organizer_token"])
    seats = f"{first}/seats"
    sat = [client.post(seats, json=body).get_json() for body in BY_NAME["takeSeat"].request_examples()]
    _alike(sat[0], answer("takeSeat", "201"))
    assert sat[1]["code"] == "seat-taken"
    _alike(client.delete(f"{seats}/0", headers=bearer(sat[0]["token"])).get_json(), answer("leaveSeat"))
    listed = client.get("/v1/sessions?limit=2").get_json()
    _alike(listed["sessions"][0], answer("listSessions")["sessions"][0])
    ticket = client.post(f"{other}/stream-tickets", headers=organizer)
    assert ticket.get_json().keys() == answer("createStreamTicket", "201").keys()
    aborted = client.delete(other, headers=organizer).get_json()
    _alike(aborted, answer("abortSession"))
    assert _lines_of(client.get(f"{other}/stream").text) == _lines_of(answer("streamSession"))


def test_the_example_of_a_rematch_can_be_played(client: FlaskClient):
    creation = request("createSession")
    created = client.post("/v1/sessions", json=creation).get_json()
    path, tokens = f"/v1/sessions/{created['session']['session_id']}", created["seat_tokens"]
    for token in tokens[1:]:
        client.post(f"{path}/resignation", headers=bearer(token))
    again = client.post(f"{path}/rematch", json=request("askRematch"), headers=bearer(tokens[0])).get_json()
    shown = answer("askRematch", "201")
    assert again["seat"] == shown["seat"] == 1
    assert again["session"].keys() == shown["session"].keys()
    for field in ("status", "version", "to_act", "decision", "view", "legal_moves", "result"):
        assert again["session"][field] == shown["session"][field]


OF_THE_OCCASION = {"session_id", "commitment", "token", "organizer_token", "created_at", "updated_at", "ended_at", "server_seed"}
"""Fields whose values are others in every session."""


def _alike(one: Any, other: Any) -> None:
    """Check that two values differ in nothing but what is another in every session."""
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for name in one.keys() - OF_THE_OCCASION:
            _alike(one[name], other[name])
    elif isinstance(one, list):
        assert len(one) == len(other)
        for each, its in zip(one, other, strict=True):
            _alike(each, its)
    else:
        assert one == other


def _lines_of(stream: str) -> list[str]:
    """Return the lines of a stream but for signs of life, and of its data only that they are there."""
    return [line.partition(": ")[0] if line.startswith("data") else line for line in stream.replace(": alive\n\n", "").splitlines()]


def test_the_record_in_the_examples_is_valid(client: FlaskClient):
    record = request("verifyRecord")
    assert record == answer("getRecord")
    valid, not_valid = examples(BY_NAME["verifyRecord"].says["responses"]["200"]["content"]["application/json"])
    assert client.post("/v1/records/verify", json=record).json == valid == {"valid": True, "problems": []}
    assert client.post("/v1/records/verify", json=record | {"seed": SEED}).json == not_valid


# --- Problems ---------------------------------------------------------------------------------------------------------


def problems() -> dict[str, dict[str, Any]]:
    """Return the examples of problems, by code."""
    responses = DOCUMENT.content["components"]["responses"].values()
    found = [each for response in responses for each in examples(response["content"]["application/problem+json"])]
    return {each["code"]: each for each in found}


def test_there_is_an_example_of_every_problem_but_those_that_any_call_may_meet():
    assert CODES.keys() - problems().keys() == {"method-not-allowed"}
    for code, problem in problems().items():
        assert problem["status"] == CODES[code][0]
        assert problem["type"] == f"/problems/{code}"


def test_the_illegal_move_in_the_examples_names_a_rule_of_a_game():
    illegal = problems()["illegal-move"]
    rules = {rule.id for game in GAMES.values() for rule in game.catalogue.rules}
    assert illegal["rule"] in rules
    assert illegal["detail"].endswith(".")
    assert problems()["invalid-request"]["errors"]
