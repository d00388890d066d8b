"""Trumpet: what a won trick moves, the choice of trumps and the end of the game."""

from itertools import combinations, pairwise

import pytest

from referee.games.core import Result
from referee.games.trumpet import GAME, records
from referee.games.trumpet.catalogue import CATALOGUE, SUITS
from referee.games.trumpet.records import Advance, DeclineTrump, DeferTrump, ExchangeTrumps, Play, PushBack
from tests.games.trumpet_positions import EVERY, after, broken, game, judged, listed, position, reached

FREE = {"on_revoke": "penalty"}
"""With penalties pieces can be anywhere behind the foremost, so positions need not add up."""


def won(positions, *, shields=(), scale="", winner=0, **options):
    """Return the state and the last events after a trick of hearts has been won by a seat."""
    numbers = [11 if seat == winner else seat + 1 for seat in range(len(positions))]
    cards = [f"hearts-{number}" for number in numbers]
    return judged(position(*cards, positions=positions, scale=scale, **{**FREE, "shields": shields, **options}), *cards)


def moves_of(events):
    """Return the movements among events: seat moved, from, to, by which rule."""
    return [
        (event.opponent if isinstance(event, records.PiecePushed) else event.seat, event.origin, event.target, event.rule)
        for event in events
        if isinstance(event, records.PieceMoved | records.PiecePushed)
    ]


# --- Moving -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("trumpet.advance")
@pytest.mark.parametrize(
    ("positions", "target"),
    [
        ((0, 0, 0), 1),
        ((0, 1, 0), 2),
        ((0, 1, 2), 3),
        ((0, 2, 1), 3),
        ((0, 2, 3), 1),
        ((4, 5, 7), 6),
        ((4, 3, 2), 5),
        ((18, 19, 20), 21),
    ],
)
def test_the_winner_moves_to_the_next_free_space(positions, target):
    state, events = won(positions)
    assert state.positions == (target, *positions[1:])
    assert moves_of(events) == [(0, positions[0], target, "trumpet.advance")]
    assert state.phase == "play"


@pytest.mark.rule("trumpet.track", "trumpet.advance")
def test_the_start_holds_any_number_of_pieces():
    state, _ = won((0,) * 6, winner=3)
    assert state.positions == (0, 0, 0, 1, 0, 0)


@pytest.mark.rule("trumpet.push-back")
@pytest.mark.parametrize(
    ("positions", "spaces", "pushable"),
    [
        ((19, 20, 3), 24, [1]),
        ((24, 19, 3), 24, [1]),
        ((20, 19, 24), 24, [1, 2]),
        ((18, 19, 24), 24, None),
        ((19, 18, 17), 24, None),
        ((24, 0, 0), 24, None),
        ((7, 8, 6), 12, [1]),
        ((6, 7, 8), 12, None),
        ((95, 100, 99), 100, [1, 2]),
        ((94, 100, 99), 100, None),
    ],
)
def test_who_has_the_choice_on_the_last_six_spaces(positions, spaces, pushable):
    state, events = won(positions, spaces=spaces, trick_limit=7000)
    if pushable is None:
        assert [movement[0] for movement in moves_of(events)] == [0]
        assert state.phase == ("play" if positions[0] < spaces else "finished")
        return
    assert (state.phase, state.to_act, state.positions) == ("advance", (0,), positions)
    assert listed(state) == (Advance(), *map(PushBack, pushable))
    assert moves_of(events) == []
    for other in set(range(3)) - set(pushable):
        assert broken(state, PushBack(other))[0] == "trumpet.push-back"


@pytest.mark.rule("trumpet.push-back")
def test_leader_and_trick_number_stay_until_the_next_trick_begins():
    state, _ = won((20, 21, 3), winner=1)
    assert (state.phase, state.to_act) == ("advance", (1,))
    assert (state.leader, state.trick_number, len(state.played), state.trick, state.led_suit) == (0, 1, 1, (), None)
    state = after(state, ("advance",))
    assert (state.phase, state.leader, state.trick_number, state.to_act) == ("play", 1, 2, (1,))


