"""That the rules under test are native code. `make test-wheel` names this file; the other tests are for either kind of code."""

from types import BuiltinFunctionType
from typing import Any

import pytest

from referee.games import GAMES
from referee.games.core import Game
from referee.games.shuffle import shuffled


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_rules_are_native_code(game: Game[Any, Any]) -> None:
    for rule in (game.first_state, game.listing, game.view_of, game.state_behind, game.examine, shuffled):
        assert isinstance(rule, BuiltinFunctionType), rule
    for kind in game.kinds:
        assert isinstance(kind.refusal, BuiltinFunctionType), kind
