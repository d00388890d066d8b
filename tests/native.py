"""That the rules under test are native code. `make test-wheel` names this file; the other tests are for either kind of code."""

import sys
from collections.abc import Iterator
from types import BuiltinFunctionType
from typing import Any

import pytest
from msgspec import Struct

from referee.games import GAMES
from referee.games.core import Game
from referee.games.shuffle import shuffled


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_rules_are_native_code(game: Game[Any, Any]) -> None:
    for rule in (game.first_state, game.listing, game.view_of, game.state_behind, game.examine, shuffled):
        assert isinstance(rule, BuiltinFunctionType), rule
    for kind in game.kinds:
        assert isinstance(kind.refusal, BuiltinFunctionType), kind


def test_records_are_python() -> None:
    """So they keep their bounds, which mypyc does not."""
    for record in _below(Struct):
        assert str(sys.modules[record.__module__].__file__).endswith(".py"), record


def _below(kind: type[Struct]) -> Iterator[type[Struct]]:
    for record in kind.__subclasses__():
        yield record
        yield from _below(record)