@pytest.mark.rule("trumpet.push-back")
@pytest.mark.parametrize(
    ("positions", "opponent", "target"),
    [
        ((19, 21, 3), 1, 20),
        ((20, 21, 3), 1, 19),
        ((20, 21, 19), 1, 18),
        ((20, 19, 18), 1, 17),
        ((24, 19, 18, 17, 16), 1, 15),
        ((23, 24, 22, 21, 20, 19), 1, 18),
    ],
)
def test_a_piece_is_pushed_to_the_nearest_free_space_behind(positions, opponent, target):
    state, events = judged(won(positions)[0], ("push", opponent))
    assert state.positions == (positions[0], target, *positions[2:])
    assert moves_of(events) == [(opponent, positions[1], target, "trumpet.push-back")]
    assert (state.phase, state.leader, state.to_act) == ("play", 0, (0,))


@pytest.mark.rule("trumpet.push-back", "trumpet.advance")
def test_on_the_last_six_spaces_the_winner_may_still_advance():
    _, events = judged(won((19, 20, 22))[0], ("advance",))
    assert moves_of(events) == [(0, 19, 21, "trumpet.advance")]


@pytest.mark.rule("trumpet.push-back", "trumpet.choose-trump")
def test_a_shield_under_a_pushed_piece_is_its_owners():
    state, _ = won((21, 23, 3), shields=[22])
    state, events = judged(state, ("push", 1))
    assert (state.phase, state.trump_chooser, state.to_act) == ("trump", 1, (1,))
    assert broken(state, ("place", "hearts"), seat=0)[0] == "common.not-to-act"
    assert (events[-1].seat, events[-1].space, events[-1].rule) == (1, 22, "trumpet.choose-trump")
    state = after(state, ("place", "stars"))
    assert (state.phase, state.leader, state.trump_scale) == ("play", 0, ("stars",))


@pytest.mark.rule("trumpet.push-back")
def test_refusals_in_phase_advance():
    state, _ = won((19, 20, 3))
    assert broken(state, ("push", 0)) == ("trumpet.push-back", "You cannot push your own piece back.")
    assert broken(state, ("push", 2)) == ("trumpet.push-back", "The piece of seat 2 is not on the last six spaces.")
    assert broken(state, ("decline",))[0] == broken(state, "hearts-3")[0] == "common.wrong-phase"
    assert broken(state, ("advance",), seat=1)[0] == "common.not-to-act"


# --- Trumps -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("trumpet.choose-trump")
def test_a_shield_gives_the_choice_of_a_suit_not_yet_on_the_scale():
    state, events = won((3, 5, 0), shields=[4], scale="clubs hearts")
    assert (state.phase, state.trump_chooser, state.to_act, state.deferred_trump) == ("trump", 0, (0,), None)
    assert listed(state) == (*map(records.PlaceTrump, ["stars", "diamonds", "spades", "crowns"]), DeclineTrump())
    assert events[-1].rule == "trumpet.choose-trump"
    assert broken(state, ("place", "hearts")) == ("trumpet.choose-trump", "Hearts are on the trump scale already, on place 2.")
    assert broken(state, ("advance",))[0] == "common.wrong-phase"
    chosen = after(state, ("place", "stars"))
    assert chosen.trump_scale == ("clubs", "hearts", "stars")
    assert (chosen.phase, chosen.trump_chooser, chosen.trick_number) == ("play", None, 2)
    declined, events = judged(state, ("decline",))
    assert declined.trump_scale == ("clubs", "hearts")
    assert events[0].rule == "trumpet.choose-trump"


@pytest.mark.rule("trumpet.choose-trump")
def test_a_space_without_a_shield_gives_no_choice():
    assert won((3, 5, 0), shields=[3, 5])[0].phase == "play"
    assert won((3, 4, 0), shields=[4])[0].phase == "play"
    assert won((3, 4, 0), shields=[5])[0].phase == "trump"


@pytest.mark.rule("trumpet.choose-trump")
def test_the_scale_stays_from_hand_to_hand():
    states, _ = game(2, seed=5, shields=EVERY)
    for before, later in pairwise(states):
        if before.phase != "trump":
            assert later.trump_scale == before.trump_scale
    assert any(state.trump_scale and not state.played and not state.trick for state in states)


