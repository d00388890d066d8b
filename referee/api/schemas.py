"""Records as marshmallow schemas, and as components of the OpenAPI document.

A record's type is the only place where its shape is written: `RecordSchema` loads JSON by it, and `RecordPlugin` gives the
document the JSON schema that follows from it.
"""

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property
from types import UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import Schema
from msgspec import UNSET, Struct, inspect

from referee.games import GAMES
from referee.games.core import Game, Invalid, convert

REF = "#/components/schemas/"


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A request body. Unlike in a record, a field with a default may be left out."""


class RecordSchema(Schema):
    """A marshmallow schema of a record type. Loading raises Invalid; dumping leaves the work to the JSON encoder."""

    def __init__(self, kind: Any, name: str | None = None) -> None:
        super().__init__()
        self.kind = kind
        self.component: str = name or component_name(kind)

    def load(self, data: Any, **_kwargs: Any) -> Any:
        """Return JSON data as a record. Raises Invalid with the field that is wrong, `body` for all of it."""
        try:
            record = convert(data, self.kind, "")
        except Invalid as invalid:
            raise Invalid(invalid.field or "body", invalid.why) from None
        _require_all(record, data, "")
        return record

    @cached_property
    def may_be_absent(self) -> bool:
        """Whether a body may be left out: all its fields are optional, so that an empty object says no more than none."""
        try:
            self.load({})
        except Invalid:
            return False
        return True

    def dump(self, obj: Any, **_kwargs: Any) -> Any:
        """Return the record itself."""
        return obj


class MovesSchema(RecordSchema):
    """A schema of a record with moves in it, all of one game.

    The record takes moves of any game, for its type cannot say which one it is. What is no move is refused in that game's words.
    """

    def __init__(self, kind: Any, game_of: Callable[[dict[str, Any]], Game[Any, Any] | None]) -> None:
        """`game_of` returns the game of a body, None where it cannot be told."""
        super().__init__(kind)
        self._game_of = game_of

    def load(self, data: Any, **_kwargs: Any) -> Any:
        """Return JSON data as a record. Raises Invalid with the field that is wrong."""
        try:
            return super().load(data)
        except Invalid as invalid:
            if (found := _IN_A_MOVE.match(invalid.field)) and (move := _at(data, found["path"])) and (game := self._game_of(data)):
                convert(move, game.move_type, found["path"])
            raise


_IN_A_MOVE = re.compile(r"(?P<path>(moves\.\d+\.)?move)\.")


def _at(data: Any, path: str) -> Any:
    """Return what is at a dotted path in JSON data; None if nothing is, for a field that is unknown may have points in its name."""
    try:
        for step in path.split("."):
            data = data[int(step) if isinstance(data, list) else step]
    except (LookupError, TypeError, ValueError):
        return None
    return data


def _require_all(value: Any, given: Any, path: str) -> None:
    """Raise Invalid for a field of a record that was left out: a default is for the rules, and a tag to tell records apart."""
    if isinstance(value, Struct):
        for name, each in _fields(value):
            if name in given:
                _require_all(each, given[name], f"{path}{name}.")
            elif not isinstance(value, Request):
                raise Invalid(path + name, "is missing")
    elif isinstance(value, tuple):
        for i, each in enumerate(value):
            _require_all(each, given[i], f"{path}{i}.")


def _fields(record: Struct) -> Iterator[tuple[str, Any]]:
    """Yield the names and values of what a record has in JSON."""
    if tag_field := record.__struct_config__.tag_field:
        yield tag_field, record.__struct_config__.tag
    for name in record.__struct_fields__:
        if (value := getattr(record, name)) is not UNSET:
            yield name, value


def component_name(kind: type) -> str:
    """Return the name of a record in the document: records of a game carry the game's."""
    for name in GAMES:
        if kind.__module__.startswith(f"referee.games.{name}."):
            return name.capitalize() + kind.__name__
    return kind.__name__


class RecordPlugin(MarshmallowPlugin):
    """Documents RecordSchemas by reference, and adds the components they need."""

    class Converter(OpenAPIConverter):
        """Knows RecordSchemas beside marshmallow's own, and remembers which it met."""

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.records: dict[str, Any] = {}

        def resolve_nested_schema(self, schema: Any) -> dict[str, Any]:
            """Return a reference to a record's component."""
            if isinstance(schema, RecordSchema):
                self.records[schema.component] = schema.kind
                return {"$ref": REF + schema.component}
            reference: dict[str, Any] = super().resolve_nested_schema(schema)
            return reference


