"""Requests that cannot be answered, whatever their body: paths, methods, queries, tokens, and a service that fails."""

import pytest
from flask.testing import FlaskClient

from referee.app import Referee, create_app
from referee.config import Config
from referee.games import GAMES
from tests.api.conftest import Table, seated
from tests.api.contract import BY_NAME, OPERATIONS, Operation, bearer, problem

EACH = pytest.mark.parametrize("operation", OPERATIONS, ids=[operation.name for operation in OPERATIONS])

METHODS = {"GET", "POST", "PUT", "PATCH", "DELETE"}


# --- Paths and methods ------------------------------------------------------------------------------------------------


@EACH
def test_a_method_that_is_not_there_is_told_those_that_are(operation: Operation, client: FlaskClient):
    paths = {operation.path}
    if operation.name == "createSessions":
        paths.add(BY_NAME["getSession"].path)  # its own is the address of a session, too, though of none that there is
    there = {each.method for each in OPERATIONS if each.path in paths}
    for method in METHODS - there:
        response = client.open(operation.at(), method=method, json={})
        problem(response, "method-not-allowed")
        assert there <= set(response.headers["Allow"].split(", "))
        assert not METHODS - there & set(response.headers["Allow"].split(", "))


@EACH
def test_options_lists_the_methods(operation: Operation, client: FlaskClient):
    response = client.options(operation.at())
    assert response.status_code == 200
    assert operation.method in response.headers["Allow"].split(", ")
    assert response.get_data() == b""


@EACH
def test_head_is_get_without_the_body(operation: Operation, client: FlaskClient, public_table: Table):
    path = operation.at(public_table.session_id)
    head, get = client.head(path), client.get(path)
    get.close()  # a stream would go on for as long as the session
    assert head.status_code == get.status_code
    assert head.get_data() == b""
    assert head.headers["Content-Type"] == get.headers["Content-Type"]
    assert head.headers.get("Content-Length") == get.headers.get("Content-Length")
    assert ("Content-Length" in get.headers) == (operation.name != "streamSession")


@EACH
def test_a_path_has_no_slash_at_its_end(operation: Operation, client: FlaskClient):
    problem(client.open(operation.at() + "/", method=operation.method, json={}), "not-found")


@pytest.mark.parametrize(
    "path",
    [
        "/v1",
        "/v2/games",
        "/v1/Games",
        "/v1/games/no-such-game/deal",
        "/v1/sessions/x/no-such-thing",
        "/favicon.ico",
        "//v1/games",
        "/v1//games",
    ],
)
def test_an_unknown_path_is_not_found(path: str, client: FlaskClient):
    problem(client.get(path), "not-found")
    problem(client.post(path, json={}), "not-found")


STRANGE = [
    "%00",
    "a%0Ab",
    "a%0D%0ASet-Cookie:%20x=1",
    "%ff%fe",
    "%ED%A0%80",
    "x" * 10_000,
    "%22%27%3Cscript%3E",
    "é",
    "..%2F",
    "%7B%7D",
    "*",
]


@pytest.mark.parametrize("name", STRANGE)
@pytest.mark.parametrize("path", ["/v1/games/{}", "/v1/sessions/{}", "/v1/sessions/{}/record", "/problems/{}"])
def test_strange_names_in_a_path_are_not_found(path: str, name: str, client: FlaskClient):
    response = client.get(path.format(name))
    problem(response, "not-found")
    assert "Set-Cookie" not in response.headers


@pytest.mark.parametrize("name", STRANGE)
def test_moves_in_strange_sessions_are_not_found(name: str, client: FlaskClient):
    body = BY_NAME["submitMove"].request_examples()[0]
    problem(client.post(f"/v1/sessions/{name}/moves", json=body, headers=bearer("x")), "not-found")


# --- Queries ----------------------------------------------------------------------------------------------------------


NO_VERSION = ["x", "", "-1", "1.5", "1e3", "true", "null", "[]", "%00", str(2**53), str(2**63), "9" * 400]


@pytest.mark.parametrize(
    ("name", "field", "values"),
    [
        ("getSession", "after_version", NO_VERSION),
        ("getSession", "wait", ["x", "", "-1", "-0.1", "nan", "inf", "-inf", "1e999", "true", "null", "%00"]),
        ("listEvents", "after", NO_VERSION),
        ("listSessions", "limit", [*NO_VERSION, "0", "101"]),
        ("listSessions", "game", ["", "no-such-game", "%00", "é"]),
        ("listSessions", "status", ["", "over", "ACTIVE", "null", "%00"]),
        ("listSessions", "cursor", ["", "x", "1", "1-", "-" + "0" * 24, "1-" + "0" * 23, "1-" + "0" * 25, "%00", "9" * 400]),
    ],
)
def test_a_query_of_another_type_is_named(name: str, field: str, values: list[str], client: FlaskClient, table: Table):
    path = BY_NAME[name].at(table.session_id)
    for value in values:
        told = problem(client.get(f"{path}?{field}={value}", headers=bearer(table.tokens[0])), "invalid-request", field)
        assert told["errors"][0]["message"]


