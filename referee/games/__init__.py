"""The games, as pure rules. To add one, write its package and name it here: nothing else does."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from referee.games import triads, triumph, triumvir, triumvirate, trumpet
from referee.games.core import Game

GAMES: dict[str, Game[Any, Any]] = {
    game.name: game for game in (triumph.GAME, trumpet.GAME, triads.GAME, triumvirate.GAME, triumvir.GAME)
}

if TYPE_CHECKING:
    AnyState = Any
    AnyView = Any
    AnyMove = Any
    AnyEvent = Any
    AnyRange = Any
else:
    AnyState = reduce(or_, (game.state_type for game in GAMES.values()))
    AnyView = reduce(or_, (game.view_type for game in GAMES.values()))
    AnyMove = reduce(or_, (game.move_type for game in GAMES.values()))
    AnyEvent = reduce(or_, (game.event_type for game in GAMES.values()))
    _ranges = (get_args(get_type_hints(game.legal_moves_type)["ranges"])[0] for game in GAMES.values())
    AnyRange = reduce(or_, (kind for kind in _ranges if kind is not Any))
