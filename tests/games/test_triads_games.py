"""Triads: options, and how a game goes from its first hand to its end."""

import random

import pytest

from referee.games.core import Invalid
from referee.games.triads import GAME, records
from tests.games.triads_positions import SEED, after, check_chips, judged, of_type, position

BEST = "v1 v2 v2 v3 v3 v3"
GOOD = "g2 g2 g3 g3 g3 o3"
FAIR = "o2 o3 o3 o1 g1 v1"


def show_down(state):
    """Check and exchange nothing until the hand is over; return the last judgement."""
    number = state.hand_number
    while True:
        judgement = judged(state, "check" if state.phase == "bet" else "x")
        state = judgement.state
        if state.result is not None or state.hand_number > number:
            return judgement


# --- Options ----------------------------------------------------------------------------------------------------------


def test_options_left_out_have_their_defaults():
    assert GAME.options(None, 5) == records.Options(200, 1, 2, 1, "split", 20)
    assert GAME.options({"stack": 10}, 2) == records.Options(10, 1, 2, 1, "split", 20)
    assert GAME.options({"stack": 19, "ante": 1, "min_bet": 3, "exchange_rounds": 2}, 3).exchange_rounds == 2


@pytest.mark.rule("triads.ante", "triads.min-raise", "triads.exchange")
@pytest.mark.parametrize(
    ("options", "players", "field"),
    [
        ({"stack": 9}, 2, "options.stack"),
        ({"stack": 1_000_001}, 2, "options.stack"),
        ({"ante": 21}, 2, "options.ante"),
        ({"ante": -1}, 2, "options.ante"),
        ({"stack": 19, "ante": 2}, 2, "options.ante"),
        ({"min_bet": 0}, 2, "options.min_bet"),
        ({"min_bet": 41}, 2, "options.min_bet"),
        ({"stack": 14, "min_bet": 3}, 2, "options.min_bet"),
        ({"stack": 14, "ante": 2, "min_bet": 3}, 2, "options.ante"),
        ({"exchange_rounds": 0}, 2, "options.exchange_rounds"),
        ({"exchange_rounds": 3}, 2, "options.exchange_rounds"),
        ({"exchange_rounds": 2}, 4, "options.exchange_rounds"),
        ({"exchange_rounds": 2}, 5, "options.exchange_rounds"),
        ({"tie": "share"}, 2, "options.tie"),
        ({"hands": 0}, 2, "options.hands"),
        ({"hands": 1001}, 2, "options.hands"),
        ({"stack": True}, 2, "options.stack"),
    ],
)
def test_options_out_of_bounds_are_refused(options, players, field):
    with pytest.raises(Invalid) as refused:
        GAME.options(options, players)
    assert refused.value.field == field


# --- Out of the game --------------------------------------------------------------------------------------------------


@pytest.mark.rule("triads.out")
def test_a_seat_without_chips_after_a_hand_is_out():
    state = position(20, 60, 40, hands=(FAIR, BEST, GOOD))
    state, events = judged(state, 20, "call", "fold", "x", "x")
    assert (state.out, state.out_in_hand) == ((True, False, False), (4, None, None))
    assert [(event.seat, event.rule) for event in of_type(events, records.WentOut)] == [(0, "triads.out")]
    assert (state.hand_number, state.result) == (5, None)
    assert (state.folded[0], state.all_in[0], state.committed[0]) == (False, False, 0)
    view = GAME.view(state, 0)
    assert (view.hand, view.combination, view.hand_counts) == ((), None, (0, 6, 6))


@pytest.mark.rule("triads.out")
def test_a_seat_that_wins_back_what_it_bet_stays():
    state = position(20, 60, 40, hands=(BEST, FAIR, GOOD))
    state = after(state, 20, "call", "fold", "x", "x")
    assert state.out == (False, False, False)
    assert state.stacks == (40, 40, 40)


