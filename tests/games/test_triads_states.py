"""Triads: which states and views can exist, what a viewer may know, and the states imagined behind a view."""

import random

import msgspec
import pytest
from msgspec.structs import replace

from referee.games.chance import Rng
from referee.games.core import Impossible
from referee.games.triads import GAME, records
from referee.games.triads.catalogue import DECK
from referee.games.triads.records import Pot
from tests.games.triads_positions import SEED, after, hand, holding, position

BEST = "v1 v2 v2 v3 v3 v3"
GOOD = "g2 g2 g3 g3 g3 o3"
FAIR = "o2 o3 o3 o1 g1 v1"
SAME = "v2 g2 v3 g3 o3 o3"


def betting():
    """Seat 0 has bet 10 and seat 1 raised to 30, of antes of 5; seat 2 is to act."""
    return after(position(100, 90, 80, ante=5, hands=(BEST, GOOD, FAIR)), 10, 30)


def later():
    """The second betting round: 20 each of seats 0 and 1, seat 2 folded with its ante; seat 0 has exchanged two cards."""
    return after(position(100, 90, 80, ante=5), 20, "call", "fold", "x", "x")


def exchanging():
    return after(position(100, 90, 80, ante=5), "check", "check", "check", "x")


def playing_off():
    """The second extra deal for the main pot of two."""
    state = position(20, 60, 61, 39, hands=(SAME, SAME, SAME, FAIR), tie="playoff")
    state = after(state, 20, 40, "call", "fold", "x", "x", "x", "check", "check")
    return after(holding(state, SAME, FAIR, SAME, ""), "x", "x", "x")


def ended():
    """The end by all-ins of three seats."""
    return after(position(40, 60, 50, hands=(GOOD, BEST, FAIR)), 40, 60, "call", "x", "x", "x")


def impossible(state, **fields):
    """Return the field for which the state with those fields is refused, or None."""
    try:
        GAME.check(replace(state, **fields))
    except Impossible as refused:
        return refused.field
    return None


@pytest.mark.parametrize("make", [betting, later, exchanging, playing_off, ended])
def test_reachable_states_are_possible(make):
    assert impossible(make()) is None


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"stacks": (85, 55)}, "stacks"),
        ({"stacks": (86, 55, 75)}, "stacks"),
        ({"dealer": 0}, "dealer"),
        ({"dealer": 5}, "dealer"),
        ({"to_act": (0,)}, "faced"),
        ({"to_act": ()}, "to_act"),
        ({"to_act": (2, 0)}, "to_act"),
        ({"to_act": (4,)}, "to_act"),
        ({"phase": "exchange"}, "last_full_raise"),
        ({"hand_number": 21}, "hand_number"),
        ({"hand_number": 5}, "dealer"),
        ({"hand_number": 7}, "last_hand.hand_number"),
        ({"betting_round": 2}, "exchange_round"),
        ({"betting_round": 3}, "betting_round"),
        ({"exchange_round": 1}, "exchange_round"),
        ({"last_full_raise": 1}, "last_full_raise"),
        ({"last_full_raise": 31}, "last_full_raise"),
        ({"last_full_raise": 0}, "last_full_raise"),
        ({"last_full_raise": None}, "last_full_raise"),
        ({"faced": (10, 30)}, "faced"),
        ({"faced": (10, 29, None)}, "faced"),
        ({"faced": (9, 30, None)}, "faced.0"),
        ({"faced": (None, 30, None)}, "faced.0"),
        ({"faced": (10, 30, 30)}, "faced.2"),
        ({"may_raise": (True, True, True)}, "may_raise"),
        ({"may_raise": None}, "may_raise"),
        ({"bets": (10, 36, 0)}, "bets.1"),
        ({"bets": (10, 30, 1)}, "committed.2"),
        ({"committed": (15, 36, 4)}, "pots"),
        ({"pots": (Pot(54, (0, 1, 2)),)}, "pots"),
        ({"folded": (False, True, True)}, "folded"),
        ({"all_in": (True, False, False)}, "all_in.0"),
        ({"out": (False, False, True)}, "out.2"),
        ({"out_in_hand": (None, None, 3)}, "out.2"),
        ({"out": (False, False, True), "out_in_hand": (None, None, 9)}, "out_in_hand.2"),
        ({"exchanged": (1, None, None)}, "exchanged.0"),
        ({"deck_count": 36}, "deck_count"),
        ({"showdown": ()}, "showdown"),
        ({"last_hand": None}, "last_hand"),
        ({"result": records.Result((1, 2, 3), (1, 2, 3), "triads.limit", (0,))}, "result"),
        ({"hands": (hand(BEST), hand(GOOD))}, "hands"),
        ({"hands": (hand(BEST), hand(GOOD), hand("v1"))}, "hands.2"),
        ({"hands": (hand(BEST), hand(GOOD), hand(BEST))}, "deck"),
        ({"hands": (hand(BEST), hand(GOOD), hand(FAIR)[::-1])}, "hands.2"),
        ({"deck": ()}, "deck"),
        ({"discards": ("keystone",)}, "deck"),
        ({"rng": Rng(SEED, 5)}, "rng.shuffles"),
        ({"rng": Rng(SEED, 3)}, "rng.shuffles"),
        ({"options": records.Options(90, 10, 2, 1, "split", 20)}, "options.ante"),
        ({"options": records.Options(90, 5, 19, 1, "split", 20)}, "options.min_bet"),
        ({"options": records.Options(91, 5, 2, 1, "split", 20)}, "stacks"),
    ],
)
def test_a_state_that_no_betting_leads_to_is_refused(fields, field):
    assert impossible(betting(), **fields) == field


