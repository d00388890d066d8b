"""Triads: turns, what a seat may bet, what is listed, and when a betting round is over."""

import msgspec
import pytest

from referee.games.core import Rejection
from referee.games.triads import GAME, records
from referee.games.triads.records import Call, Check, Exchange, Fold, Raise
from tests.games.triads_positions import SEED, after, broken, judged, listed, of_type, position, types


def state_of(*stacks, **options):
    return position(*stacks, **{"min_bet": 2, **options})


def raises(state):
    """Return the bounds of the raises listed for who is to act, or None."""
    ranges = GAME.legal_moves(state, state.to_act[0]).ranges
    return (ranges[0].to.min, ranges[0].to.max) if ranges else None


# --- The order of checks ----------------------------------------------------------------------------------------------


@pytest.mark.rule("common.malformed")
@pytest.mark.parametrize(
    "move",
    [
        {"type": "triads.raise"},
        {"type": "triads.raise", "to": "5"},
        {"type": "triads.raise", "to": True},
        {"type": "triads.raise", "to": 5.0},
        {"type": "triads.raise", "to": -1},
        {"type": "triads.raise", "to": 5, "by": 3},
        {"type": "triads.check", "to": 5},
        {"type": "triads.bet", "to": 5},
        {"type": "triads.exchange"},
        {"type": "triads.exchange", "discard": ["violet-4"]},
        {"type": "triads.exchange", "discard": "keystone"},
        {"type": "trumpet.play", "card": "hearts-1"},
        {},
        None,
        7,
    ],
)
def test_what_is_no_move_of_the_game_is_malformed_before_all_else(move):
    state = state_of(100, 100)
    for seat in (0, 1):
        with pytest.raises(Rejection) as rejected:
            GAME.judge(state, seat, move)
        assert rejected.value.rule == "common.malformed"


@pytest.mark.rule("common.not-to-act", "common.wrong-phase")
def test_turn_comes_before_phase_and_phase_before_the_rules():
    state = state_of(100, 100)
    assert broken(state, Exchange(()), seat=1) == "common.not-to-act"
    assert broken(state, Call(), seat=1) == "common.not-to-act"
    assert broken(state, Exchange(())) == "common.wrong-phase"
    exchanging = after(state, "check", "check")
    assert exchanging.phase == "exchange"
    for move in ("check", "call", "fold", 10):
        assert broken(exchanging, move) == "common.wrong-phase"
        assert broken(exchanging, move, seat=1) == "common.not-to-act"


# --- Check, call, fold ------------------------------------------------------------------------------------------------


@pytest.mark.rule("triads.check", "triads.call")
def test_check_needs_nothing_to_call_and_call_needs_something():
    state = state_of(100, 100, 100)
    assert [broken(state, move) for move in ("check", "call", "fold")] == [None, "triads.call", None]
    bet = after(state, 10)
    assert [broken(bet, move) for move in ("check", "call", "fold")] == ["triads.check", None, None]
    with pytest.raises(Rejection, match="10 chips to call"):
        GAME.judge(bet, 1, Check())


@pytest.mark.rule("triads.call")
def test_a_call_matches_the_highest_bet():
    state, events = judged(state_of(100, 100, 100), 10, "call")
    assert state.bets == (10, 10, 0)
    assert state.stacks == (90, 90, 100)
    assert state.committed == (10, 10, 0)
    assert (events[0].amount, events[0].bet, events[0].all_in, events[0].rule) == (10, 10, False, "triads.call")


@pytest.mark.rule("triads.call")
def test_a_call_of_more_than_one_has_is_all_in_for_less():
    state, events = judged(state_of(100, 40, 100), 60, "call")
    assert (state.bets, state.stacks) == ((60, 40, 0), (40, 0, 100))
    assert state.all_in == (False, True, False)
    assert (events[0].amount, events[0].bet, events[0].all_in) == (40, 40, True)
    assert after(state, "call").bets == (0, 0, 0)


