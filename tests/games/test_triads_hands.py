"""Triads: the deal, antes, exchanges, showdowns, and playoffs of tied pots."""

from itertools import combinations

import msgspec
import pytest

from referee.games.core import Rejection, visible
from referee.games.shuffle import shuffled
from referee.games.triads import GAME, records
from referee.games.triads.catalogue import DECK, POSITION
from referee.games.triads.combinations import best_arrangement
from referee.games.triads.records import Exchange, Playoff, WonPot
from tests.games.triads_positions import SEED, after, broken, cards, hand, holding, judged, listed, of_type, position, types

BEST = "v1 v2 v2 v3 v3 v3"
GOOD = "g2 g2 g3 g3 g3 o3"
FAIR = "o2 o3 o3 o1 g1 v1"
SAME = "v2 g2 v3 g3 o3 o3"


def in_order(some):
    return tuple(sorted(some, key=POSITION.__getitem__))


def stand_pat(state, moves):
    """Make so many moves, betting and exchanging nothing."""
    for _ in range(moves):
        state = after(state, "check" if state.phase == "bet" else "x")
    return state


# --- The deal ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triads.deal")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_cards_each_one_by_one_from_the_dealers_left(players):
    state, events = GAME.deal(players, None, SEED)
    pile = shuffled(SEED, 0, DECK)
    for seat in range(players):
        assert state.hands[seat] == in_order(pile[seat : 6 * players : players])
    assert state.deck == tuple(pile[6 * players :])
    assert state.deck_count == 55 - 6 * players
    assert (state.dealer, state.to_act, state.phase, state.rng.shuffles) == (players - 1, (0,), "bet", 1)
    assert types(events) == [
        "hand_began", *["ante_paid"] * players, "shuffled", *["dealt"] * players, "betting_began",
    ]  # fmt: skip
    dealt = of_type(events, records.Dealt)
    assert [event.seat for event in dealt] == list(range(players))
    assert dealt[0].cards == tuple(pile[0 : 6 * players : players])
    assert visible(dealt[0], 0) == dealt[0]
    for other in (1, None):
        assert "cards" not in msgspec.to_builtins(visible(dealt[0], other))


@pytest.mark.rule("triads.deal", "triads.limit")
def test_the_deal_passes_to_the_left_and_every_hand_is_a_new_shuffle_of_all_cards():
    state = GAME.deal(3, {"hands": 5}, SEED).state
    dealers, first = [], []
    for number in range(1, 6):
        assert state.hand_number == number
        assert state.rng.shuffles == number
        dealers.append(state.dealer)
        first.append(state.to_act[0])
        dealt_first = shuffled(SEED, number - 1, DECK)[0:18:3]
        assert state.hands[(state.dealer + 1) % 3] == in_order(dealt_first)
        state = after(state, "fold", "fold")
    assert dealers == [2, 0, 1, 2, 0]
    assert first == [0, 1, 2, 0, 1]
    assert state.result.reason == "triads.limit"


@pytest.mark.rule("triads.deal", "triads.out")
def test_the_deal_skips_seats_that_are_out():
    state = position(20, 60, 40, hands=(FAIR, BEST, GOOD))
    state = after(state, 20, "call", "fold", "x", "x")
    assert state.out == (True, False, False)
    assert (state.dealer, state.hand_number) == (1, 5)
    assert state.hands[0] == ()
    assert [len(held) for held in state.hands] == [0, 6, 6]
    assert state.to_act == (2,)
    assert state.deck_count == 43


@pytest.mark.rule("triads.ante")
def test_antes_are_paid_by_all_before_the_deal_as_far_as_they_can():
    state, events = GAME.deal(3, {"ante": 20}, SEED)
    assert state.committed == (20, 20, 20)
    assert state.stacks == (180, 180, 180)
    assert state.bets == (0, 0, 0)
    assert state.pots == (records.Pot(60, (0, 1, 2)),)
    paid = of_type(events, records.AntePaid)
    assert [(event.seat, event.amount, event.stack, event.rule) for event in paid] == [
        (seat, 20, 180, "triads.ante") for seat in range(3)
    ]
    state = position(5, 10, 105, ante=4)
    assert (state.committed, state.stacks) == ((4, 4, 4), (1, 6, 101))
    state = position(3, 12, 105, ante=4)
    assert (state.committed, state.stacks, state.all_in) == ((3, 4, 4), (0, 8, 101), (True, False, False))


@pytest.mark.rule("triads.ante")
def test_there_may_be_no_ante():
    state, events = GAME.deal(2, {"ante": 0}, SEED)
    assert "ante_paid" not in types(events)
    assert (state.committed, state.pots) == ((0, 0), ())
    done = after(state, "fold")
    assert done.last_hand == records.LastHand(1, None, (), (0, 0))
    assert done.stacks == (200, 200)


