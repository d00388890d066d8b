"""Positions in which bots are asked: games played at random, and the session views that seats have of them."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any, NamedTuple

from referee_client.bots.in_process import AnyGame, session_view
from referee_client.generated.models import SessionView
from referee_client.generated.unions import Move

from tests.games.play import options_of, pick, seed

Bot = Callable[[SessionView], Move]


class Position(NamedTuple):
    """A state of a game, and a seat that is to act in it."""

    game: AnyGame
    state: Any
    seat: int

    @property
    def view(self) -> SessionView:
        """What the seat sees."""
        return session_view(self.game, self.state, self.seat)

    def reimagined(self, number: int) -> "Position":
        """Return a position that looks the same to the seat, all that it cannot see dealt anew."""
        state = self.game.imagine(self.game.view(self.state, self.seat), seed(number))
        return self._replace(state=state)


def positions(game: AnyGame, players: int, number: int, options: dict[str, Any] | None = None) -> Iterator[Position]:
    """Yield each decision of a game that all seats play at random, a short one unless the options are given."""
    chance = Random(number)
    state = game.deal(players, options_of(game, players, chance) if options is None else options, seed(number)).state
    while state.to_act:
        seat = state.to_act[int(chance.random() * len(state.to_act))]
        yield Position(game, state, seat)
        state = game.judge(state, seat, pick(game.legal_moves(state, seat), chance)).state


def in_every_phase(game: AnyGame, players: int, each: int) -> Iterator[Position]:
    """Yield so many positions of each phase that has moves, from as many games as it takes."""
    wanted = dict.fromkeys((phase for kind in game.kinds for phase in kind.phases), each)
    for number in count():
        for position in positions(game, players, number):
            if wanted[position.state.phase]:
                wanted[position.state.phase] -= 1
                yield position
        if not any(wanted.values()):
            return


def legal(position: Position, bot: Bot) -> Any:
    """Return the move, as JSON, that a bot makes; an illegal one raises Rejection."""
    move = bot(position.view).to_dict()
    position.game.judge(position.state, position.seat, move)
    return move
