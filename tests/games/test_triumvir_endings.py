"""Triumvir: the end of the game, who wins it, what states and views are possible, and what a guess at a hidden choice is."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from referee.games.core import Impossible
from referee.games.triumvir import GAME, records
from referee.games.triumvir.records import Strengths
from referee.games.triumvir.strength import outcome
from referee.games.triumvir.telling import game_ended
from tests.games.triumvir_positions import SEED, after, broken, deal, first_of, listed, played_out, position, tables, types

# --- The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.end")
def test_the_game_ends_after_the_turn_of_the_last_card_effects_included():
    start = position("A 3/4 6 10/8 7 9", "A 3/4 6 10/8 7 9", last="10 10")
    state, _ = after(start, "5 jack", "5 jack", "move 10", "move 10", "2 queen", "2 queen")
    assert (state.turn, state.phase, state.hands) == (10, "move", ((), ()))
    state, events = after(state, "move 10", "stay")
    assert (state.turn, state.phase, state.to_act, state.pending, state.queue) == (10, "finished", (), None, ())
    assert (types(events)[-5], types(events)[-1]) == ("PlayEnded", "GameEnded")
    assert first_of(events, records.PlayEnded).rule == "triumvir.end"
    assert state.first_activator == 1
    assert state.placements == (records.Placement("2", "queen", None),) * 2
    for text in ("A jack", "stay"):
        assert broken(state, 0, text) == ("common.finished", "The game is over.")
    assert GAME.legal_moves(state, 0) == records.LegalMoves(0)


@pytest.mark.rule("triumvir.end", "triumvir.pass", "triumvir.seven")
def test_the_game_ends_when_only_lone_7s_are_left_that_cannot_be_placed():
    stuck = "A 2 3 4 5 6 8 9//"
    start = position(stuck, stuck, last="9 9")
    state, events = after(start, "10 jack king", "10 jack king", "choose jack", "choose jack")
    assert (state.phase, state.turn, state.hands) == ("finished", 10, (("7",), ("7",)))
    assert types(events[-9:-4]) == ["StrengthsCounted", "TurnStarted", "Passed", "Passed", "PlayEnded"]
    assert types(events[-4:]) == ["TriumvirTied"] * 3 + ["GameEnded"]
    assert state.placements == (records.Placement("10", "jack", None),) * 2, "kept: in turn 10 nothing was revealed"
    assert state.strengths[0] == Strengths(58, 0, 0), "cards still in hand count for nothing"
    assert state.result.reason == "triumvir.tied-first"


@pytest.mark.rule("triumvir.end")
def test_a_stuck_seat_waits_for_the_others_and_for_restrictions_to_pass():
    stuck = "A 2 3 4 5 6 8 9 10//"
    start = position(stuck, "9 A/2 10 5/8 6 7", last="10 7", turn=10)
    assert start.to_act == (1,)
    assert start.hands == (("7",), ("3", "4"))
    state, events = after(start, "3 king")
    assert types(events[-2:]) == ["TurnStarted", "Passed"]
    state, events = after(state, "4 king")
    assert types(events)[-9:-4] == ["TurnStarted", "Passed", "TurnStarted", "Passed", "PlayEnded"]
    assert (state.phase, state.turn) == ("finished", 13), "turn 12 was under the 4, turn 13 under nothing"


@pytest.mark.rule("triumvir.end", "triumvir.five")
def test_a_5_can_free_a_lone_7():
    start = position("A 2 3 4 5 6 8 9 10//", "A/2 10 4/8 6 7 3", last="10 3", turn=10)
    state, _ = after(start, "5 king", "move A")
    assert (state.phase, state.to_act, listed(state, 0)) == ("commit", (0, 1), ["7 king"])


# --- Winning ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.most", "triumvir.strength", "triumvir.tied-triumvir", "triumvir.tie-break", "triumvir.tied-first")
@pytest.mark.parametrize(
    ("strengths", "scores", "ranks", "reason"),
    [
        ([(9, 9, 1), (8, 8, 30)], (2, 1), (1, 2), "triumvir.most"),
        ([(9, 5, 5), (8, 5, 5)], (1, 0), (1, 2), "triumvir.most"),
        ([(9, 2, 5), (8, 3, 5)], (1, 1), (1, 2), "triumvir.tie-break"),
        ([(20, 2, 5), (8, 6, 5)], (1, 1), (2, 1), "triumvir.tie-break"),
        ([(20, 2, 6), (3, 9, 6)], (1, 1), (1, 2), "triumvir.tie-break"),
        ([(9, 6, 2), (9, 2, 6)], (1, 1), (1, 1), "triumvir.tied-first"),
        ([(9, 6, 3), (9, 2, 6)], (1, 1), (1, 2), "triumvir.tie-break"),
        ([(5, 5, 5), (5, 5, 5), (4, 4, 4)], (0, 0, 0), (1, 1, 3), "triumvir.tied-first"),
        ([(9, 0, 0), (0, 9, 0), (0, 0, 9), (8, 8, 8)], (1, 1, 1, 0), (1, 1, 1, 4), "triumvir.tied-first"),
        ([(9, 0, 0), (0, 9, 1), (0, 0, 9), (8, 8, 8)], (1, 1, 1, 0), (2, 1, 2, 4), "triumvir.tie-break"),
        ([(9, 9, 0), (0, 0, 9), (8, 8, 8), (7, 8, 8)], (2, 1, 0, 0), (1, 2, 3, 4), "triumvir.most"),
        ([(7, 8, 9), (9, 8, 7), (8, 9, 7), (7, 7, 7)], (1, 1, 1, 0), (1, 1, 1, 4), "triumvir.tied-first"),
    ],
)
def test_the_whole_order_of_the_seats(strengths, scores, ranks, reason):
    result = outcome([Strengths(*own) for own in strengths])
    assert (result.scores, result.ranks, result.reason) == (scores, ranks, reason)
    assert result.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


@pytest.mark.rule("triumvir.tied-first", "triumvir.tied-triumvir")
def test_two_seats_that_do_the_same_draw_in_a_game_played_out():
    state, moves = played_out(2, lambda moves: moves[0])
    assert (state.result.ranks, state.result.scores, state.result.reason) == ((1, 1), (0, 0), "triumvir.tied-first")
    assert moves > 20


@pytest.mark.rule("triumvir.tied-first")
def test_a_draw_is_told_as_one_between_those_who_share_it():
    result = outcome(tuple(Strengths(*three) for three in [(5, 5, 5), (4, 4, 4), (5, 5, 5)]))
    assert game_ended(result).text == "The game is a draw between seat 0 and seat 2."


@pytest.mark.rule("triumvir.most", "triumvir.tie-break")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reason", ["triumvir.most", "triumvir.tie-break"])
def test_games_played_out_end_by_each_reason(players, reason):
    ends = (played_out(players, Random(number).choice)[0] for number in range(50))
    state = next(state for state in ends if state.result.reason == reason)
    first, second = sorted(state.result.scores, reverse=True)[:2]
    assert len(state.result.winners) == 1
    assert state.result.scores[state.result.winners[0]] == first
    assert (first > second) == (reason == "triumvir.most")


# --- States that can exist --------------------------------------------------------------------------------------------

CHOOSING = after(deal(3), "10 jack king", "5 jack", "2 queen")[0]
MOVING = after(position("6/8/", "6/8/"), "5 king", "2 jack")[0]
FINISHED = played_out(2, lambda moves: moves[0])[0]
RESTRICTED = after(deal(2), "4 jack", "3 queen")[0]
SKIPPED = after(position("A 6 7/4 5 8 10/9", "2 8 5/A 6 10 4 7/", last="9 7"), "3 jack", "3 king")[0]
WAITED = after(position("A 2 3 4 5 6 8 9 10//", "9 A/2 10 5 3/8 6 7", last="10 3", turn=11), "4 king")[0]


@pytest.mark.parametrize(
    ("state", "field", "changes"),
    [
        (deal(2), "hands", {"hands": ()}),
        (deal(2), "choices", {"choices": (None,)}),
        (deal(2), "first_activator", {"first_activator": 1}),
        (deal(2), "hands.0", {"turn": 3}),
        (deal(2), "turn", {"turn": 10**9 + 1}),
        (deal(2), "hands.1", {"hands": (deal(2).hands[0], tuple(reversed(deal(2).hands[0])))}),
        (deal(2), "triumvirs.1", {"hands": (deal(2).hands[0], ("A",))}),
        (deal(2), "strengths", {"strengths": (Strengths(1, 0, 0), Strengths())}),
        (deal(2), "committed.0", {"committed": (True, False)}),
        (deal(2), "committed.0", {"choices": (records.Equip("A", "jack"), None)}),
        (deal(2), "choices.0", {"choices": (records.Equip("7", "jack"), None), "committed": (True, False), "to_act": (1,)}),
        (deal(2), "choices.0", {"choices": (records.EquipTen(("king", "jack")), None), "committed": (True, False), "to_act": (1,)}),
        (deal(2), "choices", {"choices": (records.Equip("A", "jack"),) * 2, "committed": (True, True), "to_act": ()}),
        (deal(2), "to_act", {"to_act": (0,)}),
        (deal(2), "banned_cards.0", {"banned_cards": (("2", "9"), ())}),
        (deal(2), "banned_triumvirs.0", {"banned_triumvirs": (("jack",), ())}),
        (deal(2), "next_bans.1.cards", {"next_bans": (records.Bans(), records.Bans(("2", "9"), ()))}),
        (deal(2), "pending", {"pending": MOVING.pending}),
        (deal(2), "pending", {"phase": "move"}),
        (deal(2), "queue", {"queue": MOVING.queue or (records.Step("two", 0, 0),)}),
        (deal(2), "result", {"result": FINISHED.result}),
        (deal(2), "placements.0.card", {"placements": (records.Placement("A", "jack", None), None)}),
        (CHOOSING, "pending", {"pending": None}),
        (CHOOSING, "placements.0.triumvirs", {"phase": "move"}),
        (CHOOSING, "queue", {"queue": CHOOSING.queue[1:]}),
        (CHOOSING, "queue", {"queue": ()}),
        (CHOOSING, "to_act", {"to_act": (0,)}),
        (CHOOSING, "pending.triumvirs", {"pending": replace(CHOOSING.pending, triumvirs=("jack", "queen"))}),
        (
            CHOOSING,
            "placements.0.triumvirs",
            {"placements": (records.Placement("10", None, ("king", "jack")), *CHOOSING.placements[1:])},
        ),
        (CHOOSING, "placements.0.triumvir", {"placements": (records.Placement("10", None, None), *CHOOSING.placements[1:])}),
        (CHOOSING, "banned_cards", {"banned_cards": (("2", "9"), (), ())}),
        (CHOOSING, "banned_cards.0", {"banned_cards": (("9",), (), ())}),
        (MOVING, "pending.triumvir", {"pending": replace(MOVING.pending, triumvir="jack")}),
        (MOVING, "next_bans.0", {"next_bans": (records.Bans(("2", "9"), ()), records.Bans())}),
        (MOVING, "banned_cards", {"banned_cards": ((), ("2", "9"))}),
        (MOVING, "banned_triumvirs.0", {"banned_triumvirs": (("king", "jack"), ())}),
        (FINISHED, "to_act", {"to_act": (0,)}),
        (FINISHED, "result", {"result": None}),
        (FINISHED, "placements", {"placements": (None, None)}),
        (RESTRICTED, "banned_cards.0", {"banned_cards": ((), ())}),
        (RESTRICTED, "banned_triumvirs.1", {"banned_triumvirs": ((), ("queen",))}),
        (RESTRICTED, "banned_cards.0", {"placements": (None, None)}),
        (RESTRICTED, "banned_cards.0", {"banned_cards": ((), ()), "banned_triumvirs": ((), ())}),
        (SKIPPED, "banned_cards.0", {"banned_cards": ((), ("2", "9"))}),
        (SKIPPED, "next_bans.0.cards", {"next_bans": (records.Bans(("2", "9"), ()), records.Bans())}),
        (SKIPPED, "hands.0", {"turn": 10, "first_activator": 1}),
        (WAITED, "phase", {"banned_triumvirs": (("king",), ())}),
    ],
)
def test_a_state_that_no_game_reaches_is_refused(state, field, changes):
    GAME.check(state)
    with pytest.raises(Impossible) as raised:
        GAME.check(replace(state, **changes))
    assert raised.value.field == field


@pytest.mark.parametrize(
    ("table", "field"),
    [
        ("6 7 8//", "triumvirs.0.jack"),
        ("7 6//", "triumvirs.0.jack"),
        ("9 6//", "triumvirs.0.jack"),
        ("6/A 9 3/", "triumvirs.0.queen"),
    ],
)
def test_cards_that_cannot_have_come_there_are_refused(table, field):
    with pytest.raises(Impossible) as raised:
        position(table, table)
    assert raised.value.field == field


def test_cards_may_lie_where_they_were_moved():
    moved = position("6 9 A/7 5/10", "6 9 A/7 5/10", last="10 10")
    assert tables(moved)[0] == "6 9 A/7 5/10"


# --- Views ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.placement")
def test_a_guess_is_any_placement_of_a_seat_that_has_chosen():
    start = position("6 9/A/", "6 8/A/", "6 8/A/")
    state, _ = after(start, "7 queen", "10 jack king")
    for viewer, hidden in ((0, {1}), (1, {0}), (2, {0, 1}), (None, {0, 1})):
        view = GAME.view(state, viewer)
        seen = {seat: set() for seat in range(3)}
        for number in range(400):
            guess = GAME.imagine(view, f"{number:064x}")
            GAME.check(guess)
            assert GAME.view(guess, viewer) == view
            assert GAME.imagine(view, f"{number:064x}") == guess
            for seat in range(3):
                seen[seat].add(guess.choices[seat])
        for seat in range(2):
            placings = set(GAME.legal_moves(start, seat).moves)
            assert seen[seat] == (placings if seat in hidden else {state.choices[seat]})
        assert seen[2] == {None}


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("hands", {"hands": ()}),
        ("committed", {"committed": (True,)}),
        ("choice", {"choice": None}),
        ("committed.1", {"hands": (("7",), ("7",))}),
        ("choice", {"viewer": None}),
        ("choice", {"viewer": 1, "committed": (False, False)}),
        ("viewer", {"viewer": 2}),
    ],
)
def test_a_view_that_no_state_has_is_refused(field, changes):
    state, _ = after(deal(2), "A jack")
    view = replace(GAME.view(state, 0), **changes)
    if field == "committed.1":
        view = replace(view, committed=(True, True))
    with pytest.raises(Impossible) as raised:
        GAME.imagine(view, SEED)
    assert raised.value.field == field
    with pytest.raises(Impossible):
        GAME.check_view(view)


def test_a_view_is_checked_whole():
    state, _ = after(deal(2), "A jack")
    GAME.check_view(GAME.view(state, 0))
    for changes in ({"choice": records.Equip("7", "jack")}, {"turn": 2}, {"to_act": (0, 1)}):
        with pytest.raises(Impossible):
            GAME.check_view(replace(GAME.view(state, 0), **changes))


def test_a_state_comes_back_from_json_unchanged():
    for state in (CHOOSING, MOVING, FINISHED, RESTRICTED):
        assert msgspec.json.decode(msgspec.json.encode(state), type=records.State) == state