def test_a_header_of_another_type_is_named(client: FlaskClient, table: Table):
    path, token = BY_NAME["streamSession"].at(table.session_id), bearer(table.tokens[0])
    for value in ("x", "-1", "1.5", "1 2", "null", "9" * 400, "é"):
        problem(client.get(path, headers=token | {"Last-Event-ID": value}), "invalid-request", "Last-Event-ID")
    for operation in (BY_NAME["createSession"], BY_NAME["createSessions"], BY_NAME["takeSeat"]):
        body = operation.request_examples()[0]
        for value in ("", "x" * 201):
            response = client.post(operation.at(table.session_id), json=body, headers={"Idempotency-Key": value})
            problem(response, "invalid-request", "Idempotency-Key")


def test_a_query_at_its_bounds_is_taken(client: FlaskClient, table: Table):
    for query in (
        "after_version=0",
        f"after_version={2**53 - 1}",
        "wait=0",
        "after_version=0&wait=1e308",
    ):
        assert client.get(f"{table.path}?{query}", headers=bearer(table.tokens[0])).status_code == 200


def test_a_query_that_is_misspelt_is_named(client: FlaskClient, table: Table):
    for query, field in (("after=1&wait=5", "after"), ("unknown=1", "unknown"), ("wait=1", "wait")):
        problem(client.get(f"{table.path}?{query}", headers=bearer(table.tokens[0])), "invalid-request", field)


QUERIES = [
    (operation, parameter["name"])
    for operation in OPERATIONS
    for parameter in operation.says.get("parameters", ())
    if parameter["in"] == "query"
]


@pytest.mark.parametrize(("operation", "field"), QUERIES, ids=[f"{operation.name}-{field}" for operation, field in QUERIES])
def test_a_parameter_that_comes_twice_is_named(operation: Operation, field: str, client: FlaskClient, table: Table):
    """Whatever it says, the same or another value, and however it is written: readers differ in which of them counts."""
    assert client.delete(table.path, headers=bearer(table.organizer)).status_code == 200  # so that nobody waits for more to happen
    path, escaped = operation.at(table.session_id), f"%{ord(field[0]):x}{field[1:]}"
    for query in (f"{field}=1&{field}=2", f"{field}=1&{escaped}=1", f"{field}&{field}=", f"{field}=1&{field}=2&{field}=3"):
        told = problem(client.get(f"{path}?{query}", headers=bearer(table.tokens[0])), "invalid-request", field)
        assert told["detail"] == f"{field}: must come only once."


def test_all_parameters_that_come_twice_are_named(client: FlaskClient):
    told = problem(client.get("/v1/sessions?limit=1&game=triads&status=active&limit=2&game=triads"), "invalid-request")
    assert {each["field"] for each in told["errors"]} == {"limit", "game"}


def test_a_query_does_not_matter_where_none_is_documented(client: FlaskClient):
    assert client.get("/v1/games?page=x&%00=%ff").status_code == 200


# --- Tokens -----------------------------------------------------------------------------------------------------------


OF_A_SESSION = [operation for operation in OPERATIONS if "{session_id}" in operation.path]


def call(client: FlaskClient, operation: Operation, session_id: str, headers: dict[str, str] | None = None):
    """Call an operation with a sound body."""
    body = (operation.request_examples() or [None])[0]
    return client.open(operation.at(session_id), method=operation.method, json=body, headers=headers)


@pytest.mark.parametrize("operation", OF_A_SESSION, ids=[operation.name for operation in OF_A_SESSION])
@pytest.mark.parametrize(
    "authorization", ["", "Bearer", "Bearer ", "Basic eDp5", "Token x", "Bearer\tx", "Bearerx", "x", ",", "é", "\x00"]
)
def test_another_kind_of_authorization_is_refused(
    operation: Operation, authorization: str, client: FlaskClient, table: Table, public_table: Table
):
    for session_id in (table.session_id, public_table.session_id, "no-such-session"):
        problem(call(client, operation, session_id, {"Authorization": authorization}), "unauthenticated")


@pytest.mark.parametrize("operation", OF_A_SESSION, ids=[operation.name for operation in OF_A_SESSION])
def test_a_token_that_is_none_of_the_session(operation: Operation, client: FlaskClient, table: Table, public_table: Table):
    for token in (
        "x",
        "é",
        "x" * 10_000,
        f"{table.tokens[0]} x",
        table.tokens[0][:-1],
        f'"{table.tokens[0]}"',
        public_table.session_id,
    ):
        problem(call(client, operation, public_table.session_id, bearer(token)), "unauthenticated")
        problem(call(client, operation, table.session_id, bearer(token)), "not-found")
    problem(call(client, operation, table.session_id), "not-found")
    problem(call(client, operation, table.session_id, bearer(public_table.tokens[0])), "not-found")


