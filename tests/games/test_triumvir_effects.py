"""Triumvir: what an ace, a 2, a 5, a 6 and a 10 do."""

import pytest

from referee.games.triumvir import GAME, records
from referee.games.triumvir.strength import strengths
from tests.games.triumvir_positions import after, broken, deal, equipped, first_of, listed, position, tables, types

# --- Ace --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.ace", "triumvir.strength")
@pytest.mark.parametrize(
    ("tables", "expected"),
    [
        (["A//", "10//"], [(11, 0, 0), (10, 0, 0)]),
        (["A 2//", "/10/"], [(3, 0, 0), (0, 10, 0)]),
        (["A 10//", "//"], [(11, 0, 0), (0, 0, 0)]),
        (["A 10//", "10//"], [(21, 0, 0), (10, 0, 0)]),
        (["/A/", "/10/", "/10/", "/10/"], [(0, 11, 0), (0, 10, 0), (0, 10, 0), (0, 10, 0)]),
        (["//A", "//A", "//10"], [(0, 0, 11), (0, 0, 11), (0, 0, 10)]),
        (["A 2/3 4 5/6 7", "8//9", "//"], [(3, 12, 13), (8, 0, 9), (0, 0, 0)]),
    ],
)
def test_an_ace_counts_11_against_a_10_on_an_opponents_equivalent_triumvir(tables, expected):
    counted = strengths([equipped(text) for text in tables])
    assert [(own.jack, own.queen, own.king) for own in counted] == expected


@pytest.mark.rule("triumvir.ace")
def test_exhibit_b_the_ace_is_looked_at_whenever_strength_is_counted():
    state, _ = after(deal(2), "A jack", "10 jack king")
    assert state.strengths[0].jack == 1, "the 10 is on no Triumvir yet"
    against, events = after(state, "choose jack")
    assert against.strengths[0].jack == first_of(events, records.StrengthsCounted).strengths[0].jack == 11
    elsewhere, _ = after(state, "choose king")
    assert elsewhere.strengths[0].jack == 1
    moved, _ = after(against, "5 queen", "8 jack", "move 10")
    assert moved.strengths[0].jack == 1


@pytest.mark.rule("triumvir.ace", "triumvir.strength")
def test_an_ace_gains_where_it_comes_against_a_10_and_loses_where_it_leaves_one():
    start, _ = after(position("A 6/3/", "6 A/10/", last="6 A"), "2 queen", "8 king")
    assert start.strengths[0] == records.Strengths(7, 5, 0)
    against, _ = after(start, "move A")
    assert against.strengths == strengths(against.triumvirs) == (records.Strengths(6, 16, 0), records.Strengths(7, 10, 8))
    away, _ = after(against, "5 king", "5 jack", "move 6", "move A")
    assert away.strengths == strengths(away.triumvirs) == (records.Strengths(7, 5, 5), records.Strengths(6, 10, 14))


# --- 2 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.two")
def test_exhibit_c_a_2_brings_a_card_along():
    start = position("6/8 A/10", "6/8 A/10")
    state, _ = after(start, "2 queen", "3 jack")
    assert state.pending == records.Pending("two", 0, 0, "queen", None)
    assert listed(state, 0) == ["move 6", "move 10", "stay"]
    assert broken(state, 0, "move 8") == ("triumvir.two", "Your 8 is on the queen already: move a card from another Triumvir.")
    assert broken(state, 0, "move 2")[0] == "triumvir.two"
    assert broken(state, 0, "move 9") == ("common.not-held", "Your 9 is on none of your Triumvirs.")
    assert broken(state, 1, "move 6")[0] == "common.not-to-act"
    moved, events = after(state, "move 10")
    assert tables(moved)[0] == "6/8 A 2 10/"
    assert first_of(events, records.Moved) == records.Moved(
        seat=0,
        rule="triumvir.two",
        text="Seat 0 moves its 10 from the king to the queen.",
        card="10",
        source="king",
        triumvir="queen",
    )
    stayed, events = after(state, "stay")
    assert tables(stayed)[0] == "6/8 A 2/10"
    assert types(events) == ["NotMoved", "TurnStarted"]


