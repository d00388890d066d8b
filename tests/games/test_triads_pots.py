"""Triads: side pots, uncalled bets, odd chips, and who is paid what by which rule."""

import random

import pytest

from referee.games.triads import GAME, records
from referee.games.triads.pots import build_pots, shares
from referee.games.triads.records import Pot, WonPot
from tests.games.triads_positions import after, check_chips, judged, move, of_type, position, types

# Hands from the best to the worst; no two tie.
BEST = "v1 v2 v2 v3 v3 v3"
GOOD = "g2 g2 g3 g3 g3 o3"
FAIR = "o2 o3 o3 o1 g1 v1"
POOR = "v2 g2 o2 o2 g1 o1"
SAME = "v2 g2 v3 g3 o3 o3"


def pots_of(state):
    return [(pot.amount, pot.seats) for pot in state.pots]


def to_showdown(state):
    """Exchange and check until the hand is over; return its last judgement."""
    number = state.hand_number
    while state.hand_number == number and state.result is None:
        judgement = judged(state, "x" if state.phase in ("exchange", "playoff") else "check")
        state = judgement.state
    return judgement


# --- Layers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triads.side-pots")
@pytest.mark.parametrize(
    ("committed", "standing", "expected"),
    [
        ((10, 10), (0, 1), [(20, (0, 1))]),
        ((0, 0), (0, 1), []),
        ((5, 10, 20), (0, 1, 2), [(15, (0, 1, 2)), (10, (1, 2)), (10, (2,))]),
        ((20, 5, 20, 10), (0, 1, 2, 3), [(20, (0, 1, 2, 3)), (15, (0, 2, 3)), (20, (0, 2))]),
        ((5, 10, 20), (0, 2), [(15, (0, 2)), (20, (2,))]),  # seat 1 folded, half its chips in either layer
        ((5, 10, 20), (0, 1), [(15, (0, 1)), (20, (1,))]),  # beyond the last layer: in the last pot
        ((5, 10, 20), (0,), [(35, (0,))]),
        ((0, 10, 0), (0, 1, 2), [(10, (1,))]),  # nobody has called yet
        ((3, 7, 7, 7, 2), (0, 1, 3), [(14, (0, 1, 3)), (12, (1, 3))]),
    ],
)
def test_pots_are_layers_cut_at_the_totals_of_the_seats_in_the_hand(committed, standing, expected):
    assert build_pots(committed, standing) == tuple(Pot(amount, seats) for amount, seats in expected)


@pytest.mark.rule("triads.side-pots")
def test_no_chip_is_lost_between_the_layers():
    chance = random.Random(2)
    for _ in range(3000):
        committed = tuple(chance.choice((0, 1, 2, 5, 7, 20)) for _ in range(chance.randint(2, 5)))
        standing = tuple(sorted(chance.sample(range(len(committed)), chance.randint(1, len(committed)))))
        pots = build_pots(committed, standing)
        if any(committed[seat] for seat in standing):
            assert sum(pot.amount for pot in pots) == sum(committed)
        for pot in pots:
            assert set(pot.seats) <= set(standing)
        for inner, outer in zip(pots[1:], pots, strict=False):
            assert set(inner.seats) < set(outer.seats)


@pytest.mark.rule("triads.side-pots")
def test_the_layers_are_those_found_chip_by_chip():
    chance = random.Random(3)
    for _ in range(2000):
        committed = tuple(chance.choice((0, 1, 2, 3, 4, 6, 9)) for _ in range(chance.randint(2, 5)))
        standing = tuple(sorted(chance.sample(range(len(committed)), chance.randint(1, len(committed)))))
        if not any(committed[seat] for seat in standing):
            continue
        found, last = {}, ()
        for level in range(1, max(committed) + 1):
            entitled = tuple(seat for seat in standing if committed[seat] >= level) or last
            found[entitled] = found.get(entitled, 0) + sum(put_in >= level for put_in in committed)
            last = entitled
        assert {pot.seats: pot.amount for pot in build_pots(committed, standing)} == found


