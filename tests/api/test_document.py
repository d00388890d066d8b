"""The document: it is what the code says, valid, complete, and fit for generators of clients."""

import os
import subprocess
import sys
from typing import Any

import pytest
from flask.testing import FlaskClient
from openapi_spec_validator import OpenAPIV31SpecValidator

from referee.api.problems import CODES
from referee.games import GAMES
from tests.api.contract import DOCUMENT, FOLDER, OPERATIONS, SCHEMAS, Operation, subschemas

EACH = pytest.mark.parametrize("operation", OPERATIONS, ids=[operation.name for operation in OPERATIONS])

OPERATION_IDS = {
    *("listGames", "getGame"),
    *(f"{call}{game.capitalize()}" for game in GAMES for call in ("deal", "judge", "legalMoves", "view", "imagine")),
    *("createSession", "createSessions", "listSessions", "getSession", "takeSeat", "leaveSeat", "submitMove", "listEvents"),
    *("streamSession", "createStreamTicket", "resign", "askRematch", "abortSession", "getRecord", "verifyRecord"),
    *("getHealth", "getReadiness"),
}

CODES_OF_THE_CONTRACT = {
    "invalid-request": 422,
    "malformed-json": 400,
    "illegal-move": 422,
    "not-to-act": 409,
    "finished": 409,
    "stale-decision": 409,
    "seat-taken": 409,
    "wrong-status": 409,
    "unauthenticated": 401,
    "forbidden": 403,
    "not-found": 404,
    "too-large": 413,
    "unsupported-media-type": 415,
    "rate-limited": 429,
    "store-unavailable": 503,
}

NAMED_ENOUGH = {
    *(
        "all_in",
        "amount",
        "ante",
        "betting_round",
        "black",
        "choices",
        "code",
        "complete",
        "count",
        "deal",
        "description",
        "draw_count",
    ),
    *("exchange_round", "field", "forfeited", "game", "game_number", "hand_counts", "hand_number", "id", "ideal", "jack", "king"),
    *("markers", "max", "maximum", "message", "min", "minimum", "name", "options", "organizer_token", "players", "pledge_count"),
    *("pot", "queen", "ranges", "rank", "red", "revoke", "river_index", "rules_version", "score", "session_id", "set_aside_count"),
    *("stack", "status", "strength", "suit", "summary", "taken", "text", "title", "trash_count", "tricks_played", "turn"),
    *("turns_completed", "undealt_count", "valid", "yellow"),
}
"""Names of fields that say what they are. Any other field has a description."""


# --- The file ---------------------------------------------------------------------------------------------------------


def test_the_service_publishes_the_committed_document(client: FlaskClient):
    response = client.get("/openapi.json")
    assert response.mimetype == "application/json"
    assert response.get_data() + b"\n" == (FOLDER / "openapi.json").read_bytes(), "run `make openapi` and read the diff"


@pytest.mark.parametrize("hash_seed", ["0", "1", "2"])
def test_the_document_is_the_same_whatever_the_order_of_hashes(hash_seed: str):
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "referee.cli", "spec"]
    printed = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
    assert printed == (FOLDER / "openapi.json").read_bytes()


def test_the_document_is_valid_openapi():
    assert DOCUMENT.content["openapi"] == "3.1.0"
    assert [error.message for error in OpenAPIV31SpecValidator(DOCUMENT.content).iter_errors()] == []


def test_every_reference_leads_somewhere():
    references = {each["$ref"] for each in subschemas(DOCUMENT.content) if isinstance(each.get("$ref"), str)}
    assert references
    for reference in references:
        DOCUMENT.resolve({"$ref": reference})


def test_every_component_is_used():
    used = {each["$ref"] for each in subschemas(DOCUMENT.content) if isinstance(each.get("$ref"), str)}
    mapped = {target for each in subschemas(SCHEMAS) for target in each.get("discriminator", {}).get("mapping", {}).values()}
    assert {f"#/components/schemas/{name}" for name in SCHEMAS} == {each for each in used | mapped if "/schemas/" in each}


# --- Operations -------------------------------------------------------------------------------------------------------


def test_the_operations_are_those_of_the_contract():
    names = [operation.name for operation in OPERATIONS]
    assert len(names) == len(set(names))
    assert set(names) == OPERATION_IDS


@EACH
def test_an_operation_says_what_it_is(operation: Operation):
    tags = {tag["name"] for tag in DOCUMENT.content["tags"]}
    assert operation.says["summary"].endswith(".")
    assert len(operation.says["tags"]) == 1
    assert set(operation.says["tags"]) <= tags
    assert "security" in operation.says, "who may call it must be said, be it nobody in particular"


@EACH
def test_an_operation_has_one_success_with_a_schema_and_else_problems(operation: Operation):
    responses = operation.says["responses"]
    successes = [status for status in responses if status.startswith("2")]
    assert len(successes) == 1
    if operation.name == "streamSession":
        assert responses[successes[0]]["content"]["text/event-stream"]["schema"] == {"type": "string"}
    else:
        assert list(responses[successes[0]]["content"]) == ["application/json"]
        assert "$ref" in responses[successes[0]]["content"]["application/json"]["schema"]
    assert "default" in responses
    assert ("304" in responses) == ("ETag" in responses[successes[0]].get("headers", {})) == (operation.name == "getSession")
    assert "content" not in responses.get("304", {})
    for status in responses.keys() - {*successes, "304"}:
        content = DOCUMENT.resolve(responses[status])["content"]
        assert content["application/problem+json"]["schema"] == {"$ref": "#/components/schemas/Problem"}


