"""Parameters of a query or header, as marshmallow fields that say what is wrong in the words in which records do."""

import re
from collections.abc import Sequence
from typing import Any

from marshmallow import Schema, fields, validate

LATEST_VERSION = 2**53 - 1
"""No session comes near it, and every client can say it."""

_NO_NUMBER: dict[str, Any] = dict.fromkeys(("invalid", "too_large", "special"), "must be a number")


class Parameters(Schema):
    """Parameters that stand together: others beside them are refused."""

    error_messages = {"unknown": "is unknown here"}


def text(description: str, name: str | None = None, longest: int | None = None) -> fields.String:
    """Return a parameter that is a string: of any length, or of 1 to `longest` characters."""
    bounds = None if longest is None else validate.Length(1, longest, error="must have 1 to {max} characters")
    return fields.String(data_key=name, validate=bounds, metadata={"description": description})


def choice(description: str, values: Sequence[str]) -> fields.String:
    """Return a parameter that is one of some values."""
    one_of = validate.OneOf(values, error=f"must be {', '.join(values[:-1])} or {values[-1]}")
    return fields.String(validate=one_of, metadata={"description": description})


def whole(description: str, least: int, most: int, default: int | None = None) -> fields.Integer:
    """Return a parameter that is a whole number within bounds. Where it is left out it is the default, if there is one."""
    bounds = validate.Range(least, most, error=f"must be {least} to {most}")
    parameter = _Whole(validate=bounds, metadata={"description": description})
    if default is not None:  # None would be a value, and be told in the document
        parameter.load_default = default
    return parameter


class _Whole(fields.Integer):
    """A whole number in digits, which Python reads more generously."""

    default_error_messages = {"invalid": "must be a whole number"}

    def _validated(self, value: Any) -> int:
        if not re.fullmatch("[0-9]{1,16}", value):
            raise self.make_error("invalid")
        return int(value)


def seconds(description: str) -> fields.Float:
    """Return a parameter that is a time, 0 where it is left out."""
    bounds = validate.Range(0, error="must be at least 0")
    return fields.Float(load_default=0, validate=bounds, metadata={"description": description}, error_messages=_NO_NUMBER)