@pytest.mark.rule("triads.last-seat")
def test_the_game_ends_when_one_seat_has_all_the_chips():
    state = position(40, 60, 50, hands=(FAIR, BEST, GOOD))
    state, events = judged(state, 40, 60, "call", "x", "x", "x")
    assert state.phase == "finished"
    assert state.result == records.Result((2, 1, 2), (0, 150, 0), "triads.last-seat", (1,))
    assert (events[-1].rule, events[-1].result) == ("triads.last-seat", state.result)
    assert (state.committed, state.pots, state.all_in, state.to_act) == ((0, 0, 0), (), (False,) * 3, ())
    assert state.out_in_hand == (4, None, 4)
    assert state.showdown == state.last_hand.showdown
    assert len(state.showdown) == 3


@pytest.mark.rule("triads.last-seat", "triads.limit")
def test_the_last_seat_goes_before_the_limit():
    state = position(50, 50, hands=(BEST, FAIR), limit=3)
    assert after(state, 50, "call", "x", "x").result.reason == "triads.last-seat"


@pytest.mark.rule("triads.limit")
def test_the_game_ends_after_so_many_hands():
    state = GAME.deal(3, {"hands": 2, "stack": 100, "ante": 5, "min_bet": 10}, SEED).state
    state = after(state, 10, "fold", "fold")
    assert (state.hand_number, state.result) == (2, None)
    state = after(state, "fold", 10, "fold")
    assert state.phase == "finished"
    assert state.stacks == (105, 90, 105)
    assert state.result == records.Result((1, 3, 1), (105, 90, 105), "triads.limit", (0, 2))
    assert (state.hand_number, state.showdown) == (2, None)
    assert state.last_hand.hand_number == 2


@pytest.mark.rule("triads.limit", "triads.last-seat")
def test_seats_that_went_out_earlier_rank_lower_and_those_of_one_hand_alike():
    state = position(30, 0, 0, 0, 20, gone=(None, 1, 2, 1, None), limit=6)
    state = show_down(state).state
    assert state.result.reason == "triads.limit"
    assert state.result.ranks == (1, 4, 3, 4, 2)
    assert state.result.scores == (30, 0, 0, 0, 20)
    assert state.result.winners == (0,)


@pytest.mark.rule("triads.limit")
def test_seats_that_go_out_in_the_last_hand_rank_above_those_gone_before():
    state = position(20, 10, 0, 18, gone=(None, None, 2, None), limit=5, hands=(BEST, FAIR, "", GOOD))
    assert (state.dealer, state.to_act) == (0, (1,))
    state = after(state, 10, 18, "call", "x", "x", "x")
    assert (state.result.reason, state.result.ranks) == ("triads.last-seat", (1, 2, 4, 2))


# --- Whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triads.last-seat", "triads.limit", "triads.out")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tournaments_are_played_to_their_end(players):
    chance = random.Random(players)
    reasons = set()
    for number in range(12):
        options = {
            "stack": 30,
            "ante": 3,
            "min_bet": 3,
            "hands": chance.choice((3, 1000)),
            "tie": chance.choice(("split", "playoff")),
        }
        state = GAME.deal(players, options, f"{number:064x}").state
        while state.result is None:
            moves = [one for one in GAME.legal_moves(state, state.to_act[0]).moves if not isinstance(one, records.Fold)]
            before = state
            state = GAME.judge(state, state.to_act[0], chance.choice(moves)).state
            check_chips(state)
            assert state.hand_number - before.hand_number in (0, 1)
            assert all(was <= now for was, now in zip(before.out, state.out, strict=True))
        reasons.add(state.result.reason)
        assert state.result.scores == state.stacks
        order = sorted(range(players), key=lambda seat: (state.stacks[seat], state.out_in_hand[seat] or 0), reverse=True)
        assert [state.result.ranks[seat] for seat in order] == sorted(state.result.ranks)
    assert "triads.last-seat" in reasons


@pytest.mark.rule("triads.last-standing")
def test_a_seat_that_forfeits_is_dealt_in_and_folds_to_the_end():
    state = GAME.deal(3, {"stack": 10, "hands": 30, "ante": 1}, SEED).state
    while state.result is None:
        seat = state.to_act[0]
        moves = GAME.legal_moves(state, seat).moves
        state = GAME.judge(state, seat, GAME.forfeit_move(state, seat) if seat == 1 else moves[0]).state
        assert state.phase != "bet" or state.to_act[0] != 1 or not state.folded[1]
        assert state.last_hand is None or state.last_hand.won[1] == 0 or state.last_hand.showdown is not None
    assert state.stacks[1] < 10