@pytest.mark.rule("triads.betting")
def test_seats_bet_in_turn_from_the_dealers_left_and_folded_ones_are_passed_over():
    state = state_of(100, 100, 100, 100)
    assert state.dealer == 3
    order = []
    for move in ("check", "fold", "check", 10, "call", "call"):
        order.append(state.to_act[0])
        state = after(state, move)
    assert order == [0, 1, 2, 3, 0, 2]
    assert state.phase == "exchange"
    assert state.folded == (False, True, False, False)


@pytest.mark.rule("triads.betting")
def test_a_fold_is_open_even_with_nothing_to_call():
    state, events = judged(state_of(100, 100, 100), "fold")
    assert state.folded == (True, False, False)
    assert (events[0].rule, events[0].text) == ("triads.betting", "Seat 0 folds.")


@pytest.mark.rule("triads.betting")
def test_a_round_ends_when_all_have_acted_and_matched_the_highest_bet():
    state = state_of(100, 100, 100)
    assert after(state, "check", "check").phase == "bet"
    assert after(state, "check", "check", "check").phase == "exchange"
    assert after(state, 10, "call").phase == "bet"
    assert after(state, 10, "call", "call").phase == "exchange"
    assert after(state, "check", 10, "call").to_act == (0,)
    assert after(state, "check", 10, "call", "call").phase == "exchange"
    assert after(state, 10, 20, "call").to_act == (0,)


@pytest.mark.rule("triads.betting")
def test_a_round_ends_when_only_one_could_act_and_it_owes_nothing():
    # Seat 2 is all-in with its ante; once seat 0 folds nobody can answer seat 1.
    state = state_of(100, 99, 5, ante=5, min_bet=2)
    assert state.all_in == (False, False, True)
    done, events = judged(state, "fold")
    assert done.phase == "exchange"
    assert types(events) == ["folded", "exchange_began"]
    # The bet of an all-in seat must still be answered.
    assert after(state_of(30, 100, 50), 30, "call").to_act == (2,)
    answered = after(state_of(30, 100, 50), 30, "call", "call")
    assert answered.phase == "exchange"


@pytest.mark.rule("triads.betting")
def test_a_round_is_skipped_when_fewer_than_two_could_bet_and_exchanges_go_on():
    state, events = judged(state_of(50, 50, 20), 50, "call", "call")
    assert (state.phase, state.betting_round, state.exchange_round, state.to_act) == ("exchange", 1, 1, (0,))
    state, events = judged(state, "x", "x", "x")
    assert "betting_skipped" in types(events)
    skipped = of_type(events, records.BettingSkipped)[0]
    assert (skipped.betting_round, skipped.rule) == (2, "triads.betting")
    assert "hand_shown" in types(events)


@pytest.mark.rule("triads.betting")
def test_the_first_round_is_skipped_when_the_antes_leave_nobody_to_bet():
    state = state_of(5, 3, 292, ante=10, min_bet=10)
    assert (state.phase, state.betting_round, state.exchange_round) == ("exchange", 1, 1)
    assert state.all_in == (True, True, False)
    assert state.committed == (5, 3, 10)
    assert state.bets == (0, 0, 0)
    assert state.last_full_raise is state.faced is state.may_raise is None


@pytest.mark.rule("triads.betting", "triads.exchange")
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_betting_round_follows_each_exchange(rounds):
    state = state_of(100, 100, exchange_rounds=rounds)
    seen = []
    while state.hand_number == 3:
        seen.append((state.phase, state.betting_round, state.exchange_round))
        state = after(state, "x" if state.phase == "exchange" else "check")
    expected = [("bet", 1, 0), ("exchange", 1, 1), ("bet", 2, 1), ("exchange", 2, 2), ("bet", 3, 2)][: 1 + 2 * rounds]
    assert list(dict.fromkeys(seen)) == expected
    assert seen == [stage for stage in expected for _ in range(2)]


# --- Raises -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triads.min-raise")
def test_the_first_bet_is_at_least_the_smallest():
    state = state_of(100, 100, min_bet=7)
    assert raises(state) == (7, 100)
    assert [broken(state, to) for to in (0, 6, 7, 100, 101)] == [
        "triads.min-raise",
        "triads.min-raise",
        None,
        None,
        "triads.min-raise",
    ]
    with pytest.raises(Rejection, match="to between 7 and 100"):
        GAME.judge(state, 0, Raise(6))


