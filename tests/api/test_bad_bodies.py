"""Bodies that cannot be taken: on every operation the right problem, naming the field, and never a failure of the service."""

import json
from io import BytesIO
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from referee.config import Config
from tests.api.contract import DOCUMENT, WITH_BODY, Operation, fits, problem

EACH = pytest.mark.parametrize("operation", WITH_BODY, ids=[operation.name for operation in WITH_BODY])

LIMIT = Config().body_limit

NOT_JSON = {
    "blank": b" \n",
    "truncated": b'{"game": "tri',
    "trailing comma": b'{"players": 2,}',
    "two values": b"{} {}",
    "single quotes": b"{'players': 2}",
    "a form": b"players=2&game=x",
    "not UTF-8": b'{"label": "\xff"}',
    "UTF-16": '{"players": 2}'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbf{"players": 2}',
    "a lone surrogate": b'{"label": "\\ud800"}',
    "a lone surrogate and more": b'{"label": "\\udc00 and more"}',
    "a surrogate in UTF-8": b'{"label": "\xed\xa0\x80"}',
    "a bare NUL": b'{"label": "\x00"}',
    "a bare newline": b'{"label": "\n"}',
    "NaN": b'{"players": NaN}',
    "Infinity": b'{"players": -Infinity}',
    "a number beyond floats": b'{"players": 1e999}',
    "a number with a leading zero": b'{"players": 02}',
    "deep arrays": b"[" * 100_000,
    "closed deep arrays": b"[" * 100_000 + b"]" * 100_000,
    "deep objects in a field": b'{"state":' * 100_000 + b"1" + b"}" * 100_000,
}

NOT_AN_OBJECT = {"an array": [], "an array of bodies": [{}], "null": None, "a number": 1, "text": "{}", "true": True}


def send(client: FlaskClient, operation: Operation, data: bytes, content_type: str | None = "application/json") -> TestResponse:
    """Send bytes as the body of an operation."""
    return client.open(operation.at(), method=operation.method, data=data, content_type=content_type)


@EACH
@pytest.mark.parametrize("data", NOT_JSON.values(), ids=NOT_JSON)
def test_what_is_not_json_is_malformed(operation: Operation, data: bytes, client: FlaskClient):
    problem(send(client, operation, data), "malformed-json")


@EACH
@pytest.mark.parametrize("value", NOT_AN_OBJECT.values(), ids=NOT_AN_OBJECT)
def test_what_is_no_object_is_invalid(operation: Operation, value: Any, client: FlaskClient):
    problem(send(client, operation, json.dumps(value).encode()), "invalid-request", "body")


