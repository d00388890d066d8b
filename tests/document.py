"""The committed document as a test: does what a service answers fit it?"""

import json
import re
from http.client import NOT_MODIFIED
from pathlib import Path
from typing import Any

import jsonschema_rs
from flask import Flask, Response, request


class Document:
    """An OpenAPI document, and the validators of its responses."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.content = content
        self._validators: dict[tuple[str, str, str, str], jsonschema_rs.Draft202012Validator] = {}
        self._paths = [(re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + "$"), path) for path in sorted(content["paths"], key=_rank)]

    @classmethod
    def read(cls, path: Path) -> "Document":
        """Return the document in a file."""
        return cls(json.loads(path.read_text()))

    def watch(self, app: Flask) -> None:
        """Check every response of an application that has a body in JSON. A stream is not read: it need not end."""

        def check(response: Response) -> Response:
            if response.mimetype.endswith("json") and response.status_code != NOT_MODIFIED:
                self.check(request.method, request.path, response.status_code, response.mimetype, response.get_data())
            return response

        app.after_request_funcs.setdefault(None, []).insert(0, check)

    def check(self, method: str, path: str, status: int, mimetype: str, body: bytes) -> None:
        """Fail unless a JSON response is as the document says. What it does not describe (pages, HEAD) is passed over."""
        template = next((template for pattern, template in self._paths if pattern.match(path)), None)
        operation = self.content["paths"].get(template, {}).get(method.lower())
        if operation is None or not mimetype.endswith("json"):
            return
        value = json.loads(body)
        validator = self._validator(str(template), method, str(status), mimetype)
        errors = [f"{'.'.join(map(str, error.instance_path))}: {error.message}" for error in validator.iter_errors(value)]
        assert not errors, f"{method} {path} answered {status} with what the document does not allow: {'; '.join(errors)[:2000]}"

    def _validator(self, path: str, method: str, status: str, mimetype: str) -> jsonschema_rs.Draft202012Validator:
        key = (path, method, status, mimetype)
        if key not in self._validators:
            responses = self.content["paths"][path][method.lower()]["responses"]
            response = self.resolve(responses.get(status) or responses["default"])
            assert mimetype in response["content"], f"{method} {path} {status} may not be {mimetype}"
            schema = response["content"][mimetype]["schema"]
            self._validators[key] = jsonschema_rs.Draft202012Validator({**schema, "components": self.content["components"]})
        return self._validators[key]

    def resolve(self, value: dict[str, Any]) -> dict[str, Any]:
        """Follow references to what they stand for."""
        while "$ref" in value:
            found: Any = self.content
            for part in value["$ref"].removeprefix("#/").split("/"):
                found = found[part]
            value = found
        return value


def _rank(path: str) -> tuple[int, str]:
    """Order paths so that fixed ones come before those with parameters."""
    return path.count("{"), path
