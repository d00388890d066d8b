"""Triumvirate, rule by rule: how games and matches end, the rulebook's examples, refusals, options."""

from typing import Any

import pytest
from msgspec.structs import replace

from referee.games.core import Invalid, Judgement, Malformed
from referee.games.triumvirate import GAME, records
from referee.games.triumvirate.records import NoPledge, PerSuit, Play, Played, Pledge
from tests.games.triumvirate_positions import card, cards, deal, happened, judge, pledging, position, rejection

# --- Games and the match ----------------------------------------------------------------------------------------------


def last_decision(pledges: tuple[Any, Any], markers: tuple[int, int] = (0, 0), game_number: int = 1, **options: Any) -> Judgement:
    """Return what comes of the last decision of a game whose emperor is Caesar."""
    state = pledging(
        "y1",
        "y2",
        consuls=PerSuit(3, 1, 1),
        pledges=pledges,
        markers=markers,
        game_number=game_number,
        options=GAME.options(options, 2),
    )
    return judge(state, *((seat, NoPledge()) for seat in (0, 1) if len(pledges[seat]) < 3))


@pytest.mark.rule("triumvirate.emperor")
def test_three_consuls_of_a_suit_end_the_game_after_that_hands_pledges() -> None:
    state = pledging("r3", "r7", consuls=PerSuit(3, 1, 1), pledges=(cards("r5"), ()), hand_number=5)
    state, events = judge(state, (0, Pledge(card("r3"))), (1, Pledge(card("r7"))))
    (crowned,) = happened(events, records.EmperorCrowned)
    assert crowned.suit == "red"
    assert (state.game_number, state.hand_number, state.consuls) == (2, 1, PerSuit(0, 0, 0))
    assert state.last_game is not None
    assert state.last_game.pledges == (cards("r5 r3"), cards("r7"))
    assert state.pledges == ((), ())
    assert [len(held) for held in state.hands] == [11, 11]


@pytest.mark.rule("triumvirate.emperor")
def test_two_consuls_crown_nobody() -> None:
    state, events = judge(pledging("r3", "r7", consuls=PerSuit(2, 1, 1)), (0, NoPledge()), (1, NoPledge()))
    assert not happened(events, records.EmperorCrowned)
    assert state.consuls == PerSuit(2, 1, 1)


@pytest.mark.rule("triumvirate.pledge-score")
@pytest.mark.parametrize(
    ("first", "second", "scores", "winner"),
    [
        ("r5 r3", "r7", (8, 7), 0),
        ("r7", "r5 r3", (7, 8), 1),
        ("r8 r6 r4", "r3", (0, 3), 1),
        ("y7 b7 y5", "r0 r3", (0, 3), 1),
        ("r3 r5 r7", "", (15, 0), 0),
    ],
)
def test_pledged_legions_of_the_emperors_suit_score(first: str, second: str, scores: tuple[int, int], winner: int) -> None:
    state, events = last_decision((cards(first), cards(second)))
    assert state.last_game == records.LastGame("red", (cards(first), cards(second)), scores, winner)
    assert state.markers == tuple(int(seat == winner) for seat in (0, 1))
    assert [event.score for event in happened(events, records.PledgesRevealed)] == list(scores)


@pytest.mark.rule("triumvirate.pledge-score", "triumvirate.emperor")
def test_the_rulebooks_second_example() -> None:
    state = pledging("y1", "r7", consuls=PerSuit(3, 1, 1), hand_number=5, pledges=(cards("r5 r3"), ()))
    state, events = judge(state, (0, NoPledge()), (1, Pledge(card("r7"))))
    assert state.last_game is not None
    assert (state.last_game.scores, state.last_game.winner, state.markers) == ((8, 7), 0, (1, 0))
    assert [event.seat for event in happened(events, records.MarkerTaken)] == [0]


