"""How a golden game is written: the scenario at the top, then ply by ply."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import json, to_builtins

from referee.games import GAMES
from referee.games.core import Game

FOLDER = Path(__file__).parent


class Scenario(NamedTuple):
    """A game to record, and the bots that play it: a number seeds their random choices.

    `weights` make some types of moves rarer or commoner than once for each listed one. With `greedy`, a bot takes one of the moves
    that leave it with the highest score.
    """

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    bot: int
    weights: dict[str, float] = {}
    greedy: bool = False

    def moves(self) -> Iterator[tuple[int, Any]]:
        """Yield the moves that the bots make, by seat."""
        game, chance = GAMES[self.game], random.Random(self.bot)
        state = game.deal(self.players, self.options, self.seed).state
        while state.to_act:
            seat = state.to_act[int(chance.random() * len(state.to_act))]
            move = self._choice(game, state, seat, chance)
            yield seat, move
            state = game.judge(state, seat, move).state

    def _choice(self, game: Game[Any, Any], state: Any, seat: int, chance: random.Random) -> Any:
        listed = list(game.legal_moves(state, seat).moves)
        if self.greedy:
            scores = [game.scores(game.judge(state, seat, move).state)[seat] for move in listed]
            listed = [move for move, score in zip(listed, scores, strict=True) if score == max(scores)]
        weights = [self.weights.get(move.__struct_config__.tag, 1.0) for move in listed]
        return chance.choices(listed, weights)[0]


def text(value: Any) -> str:
    """Return a value as JSON on one line."""
    return json.encode(value).decode()


def record(scenario: Scenario, moves: Iterator[tuple[int, Any]]) -> str:
    """Return the text of a game."""
    return "\n".join(_lines(GAMES[scenario.game], scenario, moves)) + "\n"


def read(path: Path) -> tuple[Scenario, list[tuple[int, Any]]]:
    """Return the scenario and the moves in the text of a game."""
    lines = path.read_text().splitlines()
    moves = [json.decode(line.partition(" ")[2]) for line in lines if line.startswith("> ")]
    return Scenario(**json.decode(lines[0])), [(move["seat"], move["move"]) for move in moves]


def _lines(game: Game[Any, Any], scenario: Scenario, moves: Iterator[tuple[int, Any]]) -> Iterator[str]:
    yield text(scenario._asdict())
    state, events = game.deal(scenario.players, scenario.options, scenario.seed)
    shown: list[dict[str, Any]] = [{} for _ in range(scenario.players + 1)]
    yield from _ply(game, state, events, shown)
    for seat, move in moves:
        state, events = game.judge(state, seat, move)
        yield ""
        yield f"> {text({'seat': seat, 'move': move})}"
        yield from _ply(game, state, events, shown)


def _ply(game: Game[Any, Any], state: Any, events: Any, shown: list[dict[str, Any]]) -> Iterator[str]:
    for event in events:
        yield f"! {text(event)}"
    changes = []
    for viewer, before in zip((*range(state.players), None), shown, strict=True):
        view = to_builtins(game.view(state, viewer))
        changes.append({name: value for name, value in view.items() if name not in before or before[name] != value})
        before.update(view)
    everybody = {name: value for name, value in changes[0].items() if all(name in own and own[name] == value for own in changes)}
    if everybody:
        yield f"all: {text(everybody)}"
    for viewer, own in zip((*range(state.players), None), changes, strict=True):
        rest = {name: value for name, value in own.items() if name not in everybody}
        if rest:
            yield f"{'spectator' if viewer is None else f'seat {viewer}'}: {text(rest)}"
    for seat in state.to_act:
        listed = game.legal_moves(state, seat)
        ranges = "" if listed.complete and not listed.ranges else f" {text({'ranges': listed.ranges, 'complete': listed.complete})}"
        yield f"options {seat}: {text(listed.moves)}{ranges}"