def components(kinds: Iterable[Any], unions: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the JSON schema of every record that the kinds and the named unions are made of, by component name.

    Wherever a named union, or an enumeration that a game's records name, stands in a record there is a reference to it.
    """
    wanted = [*kinds, *unions.values()]
    _, raw = msgspec.json.schema_components(wanted, ref_template="{name}")
    records = _records(wanted)
    kind_of = {name: _kind(name, records) for name in raw}
    names = {name: component_name(kind) for name, kind in kind_of.items()}
    if len(set(names.values())) < len(names):
        twice = [name for name, times in Counter(names.values()).items() if times > 1]
        raise ValueError(f"Several records would be called {', '.join(twice)} in the document.")
    members = {
        frozenset(component_name(kind) for kind in get_args(union)): name for name, union in unions.items() if get_args(union)
    }
    found: dict[str, dict[str, Any]] = {}
    for name, schema in raw.items():
        enums = _enums(kind_of[name].__module__)
        tidy = _Tidy(names, members, {frozenset(values): enum for values, enum in enums.items()})
        found[names[name]] = tidy.record(schema, kind_of[name])
        used = tidy.enums_used
        found |= {enum: {"title": enum, "type": "string", "enum": list(values)} for values, enum in enums.items() if enum in used}
    for name, union in unions.items():
        found[name] = _union(name, union)
    return dict(sorted(found.items()))


def _kind(raw: str, records: Iterable[type[Struct]]) -> type[Struct]:
    """Return the record that msgspec calls by its name, or by its dotted path where several share that."""
    module, _, name = raw.rpartition(".")
    return next(kind for kind in records if kind.__name__ == name and module in ("", kind.__module__))


def _records(kinds: Iterable[Any]) -> list[type[Struct]]:
    """Return every record that the kinds are made of."""
    found: dict[type[Struct], None] = {}
    left: list[Any] = list(inspect.multi_type_info(kinds))
    while left:
        kind = left.pop()
        if isinstance(kind, inspect.StructType) and kind.cls not in found:
            found[kind.cls] = None
            left += [field.type for field in kind.fields]
        elif isinstance(kind, inspect.UnionType):
            left += kind.types
        elif isinstance(kind, inspect.Metadata):
            left.append(kind.type)
        elif isinstance(kind, inspect.VarTupleType):
            left.append(kind.item_type)
    return list(found)


@cache
def _enums(module: str) -> dict[tuple[str, ...], str]:
    """Return the component names of the enumerations that a module of a game names, by their values in order."""
    game = next((name for name in GAMES if module.startswith(f"referee.games.{name}.")), None)
    named = vars(sys.modules[module]).items() if game else ()
    return {get_args(value): f"{game.capitalize()}{name}" for name, value in named if game and get_origin(value) is Literal}


def named_unions(game: Game[Any, Any]) -> dict[str, Any]:
    """Return the unions of records that a game's records name (`Move`, `Event`), by the names of their components."""
    named = vars(sys.modules[game.state_type.__module__]).items()
    unions = {name: value for name, value in named if get_origin(value) is UnionType and all(map(_is_record, get_args(value)))}
    return {game.name.capitalize() + name: union for name, union in unions.items()}


def _is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _union(name: str, union: Any) -> dict[str, Any]:
    """Return the schema of a union of records by their tag."""
    kinds = get_args(union) or (union,)
    mapping = {kind.__struct_config__.tag: REF + component_name(kind) for kind in kinds}
    return {
        "title": name,
        "oneOf": [{"$ref": reference} for reference in mapping.values()],
        "discriminator": {"propertyName": kinds[0].__struct_config__.tag_field, "mapping": mapping},
    }


class _Tidy:
    """Turns the schemas that msgspec writes into those that generators of clients do best with."""

    def __init__(self, names: Mapping[str, str], unions: Mapping[frozenset[str], str], enums: Mapping[frozenset[str], str]) -> None:
        self._names = names
        self._unions = unions
        self._enums = enums
        self.enums_used: set[str] = set()

    def record(self, schema: dict[str, Any], kind: type[Struct]) -> dict[str, Any]:
        """Return the schema of a record, in which every field is required that is never absent."""
        schema = schema | {"title": component_name(kind)}
        schema["properties"] = {name: self._value(value) for name, value in schema["properties"].items()}
        for value in schema["properties"].values():
            if value.get("default", ...) is None:
                del value["default"]  # it says no more than being optional; openapi-generator would take the record for an open one
        if not issubclass(kind, Request):
            absent = {field.encode_name for field in msgspec.structs.fields(kind) if field.default is UNSET}
            schema["required"] = [name for name in schema["properties"] if name not in absent]
            for name, value in schema["properties"].items():
                if "const" not in value and name not in absent:
                    value.pop("default", None)
        return schema

    def _value(self, schema: dict[str, Any]) -> dict[str, Any]:
        if "$ref" in schema:
            return schema | {"$ref": REF + self._names[schema["$ref"]]}
        if "anyOf" in schema:
            return self._any_of(schema)
        if "enum" in schema:
            return self._enum(schema)
        if schema.get("type") == "array":
            return schema | {"items": self._value(schema.get("items", {}))}
        return schema

    def _enum(self, schema: dict[str, Any]) -> dict[str, Any]:
        values = schema["enum"]
        said = {key: value for key, value in schema.items() if key != "enum"}
        if frozenset(values) in self._enums:
            self.enums_used.add(self._enums[frozenset(values)])
            return said | {"$ref": REF + self._enums[frozenset(values)]}
        if len(values) == 1:
            return said | {"type": "string", "const": values[0], "default": values[0]}
        return said | {"type": "string", "enum": values}

    def _any_of(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Name a union where it has a name; the rest is whether it may be null."""
        references = frozenset(self._names[each["$ref"]] for each in schema["anyOf"] if "$ref" in each)
        said = {key: value for key, value in schema.items() if key not in ("anyOf", "discriminator")}
        if references not in self._unions:
            return said | {"anyOf": [self._value(each) for each in schema["anyOf"]]}
        reference = {"$ref": REF + self._unions[references]}
        rest = [self._value(each) for each in schema["anyOf"] if "$ref" not in each]
        return said | ({"anyOf": [reference, *rest]} if rest else reference)