@pytest.mark.rule("triumvirate.tied-game")
@pytest.mark.parametrize("pledges", [("", ""), ("r8", "y7 b5"), ("y3 y5 y7", "r0")])
def test_equal_scores_give_no_marker_and_the_next_game_is_played(pledges: tuple[str, str]) -> None:
    state, events = last_decision((cards(pledges[0]), cards(pledges[1])))
    assert state.last_game is not None
    assert (state.last_game.scores, state.last_game.winner, state.markers) == ((0, 0), None, (0, 0))
    assert len(happened(events, records.GameTied)) == 1
    assert (state.phase, state.game_number) == ("play", 2)


@pytest.mark.rule("triumvirate.match")
def test_enough_markers_win_the_match() -> None:
    state, events = last_decision((cards("r3"), ()), markers=(1, 1), game_number=3)
    assert (state.phase, state.to_act) == ("finished", ())
    assert state.result == records.Result((1, 2), (2, 1), "triumvirate.match", (0,))
    assert happened(events, records.MatchEnded)[0].result == state.result


@pytest.mark.rule("triumvirate.match")
def test_the_final_table_stays_as_it_was() -> None:
    before = pledging(
        "y1 b1", "y2 b2", consuls=PerSuit(3, 1, 1), markers=(1, 0), options=GAME.options(None, 2), pledges=(cards("r5"), ())
    )
    state = judge(before, (0, Pledge(card("y1"))), (1, NoPledge())).state
    assert state.phase == "finished"
    assert (state.consuls, state.tricks_won, state.game_number) == (before.consuls, before.tricks_won, before.game_number)
    assert state.pledges == (cards("r5 y1"), ())
    assert state.hands == (cards("b1"), cards("y2 b2"))
    assert state.pledge_choices == (None, None)


@pytest.mark.rule("triumvirate.match", "triumvirate.limit")
def test_a_match_won_in_its_last_game_is_won_by_the_match() -> None:
    state = last_decision((cards("r3"), ()), markers=(1, 1), game_number=3, max_games=3).state
    assert state.result is not None
    assert state.result.reason == "triumvirate.match"


@pytest.mark.rule("triumvirate.limit")
@pytest.mark.parametrize(
    ("markers", "ranks", "winners"),
    [((1, 0), (1, 2), (0,)), ((0, 1), (2, 1), (1,)), ((0, 0), (1, 1), (0, 1)), ((1, 1), (1, 1), (0, 1))],
)
def test_after_max_games_more_markers_win(markers: tuple[int, int], ranks: tuple[int, int], winners: tuple[int, ...]) -> None:
    state = last_decision(((), ()), markers=markers, game_number=4, max_games=4).state
    assert state.result == records.Result(ranks, markers, "triumvirate.limit", winners)


@pytest.mark.rule("triumvirate.limit")
def test_before_max_games_the_match_goes_on() -> None:
    assert last_decision(((), ()), game_number=3, max_games=4).state.phase == "play"


# --- The rulebook's first example -------------------------------------------------------------------------------------


@pytest.mark.rule("triumvirate.follow-suit", "triumvirate.trick-winner", "triumvirate.hand-ends", "triumvirate.redeal")
def test_the_rulebooks_first_example() -> None:
    """Seat 1 is B, seat 0 A. Five tricks are played: two each for Pompey and Crassus, one for Caesar."""
    tricks = (
        records.Trick((Played(1, card("y8")), Played(0, card("y7"))), 1, "yellow"),
        records.Trick((Played(1, card("y6")), Played(0, card("y5"))), 1, "yellow"),
        records.Trick((Played(1, card("b8")), Played(0, card("b7"))), 1, "black"),
        records.Trick((Played(1, card("b4")), Played(0, card("b3"))), 1, "black"),
        records.Trick((Played(1, card("r8")), Played(0, card("r1"))), 1, "red"),
    )
    state = position(
        "r0 r2 r3 r5 y1 y2",
        "r4 r7 b0 b1 b5 b6",
        leader=1,
        dealer=0,
        tricks=tricks,
        tricks_won=PerSuit(1, 2, 2),
        set_aside=cards("r6 y0 y3 y4 b2"),
        game_number=2,
        rng=replace(deal().rng, shuffles=4),
        last_game=records.LastGame("red", ((), ()), (0, 0), None),
    )
    GAME.check(state)
    state, events = judge(state, (1, Play(card("b6"))), (0, Play(card("r0"))))
    assert happened(events, records.TrickWon)[0].suit == "red"
    assert state.to_act == (0,)
    state, events = judge(state, (0, Play(card("r2"))), (1, Play(card("r4"))))
    assert (state.consuls, len(state.tricks), state.phase) == (PerSuit(1, 0, 0), 7, "pledge")
    state, events = judge(state, (0, Pledge(card("r3"))), (1, Pledge(card("b5"))))
    (shuffle,) = happened(events, records.Shuffled)
    assert (shuffle.seat, shuffle.count) == (1, 19)
    assert [event.count for event in happened(events, records.Dealt)] == [8, 8]
    assert len(state.set_aside) == 3
    assert state.to_act == (0,)


