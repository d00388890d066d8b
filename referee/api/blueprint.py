"""flask-smorest as this API uses it: records for schemas, problems for errors, one parser for bodies."""

from collections.abc import Callable
from typing import Any

import flask_smorest
from flask import Request, current_app
from flask_smorest.utils import prepare_response
from marshmallow import RAISE, ValidationError
from webargs.flaskparser import FlaskParser
from werkzeug.exceptions import BadRequest, HTTPException, RequestEntityTooLarge, UnsupportedMediaType

from referee.api import problems
from referee.api.schemas import RecordSchema

RESPONSES = {
    400: ("BadRequest", "The body is not JSON: `malformed-json`."),
    401: ("Unauthenticated", "A token is needed, or the one given is none of this session's: `unauthenticated`."),
    403: ("Forbidden", "The token is not for that: `forbidden`."),
    404: ("NotFound", "There is nothing here that the caller may know of: `not-found`."),
    409: ("Conflict", "`not-to-act`, `finished`, `stale-decision`, `seat-taken` or `wrong-status`."),
    413: ("TooLarge", "The body is larger than this service takes: `too-large`."),
    415: ("UnsupportedMediaType", "The body must be application/json: `unsupported-media-type`."),
    422: ("Unprocessable", "`invalid-request`, with the fields that are wrong, or `illegal-move`, with the rule that forbids it."),
    503: ("Unavailable", "`store-unavailable` or `too-busy`: send the same request again after `Retry-After`."),
}
"""The responses that refuse, by status: the component's name and what it is about."""

_RETRY_AFTER = {"Retry-After": {"description": "Seconds to wait before asking again.", "schema": {"type": "integer", "minimum": 0}}}


class Parser(FlaskParser):
    """Takes a body only as application/json, and parses it with the app's JSON; takes a parameter of a query only once."""

    def load_json(self, req: Request, schema: Any) -> Any:
        """Return the JSON value of the body; of none at all, where that will do, an empty object.

        Raises UnsupportedMediaType, MalformedJson, RequestEntityTooLarge, BadRequest.
        """
        content = _content(req)
        if not content and schema.may_be_absent:
            return {}  # whatever type it says: some clients name one for every request, with a body or without
        if not req.is_json:
            raise UnsupportedMediaType("The body must be application/json.")
        return current_app.json.loads(content)

    def load_querystring(self, req: Request, schema: Any) -> Any:
        """Return the parameters of the query. Raises ValidationError for those that come more than once."""
        repeated = [name for name, values in req.args.lists() if len(values) > 1]
        if repeated:  # readers differ in which of the values counts
            raise ValidationError({name: ["must come only once"] for name in repeated})
        return super().load_querystring(req, schema)


def _content(req: Request) -> bytes:
    """Return the bytes of a request's body. Raises RequestEntityTooLarge, BadRequest."""
    limit = current_app.config["MAX_CONTENT_LENGTH"]
    req.max_content_length = limit + 1  # a longer body that does not say its length is cut off there in silence
    try:
        content = req.get_data()
    except HTTPException:
        raise
    except Exception as error:  # a server raises what it likes for a body that is not framed as HTTP says
        raise BadRequest("The body is not framed as HTTP says.") from error
    if len(content) > limit:
        raise RequestEntityTooLarge
    return content


class Blueprint(flask_smorest.Blueprint):
    """A blueprint whose bodies are records, and which documents the problems that come with a body."""

    ARGUMENTS_PARSER = Parser()

    def arguments(self, schema: Any, **kwargs: Any) -> Callable[[Any], Any]:
        """Take a request's body, or with `location` its query or headers, by a schema."""
        if kwargs.get("location") == "query":
            kwargs["unknown"] = RAISE  # a misspelt parameter must not be passed over
        decorate = super().arguments(schema, **kwargs)
        statuses = (422,) if "location" in kwargs else (400, 413, 415, 422)

        def decorator(function: Any) -> Any:
            wrapper = decorate(function)
            wrapper._apidoc["arguments"]["responses"].update({status: RESPONSES[status][0] for status in statuses})
            return wrapper

        return decorator

    def body(self, kind: Any, name: str | None = None) -> Callable[[Any], Any]:
        """Take a request's body as a record. It may be absent where an empty object is such a record."""
        schema = RecordSchema(kind, name)
        return self.arguments(schema, required=not schema.may_be_absent)

    def answers(self, status: int, kind: Any, description: str, **kwargs: Any) -> Callable[[Any], Any]:
        """Answer with a record."""
        decorate: Callable[[Any], Any] = self.response(status, RecordSchema(kind), description=description, **kwargs)
        return decorate

    def refuses(self, *statuses: int) -> Callable[[Any], Any]:
        """Document the statuses of the problems that a call may answer with."""

        def decorator(function: Any) -> Any:
            for status in statuses:
                function = self.alt_response(status, RESPONSES[status][0])(function)
            return function

        return decorator


class Api(flask_smorest.Api):
    """An API whose errors are problems."""

    DEFAULT_ERROR_RESPONSE_NAME = "Problem"
    ERROR_SCHEMA = RecordSchema(problems.Problem)

    def _register_responses(self) -> None:
        named = [*RESPONSES.values(), ("Problem", "Any other problem: `rate-limited` (429, with `Retry-After`), `internal-error`.")]
        for name, description in named:
            response: dict[str, Any] = {"description": description, "schema": self.ERROR_SCHEMA}
            if name in ("Unavailable", "Problem"):
                response["headers"] = _RETRY_AFTER
            prepare_response(response, self.spec, problems.MEDIA_TYPE)
            self.spec.components.response(name, response, lazy=True)

    def _register_pagination_header(self) -> None:
        """Leave the pagination header out: nothing is paged by it."""

    def _register_error_handlers(self) -> None:
        problems.register(self._app)
