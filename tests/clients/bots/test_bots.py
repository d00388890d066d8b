"""The games' own bots: every answer legal, from the view alone, and better than chance. And the bot that is but chance."""

import importlib
import subprocess
import sys
from random import Random

import pytest
from referee_client.bots import RandomBot, random_bot
from referee_client.bots.in_process import GAMES, session_view
from referee_client.bots.measure import measure

from tests.clients.bots.positions import Bot, in_every_phase, legal, positions
from tests.games.play import TABLES, seed

BAR = 0.9
"""The share of wins against a random bot, two at a table, that each game's own bot must reach in a few games."""


def own_bot(name: str) -> Bot:
    """Return a game's own bot."""
    bot: Bot = importlib.import_module(f"referee_client.bots.{name}").bot
    return bot


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_bot_makes_a_legal_move_in_every_phase_from_its_view_alone(name: str, players: int) -> None:
    for number, position in enumerate(in_every_phase(GAMES[name], players, each=12)):
        move = legal(position, own_bot(name))
        assert legal(position.reimagined(number), own_bot(name)) == move, "what is hidden changes nothing"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_random_bot_makes_a_legal_move_in_every_phase(name: str, players: int) -> None:
    for position in in_every_phase(GAMES[name], players, each=40):
        legal(position, random_bot)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_chance_gives_the_same_random_moves(name: str) -> None:
    asked = list(positions(GAMES[name], GAMES[name].max_players, 0))[:50]
    first, second, other = ([bot(position.view) for position in asked] for bot in map(RandomBot, map(Random, (5, 5, 6))))
    assert first == second != other


def test_the_random_bot_also_makes_moves_that_are_not_listed() -> None:
    bot = RandomBot(Random(1))
    for name, options in (("triumph", {}), ("triads", {}), ("trumpet", {"on_revoke": "penalty"})):
        incomplete = (spot for spot in positions(GAMES[name], 2, 0, options) if not spot.view.legal_moves.complete)
        position = next(incomplete)
        made = [legal(position, bot) for _ in range(100)]
        listed = [move.to_dict() for move in position.view.legal_moves.moves]
        assert all(move in made for move in listed)
        assert any(move not in listed for move in made)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_beats_the_random_bot(name: str) -> None:
    assert measure(GAMES[name], own_bot(name), players=2, deals=10, seed="bar").rate >= BAR


def test_a_seat_that_owes_no_decision_is_refused() -> None:
    state = GAMES["trumpet"].deal(2, None, seed(0)).state
    idle = session_view(GAMES["trumpet"], state, 1 - state.to_act[0])
    for bot in (random_bot, own_bot("trumpet")):
        with pytest.raises(ValueError, match="Seat 1 owes no decision"):
            bot(idle)


def test_a_bot_refuses_another_game() -> None:
    position = next(positions(GAMES["trumpet"], 2, 0))
    with pytest.raises(TypeError, match="looks for a TriadsView; the session plays trumpet"):
        own_bot("triads")(position.view)


def test_the_bots_need_no_rules_in_process_and_the_searcher_says_that_it_does() -> None:
    program = (
        "import sys; sys.modules['referee'] = sys.modules['referee.games'] = sys.modules['msgspec'] = None\n"
        f"import {', '.join(f'referee_client.bots.{name}' for name in GAMES)}\n"
        "try:\n"
        "    import referee_client.bots.searcher\n"
        "except ImportError as error:\n"
        "    print(error)\n"
    )
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, timeout=120).stdout
    assert "distribution `referee`, which is not installed here: `pip install .`" in said
