"""The searcher, which knows no game: it plays them all, finds wins, and learns nothing that its seat may not know."""

from dataclasses import replace
from typing import Any

import pytest
from referee_client.bots.in_process import GAMES, session_view
from referee_client.bots.measure import measure
from referee_client.bots.searcher import Searcher

from tests.clients.bots.positions import Position, in_every_phase, legal, positions
from tests.games.play import TABLES

QUICK = Searcher(trials=40)
BAR = 0.7
"""The share of wins against a random bot, two at a table, to reach in a few games."""


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_makes_a_legal_move_in_every_phase_from_its_view_alone(name: str, players: int) -> None:
    for number, position in enumerate(in_every_phase(GAMES[name], players, each=3)):
        move = legal(position, QUICK)
        assert legal(position.reimagined(number), QUICK) == move, "what is hidden changes nothing"


@pytest.mark.parametrize(("name", "number"), [("trumpet", 3), ("triumvirate", 14), ("triumvir", 4)])
def test_it_makes_a_move_that_wins_at_once(name: str, number: int) -> None:
    position = list(positions(GAMES[name], 2, number))[-1]
    wins = [move for move in listed(position) if wins_at_once(position, move)]
    assert 0 < len(wins) < len(listed(position)), "there is something to find"
    assert legal(position, QUICK) in wins


def listed(position: Position) -> list[dict[str, Any]]:
    """Return the listed moves as JSON."""
    return [move.to_dict() for move in position.view.legal_moves.moves]


def wins_at_once(position: Position, move: dict[str, Any]) -> bool:
    """Return whether a move ends the game with the seat as its winner."""
    result = position.game.judge(position.state, position.seat, move).state.result
    return result is not None and result.winners == (position.seat,)


@pytest.mark.parametrize(
    ("name", "options"), [("trumpet", {"spaces": 12}), ("triads", {}), ("triumvirate", {"games_to_win": 1}), ("triumvir", {})]
)
def test_it_beats_the_random_bot(name: str, options: dict[str, Any]) -> None:
    """Of Triumph, whose games are long, the README beside the bots has the figure."""
    assert measure(GAMES[name], Searcher(trials=100), 2, 5, options, seed="bar").rate >= BAR


def test_the_seed_is_all_its_chance() -> None:
    asked = list(positions(GAMES["triumvir"], 4, 0))
    one, same, other = ([legal(spot, replace(QUICK, trials=1, seed=seed)) for spot in asked] for seed in ("a", "a", "b"))
    assert one == same != other


def test_time_bounds_a_decision_as_trials_do() -> None:
    position = next(positions(GAMES["triumvir"], 4, 0))
    for seconds in (0.0, 0.2):
        legal(position, Searcher(seconds=seconds))


def test_more_moves_than_it_considers_are_thinned_out_and_moves_that_are_not_listed_considered() -> None:
    position = next(positions(GAMES["triumph"], 2, 0))
    made = [legal(position, Searcher(trials=1, candidates=3, seed=str(number))) for number in range(20)]
    assert any(move not in listed(position) for move in made)


def test_seats_that_have_forfeited_make_the_moves_that_the_referee_makes_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["triads"]
    asked = set()

    def stand_in(state: Any, seat: int) -> Any:
        asked.add(seat)
        return game.forfeit_move(state, seat)

    position = next(positions(game, 4, 0))
    gone = (position.seat + 1) % 4
    monkeypatch.setitem(GAMES, "triads", replace(game, stand_in=stand_in))
    move = QUICK(session_view(game, position.state, position.seat, forfeited=[gone]))
    game.judge(position.state, position.seat, move.to_dict())
    assert asked == {gone}


def test_only_seats_that_have_not_forfeited_are_rivals() -> None:
    """The last decision of a game that a forfeited seat would win: the best is to rank before the other seat that is left."""
    position = list(positions(GAMES["triumvir"], 3, 18))[-1]
    game, seat, gone = position.game, position.seat, 0
    rival = 3 - seat - gone
    results = [game.judge(position.state, seat, move).state.result for move in listed(position)]
    assert all(result.winners == (gone,) for result in results)
    best = [move for move, result in zip(listed(position), results, strict=True) if result.ranks[seat] < result.ranks[rival]]
    assert 0 < len(best) < len(results), "there is something to find"
    assert QUICK(session_view(game, position.state, seat, forfeited=[gone])).to_dict() in best