# --- Exchange ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triads.exchange")
def test_cards_go_away_and_as_many_come_from_the_top():
    state = after(position(50, 50, hands=(BEST, FAIR), draw="k g1 o1"), "check", "check")
    done, events = judged(state, "x v3 v1 v3")
    assert done.hands[0] == hand("v2 v2 v3 k g1 o1")
    assert done.discards == hand("v1 v3 v3")
    assert done.deck == state.deck[3:]
    assert done.deck_count == state.deck_count - 3
    assert done.exchanged == (3, None)
    assert done.to_act == (1,)
    event = events[0]
    assert (event.count, event.discarded, event.drawn, event.rule) == (3, hand("v1 v3 v3"), cards("k g1 o1"), "triads.exchange")
    public = msgspec.to_builtins(visible(event, 1))
    assert "discarded" not in public
    assert "drawn" not in public
    assert public["count"] == 3
    assert "keystone" not in public["text"]


@pytest.mark.rule("triads.exchange")
def test_seats_exchange_in_turn_those_that_are_all_in_too_and_folded_ones_do_not():
    state = position(30, 100, 100, 90)
    state = after(state, 30, "call", "call", "fold")
    order = []
    while state.phase == "exchange":
        order.append(state.to_act[0])
        state = after(state, "x")
    assert order == [0, 1, 2]
    assert state.exchanged == (0, 0, 0, None)
    assert (state.phase, state.to_act, state.betting_round) == ("bet", (1,), 2)


@pytest.mark.rule("triads.exchange")
def test_the_second_round_of_exchange_counts_anew_and_the_deck_suffices():
    state = after(position(50, 50, 50, exchange_rounds=2), "check", "check", "check")
    for number in (1, 2):
        assert (state.exchange_round, state.exchanged) == (number, (None, None, None))
        for seat in range(3):
            state = after(state, "x" + " ".join(f" {short(card)}" for card in state.hands[seat][:4]))
        assert state.exchanged == (4, 4, 4)
        assert state.deck_count == 55 - 18 - 12 * number
        if number == 1:
            state = after(state, "check", "check", "check")
    assert len(state.discards) == 24


def short(card):
    return "k" if card == "keystone" else card[0] + card[-1]


@pytest.mark.rule("triads.exchange")
def test_five_seats_that_exchange_four_cards_each_leave_five_in_the_deck():
    state = stand_pat(position(50, 50, 50, 50, 50), 5)
    for seat in range(5):
        state = after(state, "x" + " ".join(f" {short(card)}" for card in state.hands[seat][:4]))
    assert state.deck_count == 5


@pytest.mark.rule("triads.exchange-limit", "common.not-held")
def test_at_most_four_cards_and_only_those_held():
    state = stand_pat(position(50, 50, hands=(BEST, FAIR)), 2)
    assert broken(state, "x v1 v2 v2 v3") is None
    assert broken(state, "x v1 v2 v2 v3 v3") == "triads.exchange-limit"
    assert broken(state, "x v1 v2 v2 v3 v3 v3") == "triads.exchange-limit"
    assert broken(state, "x v1 v1") == "common.not-held"
    assert broken(state, "x k") == "common.not-held"
    assert broken(state, "x v1 v2 v2 v3 v3 k") == "common.not-held"
    assert broken(state, "x v3 v3 v3 v3 v3") == "common.not-held"
    with pytest.raises(Rejection, match="at most 4 cards, not 5"):
        GAME.judge(state, 0, Exchange(cards("v1 v2 v2 v3 v3")))
    with pytest.raises(Rejection, match="You do not hold keystone"):
        GAME.judge(state, 0, Exchange(cards("k")))


@pytest.mark.rule("triads.exchange", "triads.exchange-limit")
@pytest.mark.parametrize(("text", "count"), [("v1 v1 v1 g1 g1 g1", 13), (BEST, 20), ("v1 v2 v3 g1 g2 k", 57)])
def test_every_distinct_choice_is_listed_the_shorter_first(text, count):
    other = "o3 o3 o3 o3 o2 o2"
    state = stand_pat(position(50, 50, hands=(text, other)), 2)
    moves = GAME.legal_moves(state, 0)
    assert moves.complete
    assert moves.ranges == ()
    choices = [move.discard for move in moves.moves]
    assert len(choices) == count
    wanted = {one for size in range(5) for one in combinations(hand(text), size)}
    assert choices == sorted(wanted, key=lambda one: (len(one), [POSITION[card] for card in one]))
    assert choices[0] == ()