@pytest.mark.rule("triumvir.two")
@pytest.mark.parametrize("table", ["//", "6//", "6 A//"])
def test_a_2_with_nothing_to_move_is_not_asked(table):
    state, events = after(position(table, table), "2 jack", "3 king")
    assert first_of(events, records.MoveSkipped) == records.MoveSkipped(
        seat=0, rule="triumvir.two", text="Seat 0 has no card that it could move to its jack.", owner=0, triumvir="jack"
    )
    assert state.phase == "commit"


@pytest.mark.rule("triumvir.two", "triumvir.eight")
def test_an_8_beside_the_7s_triumvir_is_nothing_to_move():
    state, events = after(position("6 7/8/", "6 7/8/"), "2 jack", "3 king")
    assert first_of(events, records.MoveSkipped).seat == 0
    assert (state.phase, state.turn) == ("commit", 5)


@pytest.mark.rule("triumvir.two", "triumvir.five")
def test_a_2_moved_away_by_an_earlier_effect_cannot_follow():
    start = position("6/A/", "6/A/")
    assert start.first_activator == 0
    state, _ = after(start, "5 king", "2 jack")
    assert state.pending == records.Pending("five", 0, 1, "king", None)
    assert listed(state, 1) == ["move A", "move 2", "move 6"]
    state, _ = after(state, "move 2")
    assert tables(state)[1] == "6/A/2"
    assert state.pending == records.Pending("two", 1, 1, "jack", None), "still the Triumvir where it was placed"
    assert listed(state, 1) == ["move A", "stay"]
    assert broken(state, 1, "move 2") == ("triumvir.two", "A 2 cannot move itself.")
    state, _ = after(state, "move A")
    assert tables(state)[1] == "6 A//2"


@pytest.mark.rule("triumvir.two", "triumvir.five")
def test_what_is_possible_is_judged_when_the_effects_turn_comes():
    start = position("6//", "6//", turn=2)
    state, events = after(start, "A king", "2 jack")
    assert (first_of(events, records.MoveSkipped).seat, state.turn) == (1, 3)
    swapped = position("6/8/", "6/8/")
    state, events = after(swapped, "5 king", "2 king")
    assert state.pending.kind == "five"
    state, _ = after(state, "move 8")
    assert listed(state, 1) == ["move 6", "stay"], "the 8 was movable by the 2 too, until the 5 had moved it"


# --- 5 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.five")
def test_a_5_makes_each_opponent_move_clockwise_from_its_owner():
    start = position("6/A/", "6/A/", "6/A/", "6/A/")
    state, _ = after(start, "3 jack", "3 jack", "5 jack", "3 jack")
    assert state.pending == records.Pending("five", 2, 3, "jack", None)
    assert state.queue == (records.Step("five", 2, 0), records.Step("five", 2, 1))
    assert listed(state, 3) == ["move A"]
    assert broken(state, 3, "stay") == ("triumvir.five", "An opponent's 5 makes you move a card.")
    assert broken(state, 3, "move 6") == ("triumvir.five", "Your 6 is on the jack already: move a card from another Triumvir.")
    assert broken(state, 3, "move 8")[0] == "common.not-held"
    state, events = after(state, "move A", "move A", "move A")
    assert [(event.seat, event.rule) for event in events if isinstance(event, records.Moved)] == [
        (3, "triumvir.five"), (0, "triumvir.five"), (1, "triumvir.five"),
    ]  # fmt: skip
    assert tables(state) == ["6 3 A//", "6 3 A//", "6 5/A/", "6 3 A//"]


@pytest.mark.rule("triumvir.five")
def test_an_opponent_that_cannot_move_is_passed_over():
    state, events = after(deal(3), "5 jack", "A jack", "A queen")
    assert first_of(events, records.MoveSkipped) == records.MoveSkipped(
        seat=1, rule="triumvir.five", text="Seat 1 has no card that it could move to its jack.", owner=0, triumvir="jack"
    )
    assert (state.to_act, listed(state, 2)) == ((2,), ["move A"])


