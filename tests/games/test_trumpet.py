"""Trumpet: the deck, the track, the deal and the tricks."""

import msgspec
import pytest

from referee.games.core import Invalid, Rejection, visible
from referee.games.shuffle import shuffled
from referee.games.trumpet import GAME, records
from referee.games.trumpet.catalogue import CATALOGUE, DECK, SUITS
from referee.games.trumpet.records import Advance, DeclineTrump, Play, Played, PushBack
from referee.games.trumpet.rules import winning_play
from tests.games.trumpet_positions import EVERY, SEED, after, broken, game, judged, listed, position

# --- Cards and options ------------------------------------------------------------------------------------------------


@pytest.mark.rule("trumpet.deck")
def test_the_deck_is_six_suits_of_eleven_and_three_super_trumps():
    cards = [card for card in CATALOGUE.cards for _ in range(card.count)]
    assert len(cards) == len(DECK) == 69
    assert tuple(card.id for card in cards) == DECK
    assert DECK[0] == "hearts-1"
    assert DECK[10:12] == ("hearts-11", "stars-1")
    assert DECK[65:] == ("crowns-11", "super-trump", "super-trump", "super-trump")
    assert SUITS == ("hearts", "stars", "clubs", "diamonds", "spades", "crowns")


@pytest.mark.rule("trumpet.deck", "trumpet.deal")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_deal_gives_seven_cards_each_and_loses_none(players):
    state = GAME.deal(players, None, SEED).state
    assert [len(hand) for hand in state.hands] == [7] * players
    assert state.undealt_count == len(state.undealt) == 69 - 7 * players
    assert sorted([*state.undealt, *[card for hand in state.hands for card in hand]]) == sorted(DECK)


@pytest.mark.rule("trumpet.track")
@pytest.mark.parametrize(
    ("spaces", "shields"),
    [(12, (4, 8, 12)), (15, (4, 8, 12)), (24, (4, 8, 12, 16, 20, 24)), (100, tuple(range(4, 101, 4)))],
)
def test_shields_are_on_every_fourth_space_unless_told_otherwise(spaces, shields):
    options = GAME.options({"spaces": spaces}, 4)
    assert options == records.Options(spaces, shields, "reject", 350)
    assert GAME.options({"spaces": spaces, "shields": []}, 4).shields == ()


@pytest.mark.rule("trumpet.track")
def test_a_track_is_24_spaces_long_and_everybody_begins_at_its_start():
    state = GAME.deal(6, None, SEED).state
    assert state.options == records.Options(24, (4, 8, 12, 16, 20, 24), "reject", 350)
    assert state.positions == (0,) * 6


@pytest.mark.rule("trumpet.track", "trumpet.limit")
@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"spaces": 11}, "options.spaces"),
        ({"spaces": 101}, "options.spaces"),
        ({"spaces": 24.0}, "options.spaces"),
        ({"shields": [0, 4]}, "options.shields.0"),
        ({"shields": [4, True]}, "options.shields.1"),
        ({"shields": [4, 25]}, "options.shields"),
        ({"spaces": 12, "shields": [13]}, "options.shields"),
        ({"shields": [8, 4]}, "options.shields"),
        ({"shields": [4, 4]}, "options.shields"),
        ({"spaces": 100, "shields": list(range(1, 42))}, "options.shields"),
        ({"on_revoke": "shrug"}, "options.on_revoke"),
        ({"trick_limit": 6}, "options.trick_limit"),
        ({"trick_limit": 7001}, "options.trick_limit"),
    ],
)
def test_options_out_of_bounds_are_named(options, field):
    with pytest.raises(Invalid) as caught:
        GAME.options(options, 3)
    assert caught.value.field == field


def test_options_at_their_bounds_are_taken():
    options = {"spaces": 100, "shields": [*range(1, 40), 100], "on_revoke": "penalty", "trick_limit": 7000}
    assert msgspec.json.decode(msgspec.json.encode(GAME.options(options, 2))) == options
    assert GAME.options({"spaces": 12, "shields": [1, 12], "trick_limit": 7}, 2).shields == (1, 12)


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players):
    with pytest.raises(Invalid) as caught:
        GAME.options(None, players)
    assert caught.value.field == "players"


# --- The deal ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("trumpet.deal")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_hand_is_dealt_one_by_one_from_the_left_of_the_next_dealer(players):
    states, _ = game(players, trick_limit=21, shields=[])
    firsts = [state for state in states if not state.trick and not state.played]
    assert [state.hand_number for state in firsts] == [1, 2, 3]
    for k, state in enumerate(firsts):
        assert state.dealer == (players - 1 + k) % players
        assert state.leader == (state.dealer + 1) % players
        assert state.to_act == (state.leader,)
        assert state.rng.shuffles == k + 1
        pile = shuffled(state.rng.seed, k, DECK)
        hands = [[] for _ in range(players)]
        for i in range(7 * players):
            hands[(state.leader + i) % players].append(pile.pop(0))
        assert state.hands == tuple(tuple(sorted(hand, key=DECK.index)) for hand in hands)
        assert state.undealt == tuple(pile)