@pytest.mark.rule("triads.min-raise")
def test_a_raise_adds_at_least_the_last_full_raise():
    state = after(state_of(100, 100, 100, min_bet=2), 10)
    assert state.last_full_raise == 10
    assert raises(state) == (20, 100)
    state = after(state, 35)
    assert state.last_full_raise == 25
    assert raises(state) == (60, 100)
    assert broken(state, 59) == "triads.min-raise"
    state = after(state, "call")
    assert raises(state) == (60, 100)
    assert broken(state, 35) == "triads.min-raise"


@pytest.mark.rule("triads.min-raise")
def test_the_last_full_raise_counts_for_its_round_only():
    state = after(state_of(100, 100, min_bet=2), 30, "call", "x", "x")
    assert (state.phase, state.last_full_raise, state.faced) == ("bet", 0, (None, None))
    assert raises(state) == (2, 70)


@pytest.mark.rule("triads.min-raise")
def test_an_all_in_may_be_less_than_a_full_raise_and_does_not_lift_the_next_one():
    state = after(state_of(100, 25, 100), 20)
    moves = GAME.legal_moves(state, 1)
    assert moves.moves == (Fold(), Call(), Raise(25))
    assert moves.ranges == (records.RaiseRange(records.Bounds(25, 25)),)
    assert moves.complete
    assert [broken(state, to) for to in (24, 25, 26, 40)] == ["triads.min-raise", None, "triads.min-raise", "triads.min-raise"]
    with pytest.raises(Rejection, match="all-in, to 25, only"):
        GAME.judge(state, 1, Raise(40))
    state = after(state, 25)
    assert state.last_full_raise == 20
    assert raises(state) == (45, 100)


@pytest.mark.rule("triads.min-raise")
def test_an_all_in_below_the_smallest_bet_is_a_bet():
    state = after(state_of(3, 97, 50, min_bet=10), 3)
    assert (state.bets, state.last_full_raise) == ((3, 0, 0), 0)
    assert raises(state) == (13, 97)


@pytest.mark.rule("triads.min-raise")
@pytest.mark.parametrize("stack", [20, 19])
def test_who_cannot_go_above_the_highest_bet_cannot_raise(stack):
    state = after(state_of(100 - stack, stack, 50, min_bet=2), 20)
    assert not state.may_raise[1]
    assert raises(state) is None
    assert [broken(state, to) for to in (stack, 20, 21, 40)] == ["triads.min-raise"] * 4
    with pytest.raises(Rejection, match="above the highest bet, 20"):
        GAME.judge(state, 1, Raise(40))


@pytest.mark.rule("triads.nobody-to-raise")
def test_nobody_raises_against_seats_that_are_all_in_or_folded():
    state = after(state_of(30, 100, 50), 30, "fold")
    assert state.to_act == (2,)
    assert listed(state) == (Fold(), Call())
    assert state.may_raise == (False, False, False)
    assert [broken(state, to) for to in (0, 31, 50, 51)] == ["triads.nobody-to-raise"] * 4
    # Seat 1 has chips left: it can still be raised.
    assert raises(after(state_of(30, 100, 50), 30, "call")) == (50, 50)
    # The last with chips may not raise those that are all-in, be they as many as they like.
    assert broken(after(state_of(30, 50, 100), 30, 50), 80) == "triads.nobody-to-raise"


@pytest.mark.rule("triads.nobody-to-raise", "triads.reopen", "triads.min-raise")
def test_bars_to_a_raise_are_cited_in_order():
    # Seat 0 has acted, faces less than a full raise, and nobody else can act.
    state = after(state_of(100, 55, 10, 35), 50, 55, "call", "call")
    assert state.to_act == (0,)
    assert broken(state, 1000) == "triads.nobody-to-raise"
    # The same with another that can act.
    state = after(state_of(100, 55, 100, 45), 50, 55, "call", "fold")
    assert broken(state, 1000) == "triads.reopen"
    assert broken(state, 51) == "triads.reopen"


