"""Positions of Triumph for its tests, and moves to make in them."""

import pytest

from referee.games.chance import Rng
from referee.games.core import Rejection
from referee.games.triumph import GAME, records
from referee.games.triumph.catalogue import DECK, SUIT_OF
from referee.games.triumph.grid import lines_of, locked_cells

SEED = "5e" * 32
FILLERS = [DECK[i * 27 % 70] for i in range(70)]
"""The deck in an order in which neighbours differ in suit."""


def position(*grids, river="", draw="", trashed=10, turns=60, limit=1200):
    """Return a state in phase turn.

    Grids, river and draw pile begin with the cards named; others, of suits not named if it can be, fill the dots and the ends.
    """
    players = len(grids)
    named = {word for text in (*grids, river, draw) for word in text.split() if word != "."}
    suits = {SUIT_OF[card] for card in named}
    fillers = sorted(FILLERS, key=lambda card: (card.endswith("defend"), SUIT_OF[card] in suits))
    rest = iter([card for card in fillers if card not in named])

    def laid(text, size):
        words = text.split()
        return tuple(next(rest) if word == "." else word for word in [*words, *"." * (size - len(words))])

    cells = tuple(laid(text, 9) for text in grids)
    state = records.State(
        phase="turn", players=players, options=records.Options(limit), to_act=(turns % players,), turns_completed=turns,
        reshuffles=0, grids=cells, river=laid(river, players + 1), locked=tuple(map(locked_cells, cells)),
        lines=tuple(map(lines_of, cells)), collecting=None, result=None, dealt=None, arrangements=cells,
        draw_pile=laid(draw, 69 - 10 * players - trashed), trash=tuple(rest), drawn=None, rng=Rng(SEED, 1),
    )  # fmt: skip
    GAME.check(state)
    return state


def after(state, *moves):
    """Return the state after moves by whoever is to act, each checked to be possible."""
    for move in moves:
        state = GAME.judge(state, state.to_act[0], move).state
        GAME.check(state)
    return state


def broken(state, seat, move):
    """Return the rule that a move breaks, having seen that it says why in a sentence."""
    with pytest.raises(Rejection) as rejected:
        GAME.judge(state, seat, move)
    assert rejected.value.why.endswith(".")
    return rejected.value.rule


def arranged(players):
    """Return a game that has been dealt and arranged in the order dealt."""
    state = GAME.deal(players, None, SEED).state
    return after(state, *({"type": "triumph.arrange", "grid": list(dealt)} for dealt in state.dealt))


def discard(cell):
    return {"type": "triumph.discard", "cell": cell}


def switch(cell, other):
    return {"type": "triumph.switch", "cell": cell, "other": other}


def replace(cell, index):
    return {"type": "triumph.replace", "cell": cell, "river_index": index}


def collect(cell):
    return {"type": "triumph.collect", "cell": cell}


def keep(card):
    return {"type": "triumph.keep", "card": card}


def steal(cell, opponent, target):
    return {"type": "triumph.steal", "cell": cell, "opponent": opponent, "target": target}


def types(state, move):
    return [event.__struct_config__.tag.removeprefix("triumph.") for event in GAME.judge(state, state.to_act[0], move).events]