@EACH
def test_an_operation_documents_the_problems_of_its_kind(operation: Operation):
    statuses = set(operation.says["responses"])
    if "requestBody" in operation.says:
        assert {"400", "413", "415", "422"} <= statuses
    if "{" in operation.path:
        assert "404" in statuses
    if {"token": []} in operation.says["security"]:
        assert "401" in statuses
    if {} not in operation.says["security"] and operation.says["security"]:
        assert "403" in statuses
    if any(each["in"] in ("query", "header") for each in operation.says.get("parameters", ())):
        assert "422" in statuses
    if operation.path.startswith("/v1/sessions"):
        assert "503" in statuses
    unavailable = DOCUMENT.content["components"]["responses"]["Unavailable"]
    assert "Retry-After" in unavailable["headers"]


def test_every_link_leads_to_an_operation_and_a_parameter_of_it():
    links = [
        link
        for operation in OPERATIONS
        for response in operation.says["responses"].values()
        for link in response.get("links", {}).items()
    ]
    assert links
    for name, link in links:
        target = next(operation for operation in OPERATIONS if operation.name == link["operationId"])
        assert name == target.name
        item = DOCUMENT.content["paths"][target.path]
        taken = {each["name"] for each in [*item.get("parameters", ()), *target.says.get("parameters", ())]}
        assert link["parameters"].keys() <= taken


# --- Problems ---------------------------------------------------------------------------------------------------------


def test_the_codes_of_the_contract_have_their_status():
    assert {code: CODES[code][0] for code in CODES_OF_THE_CONTRACT} == CODES_OF_THE_CONTRACT


def test_every_code_is_in_the_document_and_has_a_page(client: FlaskClient):
    documented = SCHEMAS["Problem"]["properties"]["code"]["enum"]
    assert documented == list(CODES)
    for code in documented:
        page = client.get(f"/problems/{code}")
        assert page.status_code == 200
        assert code in page.text
        assert str(CODES[code][0]) in page.text


# --- Schemas ----------------------------------------------------------------------------------------------------------


RECORDS = {name: schema for name, schema in SCHEMAS.items() if schema.get("type") == "object"}
UNIONS = {name: schema for name, schema in SCHEMAS.items() if "oneOf" in schema}
ENUMS = {name: schema for name, schema in SCHEMAS.items() if "enum" in schema}


def test_every_schema_is_a_record_a_union_or_an_enumeration():
    assert SCHEMAS.keys() == RECORDS.keys() | UNIONS.keys() | ENUMS.keys()
    assert all(schema["title"] == name for name, schema in SCHEMAS.items())


def test_every_record_is_closed_and_described():
    assert [name for name, schema in RECORDS.items() if schema.get("additionalProperties") is not False] == []
    assert [name for name, schema in RECORDS.items() if "description" not in schema] == []
    assert [name for name, schema in RECORDS.items() if not set(schema.get("required", ())) <= schema["properties"].keys()] == []


def test_every_field_is_described_or_has_a_name_that_says_what_it_is():
    fields = [(name, field, value) for name, schema in RECORDS.items() for field, value in schema["properties"].items()]
    assert [f"{name}.{field}" for name, field, value in fields if field not in NAMED_ENOUGH and not _described(value)] == []


def _described(schema: dict[str, Any]) -> bool:
    if schema.keys() & {"description", "$ref", "const", "enum"}:
        return True
    return any(_described(each) for each in [*schema.get("anyOf", ()), *([schema["items"]] if "items" in schema else [])])


@pytest.mark.parametrize("name", UNIONS)
def test_a_union_tells_its_members_apart_by_a_tag(name: str):
    union = UNIONS[name]
    tag, mapping = union["discriminator"]["propertyName"], union["discriminator"]["mapping"]
    assert [each["$ref"] for each in union["oneOf"]] == list(mapping.values())
    for value, reference in mapping.items():
        member = DOCUMENT.resolve({"$ref": reference})
        assert member["properties"][tag]["const"] == value
        assert tag in member["required"]


def test_there_is_no_union_of_records_without_a_tag():
    choices = [each["anyOf"] for each in subschemas(SCHEMAS) if "anyOf" in each]
    assert [choice for choice in choices if sum("$ref" in each for each in choice) > 1] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_unions_hold_every_kind_of_a_game(name: str):
    game, title = GAMES[name], name.capitalize()
    moves = {kind.record.__struct_config__.tag for kind in game.kinds}
    assert set(UNIONS[f"{title}Move"]["discriminator"]["mapping"]) == moves
    assert moves <= set(UNIONS["Move"]["discriminator"]["mapping"])
    assert set(UNIONS[f"{title}Event"]["discriminator"]["mapping"]) <= set(UNIONS["Event"]["discriminator"]["mapping"])
    assert UNIONS["View"]["discriminator"]["mapping"][name] == f"#/components/schemas/{title}View"
    assert UNIONS["NewSession"]["discriminator"]["mapping"][name] == f"#/components/schemas/New{title}Session"