@EACH
@pytest.mark.parametrize(
    "content_type", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json", "*/*", ""]
)
def test_another_content_type_is_not_supported(operation: Operation, content_type: str | None, client: FlaskClient):
    body = json.dumps(operation.request_examples()[0]).encode()
    problem(send(client, operation, body, content_type), "unsupported-media-type")


@EACH
@pytest.mark.parametrize("content_type", [None, "application/json", "text/plain", "application/x-www-form-urlencoded", ""])
def test_no_body_is_an_empty_object_where_that_will_do(operation: Operation, content_type: str | None, client: FlaskClient):
    """Clients say in several ways that they send none: without a type, or with the one that they name for every request."""
    response = send(client, operation, b"", content_type)
    if operation.says["requestBody"]["required"]:
        problem(response, "malformed-json" if content_type == "application/json" else "unsupported-media-type")
    else:
        empty = send(client, operation, b"{}")
        assert (response.status_code, response.get_json()) == (empty.status_code, empty.get_json())
        assert response.status_code in (401, 404)  # the body is taken, and there is no such session


@EACH
def test_a_charset_changes_nothing(operation: Operation, client: FlaskClient):
    """JSON is UTF-8; its media type has no charset, so one that is given is ignored."""
    data = '{"näme": 1}'.encode()
    for content_type in ("application/json; charset=utf-8", "application/json; charset=latin-1", 'Application/JSON;charset="x"'):
        problem(send(client, operation, data, content_type), "invalid-request")
        problem(send(client, operation, '{"näme": 1}'.encode("latin-1"), content_type), "malformed-json")


@EACH
def test_a_body_beyond_the_limit_is_too_large(operation: Operation, client: FlaskClient):
    problem(send(client, operation, b"[" + b" " * (LIMIT - 2) + b"]"), "invalid-request", "body")
    problem(send(client, operation, b"[" + b" " * (LIMIT - 1) + b"]"), "too-large")
    problem(send(client, operation, b"[" + b" " * LIMIT + b"]"), "too-large")


@EACH
def test_a_body_that_does_not_say_its_length_has_the_same_limit(operation: Operation, client: FlaskClient):
    chunked = {"wsgi.input_terminated": True, "HTTP_TRANSFER_ENCODING": "chunked"}

    def send_chunked(data: bytes) -> TestResponse:
        stream = BytesIO(data)
        return client.open(
            operation.at(),
            method=operation.method,
            content_type="application/json",
            input_stream=stream,
            environ_overrides=chunked,
        )

    problem(send_chunked(b"[" + b" " * (LIMIT - 2) + b"]"), "invalid-request", "body")
    problem(send_chunked(b"[" + b" " * (LIMIT - 1) + b"]"), "too-large")
    problem(send_chunked(b"[]" + b" " * LIMIT), "too-large")


# --- Fields -----------------------------------------------------------------------------------------------------------


def sound(operation: Operation) -> dict[str, Any]:
    """Return a body that fits."""
    body: dict[str, Any] = operation.request_examples()[0]
    return body


def schema_of(operation: Operation) -> dict[str, Any]:
    """Return the schema of a body; of a union, the one that the sound body is."""
    schema = DOCUMENT.resolve(operation.says["requestBody"]["content"]["application/json"]["schema"])
    if "discriminator" in schema:
        tag = schema["discriminator"]["propertyName"]
        schema = DOCUMENT.resolve({"$ref": schema["discriminator"]["mapping"][sound(operation)[tag]]})
    return schema


def rule_for(field: str) -> str | None:
    """Return the rule that a problem with a field cites: a move that is none is malformed by the rules, too."""
    return "common.malformed" if field.split(".")[0] == "move" else None


@EACH
def test_a_missing_field_is_named(operation: Operation, client: FlaskClient):
    required = schema_of(operation).get("required", [])
    assert bool(required) == operation.says["requestBody"]["required"]
    for field in required:
        body = {name: value for name, value in sound(operation).items() if name != field}
        problem(client.post(operation.at(), json=body), "invalid-request", field, rule_for(field))


@EACH
def test_an_unknown_field_is_named(operation: Operation, client: FlaskClient):
    for name in ("no_such_field", "", "x" * 10_000, "a.b[0]", "\n", "\0", "moves.0.move.x"):
        problem(client.post(operation.at(), json=sound(operation) | {name: 1}), "invalid-request", name or "body")
        problem(client.post(operation.at(), json={name: 1} | sound(operation)), "invalid-request", name or "body")


@EACH
def test_a_field_of_another_type_is_named(operation: Operation, client: FlaskClient):
    values = (None, True, 1.5, 2**70, -1, "\0", [], [None], {}, {"x": 1})
    for field, schema in schema_of(operation)["properties"].items():
        wrong = [value for value in values if not fits(value, schema, formats=False)]
        assert wrong
        for value in wrong:
            response = client.post(operation.at(), json=sound(operation) | {field: value})
            told = problem(response, "invalid-request", rule=rule_for(field))
            assert told["errors"][0]["field"].split(".")[0] == field


@EACH
def test_a_field_said_twice_is_malformed(operation: Operation, client: FlaskClient):
    """Wherever it is, however it is written, and even if both say the same: readers differ in which of them counts."""
    text = json.dumps(sound(operation))[1:]
    for twice in (f'{{"f": 1, "f": 1, {text}', f'{{"f": 1, "\\u0066": 2, {text}', f'{{"f": [{{"": {{}}, "x": 1, "": []}}], {text}'):
        problem(send(client, operation, twice.encode()), "malformed-json")
    problem(send(client, operation, f'{{"f": {{"f": [{{"f": 1}}, {{"f": 1}}]}}, {text}'.encode()), "invalid-request", "f")