@pytest.mark.rule("triads.exchange")
def test_the_order_of_the_cards_exchanged_does_not_matter():
    state = stand_pat(position(50, 50, hands=(BEST, FAIR)), 2)
    one, two = (GAME.judge(state, 0, Exchange(cards(text))) for text in ("v1 v2 v3", "v3 v1 v2"))
    assert one == two


# --- Showdown ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triads.cards-speak")
def test_all_that_have_not_folded_show_in_turn_order():
    state = position(60, 60, 60, 60, hands=(FAIR, GOOD, BEST, SAME), ante=2)
    state = after(state, "check", "fold", "check", "check", "x", "x", "x", "check", "check")
    done, events = judged(state, "check")
    shown = of_type(events, records.HandShown)
    assert [event.seat for event in shown] == [0, 2, 3]
    assert [event.rule for event in shown] == ["triads.cards-speak"] * 3
    assert shown[1].text == "Seat 2 shows an ideal first-level triad of violet."
    last = done.last_hand
    assert [(one.seat, one.cards) for one in last.showdown] == [(0, hand(FAIR)), (2, hand(BEST)), (3, hand(SAME))]
    assert msgspec.to_builtins(last.showdown[2].combination) == {
        "triad": "second", "ideal": False, "suit": None,
        "cards": hand("v2 g2 g3 o3 o3"), "kickers": hand("v3"),
    }  # fmt: skip
    assert last.pots == (WonPot(8, (0, 2, 3), (2,)),)
    assert done.showdown is None
    assert done.hand_number == state.hand_number + 1


@pytest.mark.rule("triads.cards-speak")
def test_the_turn_order_of_a_showdown_follows_the_dealer():
    state = GAME.deal(3, {"hands": 2}, SEED).state
    state = after(state, "fold", "fold")
    state = stand_pat(state, 9)
    assert state.phase == "finished"
    assert [one.seat for one in state.showdown] == [1, 2, 0]
    assert state.last_hand.showdown == state.showdown


@pytest.mark.rule("triads.last-standing")
def test_the_last_seat_standing_takes_all_and_nothing_is_shown():
    state = position(60, 60, 60, 60, hands=(BEST, GOOD, FAIR, SAME), ante=2)
    done, events = judged(state, 10, "call", "fold", "fold", "x", "x", "check", 4, "fold")
    assert "hand_shown" not in types(events)
    assert done.last_hand == records.LastHand(5, None, (WonPot(28, (1,), (1,)),), (0, 28, 0, 0))
    won = of_type(events, records.PotWon)
    assert [(pot.seat, pot.amount, pot.rule) for pot in won] == [(1, 28, "triads.last-standing")]
    assert of_type(events, records.UncalledReturned)[0].amount == 4
    assert done.stacks == (46, 74, 56, 56)


# --- Playoffs ---------------------------------------------------------------------------------------------------------


def tied(*stacks, hands=(SAME, SAME), **options):
    """Return a position in which equal hands play for what they tie for."""
    return position(*stacks, hands=hands, tie="playoff", **options)


@pytest.mark.rule("triads.tie")
def test_a_tied_pot_is_played_for_in_an_extra_deal():
    state = stand_pat(tied(60, 60, 60, hands=(SAME, FAIR, SAME), ante=5), 8)
    index = state.rng.shuffles
    state, events = judged(state, "check")
    assert types(events)[:3] == ["checked", "hand_shown", "hand_shown"]
    began = of_type(events, records.PlayoffBegan)[0]
    assert (began.pot, began.deal, began.seats, began.rule) == (0, 1, (0, 2), "triads.tie")
    assert (state.phase, state.to_act, state.hand_number) == ("playoff", (0,), 4)
    assert state.playoff == Playoff(0, (0, 2), 1, None, ((0, 2),))
    assert [one.seat for one in state.showdown] == [0, 1, 2]
    assert state.pots == (records.Pot(15, (0, 1, 2)),)
    assert state.committed == (5, 5, 5)
    assert state.last_hand.hand_number == 3
    pile = shuffled(SEED, index, DECK)
    assert state.hands == (in_order(pile[0:12:2]), (), in_order(pile[1:12:2]))
    assert state.deck == tuple(pile[12:])
    assert (state.discards, state.exchanged, state.betting_round, state.exchange_round) == ((), (None,) * 3, 2, 1)
    assert broken(state, "check") == "common.wrong-phase"
    assert broken(state, "x", seat=1) == "common.not-to-act"
    assert all(isinstance(move, Exchange) for move in listed(state))
    state = holding(state, BEST, "", FAIR)
    state = after(state, "x")
    assert state.to_act == (2,)
    state, events = judged(state, "x")
    assert [event.seat for event in of_type(events, records.HandShown)] == [0, 2]
    assert [(won.seat, won.amount, won.rule) for won in of_type(events, records.PotWon)] == [(0, 15, "triads.tie")]
    assert state.last_hand.won == (15, 0, 0)
    assert state.last_hand.pots == (WonPot(15, (0, 1, 2), (0,)),)
    assert [one.cards for one in state.last_hand.showdown] == [hand(SAME), hand(FAIR), hand(SAME)]
    assert (state.phase, state.playoff, state.showdown, state.hand_number) == ("bet", None, None, 5)


