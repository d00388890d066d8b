"""The golden games, replayed byte for byte, and what they cover."""

from pathlib import Path

import pytest

from referee.games import GAMES
from tests.games.play import TABLES
from tests.golden.recording import FOLDER, read, record

ENDINGS = {
    "triumph.three-lines",
    "triumph.limit",
    "trumpet.grand-shield",
    "trumpet.limit",
    "triads.last-seat",
    "triads.limit",
    "triumvirate.match",
    "triumvirate.limit",
    "triumvir.most",
    "triumvir.tie-break",
    "triumvir.tied-first",
}
"""Every rule that can be the reason of a result."""

FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_is_played_as_it_was(path: Path) -> None:
    scenario, moves = read(path)
    assert path.parent.name == scenario.game
    assert record(scenario, iter(moves)) == path.read_text()


def test_every_game_with_every_number_of_players_is_there() -> None:
    assert {(scenario.game, scenario.players) for scenario, _ in map(read, FILES)} >= set(TABLES)


def _reason(path: Path) -> str:
    scenario, moves = read(path)
    game = GAMES[scenario.game]
    state = game.deal(scenario.players, scenario.options, scenario.seed).state
    for seat, move in moves:
        state = game.judge(state, seat, move).state
    assert state.result is not None
    return str(state.result.reason)


def test_every_way_a_game_can_end_is_there() -> None:
    assert {_reason(path) for path in FILES} == ENDINGS


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_an_option_is_there(name: str) -> None:
    played = [GAMES[name].options(scenario.options, scenario.players) for scenario, _ in map(read, FILES) if scenario.game == name]
    for option in GAMES[name].catalogue.options:
        values = {getattr(options, option.name) for options in played}
        assert values >= set(option.choices or ())
        assert option.choices or len(values) > 1, f"{option.name} is always {values}"