@pytest.mark.rule("triumvir.five")
def test_a_card_just_placed_may_be_moved_and_triggers_nothing():
    state, _ = after(position("6//", "6//"), "5 queen", "5 king")
    assert (state.first_activator, state.pending) == (1, records.Pending("five", 1, 0, "king", None))
    state, _ = after(state, "move 5")
    assert tables(state) == ["6//5", "6//5"]
    assert state.pending == records.Pending("five", 0, 1, "queen", None), "still the queen, though the 5 has gone"
    state, _ = after(state, "move 5")
    assert (state.phase, state.turn) == ("commit", 3)
    assert tables(state) == ["6//5", "6/5/"]


@pytest.mark.rule("triumvir.five", "triumvir.four")
def test_moves_meet_no_restriction_of_3s_and_4s():
    start = position("6 2/A/", "6/A/4", last="2 4")
    assert start.banned_triumvirs[0] == ("king",)
    state, _ = after(start, "8 queen", "5 king")
    assert listed(state, 0) == ["move A", "move 2", "move 6", "move 8"]


# --- 6 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.six")
def test_exhibit_d_notwithstanding_a_6_does_nothing():
    state, events = after(position("A/8/", "A/8/"), "6 king", "3 king")
    assert (state.phase, state.turn) == ("commit", 4)
    assert types(events[2:]) == ["Revealed", "Revealed", "Restricted", "StrengthsCounted", "TurnStarted"]


# --- 10 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.ten")
def test_exhibit_a_the_opponent_on_the_left_chooses_of_the_two():
    state, events = after(deal(3), "A jack", "10 king queen", "A queen")
    assert first_of(events, records.Committed).rule == "triumvir.placement"
    assert state.pending == records.Pending("ten", 1, 2, None, ("queen", "king"))
    assert (state.phase, state.to_act, listed(state, 2)) == ("choose", (2,), ["choose queen", "choose king"])
    assert broken(state, 2, "choose jack") == ("triumvir.ten", "The 10 is offered to the queen and the king, not to the jack.")
    assert broken(state, 1, "choose king")[0] == "common.not-to-act"
    state, events = after(state, "choose king")
    assert tables(state) == ["A//", "//10", "/A/"]
    assert first_of(events, records.TenPlaced) == records.TenPlaced(
        seat=2, rule="triumvir.ten", text="Seat 2 puts the 10 of seat 1 on the king.", owner=1, triumvir="king"
    )


@pytest.mark.rule("triumvir.ten")
def test_the_last_seats_10_is_chosen_for_by_seat_0():
    state, _ = after(deal(2), "A jack", "10 jack queen")
    assert state.to_act == (0,)


@pytest.mark.rule("triumvir.ten")
def test_a_10_names_two_different_triumvirs_in_either_order():
    assert broken(deal(2), 0, "10 jack") == (
        "triumvir.ten", "A 10 is equipped by naming two Triumvirs, of which an opponent picks one.",
    )  # fmt: skip
    assert broken(deal(2), 0, "10 jack jack") == ("triumvir.ten", "The two Triumvirs of a 10 must be different.")
    either, _ = after(deal(2), "10 king jack")
    assert either.choices[0] == records.EquipTen(("jack", "king"))
    assert [text for text in listed(deal(2), 0) if text.startswith("10")] == ["10 jack queen", "10 jack king", "10 queen king"]


@pytest.mark.rule("triumvir.ten")
def test_each_10_is_there_before_the_next_is_chosen_for():
    state, _ = after(deal(2), "10 jack king", "10 jack king")
    state, _ = after(state, "choose jack")
    assert tables(state) == ["10//", "//"]
    assert state.pending == records.Pending("ten", 1, 0, None, ("jack", "king"))
    assert state.strengths[0].jack == 10


# --- Listing ----------------------------------------------------------------------------------------------------------


def test_moves_are_listed_by_type_card_and_triumvir():
    cards = ("A", "2", "3", "4", "5", "6", "8", "9")
    expected = [f"{card} {triumvir}" for card in cards for triumvir in ("jack", "queen", "king")]
    assert listed(deal(2), 1) == [*expected, "10 jack queen", "10 jack king", "10 queen king"]
    state, _ = after(deal(2), "A jack")
    assert GAME.legal_moves(state, 0) == records.LegalMoves(0)