@pytest.mark.rule("trumpet.exchange-trumps")
def test_six_placed_suits_are_exchanged():
    scale = "clubs hearts crowns stars spades diamonds"
    state, _ = won((3, 5, 13), shields=[4], scale=scale)
    assert listed(state) == (*map(ExchangeTrumps, combinations(SUITS, 2)), DeclineTrump())
    assert broken(state, ("place", "hearts"))[0] == "trumpet.choose-trump"
    for suits in (("hearts", "diamonds"), ("diamonds", "hearts")):
        chosen, events = judged(state, ("exchange", *suits))
        assert chosen.trump_scale == ("clubs", "diamonds", "crowns", "stars", "spades", "hearts")
        assert events[0].rule == "trumpet.exchange-trumps"
        assert chosen.phase == "play"
    assert broken(state, ("exchange", "stars", "stars"))[0] == "trumpet.exchange-trumps"
    declined, events = judged(state, ("decline",))
    assert declined.trump_scale == tuple(scale.split())
    assert events[0].rule == "trumpet.exchange-trumps"


@pytest.mark.rule("trumpet.exchange-trumps")
def test_five_placed_suits_are_not_exchanged():
    state, _ = won((3, 5, 13), shields=[4], scale="clubs hearts crowns stars spades")
    assert listed(state) == (records.PlaceTrump("diamonds"), DeclineTrump())
    assert broken(state, ("exchange", "hearts", "stars"))[0] == "trumpet.exchange-trumps"


def seventh(state):
    """Tell whether a choice of trumps is open after the last trick of a hand."""
    return state.phase == "trump" and len(state.played) == 7


@pytest.mark.rule("trumpet.defer")
@pytest.mark.parametrize("players", [2, 5])
def test_a_choice_after_the_seventh_trick_may_wait_for_the_new_hand(players):
    state = reached(seventh, players, shields=EVERY)
    owner = state.trump_chooser
    assert listed(state)[-2:] == (DeclineTrump(), DeferTrump())
    later, events = judged(state, ("defer",))
    assert events[0].rule == "trumpet.defer"
    assert (events[-1].seat, events[-1].rule) == (owner, "trumpet.defer")
    assert (later.phase, later.to_act, later.trump_chooser, later.deferred_trump) == ("trump", (owner,), owner, owner)
    assert (later.hand_number, later.trick_number, later.tricks_played, later.played) == (2, 1, 7, ())
    assert later.leader == (later.dealer + 1) % players == 1 % players
    assert later.last_trick == state.last_trick
    assert len(later.hands[owner]) == 7
    assert DeferTrump() not in listed(later)
    assert broken(later, ("defer",)) == ("trumpet.defer", "You have put this choice off once already.")
    for move in (listed(later)[0], DeclineTrump()):
        chosen = GAME.judge(later, owner, move).state
        assert (chosen.phase, chosen.to_act, chosen.leader, chosen.trick_number) == ("play", (1 % players,), 1 % players, 1)
        assert (chosen.trump_chooser, chosen.deferred_trump) == (None, None)
        assert len(chosen.trump_scale) == len(later.trump_scale) + isinstance(move, records.PlaceTrump)


@pytest.mark.rule("trumpet.defer")
def test_a_full_scale_may_be_exchanged_when_the_choice_was_put_off():
    state = reached(lambda s: s.deferred_trump is not None and len(s.trump_scale) == 6, 3, shields=EVERY, spaces=24)
    assert listed(state) == (*map(ExchangeTrumps, combinations(SUITS, 2)), DeclineTrump())


@pytest.mark.rule("trumpet.defer")
def test_a_choice_made_at_once_is_followed_by_the_deal():
    state = after(reached(seventh, 3, shields=EVERY), ("decline",))
    assert (state.phase, state.hand_number, state.trick_number, state.leader, state.to_act) == ("play", 2, 1, 1, (1,))
    assert (state.trump_chooser, state.deferred_trump) == (None, None)


@pytest.mark.rule("trumpet.defer")
def test_a_pushed_owner_may_put_its_choice_off_too():
    def pushed(state):
        return seventh(state) and state.trump_chooser != state.last_trick.winner

    state = reached(pushed, 4, shields=list(range(1, 13)), spaces=12)
    assert after(state, ("defer",)).deferred_trump == state.trump_chooser


@pytest.mark.rule("trumpet.defer")
def test_with_cards_in_hand_the_choice_is_made_at_once():
    state, _ = won((3, 5, 0), shields=[4])
    assert DeferTrump() not in listed(state)
    assert broken(state, ("defer",)) == ("trumpet.defer", "You still hold cards, so you must choose now.")


@pytest.mark.rule("trumpet.defer", "trumpet.limit")
def test_with_no_new_hand_to_come_the_choice_is_made_at_once():
    state = reached(seventh, 3, shields=EVERY, trick_limit=7)
    assert DeferTrump() not in listed(state)
    assert broken(state, ("defer",))[0] == "trumpet.defer"
    assert after(state, ("decline",)).result.reason == "trumpet.limit"


