"""The committed document as the tests of the API read it: its operations, and an example of every body."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import jsonschema_rs
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from referee.api.problems import CODES
from referee.games import GAMES
from tests.document import Document

FOLDER = Path(__file__).parent.parent.parent / "openapi"
DOCUMENT = Document.read(FOLDER / "openapi.json")
SCHEMAS: dict[str, dict[str, Any]] = DOCUMENT.content["components"]["schemas"]

SEED = bytes(range(32)).hex()


class Operation(NamedTuple):
    """An operation: its operationId, method, path template, and what the document says of it."""

    name: str
    method: str
    path: str
    says: dict[str, Any]

    def at(self, session_id: str = "no-such-session") -> str:
        """Return a path of the operation."""
        return self.path.format(session_id=session_id, game=next(iter(GAMES)), seat=0)

    def request_examples(self) -> list[Any]:
        """Return the bodies that the document shows for a request; none if it takes none."""
        return [] if "requestBody" not in self.says else examples(self.says["requestBody"]["content"]["application/json"])


OPERATIONS = [
    Operation(says["operationId"], method.upper(), path, says)
    for path, item in DOCUMENT.content["paths"].items()
    for method, says in item.items()
    if method != "parameters"
]
BY_NAME = {operation.name: operation for operation in OPERATIONS}
NULL = {"type": "null"}
WITH_BODY = [operation for operation in OPERATIONS if "requestBody" in operation.says]


def examples(media: dict[str, Any]) -> list[Any]:
    """Return the examples of a body: those that it names, else one made of the examples of its schema."""
    named = media.get("examples", {})
    return [each["value"] for each in named.values()] or [example(media["schema"])]


def example(schema: dict[str, Any]) -> Any:
    """Return the example of a schema, or one made of those of its fields: null where it must be there and has none.

    Raises LookupError if there is none.
    """
    if "examples" in schema:
        return schema["examples"][0]
    if "$ref" in schema:
        return example(DOCUMENT.resolve(schema))
    if "const" in schema:
        return schema["const"]
    if "properties" not in schema:
        raise LookupError(f"no example of {schema}")
    found = {}
    for name, value in schema["properties"].items():
        try:
            found[name] = example(value)
        except LookupError:
            if name in schema["required"]:
                if NULL not in value.get("anyOf", []):
                    raise
                found[name] = None
    return found


def fits(value: Any, schema: dict[str, Any], *, formats: bool = True) -> bool:
    """Tell whether a value fits a schema of the document, its formats included unless told otherwise."""
    return _validator(json.dumps(schema), formats).is_valid(value)


@cache
def _validator(schema: str, formats: bool) -> jsonschema_rs.Draft202012Validator:
    components = {"components": DOCUMENT.content["components"]}
    return jsonschema_rs.Draft202012Validator(json.loads(schema) | components, validate_formats=formats)


def subschemas(value: Any) -> Iterator[dict[str, Any]]:
    """Yield every object in a part of the document."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from subschemas(each)


def pure(client: FlaskClient, game: str, call: str, body: Any) -> TestResponse:
    """Make a pure call of a game."""
    return client.post(f"/v1/games/{game}/{call}", json=body)


def bearer(token: str) -> dict[str, str]:
    """Return the header that shows a token."""
    return {"Authorization": f"Bearer {token}"}


def problem(response: TestResponse, code: str, field: str | None = None, rule: str | None = None) -> dict[str, Any]:
    """Return the problem that a response is, after holding it against the contract: the code, and which field or rule it names."""
    assert response.status_code == CODES[code][0], response.text
    assert response.mimetype == "application/problem+json"
    told: dict[str, Any] = response.get_json()
    assert told["code"] == code
    assert told["status"] == response.status_code
    assert told["type"] == f"/problems/{code}"
    assert told["instance"] == quote(response.request.path)
    assert told["title"]
    assert told["detail"].endswith(".")
    assert told.keys() - {"rule", "errors", "decision"} == {"type", "title", "status", "detail", "code", "instance"}
    assert ("errors" in told) == (code == "invalid-request"), told
    assert told.get("rule") == rule, told
    if field is not None:
        assert [each["field"] for each in told["errors"]] == [field]
    assert all(each["field"] and each["message"] for each in told.get("errors", ()))
    assert ("WWW-Authenticate" in response.headers) == (response.status_code == 401)
    assert ("Retry-After" in response.headers) == (response.status_code == 503)
    assert ("Allow" in response.headers) == (response.status_code == 405)
    return told