@pytest.mark.parametrize(
    ("make", "fields", "field"),
    [
        (later, {"exchanged": (0, None, None)}, "exchanged.1"),
        (later, {"exchanged": (0, 0, 0)}, "exchanged.2"),
        (later, {"exchanged": (1, 0, None)}, "deck_count"),
        (later, {"committed": (24, 26, 5)}, "pots"),
        (later, {"committed": (24, 26, 5), "pots": (Pot(15, (0, 1)), Pot(38, (0, 1)))}, "pots"),
        (later, {"faced": (None, 0, None)}, "faced"),
        (exchanging, {"exchanged": (None, 0, None)}, "exchanged"),
        (exchanging, {"exchanged": (0, 0, 0)}, "exchanged"),
        (exchanging, {"exchanged": (None, None, None)}, "to_act"),
        (exchanging, {"bets": (1, 0, 0)}, "bets.0"),
        (exchanging, {"playoff": records.Playoff(0, (0, 1), 1, None, ((0, 1),))}, "playoff"),
        (playing_off, {"playoff": None}, "playoff"),
        (playing_off, {"showdown": None}, "showdown"),
        (playing_off, {"phase": "exchange"}, "showdown"),
        (playing_off, {"exchange_round": 0}, "exchange_round"),
        (playing_off, {"betting_round": 1}, "betting_round"),
        (playing_off, {"rng": Rng(SEED, 6)}, "rng.shuffles"),
        (playing_off, {"rng": Rng(SEED, 99)}, "rng.shuffles"),
        (ended, {"result": None}, "result"),
        (ended, {"result": records.Result((2, 1, 3), (0, 150, 0), "triads.last-seat", (0,))}, "result"),
        (ended, {"committed": (1, 0, 0)}, "stacks"),
        (ended, {"showdown": None}, "folded"),
        (ended, {"out_in_hand": (3, None, 4)}, "showdown"),
        (ended, {"folded": (True, False, False)}, "folded.0"),
        (ended, {"folded": (False, True, False)}, "showdown"),
        (ended, {"last_hand": None}, "last_hand"),
    ],
)
def test_a_state_that_no_hand_leads_to_is_refused(make, fields, field):
    assert impossible(make(), **fields) == field


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"pot": 2}, "playoff.winners"),
        ({"pot": 1}, "playoff.seats"),
        ({"seats": (1, 2)}, "playoff.seats"),
        ({"deal": 1}, "playoff.seats"),
        ({"winners": ((0, 2),)}, "playoff.winners"),
        ({"winners": ((0, 2), (2,))}, "playoff.winners.1"),
        ({"winners": ((0, 3), (1, 2))}, "playoff.winners.0"),
        ({"showdown": None}, "playoff.showdown"),
    ],
)
def test_a_playoff_that_does_not_follow_from_the_deals_before_is_refused(fields, field):
    state = playing_off()
    assert impossible(state, playoff=replace(state.playoff, **fields)) == field


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"hand_number": 3}, "last_hand.hand_number"),
        ({"showdown": None}, "last_hand.showdown"),
        ({"won": (0, 130, 20)}, "last_hand.won"),
        ({"pots": ()}, "last_hand.won"),
        ({"pots": (records.WonPot(120, (0, 1, 2), (2,)), records.WonPot(20, (1, 2), (1,)))}, "last_hand.pots.0.winners"),
        ({"pots": (records.WonPot(140, (0, 1), (1,)),)}, "last_hand.pots.0.seats"),
    ],
)
def test_a_last_hand_whose_winners_are_not_those_of_its_showdown_is_refused(fields, field):
    state = ended()
    assert impossible(state, last_hand=replace(state.last_hand, **fields)) == field


def test_the_first_hand_begins_with_equal_stacks():
    state = GAME.deal(2, None, SEED).state
    assert impossible(state, stacks=(200, 198)) == "stacks"
    state = after(state, 10, "fold")
    last = state.last_hand
    assert impossible(state, last_hand=replace(last, won=(3, 0), pots=(records.WonPot(3, (0,), (0,)),))) is not None


# --- Views ------------------------------------------------------------------------------------------------------------


