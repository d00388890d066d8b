"""JSON in and out by msgspec, which knows the records of the games and sessions as they are."""

from json import JSONDecoder
from typing import Any

import msgspec
from flask import Response
from flask.json.provider import JSONProvider
from werkzeug.exceptions import BadRequest


class MalformedJson(BadRequest):
    """The body is not JSON."""


def _each_once(members: list[tuple[str, Any]]) -> None:
    """Raise MalformedJson for an object in which a name comes twice: readers differ in which of the two counts."""
    seen = set()
    for name, _ in members:
        if name in seen:
            raise MalformedJson(f"The body has {name!r} twice in one object.")
        seen.add(name)


_names = JSONDecoder(object_pairs_hook=_each_once, parse_int=str, parse_float=str)
"""Looks at names alone: msgspec has decoded the text by then, and takes the last of two silently."""


class RecordProvider(JSONProvider):
    """Flask's JSON, with records."""

    def dumps(self, obj: Any, **_kwargs: Any) -> str:
        """Return a value as JSON text."""
        return msgspec.json.encode(obj).decode()

    def loads(self, s: str | bytes, **_kwargs: Any) -> Any:
        """Return the value of a JSON text. Raises MalformedJson."""
        try:
            value = msgspec.json.decode(s)
            _names.decode(s if isinstance(s, str) else s.decode())
        except msgspec.DecodeError as error:
            raise MalformedJson(f"The body is not JSON: {error}.") from None
        except RecursionError:
            raise MalformedJson("The body is nested too deeply.") from None
        return value

    def response(self, *args: Any, **kwargs: Any) -> Response:
        """Return a response with a value as its JSON body."""
        return Response(msgspec.json.encode(self._prepare_response_obj(args, kwargs)), mimetype="application/json")