@pytest.mark.rule("triads.side-pots")
def test_the_pots_of_a_hand_with_three_all_ins_and_a_fold():
    state = position(20, 50, 100, 130, 100, hands=(BEST, GOOD, FAIR, POOR, "o2 g2 g3 g3 v2 v2"), min_bet=10)
    state = after(state, 20, 50, 100, "call")
    assert pots_of(state) == [(80, (0, 1, 2, 3)), (90, (1, 2, 3)), (100, (2, 3))]
    state = after(state, "fold")
    assert state.phase == "exchange"
    state, events = to_showdown(state)
    last = state.last_hand
    assert last.pots == (
        WonPot(80, (0, 1, 2, 3), (0,)),
        WonPot(90, (1, 2, 3), (1,)),
        WonPot(100, (2, 3), (2,)),
    )
    assert last.won == (80, 90, 100, 0, 0)
    assert [(won.seat, won.pot, won.amount, won.rule) for won in of_type(events, records.PotWon)] == [
        (0, 0, 80, "triads.ranking"),
        (1, 1, 90, "triads.ranking"),
        (2, 2, 100, "triads.ranking"),
    ]


@pytest.mark.rule("triads.side-pots")
def test_folded_money_lies_in_the_layers_it_reaches():
    state = position(10, 100, 100, hands=(FAIR, GOOD, BEST), min_bet=10)
    state = after(state, 10, 30, "call", "x", "x", "x", 20, "fold")
    last = state.last_hand
    # Seat 1 took back its 20. Of seat 2's 30 ten lie in the main pot and twenty in the side pot.
    assert last.pots == (WonPot(30, (0, 1), (1,)), WonPot(40, (1,), (1,)))
    assert last.won == (0, 70, 0)
    assert state.stacks == (0, 140, 70)


@pytest.mark.rule("triads.side-pots")
def test_the_best_hand_wins_no_pot_it_did_not_pay_for():
    state = position(10, 100, 100, hands=(BEST, FAIR, GOOD), min_bet=10)
    state = after(state, 10, 60, "call")
    state = to_showdown(state).state
    assert state.last_hand.won == (30, 0, 100)
    assert state.stacks == (30, 40, 140)


@pytest.mark.rule("triads.side-pots", "triads.ante")
def test_an_ante_that_nobody_matched_is_a_pot_of_its_own_seat():
    state = position(3, 97, hands=(BEST, FAIR), ante=5, min_bet=5)
    assert state.phase == "exchange"
    assert state.committed == (3, 5)
    assert pots_of(state) == [(6, (0, 1)), (2, (1,))]
    state, events = to_showdown(state)
    assert state.last_hand.pots == (WonPot(6, (0, 1), (0,)), WonPot(2, (1,), (1,)))
    assert state.last_hand.won == (6, 2)
    assert [won.rule for won in of_type(events, records.PotWon)] == ["triads.ranking", "triads.side-pots"]


@pytest.mark.rule("triads.ante", "triads.side-pots")
def test_short_antes_cut_layers_too():
    state = position(3, 10, 107, hands=(FAIR, GOOD, BEST), ante=4, min_bet=2)
    assert pots_of(state) == [(9, (0, 1, 2)), (2, (1, 2))]
    assert state.all_in == (True, False, False)
    assert state.to_act == (1,)


# --- Uncalled bets ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("triads.uncalled")
def test_a_bet_that_nobody_called_goes_back():
    state, events = judged(position(100, 100, 100, ante=5), 30, "fold", "fold")
    returned = of_type(events, records.UncalledReturned)[0]
    assert (returned.seat, returned.amount, returned.rule) == (0, 30, "triads.uncalled")
    assert state.last_hand.won == (15, 0, 0)
    assert state.stacks == (105, 90, 90)  # and the next antes are paid


@pytest.mark.rule("triads.uncalled")
def test_only_what_goes_beyond_the_next_highest_bet_goes_back_folded_ones_counted():
    state, events = judged(position(100, 100, 40, 60), 20, 90, "call", "call", "fold")
    returned = of_type(events, records.UncalledReturned)[0]
    assert (returned.seat, returned.amount) == (1, 30)
    assert state.committed == (20, 60, 40, 60)
    assert state.stacks == (80, 40, 0, 0)
    state, events = judged(position(100, 100, 30, 70), 60, "fold", "call", "fold")
    assert of_type(events, records.UncalledReturned)[0].amount == 30
    state, events = judged(position(100, 100, 40), 50, 100, "call", "fold")
    assert of_type(events, records.UncalledReturned)[0].amount == 50


@pytest.mark.rule("triads.uncalled")
def test_who_gets_chips_back_is_no_longer_all_in():
    state = after(position(100, 60, 80), 100, "call", "fold")
    assert state.phase == "exchange"
    assert state.all_in == (False, True, False)
    assert state.stacks == (40, 0, 80)


