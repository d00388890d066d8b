"""The rules alone, on one core: listing and judging, and imagining a state and looking at it."""

import random
import time
from collections.abc import Callable
from functools import partial
from types import BuiltinFunctionType
from typing import Any, NamedTuple

from referee.bench.peers import installed
from referee.games import GAMES
from referee.games.core import Game
from referee.games.shuffle import shuffled

SECONDS = 1.0
"""How long each figure is measured for in every round: seconds of this process's own, so that busy neighbours weigh less."""


class Figure(NamedTuple):
    """How often something was done in a second."""

    what: str
    per_second: float


def are_native() -> bool:
    """Return whether what is measured are the compiled rules of a wheel that was built for this machine."""
    return isinstance(shuffled, BuiltinFunctionType)


def figures(rounds: int) -> list[Figure]:
    """Return the best of several rounds for every game and every peer that is there, all taking turns in each."""
    steps: dict[str, Callable[[random.Random], Callable[[], int]]] = {}
    for name, game in GAMES.items():
        steps[f"moves listed and judged: {name}"] = partial(_moves, game)
    for name, peer in installed().items():
        steps[f"moves listed and made: {name}"] = peer
    for name, game in GAMES.items():
        steps[f"states imagined and viewed: {name}"] = partial(_imagined, game)
    best = dict.fromkeys(steps, 0.0)
    for number in range(rounds):
        for what, step in steps.items():
            best[what] = max(best[what], _rate(step(random.Random(number))))
    return [Figure(what, rate) for what, rate in best.items()]


def _rate(step: Callable[[], int]) -> float:
    done = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < SECONDS:
        done += step()
    return done / elapsed


def _seed(chance: random.Random) -> str:
    return f"{chance.getrandbits(256):064x}"


def _moves(game: Game[Any, Any], chance: random.Random) -> Callable[[], int]:
    """Return a step that plays a game of the fewest players at random, and counts its moves."""
    draw = chance.random

    def step() -> int:
        state = game.deal(game.min_players, None, _seed(chance)).state
        moves = 0
        while state.to_act and moves < 1000:
            seat = state.to_act[0]
            listed = game.legal_moves(state, seat).moves
            state = game.judge(state, seat, listed[int(draw() * len(listed))]).state
            moves += 1
        return moves

    return step


def _imagined(game: Game[Any, Any], chance: random.Random) -> Callable[[], int]:
    """Return a step that imagines and views the states of a game in play, for the seat that is to act."""
    state = game.deal(game.min_players, None, _seed(chance)).state
    views: list[Any] = []
    while state.to_act and len(views) < 60:
        seat = state.to_act[0]
        views.append(game.view(state, seat))
        listed = game.legal_moves(state, seat).moves
        state = game.judge(state, seat, listed[int(chance.random() * len(listed))]).state
    seeds = [_seed(chance) for _ in views]

    def step() -> int:
        for view, seed in zip(views, seeds, strict=True):
            game.view(game.imagine(view, seed), view.viewer)
        return len(views)

    return step
