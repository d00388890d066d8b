"""What is wrong with a JSON value that is no record of some type, and where, in plain words."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

MOST_LISTED = 12
"""So many values are listed in full where one of them was wanted; of more, half as many."""

LONGEST_QUOTED = 60
"""So many characters of a wrong value are repeated."""

_NAMES = {
    "int": "a whole number",
    "float": "a number with a point or exponent",
    "str": "a string",
    "bool": "true or false",
    "array": "an array",
    "object": "an object",
    "null": "null",
    "list": "an array",
    "dict": "an object",
    "NoneType": "null",
}
_LIMITS = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}
_PARTS = {"str": ("character", "characters"), "array": ("entry", "entries")}
_PLACE = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<place>[^`]*)`)?", re.DOTALL)
_STEP = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<index>\d+)\]")


def explained(error: msgspec.ValidationError, value: object, kind: Any, field: str) -> tuple[str, str]:
    """Return what is wrong with a value that is not of its type, and the dotted path of where, below `field`."""
    what, place = _PLACE.fullmatch(str(error)).groups()  # type: ignore[union-attr]  # it matches anything
    steps = [step["name"] or int(step["index"]) for step in _STEP.finditer(place or "")]
    path = [field, *map(str, steps)] if field else list(map(str, steps))
    if named := re.fullmatch(r"Object (missing required|contains unknown) field `(.*)`", what, re.DOTALL):
        return "is missing" if named[1].startswith("missing") else "is unknown here", ".".join([*path, named[2]])
    return _said(what, value, kind, steps), ".".join(path)


def _said(what: str, value: object, kind: Any, steps: Sequence[str | int]) -> str:
    if unlike := re.fullmatch(r"Expected `(.*)`, got `(.*)`", what):
        wanted = " or ".join(_NAMES.get(each, each) for each in unlike[1].split(" | "))
        return f"must be {wanted}, not {_NAMES.get(unlike[2], unlike[2])}"
    if size := re.fullmatch(r"Expected `(str|array)` of length (?:([<>]=) )?(\d+)(?:, got (\d+))?", what):
        limit = f"{_LIMITS[size[2]]} " if size[2] else ""
        one, several = _PARTS[size[1]]
        got = f", not {size[4]}" if size[4] else ""
        return f"must have {limit}{size[3]} {one if size[3] == '1' else several}{got}"
    if bound := re.fullmatch(r"Expected `int` ([<>]=?) (-?\d+)", what):
        return f"must be {_LIMITS[bound[1]]} {bound[2]}"
    if pattern := re.fullmatch(r"Expected `str` matching regex '(.*)'", what):
        return f"must match {pattern[1]}"
    if wrong := re.fullmatch(r"Invalid (?:enum )?value (.*)", what, re.DOTALL):
        return f"must be {_choice(list(dict.fromkeys(_allowed(_info(kind), value, steps))))}, not {_quoted(wrong[1])}"
    return what.replace("`", "'")


def _choice(values: Sequence[object]) -> str:
    listed = [str(value) for value in values]
    if len(listed) > MOST_LISTED:
        some = listed[: MOST_LISTED // 2]
        return f"one of {', '.join(some)} and {len(listed) - len(some)} more"
    return " or ".join([", ".join(listed[:-1]), listed[-1]] if len(listed) > 1 else listed)


def _quoted(wrong: str) -> str:
    return wrong if len(wrong) <= LONGEST_QUOTED else f"{wrong[:LONGEST_QUOTED]}..."


@cache
def _info(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _allowed(kind: inspect.Type, value: Any, steps: Sequence[str | int]) -> Iterator[object]:
    """Yield the values that a type allows at a place in a value which, up to there, is of the type."""
    if isinstance(kind, inspect.Metadata):
        yield from _allowed(kind.type, value, steps)
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _allowed(each, value, steps)
    elif isinstance(kind, inspect.StructType) and steps:
        yield from _allowed_in_struct(kind, value, steps)
    elif isinstance(kind, inspect.VarTupleType | inspect.ListType) and steps and isinstance(steps[0], int):
        yield from _allowed(kind.item_type, value[steps[0]], steps[1:])
    elif isinstance(kind, inspect.TupleType) and steps and isinstance(steps[0], int):
        yield from _allowed(kind.item_types[steps[0]], value[steps[0]], steps[1:])
    elif isinstance(kind, inspect.LiteralType) and not steps:
        yield from kind.values


def _allowed_in_struct(kind: inspect.StructType, value: Any, steps: Sequence[str | int]) -> Iterator[object]:
    name = steps[0]
    if name == kind.tag_field:
        yield kind.tag
    elif isinstance(value, dict) and (kind.tag_field is None or value.get(kind.tag_field, kind.tag) == kind.tag):
        for field in kind.fields:
            if field.encode_name == name:
                yield from _allowed(field.type, value[name], steps[1:])