@pytest.mark.rule("triads.reopen")
def test_a_short_all_in_does_not_reopen_the_betting():
    state = after(state_of(200, 130, 200, 70), 100, 130, "call", "fold")
    assert state.to_act == (0,)
    assert state.faced == (100, 130, 130, 130)
    assert state.may_raise == (False, False, False, False)
    assert listed(state) == (Fold(), Call())
    assert broken(state, 200) == "triads.reopen"
    with pytest.raises(Rejection, match="full raise of 100 since you acted"):
        GAME.judge(state, 0, Raise(200))


@pytest.mark.rule("triads.reopen")
def test_a_short_all_in_leaves_open_what_nobody_has_acted_on():
    state = after(state_of(200, 130, 200, 70), 100, 130)
    assert state.to_act == (2,)
    assert not state.may_raise[3]
    assert state.may_raise[2]
    assert raises(state) == (200, 200)


@pytest.mark.rule("triads.reopen")
@pytest.mark.parametrize(("third", "open_again"), [(199, False), (200, True), (201, True)])
def test_short_all_ins_that_add_up_to_a_full_raise_reopen(third, open_again):
    state = after(state_of(400, 150, third, 450 + -third % 4), 100, 150, third, "call")
    assert state.to_act == (0,)
    assert (state.last_full_raise, state.faced) == (100, (100, 150, third, third))
    assert state.may_raise[0] is open_again
    assert broken(state, 400) == (None if open_again else "triads.reopen")
    if open_again:
        assert raises(state)[0] == third + 100


@pytest.mark.rule("triads.reopen")
def test_who_has_checked_may_raise_a_full_bet_but_not_a_short_one():
    full = after(state_of(100, 100, 10, min_bet=10), "check", "check", 10)
    assert full.to_act == (0,)
    assert full.may_raise == (True, True, False)
    short = after(state_of(100, 101, 9, min_bet=10), "check", "check", 9)
    assert short.may_raise == (False, False, False)
    assert broken(short, 50) == "triads.reopen"


@pytest.mark.rule("triads.reopen")
def test_who_has_called_may_raise_after_a_full_raise():
    state = after(state_of(100, 100, 100), 10, "call", 30)
    assert state.faced == (10, 10, 30)
    assert state.may_raise == (True, True, False)
    state = after(state, 50)
    assert state.may_raise == (False, True, True)


# --- What is listed ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("triads.betting")
def test_moves_are_listed_in_order_with_the_smallest_raise_and_all_in():
    state = state_of(100, 100, min_bet=5)
    moves = GAME.legal_moves(state, 0)
    assert moves.moves == (Check(), Fold(), Raise(5), Raise(100))
    assert msgspec.to_builtins(moves.ranges) == ({"type": "triads.raise", "to": {"min": 5, "max": 100}},)
    assert not moves.complete
    moves = GAME.legal_moves(after(state, 5), 1)
    assert moves.moves == (Fold(), Call(), Raise(10), Raise(100))
    assert GAME.legal_moves(state, 1) == records.LegalMoves(1)


@pytest.mark.rule("triads.betting")
@pytest.mark.parametrize(("stack", "complete"), [(10, True), (11, True), (12, False)])
def test_the_listing_is_complete_when_no_raise_lies_between_the_two(stack, complete):
    moves = GAME.legal_moves(after(state_of(50 - stack, stack, min_bet=5), 5), 1)
    assert moves.ranges[0].to == records.Bounds(10, stack)
    assert moves.complete is complete
    assert len(moves.moves) == (3 if stack == 10 else 4)


@pytest.mark.rule("triads.betting")
def test_who_forfeits_folds_wherever_it_can_and_keeps_its_cards_elsewhere():
    state = state_of(100, 100, 100)
    assert GAME.forfeit_move(state, 0) == Fold()
    assert GAME.forfeit_move(after(state, 10), 1) == Fold()
    assert GAME.forfeit_move(after(state, "check", "check", "check"), 0) == Exchange(())


def test_fields_of_a_betting_round_are_null_outside_it():
    state = GAME.deal(2, None, SEED).state
    assert (state.last_full_raise, state.faced, state.may_raise) == (0, (None, None), (True, True))
    state = after(state, "check")
    assert state.faced == (0, None)
    state = after(state, "check")
    assert (state.phase, state.last_full_raise, state.faced, state.may_raise) == ("exchange", None, None, None)
    assert state.bets == (0, 0)
