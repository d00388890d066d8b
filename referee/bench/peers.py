"""The peers: OpenSpiel's games that are implemented in Python, and pokerkit's no-limit draw, played at random as ours are.

Both are needed for the benchmark only (`pip install 'referee[bench]'`) and left out where they are not installed. What is counted
is moves, as OpenSpiel numbers them: what all players of a simultaneous game choose at once is one. Dealing takes time and counts
nothing, as with our games.
"""

import importlib.util
import random
from collections.abc import Callable
from typing import Any

MOST_MOVES = 1000


def installed() -> dict[str, Callable[[random.Random], Callable[[], int]]]:
    """Return the peers that are there: by name, a function of chance to a step that plays a game and counts its decisions."""
    peers: dict[str, Callable[[random.Random], Callable[[], int]]] = {}
    if importlib.util.find_spec("pyspiel"):
        import open_spiel.python.games  # noqa: F401  # registers them
        import pyspiel

        names = [kind.short_name for kind in pyspiel.registered_games()]
        for name in names:
            if name.startswith("python_") and "pokerkit" not in name and "mfg" not in name:
                peers[f"OpenSpiel {name}"] = _open_spiel(pyspiel.load_game(name))
    if importlib.util.find_spec("pokerkit"):
        peers["pokerkit no-limit single draw"] = _pokerkit
    return peers


def _open_spiel(game: Any) -> Callable[[random.Random], Callable[[], int]]:
    def playing(chance: random.Random) -> Callable[[], int]:
        draw, seats = chance.random, range(game.num_players())

        def step() -> int:
            state, moves = game.new_initial_state(), 0
            while not state.is_terminal() and moves < MOST_MOVES:
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                    continue
                if state.is_simultaneous_node():
                    listed = [state.legal_actions(seat) for seat in seats]
                    state.apply_actions([actions[int(draw() * len(actions))] for actions in listed])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(draw() * len(actions))])
                moves += 1
            return moves

        return step

    return playing


def _pokerkit(chance: random.Random) -> Callable[[], int]:
    from pokerkit import Automation, NoLimitDeuceToSevenLowballSingleDraw

    automations = tuple(each for each in Automation if each is not Automation.RUNOUT_COUNT_SELECTION)

    def step() -> int:
        hand, moves = NoLimitDeuceToSevenLowballSingleDraw.create_state(automations, True, 1, (1, 2), 2, (200, 200), 2), 0
        while hand.status:
            drawer = hand.stand_patter_or_discarder_index
            if drawer is not None:
                hand.stand_pat_or_discard(chance.sample(list(hand.get_down_cards(drawer)), int(chance.random() * 5)))
            else:
                _bet(hand, chance)
            moves += 1
        return moves

    return step


def _bet(hand: Any, chance: random.Random) -> None:
    """Fold, call, or raise by the least or by all, whichever of these are open."""
    choices: list[Callable[[], Any]] = []
    if hand.can_fold():
        choices.append(hand.fold)
    if hand.can_check_or_call():
        choices.append(hand.check_or_call)
    if hand.can_complete_bet_or_raise_to():
        least, most = hand.min_completion_betting_or_raising_to_amount, hand.max_completion_betting_or_raising_to_amount
        choices += [lambda: hand.complete_bet_or_raise_to(least), lambda: hand.complete_bet_or_raise_to(most)]
    chance.choice(choices)()
