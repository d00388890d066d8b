"""JSON in and out by msgspec, which knows the records of the games and sessions as they are."""

from typing import Any

import msgspec
from flask import Response
from flask.json.provider import JSONProvider
from werkzeug.exceptions import BadRequest


class MalformedJson(BadRequest):
    """The body is not JSON."""


class RecordProvider(JSONProvider):
    """Flask's JSON, with records."""

    def dumps(self, obj: Any, **_kwargs: Any) -> str:
        """Return a value as JSON text."""
        return msgspec.json.encode(obj).decode()

    def loads(self, s: str | bytes, **_kwargs: Any) -> Any:
        """Return the value of a JSON text. Raises MalformedJson."""
        try:
            return msgspec.json.decode(s)
        except msgspec.DecodeError as error:
            raise MalformedJson(f"The body is not JSON: {error}.") from None
        except RecursionError:
            raise MalformedJson("The body is nested too deeply.") from None

    def response(self, *args: Any, **kwargs: Any) -> Response:
        """Return a response with a value as its JSON body."""
        return Response(msgspec.json.encode(self._prepare_response_obj(args, kwargs)), mimetype="application/json")
