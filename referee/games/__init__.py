"""The games, as pure rules. To add one, write its package and name it here: nothing else does."""

from typing import Any

from referee.games import triumvirate
from referee.games.core import Game

GAMES: dict[str, Game[Any, Any]] = {game.name: game for game in (triumvirate.GAME,)}