@pytest.mark.rule("trumpet.deal")
def test_only_the_seat_itself_sees_what_it_is_dealt():
    events = GAME.deal(3, None, SEED).events
    assert [event.seat for event in events] == [2, 0, 1, 2]
    assert (events[0].count, events[0].hand_number) == (69, 1)
    assert len(visible(events[1], 0).cards) == 7
    for viewer in (1, None):
        assert "cards" not in msgspec.to_builtins(visible(events[1], viewer))
    assert visible(events[1], 1).count == 7


# --- Leading and following --------------------------------------------------------------------------------------------


@pytest.mark.rule("trumpet.lead")
def test_any_card_may_be_led():
    state = position("hearts-3 hearts-5 stars-1 crowns-2 super-trump super-trump super-trump", "", "")
    assert listed(state) == tuple(map(Play, ["hearts-3", "hearts-5", "stars-1", "crowns-2", "super-trump"]))
    led, events = judged(state, "stars-1")
    assert (led.led_suit, led.trick, led.to_act) == ("stars", (Played(0, "stars-1", False),), (1,))
    assert [event.rule for event in events] == ["trumpet.lead"]


@pytest.mark.rule("trumpet.lead")
def test_who_wins_a_trick_leads_the_next():
    state = after(position("hearts-3", "hearts-5", "hearts-11"), "hearts-3", "hearts-5", "hearts-11")
    assert (state.leader, state.to_act, state.trick_number, state.tricks_played) == (2, (2,), 2, 1)
    assert state.played == (state.last_trick,)
    assert state.last_trick.winner == 2
    assert (state.trick, state.led_suit) == ((), None)


@pytest.mark.rule("trumpet.follow-suit")
def test_who_can_follow_suit_must():
    state = after(position("hearts-3", "hearts-9 hearts-5 stars-1", ""), "hearts-3")
    assert listed(state) == (Play("hearts-5"), Play("hearts-9"))
    assert GAME.legal_moves(state, 1).complete
    assert broken(state, "stars-1") == ("trumpet.follow-suit", "You hold hearts-5, so you must follow hearts.")


@pytest.mark.rule("trumpet.follow-suit")
def test_who_cannot_follow_suit_plays_anything_a_trump_too():
    state = after(position("hearts-3", "stars-1 clubs-2 super-trump super-trump", scale="clubs"), "hearts-3")
    assert [move.card for move in listed(state)] == list(dict.fromkeys(state.hands[1]))
    assert listed(state)[-1] == Play("super-trump")
    for card in ("stars-1", "clubs-2", "super-trump"):
        assert after(state, card).last_trick.cards[1] == Played(1, card, False)


@pytest.mark.rule("trumpet.follow-suit")
def test_a_trump_led_is_followed_like_any_suit():
    state = after(position("clubs-3", "clubs-2 stars-1", scale="stars clubs"), "clubs-3")
    assert broken(state, "stars-1")[0] == "trumpet.follow-suit"


@pytest.mark.rule("trumpet.super-trump-follow")
def test_a_super_trump_stays_in_hand_while_one_can_follow():
    state = after(position("hearts-3", "hearts-5 super-trump", ""), "hearts-3")
    assert listed(state) == (Play("hearts-5"),)
    why = "You hold hearts-5, so you must follow hearts: a Super-Trump belongs to no suit."
    assert broken(state, "super-trump") == ("trumpet.super-trump-follow", why)


@pytest.mark.rule("trumpet.super-trump-follow")
def test_a_super_trump_led_leaves_the_trick_without_a_suit():
    state, events = judged(position("super-trump", "hearts-5 stars-2 super-trump", "hearts-6 clubs-1"), "super-trump", "stars-2")
    assert state.led_suit is None
    assert len(state.trick) == 2
    assert events[0].rule == "trumpet.super-trump-follow"
    assert len(listed(state)) == 7
    assert after(state, "clubs-1").last_trick.winner == 0


def test_identical_cards_are_listed_once_and_leave_the_hand_one_at_a_time():
    state = after(position("super-trump super-trump super-trump", ""), "super-trump")
    assert state.hands[0].count("super-trump") == 2


