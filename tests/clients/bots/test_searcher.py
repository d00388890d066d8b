"""The searcher, which knows no game: it plays them all, finds wins, and learns nothing that its seat may not know."""

from dataclasses import replace
from typing import Any

import pytest
from referee_client.bots.in_process import GAMES, session_view
from referee_client.bots.measure import measure
from referee_client.bots.searcher import Searcher

from tests.clients.bots.positions import Position, in_every_phase, legal, positions
from tests.games.play import TABLES, seed

QUICK = Searcher(trials=40, depth=12)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_makes_a_legal_move_in_every_phase_from_its_view_alone(name: str, players: int) -> None:
    for number, position in enumerate(in_every_phase(GAMES[name], players, each=3)):
        move = legal(position, QUICK)
        assert legal(position.reimagined(number), QUICK) == move, "what is hidden changes nothing"


def winning_chances() -> list[tuple[Position, list[dict[str, Any]]]]:
    """Return positions of every game of two in which some but not all of the listed moves win at once, and those moves."""
    found = []
    for game in GAMES.values():
        for number in range(200):
            position = list(positions(game, 2, number))[-1]
            wins = [move for move in listed(position) if wins_at_once(position, move)]
            if wins and len(wins) < len(listed(position)):
                found.append((position, wins))
                break
    return found


def listed(position: Position) -> list[dict[str, Any]]:
    """Return the listed moves as JSON."""
    return [move.to_dict() for move in position.view.legal_moves.moves]


def wins_at_once(position: Position, move: dict[str, Any]) -> bool:
    """Return whether a move ends the game with the seat as its winner, however what it cannot see may lie."""
    results = [again.game.judge(again.state, again.seat, move).state.result for again in map(position.reimagined, range(20))]
    return all(result is not None and result.winners == (position.seat,) for result in results)