def test_the_scheme_may_be_written_in_any_case_and_with_more_spaces(client: FlaskClient, table: Table):
    for scheme in ("Bearer", "bearer", "BEARER", "Bearer "):
        response = client.get(table.path, headers={"Authorization": f"{scheme} {table.tokens[0]} "})
        assert response.get_json()["viewer"] == 0


def test_moves_need_the_token_of_a_seat(client: FlaskClient, public_table: Table):
    operation = BY_NAME["submitMove"]
    problem(call(client, operation, public_table.session_id), "unauthenticated")
    problem(call(client, operation, public_table.session_id, bearer(public_table.organizer)), "forbidden")


def test_a_token_where_none_is_needed_does_not_matter(client: FlaskClient):
    for authorization in ("Bearer x", "Basic eDp5", "é", ""):
        assert client.get("/v1/games", headers={"Authorization": authorization}).status_code == 200


# --- Moves and records at the wrong time ------------------------------------------------------------------------------


def test_a_move_out_of_turn_or_for_another_decision(client: FlaskClient):
    """The problems of moves tell the number of the seat's open decision."""
    name = next(name for name, game in GAMES.items() if len(game.deal(game.min_players, {}, "0" * 64).state.to_act) == 1)
    table = seated(client, name)
    other, own = next(seat for seat in range(len(table.tokens)) if seat != table.seat), table.seat
    move = client.get(table.path, headers=bearer(table.tokens[own])).get_json()["legal_moves"]["moves"][0]

    def send(seat: int, **more: object):
        return client.post(f"{table.path}/moves", json={"move": move, **more}, headers=bearer(table.tokens[seat]))

    assert problem(send(other), "not-to-act", rule="common.not-to-act")["decision"] == 0
    for decision in (1, 2**31, 2**70):
        assert problem(send(own, decision=decision), "stale-decision")["decision"] == 0
    assert send(own, decision=0).status_code == 200


def test_there_is_no_record_of_a_game_that_goes_on(client: FlaskClient, table: Table):
    problem(client.get(f"{table.path}/record", headers=bearer(table.tokens[0])), "not-found")


# --- Names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["a\x00b", "a\nb", "\r\n", "\u202e", "\U0001f0cf", "x" * 64, "\ufeff", '"', "\x7f", "<b>"])
def test_a_name_is_given_back_as_it_is(name: str, client: FlaskClient):
    table = seated(client, next(iter(GAMES)), names=[name, None], label=name)
    seen = client.get(table.path, headers=bearer(table.organizer)).get_json()
    assert [seat["name"] for seat in seen["seats"]] == [name, None]
    assert seen["label"] == name


def test_names_beyond_their_bounds_are_named(client: FlaskClient):
    body = BY_NAME["createSession"].request_examples()[0]
    for field, value, where in [
        ("names", ["x" * 65, "y"], "names.0"),
        ("names", ["x", "y" * 10_000], "names.1"),
        ("names", ["x", ""], "names.1"),
        ("names", ["x"], "names"),
        ("names", ["x", 1], "names.1"),
        ("names", [], "names"),
        ("label", "x" * 101, "label"),
        ("label", "x" * 10_000, "label"),
        ("entropy", ["x" * 257, ""], "entropy.0"),
        ("entropy", [""], "entropy"),
        ("entropy", [None, ""], "entropy.0"),
        ("seed", "0" * 63, "seed"),
        ("seed", "0" * 65, "seed"),
        ("seed", "A" * 64, "seed"),
        ("game", "no-such-game", "game"),
        ("game", "", "game"),
    ]:
        problem(client.post("/v1/sessions", json=body | {field: value}), "invalid-request", where)
    both = body | {"seed": "0" * 64, "entropy": [""] * body["players"]}
    problem(client.post("/v1/sessions", json=both), "invalid-request", "entropy")


# --- A service that fails ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def storeless() -> Referee:
    """The application as it is run, with a store that cannot be reached."""
    return create_app(Config(redis_url="unix:///no/such/socket"))


@EACH
def test_without_a_store_every_operation_still_answers(operation: Operation, storeless: Referee):
    response = call(storeless.test_client(), operation, "x", bearer("x"))
    if "503" in operation.says["responses"]:
        problem(response, "store-unavailable")
    else:
        assert response.status_code == 200


def test_a_failure_of_the_service_is_a_problem_that_tells_nothing(storeless: Referee, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(storeless.extensions["store"], "ping", lambda: 1 / 0)
    told = problem(storeless.test_client().get("/readyz"), "internal-error")
    assert "zero" not in str(told)