# --- Refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("common.malformed")
@pytest.mark.parametrize(
    ("move", "field"),
    [
        (None, "move"),
        ("triumvirate.play", "move"),
        ([], "move"),
        ({}, "move.type"),
        ({"type": "triumvirate.fold"}, "move.type"),
        ({"type": "trumpet.play", "card": "red-0"}, "move.type"),
        ({"type": 1}, "move.type"),
        ({"type": "triumvirate.play"}, "move.card"),
        ({"type": "triumvirate.play", "card": "red-9"}, "move.card"),
        ({"type": "triumvirate.play", "card": 3}, "move.card"),
        ({"type": "triumvirate.play", "card": None}, "move.card"),
        ({"type": "triumvirate.play", "card": "red-0", "more": 1}, "move.more"),
        ({"type": "triumvirate.no_pledge", "card": None}, "move.card"),
    ],
)
def test_what_is_no_move_is_malformed(move: object, field: str) -> None:
    rejected = rejection(deal(), 0, move)
    assert isinstance(rejected, Malformed)
    assert (rejected.rule, rejected.field) == ("common.malformed", field)


@pytest.mark.rule("common.malformed", "common.finished", "common.not-to-act", "common.wrong-phase", "common.not-held")
def test_checks_come_in_an_order_that_gives_nothing_away() -> None:
    state = position("r3", "r5 y1", led="r1")
    finished = replace(state, phase="finished", to_act=(), result=records.Result((1, 1), (0, 0), "triumvirate.limit", (0, 1)))
    nothing = {"type": "triumvirate.play", "card": "red-9"}
    assert rejection(finished, 0, nothing).rule == "common.malformed"
    assert rejection(finished, 2, Play(card("r3"))).rule == "common.malformed"
    assert rejection(finished, 0, Pledge(card("b8"))).rule == "common.finished"
    assert rejection(state, 0, Pledge(card("b8"))).rule == "common.not-to-act"
    assert rejection(state, 1, Pledge(card("b8"))).rule == "common.wrong-phase"
    assert rejection(state, 1, Play(card("b8"))).rule == "common.not-held"
    assert rejection(state, 1, Play(card("y1"))).rule == "triumvirate.follow-suit"
    assert rejection(pledging("r3", "r5"), 0, Play(card("r3"))).rule == "common.wrong-phase"
    assert rejection(pledging("r3", "r5"), 0, Pledge(card("r5"))).rule == "common.not-held"


def test_a_finished_match_says_so_to_every_seat() -> None:
    state = last_decision((cards("r3"), ()), markers=(1, 0), game_number=2).state
    for seat in (0, 1):
        assert rejection(state, seat, NoPledge()).rule == "common.finished"


# --- Options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "expected"),
    [({}, (2, 9)), ({"games_to_win": 1}, (1, 5)), ({"games_to_win": 10}, (10, 41)), ({"games_to_win": 3, "max_games": 3}, (3, 3))],
)
def test_options_and_their_defaults(given: dict[str, int], expected: tuple[int, int]) -> None:
    options = GAME.options(given, 2)
    assert (options.games_to_win, options.max_games) == expected


def test_fewer_games_than_it_takes_to_win_are_refused() -> None:
    with pytest.raises(Invalid) as refused:
        GAME.options({"games_to_win": 3, "max_games": 2}, 2)
    assert refused.value.field == "options.max_games"
