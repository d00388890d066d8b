"""The measure: deals replayed from every seat, shares of wins, and an interval."""

from random import Random

import pytest
from referee_client.bots import RandomBot, random_bot
from referee_client.bots.in_process import GAMES
from referee_client.bots.measure import Figure, main, measure
from referee_client.generated.models import SessionView
from referee_client.generated.unions import Move


def first_listed(view: SessionView) -> Move:
    assert view.legal_moves is not None
    return view.legal_moves.moves[0]


def test_ties_are_shares_of_a_win() -> None:
    figure = Figure([[1, 0], [0.5, 1], [0, 1 / 3]])
    assert (figure.games, figure.wins, figure.ties) == (6, 2, 2)
    assert figure.rate == pytest.approx((2 + 0.5 + 1 / 3) / 6)


def test_the_interval_is_wilsons_over_deals() -> None:
    """As published for 81 of 263 and for 0 of 20."""
    low, high = Figure([[1, 1]] * 81 + [[0, 0]] * 182).interval
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    low, high = Figure([[0, 0, 0]] * 20).interval
    assert (round(low, 4), round(high, 4)) == (0, 0.1611)


def test_the_bot_sits_on_every_seat_of_every_deal() -> None:
    sat = []

    def bot(view: SessionView) -> Move:
        sat.append((view.viewer, view.to_dict()["view"]["hand"]))
        return first_listed(view)

    figure = measure(GAMES["triumvirate"], bot, 2, 1, {"games_to_win": 1, "max_games": 1}, "a")
    assert [len(deal) for deal in figure.shares] == [2]
    assert {seat for seat, _ in sat} == {0, 1}
    hands = [next(hand for seat, hand in sat if seat == wanted and len(hand) == 11) for wanted in (0, 1)]
    assert not set(hands[0]) & set(hands[1]), "one deal, seen from both seats"


def test_the_same_seed_gives_the_same_games() -> None:
    one, same, other = (measure(GAMES["triumvir"], first_listed, 4, 4, seed=seed) for seed in ("a", "a", "b"))
    assert one == same != other
    assert sum(share for deal in one.shares for share in deal) <= one.games


def test_two_random_bots_are_equals() -> None:
    low, high = measure(GAMES["triads"], RandomBot(Random(7)), 2, 60, {"hands": 3}).interval
    assert low < 0.5 < high


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "--game",
        "triads",
        "--game",
        "triumvir",
        "--deals",
        "2",
        "--players",
        "3",
        "--bot",
        "referee_client.bots:random_bot",
    ]
    assert main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Python 3.")
    assert [line.split(" | ")[:4] for line in lines[4:]] == [
        ["| triads", "`referee_client.bots:random_bot`", "3", "6"],
        ["| triumvir", "`referee_client.bots:random_bot`", "3", "6"],
    ]


@pytest.mark.parametrize(
    ("arguments", "trouble"),
    [
        (["--game", "nothing"], "argument --game: invalid choice: 'nothing'"),
        (["--deals", "0"], "argument --deals: '0' is no whole number of at least 1"),
        (["--deals", "many"], "argument --deals: 'many' is no whole number of at least 1"),
        (["--players", "0"], "argument --players: '0' is no whole number of at least 1"),
        (["--game", "triads", "--players", "99"], "players: Triads is for 2 to 5 players"),
        (["--game", "triads", "--options", '{"hand": 3}'], "options"),
        (["--options", "{"], "argument --options: invalid"),
        (["--bot", "nix"], "argument --bot: No module named 'nix'"),
        (["--bot", "referee_client.bots:nix"], "argument --bot: module 'referee_client.bots' has no attribute 'nix'"),
        (["--bot", "referee_client.bots:__name__"], "which is no function"),
        (["--bot", ":{nix}"], "argument --bot: Empty module name"),
    ],
)
def test_what_cannot_be_measured_is_named(arguments: list[str], trouble: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == "", "nothing is printed before everything is looked at"
    assert trouble in err


def test_a_drawn_game_is_half_a_win() -> None:
    figure = measure(GAMES["triumph"], random_bot, 2, 2, {"turn_limit": 12})
    assert figure == Figure([[0.5, 0.5], [0.5, 0.5]])
