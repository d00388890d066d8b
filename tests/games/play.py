"""Playing games at random, and every move that could be thought of."""

import itertools
import math
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import inspect, json

from referee.games import GAMES
from referee.games.core import Game, LegalMoves, Move

TABLES = [(name, players) for name, game in GAMES.items() for players in range(game.min_players, game.max_players + 1)]
"""Every game with every number of players."""

AnyGame = Game[Any, Any]


class Ply(NamedTuple):
    """A state of a game that is being played, and what it came from: the first state's move is null."""

    before: Any
    seat: int | None
    move: Move | None
    state: Any
    events: tuple[Any, ...]


def pick(listed: LegalMoves, chance: random.Random) -> Move:
    """Return one of the listed moves, the same in every version of Python."""
    return listed.moves[int(chance.random() * len(listed.moves))]


def play(
    game: AnyGame, players: int, options: dict[str, Any] | None, seed: str, chance: random.Random, most: int = 5000
) -> Iterator[Ply]:
    """Play a game at random to its end, or for so many moves; every state has been through JSON."""
    state, events = game.deal(players, options, seed)
    yield Ply(None, None, None, state, events)
    for _ in range(most):
        if not state.to_act:
            return
        seat = state.to_act[int(chance.random() * len(state.to_act))]
        move = pick(game.legal_moves(state, seat), chance)
        before = state
        after, events = game.judge(state, seat, move)
        state = json.decode(json.encode(after), type=game.state_type)
        yield Ply(before, seat, move, state, events)


def seed(number: int) -> str:
    """Return a seed for a number."""
    return f"{number:064x}"


def options_of(game: AnyGame, players: int, chance: random.Random) -> dict[str, Any]:
    """Return options that make for a short game, chosen at random among those the game takes."""
    return SHORT.get(game.name, lambda _players, _chance: {})(players, chance)


SHORT: dict[str, Any] = {
    "triumph": lambda _players, chance: {"turn_limit": chance.choice([12, 40, 120])},
    "trumpet": lambda _players, chance: {"spaces": chance.choice([12, 16, 24]), "on_revoke": chance.choice(["reject", "penalty"])},
    "triads": lambda players, chance: {
        "stack": chance.choice([10, 37, 200]),
        "hands": chance.choice([1, 4, 8]),
        "tie": chance.choice(["split", "playoff"]),
        "exchange_rounds": chance.choice([1, 2]) if players < 4 else 1,
    },
    "triumvirate": lambda _players, chance: {"games_to_win": chance.choice([1, 2]), "max_games": chance.choice([2, 3])},
}


def thinkable(game: AnyGame, chance: random.Random, most: int = 60) -> list[Move]:
    """Return moves of every type with every value that its fields can have, or so many of them at random."""
    moves: list[Move] = []
    for kind in game.kinds:
        info = inspect.type_info(kind.record)
        assert isinstance(info, inspect.StructType)
        domains = [_domain(field.type, chance) for field in info.fields]
        if math.prod(map(len, domains)) <= most:
            moves += [kind.record(*values) for values in itertools.product(*domains)]
        else:
            moves += [kind.record(*map(chance.choice, domains)) for _ in range(most)]
    return moves


def _domain(kind: inspect.Type, chance: random.Random) -> list[Any]:
    if isinstance(kind, inspect.Metadata):
        return _domain(kind.type, chance)
    if isinstance(kind, inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, inspect.IntType):
        low, high = kind.ge or 0, kind.le
        return list(range(low, (high if high is not None and high < low + 100 else low + 100) + 1))
    assert isinstance(kind, inspect.VarTupleType), f"no domain for {kind}"
    items = _domain(kind.item_type, chance)
    low, high = kind.min_length or 0, kind.max_length or 4
    return [tuple(chance.choice(items) for _ in range(chance.randint(low, high))) for _ in range(40)]