@pytest.mark.rule("trumpet.follow-suit", "trumpet.super-trump-follow")
def test_moves_are_refused_in_the_order_of_the_checks():
    state = after(position("hearts-3", "hearts-5 super-trump", ""), "hearts-3")
    assert broken(state, Play("hearts-5"), seat=0)[0] == "common.not-to-act"
    assert broken(state, {"type": "trumpet.play", "card": "hearts-12"}, seat=0)[0] == "common.malformed"
    assert broken(state, Advance(), seat=0)[0] == "common.not-to-act"
    assert broken(state, Advance())[0] == "common.wrong-phase"
    assert broken(state, DeclineTrump())[0] == "common.wrong-phase"
    assert broken(state, "hearts-4") == ("common.not-held", "You do not hold hearts-4.")
    assert broken(state, "crowns-4")[0] == "common.not-held"


@pytest.mark.parametrize(
    "move",
    [
        {"type": "trumpet.play"},
        {"type": "trumpet.play", "card": "super-trump", "revoke": True},
        {"type": "trumpet.play", "card": 3},
        {"type": "trumpet.advance", "seat": 0},
        {"type": "trumpet.push_back", "opponent": 6},
        {"type": "trumpet.push_back", "opponent": True},
        {"type": "trumpet.push_back", "opponent": 1.0},
        {"type": "trumpet.push_back", "opponent": -1},
        {"type": "trumpet.place_trump", "suit": "super-trump"},
        {"type": "trumpet.exchange_trumps", "suits": ["hearts"]},
        {"type": "trumpet.exchange_trumps", "suits": ["hearts", "stars", "clubs"]},
        {"type": "trumpet.pass"},
        {},
        None,
        "trumpet.advance",
    ],
)
def test_what_is_no_move_is_malformed(move):
    with pytest.raises(Rejection) as caught:
        GAME.judge(position("", ""), 0, move)
    assert caught.value.rule == "common.malformed"


@pytest.mark.rule("trumpet.push-back")
def test_a_seat_that_is_not_at_this_table_is_malformed():
    state = after(position("hearts-9", "hearts-3", "hearts-2", positions=(20, 21, 3)), "hearts-9", "hearts-3", "hearts-2")
    for seat in (0, 1):
        assert broken(state, PushBack(3), seat) == ("common.malformed", "There is no seat 3: the seats are 0 to 2.")
    assert broken(position("", "", ""), PushBack(5), 1)[0] == "common.malformed"


# --- Who wins a trick -------------------------------------------------------------------------------------------------


@pytest.mark.rule("trumpet.trick-winner")
@pytest.mark.parametrize(
    ("cards", "scale", "winner"),
    [
        ("hearts-3 hearts-5 hearts-4", "", 1),
        ("hearts-3 hearts-10 hearts-9", "", 1),
        ("hearts-3 stars-11 crowns-11", "", 0),
        ("hearts-3 stars-1 hearts-11", "stars", 1),
        ("hearts-3 stars-1 stars-2", "stars", 2),
        ("hearts-3 stars-11 clubs-1", "stars clubs", 2),
        ("hearts-3 stars-11 clubs-1", "clubs stars", 1),
        ("hearts-3 stars-1 clubs-2", "hearts clubs stars", 1),
        ("hearts-3 stars-11 clubs-11", "hearts", 0),
        ("hearts-11 stars-1 hearts-2", "hearts stars", 1),
        ("hearts-3 stars-1 hearts-2", "stars hearts", 0),
        ("hearts-1 stars-1 clubs-1 diamonds-1 spades-1 crowns-1", "spades hearts crowns stars diamonds clubs", 2),
        ("hearts-3 super-trump crowns-11", "hearts crowns", 1),
        ("super-trump crowns-11 hearts-1", "hearts crowns", 0),
        ("super-trump crowns-11 super-trump hearts-1", "", 2),
        ("hearts-3 super-trump super-trump super-trump", "hearts", 3),
        ("super-trump super-trump super-trump stars-1", "stars", 2),
    ],
)
def test_the_winner_of_a_trick(cards, scale, winner):
    plays = [Played(seat, card, False) for seat, card in enumerate(cards.split())]
    assert winning_play(plays, scale.split()).seat == winner


@pytest.mark.rule("trumpet.trick-winner")
def test_a_won_trick_is_told_with_its_card():
    events = judged(position("hearts-3", "stars-1", scale="stars"), "hearts-3", "stars-1")[1]
    won = next(event for event in events if isinstance(event, records.TrickWon))
    assert (won.seat, won.card, won.rule, won.tricks_played) == (1, "stars-1", "trumpet.trick-winner", 29)


# --- Revokes ----------------------------------------------------------------------------------------------------------

REVOKING = {"on_revoke": "penalty", "shields": EVERY}


def revoking(positions, hand="hearts-5 stars-1 super-trump super-trump", **options):
    """Return a trick led with hearts, in which the seat to act, seat 1, can follow."""
    state = position("hearts-3", hand, *["hearts-11"] * (len(positions) - 2), positions=positions, **{**REVOKING, **options})
    return after(state, "hearts-3")