@pytest.mark.rule("triads.tie")
def test_those_still_tied_play_again_and_the_others_do_not():
    state = stand_pat(tied(60, 60, 60, hands=(SAME, SAME, SAME), ante=5), 9)
    assert state.playoff.seats == (0, 1, 2)
    state = after(holding(state, SAME, FAIR, SAME), "x", "x", "x")
    assert state.phase == "playoff"
    assert (state.playoff.pot, state.playoff.seats, state.playoff.deal) == (0, (0, 2), 2)
    assert state.playoff.winners == ((0, 2),)
    assert [(one.seat, one.cards) for one in state.playoff.showdown] == [(0, hand(SAME)), (1, hand(FAIR)), (2, hand(SAME))]
    assert state.hands[1] == ()
    assert state.to_act == (0,)


@pytest.mark.rule("triads.tie")
def test_after_five_extra_deals_the_pot_is_split():
    state = stand_pat(tied(51, 50, 49, hands=(SAME, SAME, FAIR), ante=5), 9)
    shuffles = state.rng.shuffles
    for deal in range(1, 6):
        assert (state.playoff.deal, state.rng.shuffles) == (deal, shuffles + deal - 1)
        assert (state.playoff.showdown is None) == (deal == 1)
        state, events = judged(holding(state, SAME, SAME, ""), "x", "x")
    assert (state.phase, state.hand_number) == ("bet", 5)
    assert state.last_hand.pots == (WonPot(15, (0, 1, 2), (0, 1)),)
    assert state.last_hand.won == (8, 7, 0)
    assert [won.rule for won in of_type(events, records.PotWon)] == ["triads.tie"] * 2


@pytest.mark.rule("triads.tie", "triads.side-pots")
def test_tied_pots_are_played_for_one_after_the_other_main_pot_first():
    state = tied(20, 60, 60, 40, hands=(SAME, SAME, SAME, FAIR))
    state = stand_pat(after(state, 20, 40, "call", "fold"), 5)
    assert state.pots == (records.Pot(60, (0, 1, 2)), records.Pot(40, (1, 2)))
    assert state.playoff == Playoff(0, (0, 1, 2), 1, None, ((0, 1, 2), (1, 2)))
    state = after(holding(state, BEST, GOOD, FAIR, ""), "x", "x", "x")
    shown = state.playoff.showdown
    assert [one.seat for one in shown] == [0, 1, 2]
    assert state.playoff == Playoff(1, (1, 2), 1, shown, ((0,), (1, 2)))
    assert state.hands[0] == ()
    state = after(holding(state, "", FAIR, GOOD, ""), "x", "x")
    assert state.last_hand.pots == (WonPot(60, (0, 1, 2), (0,)), WonPot(40, (1, 2), (2,)))
    assert state.last_hand.won == (60, 0, 40, 0)
    assert state.stacks == (60, 20, 60, 40)


@pytest.mark.rule("triads.tie", "triads.side-pots")
def test_a_side_pot_may_tie_when_the_main_pot_does_not():
    state = tied(20, 60, 70, hands=(BEST, SAME, SAME))
    state = stand_pat(after(state, 20, 40, "call"), 5)
    assert (state.playoff.pot, state.playoff.seats, state.playoff.winners) == (1, (1, 2), ((0,), (1, 2)))
    assert state.playoff.showdown is None
    assert best_arrangement(state.showdown[0].cards).combination.triad == "first"


@pytest.mark.rule("triads.tie", "triads.exchange-limit")
def test_cards_are_exchanged_in_an_extra_deal_as_ever():
    state = stand_pat(tied(60, 60, ante=5), 6)
    state = holding(state, BEST, FAIR, draw="k g1")
    assert broken(state, "x v1 v2 v2 v3 v3") == "triads.exchange-limit"
    state = after(state, "x v1 v2")
    assert state.hands[0] == hand("v2 v3 v3 v3 k g1")
    assert (state.exchanged, state.exchange_round, state.discards) == ((2, None), 1, hand("v1 v2"))