@pytest.mark.rule("triads.uncalled")
def test_nothing_goes_back_when_the_two_highest_bets_are_equal():
    _, events = judged(position(100, 100, 100), 30, "call", "fold")
    assert "uncalled_returned" not in types(events)


# --- Odd chips and shared pots ----------------------------------------------------------------------------------------


@pytest.mark.rule("triads.tie")
@pytest.mark.parametrize(
    ("amount", "winners", "order", "expected"),
    [
        (10, (0, 1), (0, 1, 2), [(0, 5), (1, 5)]),
        (11, (0, 1), (0, 1, 2), [(0, 6), (1, 5)]),
        (11, (0, 1), (1, 2, 0), [(1, 6), (0, 5)]),
        (11, (0, 2), (1, 2, 0), [(2, 6), (0, 5)]),
        (11, (0, 1, 2), (2, 0, 1), [(2, 4), (0, 4), (1, 3)]),
        (1, (0, 1), (0, 1), [(0, 1), (1, 0)]),
    ],
)
def test_odd_chips_go_one_each_from_the_dealers_left(amount, winners, order, expected):
    assert shares(amount, winners, order) == expected


@pytest.mark.rule("triads.tie")
def test_equal_best_hands_split_each_pot_they_share():
    state = position(101, 100, 99, hands=(FAIR, SAME, SAME), ante=5, min_bet=2)
    state, events = to_showdown(after(state, "check", "check", "check"))
    assert state.last_hand.pots == (WonPot(15, (0, 1, 2), (1, 2)),)
    assert state.last_hand.won == (0, 8, 7)
    assert [(won.seat, won.amount, won.rule) for won in of_type(events, records.PotWon)] == [
        (1, 8, "triads.tie"),
        (2, 7, "triads.tie"),
    ]


@pytest.mark.rule("triads.tie", "triads.side-pots")
def test_a_tie_for_the_main_pot_leaves_the_side_pot_to_one():
    state = position(25, 100, 100, 75, hands=(SAME, SAME, FAIR, POOR), min_bet=2)
    state = after(state, 25, 60, "call", "fold")
    state = to_showdown(state).state
    assert state.last_hand.pots == (WonPot(75, (0, 1, 2), (0, 1)), WonPot(70, (1, 2), (1,)))
    assert state.last_hand.won == (38, 107, 0, 0)


# --- What decided -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("triads.ranking", "triads.ideal", "triads.top-card", "triads.kickers")
@pytest.mark.parametrize(
    ("better", "worse", "rule"),
    [
        (GOOD, FAIR, "triads.ranking"),
        ("o2 o3 o3 v1 g1 o1", "v2 v3 g3 v1 g1 o1", "triads.ideal"),
        ("v1 g2 g2 g3 g3 o3", "g1 v2 v2 v3 v3 o3", "triads.top-card"),
        ("v2 v3 g3 v1 g1 o1", "g2 g3 o3 g1 o1 o2", "triads.kickers"),
    ],
)
def test_a_pot_is_won_by_the_rule_that_set_the_hands_apart(better, worse, rule):
    for hands, winner in (((better, worse), 0), ((worse, better), 1)):
        state, events = to_showdown(position(100, 100, hands=hands, ante=5))
        won = of_type(events, records.PotWon)
        assert [(pot.seat, pot.rule) for pot in won] == [(winner, rule)]
        assert state.last_hand.won[winner] == 10


# --- Whatever is bet --------------------------------------------------------------------------------------------------


@pytest.mark.rule("triads.side-pots", "triads.uncalled", "triads.betting")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chips_are_conserved_at_every_ply_of_wild_betting(players):
    chance = random.Random(players)
    for number in range(25):
        options = {"stack": 20, "ante": chance.randint(0, 2), "min_bet": chance.randint(1, 4), "hands": 10}
        state = GAME.deal(players, {**options, "tie": chance.choice(("split", "playoff"))}, f"{number:064x}").state
        while state.result is None:
            listed = GAME.legal_moves(state, state.to_act[0])
            choices = [one for one in listed.moves if chance.random() < 0.6 or one != move("fold")] or list(listed.moves)
            for span in listed.ranges:
                choices.append(records.Raise(chance.randint(span.to.min, min(span.to.max, span.to.min + 5))))
            state = GAME.judge(state, state.to_act[0], chance.choice(choices)).state
            check_chips(state)
            GAME.check(state)
        assert sum(state.result.scores) == 20 * players