@pytest.mark.rule("trumpet.penalty")
def test_revokes_are_legal_but_told_of_in_ranges_only():
    legal = GAME.legal_moves(revoking((3, 6, 9)), 1)
    assert legal.moves == (Play("hearts-5"),)
    assert not legal.complete
    (revokes,) = msgspec.to_builtins(legal.ranges)
    assert (revokes["type"], revokes["penalty"]) == ("trumpet.play", True)
    assert revokes["cards"][0] == "stars-1"
    assert revokes["cards"][-1] == "super-trump"
    assert len(revokes["cards"]) == 5
    assert set(revokes) == {"type", "penalty", "cards"}


@pytest.mark.rule("trumpet.penalty")
@pytest.mark.parametrize(
    ("before", "target"),
    [((3, 6, 9), 2), ((3, 4, 2), 1), ((9, 6, 3), 2), ((1, 6, 9), 0), ((0, 6, 9), 0), ((4, 20, 24), 3), ((9, 6, 5), 4)],
)
def test_a_revoke_moves_the_piece_behind_the_rearmost_other(before, target):
    state, events = judged(revoking(before), "stars-1")
    assert state.positions == (before[0], target, before[2])
    assert state.trick[1] == Played(1, "stars-1", True)
    assert [(type(event), event.rule) for event in events] == [
        (records.CardPlayed, "trumpet.penalty"),
        (records.PieceMoved, "trumpet.penalty"),
    ]
    assert (events[1].seat, events[1].origin, events[1].target) == (1, before[1], target)
    assert GAME.view(state, 2).trick[1].revoke


@pytest.mark.rule("trumpet.penalty")
@pytest.mark.parametrize("positions", [(6, 3, 9), (0, 0, 0), (4, 3, 9), (5, 0, 9), (0, 0, 9)])
def test_the_rearmost_cannot_revoke(positions):
    state = revoking(positions, shields=[])
    assert GAME.legal_moves(state, 1) == records.LegalMoves(1, (Play("hearts-5"),))
    for card in ("stars-1", "super-trump"):
        rule, why = broken(state, card)
        assert rule == "trumpet.penalty"
        assert why.startswith("You hold hearts-5, so you must follow hearts")
    assert broken(state, "stars-11")[0] == "common.not-held"


@pytest.mark.rule("trumpet.penalty")
def test_a_revoke_can_win_the_trick_and_then_advances():
    state = after(revoking((3, 6)), "super-trump")
    assert state.last_trick.winner == 1
    assert state.last_trick.cards[1].revoke
    assert state.positions == (3, 4)  # back to 2, then over 3


@pytest.mark.rule("trumpet.penalty")
def test_a_shield_reached_by_a_penalty_gives_nothing():
    state = after(revoking((3, 6, 9)), "stars-1")
    assert 2 in state.options.shields
    assert (state.phase, state.trump_chooser, state.to_act) == ("play", None, (2,))


@pytest.mark.rule("trumpet.penalty")
def test_two_revokes_in_a_trick_are_penalised_one_after_the_other():
    state = position("hearts-3", "hearts-5 stars-1", "hearts-11 stars-2", positions=(5, 7, 9), **REVOKING)
    state = after(state, "hearts-3", "stars-1", "stars-2")
    assert [play.revoke for play in state.last_trick.cards] == [False, True, True]
    assert state.positions == (6, 4, 3)


@pytest.mark.rule("trumpet.penalty")
def test_who_cannot_follow_does_not_revoke():
    state = revoking((3, 6, 9), hand="stars-1 super-trump")
    legal = GAME.legal_moves(state, 1)
    assert legal.complete
    assert not legal.ranges
    assert after(state, "super-trump").trick[1] == Played(1, "super-trump", False)
    led = after(position("super-trump", "hearts-5 stars-1", "", positions=(3, 6, 9), **REVOKING), "super-trump")
    assert GAME.legal_moves(led, 1).complete
    assert not after(led, "stars-1").trick[1].revoke


@pytest.mark.rule("trumpet.penalty")
def test_a_hand_of_followers_only_has_nothing_to_revoke_with():
    hand = " ".join(f"hearts-{n}" for n in range(4, 11))
    assert GAME.legal_moves(revoking((3, 6), hand=hand), 1).complete


@pytest.mark.rule("trumpet.penalty", "trumpet.follow-suit")
def test_without_the_option_a_revoke_is_refused_wherever_the_piece_is():
    state = after(position("hearts-3", "hearts-5 stars-1", "", positions=(20, 21, 22)), "hearts-3")
    assert GAME.legal_moves(state, 1).complete
    assert broken(state, "stars-1")[0] == "trumpet.follow-suit"