def test_a_view_shows_the_table_and_the_viewers_own_hand():
    state = betting()
    view = GAME.view(state, 2)
    assert (view.viewer, view.hand, view.hand_counts) == (2, hand(FAIR), (6, 6, 6))
    assert (view.combination.triad, view.combination.ideal, view.combination.suit) == ("third", True, "orange")
    spectator = GAME.view(state, None)
    assert (spectator.viewer, spectator.hand, spectator.combination) == (None, None, None)
    shown = msgspec.to_builtins(spectator)
    assert not {"hands", "deck", "discards", "rng"} & shown.keys()
    assert shown["pots"] == ({"amount": 15, "seats": (0, 1, 2)}, {"amount": 20, "seats": (0, 1)}, {"amount": 20, "seats": (1,)})


def test_a_folded_hand_stays_in_its_owners_view_only():
    state = later()
    assert GAME.view(state, 2).hand == state.hands[2]
    assert GAME.view(state, 2).combination is not None
    assert GAME.view(state, 1).hand_counts == (6, 6, 6)


def test_those_out_of_a_playoff_hold_no_cards():
    view = GAME.view(playing_off(), 1)
    assert (view.hand, view.combination, view.hand_counts) == ((), None, (6, 0, 6, 0))


@pytest.mark.parametrize("make", [betting, later, exchanging, playing_off, ended])
def test_the_state_imagined_looks_the_same_and_varies_with_the_seed(make):
    state = make()
    for viewer in (None, *range(state.players)):
        view = GAME.view(state, viewer)
        imagined = [GAME.imagine(view, f"{number:064x}") for number in range(6)]
        for other in imagined:
            GAME.check(other)
            assert GAME.view(other, viewer) == view
            if viewer is not None:
                assert GAME.legal_moves(other, viewer) == GAME.legal_moves(state, viewer)
        assert len({one.deck for one in imagined}) == 6
        assert imagined[0] == GAME.imagine(view, f"{0:064x}")


def test_hands_shown_at_the_end_are_known_and_those_folded_are_not():
    state = ended()
    assert GAME.imagine(GAME.view(state, None), "ab" * 32).hands == state.hands
    state = after(position(50, 50, 50, limit=4), 10, "fold", "fold")
    assert state.result.reason == "triads.limit"
    guesses = {GAME.imagine(GAME.view(state, 1), f"{number:064x}").hands[2] for number in range(5)}
    assert len(guesses) > 1


def test_a_game_that_ends_in_a_playoff_leaves_the_cards_of_its_last_deal():
    state = position(51, 50, 49, hands=(SAME, SAME, FAIR), ante=5, tie="playoff", limit=4)
    while state.phase != "playoff":
        state = after(state, "check" if state.phase == "bet" else "x")
    state = after(holding(state, BEST, GOOD, ""), "x", "x")
    assert state.phase == "finished"
    assert [len(held) for held in state.hands] == [6, 6, 0]
    assert state.showdown[0].cards == hand(SAME)
    for viewer in (None, 0, 1, 2):
        view = GAME.view(state, viewer)
        assert GAME.view(GAME.imagine(view, "ab" * 32), viewer) == view
    assert impossible(state, exchanged=(0, None, None)) == "exchanged"


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"hand": None}, "hand"),
        ({"hand": hand("v1 v1 v1 k k k")}, "hand"),
        ({"hand": hand("v1")}, "hand_counts.2"),
        ({"hand_counts": (6, 6)}, "hand_counts"),
        ({"hand_counts": (60, 6, 6)}, "deck_count"),
        ({"deck_count": 50}, "deck_count"),
        ({"deck_count": 36}, "deck_count"),
        ({"combination": None}, "combination"),
        ({"viewer": 3}, "viewer"),
        ({"viewer": None}, "hand"),
        ({"stacks": ()}, "stacks"),
    ],
)
def test_a_view_that_no_state_has_is_refused(fields, field):
    with pytest.raises(Impossible) as refused:
        GAME.check_view(replace(GAME.view(betting(), 2), **fields))
    assert refused.value.field == field


def test_every_state_of_random_games_is_possible_and_hides_what_it_must():
    chance = random.Random(5)
    for number in range(12):
        players = 2 + number % 4
        options = {"stack": 20, "ante": chance.randint(0, 2), "min_bet": 1, "hands": 6, "tie": ("split", "playoff")[number % 2]}
        if players < 4:
            options["exchange_rounds"] = 2
        state = GAME.deal(players, options, f"{number:064x}").state
        while True:
            GAME.check(state)
            held = [card for one in (*state.hands, state.deck, state.discards) for card in one]
            assert sorted(held) == sorted(DECK)
            viewer = chance.randrange(players)
            view = GAME.view(state, viewer)
            imagined = GAME.imagine(view, f"{chance.getrandbits(256):064x}")
            GAME.check(imagined)
            assert GAME.view(imagined, viewer) == view
            GAME.check_view(view)
            if state.result is not None:
                break
            state = judged_at_random(state, chance)


def judged_at_random(state, chance):
    seat = state.to_act[0]
    return GAME.judge(state, seat, chance.choice(GAME.legal_moves(state, seat).moves)).state