# --- The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("trumpet.grand-shield")
@pytest.mark.parametrize("positions", [(24, 3, 0, 0), (24, 18, 0, 0)])
def test_the_grand_shield_wins_at_once(positions):
    state, events = won(positions)
    assert state.positions[0] == 25
    assert (state.phase, state.to_act) == ("finished", ())
    assert state.result == Result((1, 2, 3, 3), (25, *positions[1:]), "trumpet.grand-shield", (0,))
    assert (events[-1].rule, events[-1].result) == ("trumpet.grand-shield", state.result)
    assert GAME.legal_moves(state, 1) == records.LegalMoves(1)
    assert broken(state, Play("hearts-4"), seat=0)[0] == "common.finished"


@pytest.mark.rule("trumpet.grand-shield", "trumpet.advance")
def test_a_piece_reaches_the_grand_shield_over_others():
    state = after(won((23, 24, 2))[0], ("advance",))
    assert state.result == Result((1, 2, 3), (25, 24, 2), "trumpet.grand-shield", (0,))


@pytest.mark.rule("trumpet.limit")
def test_the_limit_ranks_by_position():
    state, events = won((3, 2, 0, 0), trick_limit=29)
    assert state.tricks_played == 29
    assert state.result == Result((1, 2, 3, 3), (4, 2, 0, 0), "trumpet.limit", (0,))
    assert (state.phase, state.leader, state.trick_number, state.trump_chooser) == ("finished", 0, 1, None)
    assert events[-1].rule == "trumpet.limit"


@pytest.mark.rule("trumpet.limit")
def test_the_limit_waits_for_the_movement_and_the_choice_of_trumps():
    state, _ = won((20, 23, 0), shields=[22], trick_limit=43)
    assert (state.phase, state.tricks_played, state.result) == ("advance", 43, None)
    state = after(state, ("push", 1))
    assert (state.phase, state.trump_chooser, state.result) == ("trump", 1, None)
    state = after(state, ("place", "hearts"))
    assert state.trump_scale == ("hearts",)
    assert state.result == Result((2, 1, 3), (20, 22, 0), "trumpet.limit", (1,))


@pytest.mark.rule("trumpet.grand-shield", "trumpet.limit")
def test_the_grand_shield_counts_on_the_last_trick_too():
    assert won((24, 3, 0), trick_limit=43)[0].result.reason == "trumpet.grand-shield"


@pytest.mark.rule("trumpet.limit")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_games_played_out_to_the_limit(players):
    states, _ = game(players, seed=players, trick_limit=10)
    assert states[-1].result.reason == "trumpet.limit"
    assert states[-1].tricks_played == 10
    assert (states[-1].hand_number, len(states[-1].played)) == (2, 3)


@pytest.mark.rule("trumpet.grand-shield")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"spaces": 12, "shields": [1, 5, 12]}, {"spaces": 40, "on_revoke": "penalty"}])
def test_games_played_out_to_the_grand_shield(players, options):
    for seed in range(60):
        states, _ = game(players, seed, revoke=0.05, **options, trick_limit=2000)
        final = states[-1]
        if final.result.reason == "trumpet.grand-shield":
            break
    assert final.result.reason == "trumpet.grand-shield"
    assert max(final.positions) == final.options.spaces + 1
    assert final.result.winners == (final.last_trick.winner,)
    assert final.result.scores == final.positions
    for state in states:
        GAME.check(state)


def test_every_rule_of_the_catalogue_but_the_material_is_cited_by_some_event():
    cited = set()
    for seed in range(6):
        state = GAME.deal(
            2 + seed % 5, {"on_revoke": "penalty", "shields": EVERY[:20], "trick_limit": 200 + seed}, f"{seed:064x}"
        ).state
        _, moves = game(state.players, seed, revoke=0.2, on_revoke="penalty", shields=EVERY[:20], trick_limit=200 + seed)
        for seat, move in moves:
            state, events = GAME.judge(state, seat, move)
            cited |= {event.rule for event in events}
    ids = {rule.id for rule in CATALOGUE.rules}
    assert cited <= ids
    assert ids - cited <= {"trumpet.deck", "trumpet.track", "trumpet.grand-shield", "trumpet.limit"}
