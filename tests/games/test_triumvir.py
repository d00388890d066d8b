"""Triumvir: the deal, secret placement, passing, the order of activation, and where each number may be equipped."""

from itertools import combinations, permutations, product

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from referee.games.core import Impossible, Invalid, visible
from referee.games.triumvir import GAME, records
from referee.games.triumvir.catalogue import CATALOGUE, DECK, TRIUMVIRS
from referee.games.triumvir.legality import can_place, placings
from tests.games.triumvir_positions import SEED, after, broken, deal, first_of, listed, move_of, position, tables, types

# --- Deck, options, deal ----------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.deal")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_has_the_ten_numbers_of_its_suit_in_hand(players):
    state, events = GAME.deal(players, None, SEED)
    assert DECK == ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
    assert state.hands == (DECK,) * players
    assert tables(state) == ["//"] * players
    assert (state.phase, state.turn, state.first_activator) == ("commit", 1, 0)
    assert state.to_act == tuple(range(players))
    assert [event.suit for event in events[:players]] == ["spades", "hearts", "diamonds", "clubs"][:players]
    assert types(events) == ["Dealt"] * players + ["TurnStarted"]
    assert GAME.deal(players, {}, "00" * 32).state == state


def test_the_catalogue_has_the_numbers_in_order_and_the_triumvirs():
    assert [card.id for card in CATALOGUE.cards] == [*DECK, "jack", "queen", "king"]
    assert {card.count for card in CATALOGUE.cards} == {4}


def test_there_are_no_options():
    assert msgspec.to_builtins(GAME.options({}, 2)) == {}
    with pytest.raises(Invalid, match=r"^options"):
        GAME.options({"turn_limit": 5}, 2)
    for players in (1, 5):
        with pytest.raises(Invalid, match=r"^players"):
            GAME.options(None, players)


def test_a_state_has_the_fields_of_the_contract_and_no_chance():
    fields = [
        "game", "phase", "players", "options", "to_act", "turn", "first_activator", "hands", "triumvirs", "strengths", "committed",
        "banned_cards", "banned_triumvirs", "placements", "pending", "queue", "next_bans", "result",
    ]  # fmt: skip
    state = msgspec.to_builtins(deal(2))
    assert sorted(state) == sorted([*fields, "choices"])
    assert sorted(msgspec.to_builtins(GAME.view(deal(2), None))) == sorted([*fields, "viewer", "choice"])
    assert state["options"] == {}
    assert list(state["triumvirs"][0]) == list(state["strengths"][0]) == ["jack", "queen", "king"]
    assert state["next_bans"] == ({"cards": (), "triumvirs": ()},) * 2


# --- Secret placement -------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.placement")
def test_a_choice_is_hidden_and_its_card_stays_in_hand_until_all_are_in():
    state, events = after(deal(3), "6 queen")
    assert types(events) == ["Committed"]
    assert state.committed == (True, False, False)
    assert state.to_act == (1, 2)
    assert state.hands == (DECK,) * 3
    assert tables(state) == ["//"] * 3
    assert state.choices == (records.Equip("6", "queen"), None, None)
    assert GAME.view(state, 0).choice == records.Equip("6", "queen")
    assert GAME.view(state, 1).choice is GAME.view(state, None).choice is None
    assert visible(events[0], 0).choice == records.Equip("6", "queen")
    assert visible(events[0], 1).choice is visible(events[0], None).choice is UNSET
    assert broken(state, 0, "7 jack")[0] == "common.not-to-act"
    state, events = after(state, "10 king jack", "A queen")
    assert state.committed == (False,) * 3
    assert state.choices == (None,) * 3
    assert [event.card for event in events if isinstance(event, records.Revealed)] == ["6", "10", "A"]
    assert [len(hand) for hand in state.hands] == [9, 9, 9]


@pytest.mark.rule("triumvir.placement")
def test_nothing_others_receive_tells_what_was_chosen():
    seen = set()
    for choice in ("A jack", "9 king", "10 jack queen"):
        state, events = after(deal(2), choice)
        view = GAME.view(state, 1)
        seen.add(msgspec.json.encode([view, GAME.legal_moves(state, 1), [visible(event, 1) for event in events]]))
    assert len(seen) == 1


@pytest.mark.rule("triumvir.placement")
@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_the_order_in_which_choices_arrive_changes_nothing(order):
    start = position("6/8/", "6/8/", "6/8/", "6/8/")
    choices = ["10 jack queen", "5 jack", "2 queen", "4 king"]
    state = start
    for seat in order:
        state, events = GAME.judge(state, seat, move_of(choices[seat]))
    expected, all_events = after(start, *choices)
    assert state == expected
    assert events[1:] == tuple(all_events[4:])


@pytest.mark.rule("triumvir.placement")
def test_placements_are_judged_by_the_table_as_the_turn_began():
    start = position("A/6 7/", "A/6/9")
    state, _ = after(start, "8 jack", "5 jack")
    assert listed(state, 0) == ["move 6", "move 7"]
    state, _ = after(state, "move 7")
    assert tables(state)[0] == "A 8 7/6/"


@pytest.mark.rule("triumvir.placement")
def test_every_card_but_a_10_is_on_its_triumvir_at_once():
    state, _ = after(deal(2), "10 king jack", "A queen")
    assert state.phase == "choose"
    assert tables(state) == ["//", "/A/"]
    assert "10" not in state.hands[0]
    assert state.placements == (records.Placement("10", None, ("jack", "king")), records.Placement("A", "queen", None))
    state, _ = after(state, "choose king")
    assert state.placements[0] == records.Placement("10", "king", None)
    assert (state.phase, state.turn) == ("commit", 2)
    assert state.placements[0] == records.Placement("10", "king", None), "kept until the next reveal"


# --- Passing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.pass", "triumvir.three")
def test_when_all_are_held_up_the_turn_goes_by_and_extra_turns_follow():
    start = position("A 6 7/4 5 8 10/9", "2 8 5/A 6 10 4 7/", last="9 7")
    assert (start.turn, start.hands) == (9, (("2", "3"), ("3", "9")))
    state, events = after(start, "3 jack", "3 king")
    assert types(events[-5:]) == ["StrengthsCounted", "TurnStarted", "Passed", "Passed", "TurnStarted"]
    assert (state.phase, state.turn, state.first_activator) == ("commit", 11, 0)
    last = (records.Placement("3", "jack", None), records.Placement("3", "king", None))
    assert state.placements == last, "kept until the next reveal: in turn 10 nothing was revealed"
    assert (state.banned_cards, state.next_bans) == (((), ()), (records.Bans(),) * 2)
    assert state.hands == (("2",), ("9",))
    state, _ = after(state, "2 jack", "9 jack", "stay")
    assert (state.phase, state.turn) == ("finished", 11)


@pytest.mark.rule("triumvir.pass", "triumvir.end")
@pytest.mark.parametrize("hand", list(combinations(DECK, 2)), ids=" ".join)
def test_without_restrictions_two_cards_can_always_be_placed(hand):
    others = [card for card in DECK if card not in hand]
    for spots in product(TRIUMVIRS, repeat=3):
        where = dict.fromkeys(others, spots[2]) | dict(zip(("7", "9"), spots, strict=False))
        own = records.Equipped(*[tuple([card for card in others if where[card] == triumvir]) for triumvir in TRIUMVIRS])
        state = replace(deal(2), hands=(hand, DECK), triumvirs=(own, records.Equipped()))
        assert placings(state, 0)
        assert can_place(state, 0)


@pytest.mark.rule("triumvir.pass", "triumvir.four")
def test_three_closed_triumvirs_make_a_seat_pass_unasked():
    start = position("6/A/8", "6/A 4/", "6/A/4", "6 4/A/", last="8 4 4 4")
    assert start.banned_triumvirs[0] == ("jack", "queen", "king")
    assert start.to_act == (1, 2, 3)
    assert broken(start, 0, "5 jack")[0] == "common.not-to-act"
    assert start.committed == (False,) * 4
    state, _ = after(start, "9 queen", "9 king", "9 jack")
    assert state.placements[0] is None
    assert len(state.hands[0]) == 7
    assert (state.turn, state.to_act) == (5, (0, 1, 2, 3))


@pytest.mark.rule("triumvir.pass")
def test_a_seat_that_passes_still_chooses_and_moves():
    start = position("A 3 6 7/4 5/8 10", "A 2 6 7/4 9/8 3", last="10 3")
    assert (start.hands[0], start.to_act) == (("2", "9"), (1,))
    state, _ = after(start, "10 jack king")
    assert state.pending == records.Pending("ten", 1, 0, None, ("jack", "king"))
    assert listed(state, 0) == ["choose jack", "choose king"]
    state, _ = after(start, "5 jack")
    assert state.pending == records.Pending("five", 1, 0, "jack", None)
    assert listed(state, 0) == ["move 4", "move 5", "move 10"]


@pytest.mark.rule("triumvir.pass")
def test_a_seat_without_cards_still_chooses_and_moves():
    full = "A 2 3 4 5/6 8 7/9 10"
    start = position(full, "A 2 3 4/6 8 7/9", last=". 7", turn=11)
    assert (start.to_act, start.hands[1]) == ((1,), ("5", "10"))
    state, _ = after(start, "10 jack king")
    assert state.to_act == (0,)
    assert listed(state, 0) == ["choose jack", "choose king"]
    state, _ = after(state, "choose king", "5 queen")
    assert state.pending == records.Pending("five", 1, 0, "queen", None)
    assert listed(state, 0) == ["move A", "move 2", "move 3", "move 4", "move 5", "move 9", "move 10"]


# --- Activation -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.activation")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_to_activate_goes_round_with_the_turns(players):
    state = deal(players)
    for turn, card in enumerate(("6", "8", "A", "3", "4"), 1):
        assert (state.turn, state.first_activator) == (turn, (turn - 1) % players)
        state, events = after(state, *[f"{card} jack"] * players)
        assert first_of(events, records.Revealed).seat == (turn - 1) % players
        assert first_of(events, records.TurnStarted).seat == turn % players


@pytest.mark.rule("triumvir.activation")
def test_10s_come_before_effects_and_each_in_activation_order():
    start = position("6/8/", "6/8/", "6/8/", "6/8/")
    assert (start.turn, start.first_activator) == (3, 2)
    state, events = after(start, "10 jack queen", "5 king", "2 king", "10 queen king")
    assert state.pending == records.Pending("ten", 3, 0, None, ("queen", "king"))
    step = records.Step
    assert state.queue == (
        step("ten", 0, 1), step("two", 2, 2), step("five", 1, 2), step("five", 1, 3), step("five", 1, 0),
    )  # fmt: skip
    assert [event.seat for event in events if isinstance(event, records.Revealed)] == [2, 3, 0, 1]
    state, _ = after(state, "choose queen")
    assert tables(state)[3] == "6/8 10/"
    assert (state.phase, state.pending.owner, state.to_act) == ("choose", 0, (1,))
    state, _ = after(state, "choose jack")
    assert (state.phase, state.pending, state.to_act) == ("move", records.Pending("two", 2, 2, "king", None), (2,))
    state, _ = after(state, "move 6", "move 8", "move 10")
    assert tables(state) == ["6 10/8/", "6/8/5", "//2 6 8", "6/8/10"]
    assert state.to_act == (0,)
    assert state.queue == ()


# --- Where a number may be equipped -----------------------------------------------------------------------------------


@pytest.mark.rule("triumvir.three")
def test_a_3_bars_the_opponents_2_and_9_for_one_turn():
    state, events = after(deal(3), "3 jack", "6 jack", "8 king")
    assert first_of(events, records.Restricted).cards == ("2", "9")
    assert state.banned_cards == ((), ("2", "9"), ("2", "9"))
    assert broken(state, 1, "2 king")[0] == "triumvir.three"
    assert not {"2 jack", "9 queen"} & set(listed(state, 1))
    assert {"2 jack", "9 queen"} <= set(listed(state, 0))
    state, _ = after(state, "A jack", "A jack", "A jack")
    assert state.banned_cards == ((), (), ())
    assert {"2 jack", "9 queen"} <= set(listed(state, 1))


@pytest.mark.rule("triumvir.three")
def test_two_3s_bar_everybody_and_tell_so_whether_held_or_not():
    state, _ = after(deal(2), "3 jack", "9 jack")
    assert state.banned_cards == ((), ("2", "9"))
    state, _ = after(deal(2), "3 jack", "3 jack")
    assert state.banned_cards == (("2", "9"), ("2", "9"))


@pytest.mark.rule("triumvir.three")
def test_what_next_turn_forbids_is_told_while_this_one_lasts():
    state, _ = after(deal(3), "3 jack", "10 jack king", "4 king")
    assert state.phase == "choose"
    assert state.next_bans == (records.Bans((), ("king",)), records.Bans(("2", "9"), ("king",)), records.Bans(("2", "9"), ()))
    assert state.banned_cards == state.banned_triumvirs == ((), (), ())
    state, _ = after(state, "choose king")
    assert state.next_bans == (records.Bans(),) * 3
    assert state.banned_cards == ((), ("2", "9"), ("2", "9"))
    assert state.banned_triumvirs == (("king",), ("king",), ())


@pytest.mark.rule("triumvir.four")
def test_a_4_closes_the_opponents_equivalent_triumvir_for_one_turn():
    state, events = after(deal(3), "4 queen", "6 jack", "8 king")
    assert first_of(events, records.Restricted).triumvirs == ("queen",)
    assert state.banned_triumvirs == ((), ("queen",), ("queen",))
    assert broken(state, 1, "A queen") == (
        "triumvir.four", "An opponent placed a 4 last turn, so you cannot equip your queen this turn.",
    )  # fmt: skip
    assert broken(state, 2, "10 queen king")[0] == "triumvir.four"
    assert [text for text in listed(state, 1) if text.startswith("10")] == ["10 jack king"]
    assert "A queen" in listed(state, 0)
    state, _ = after(state, "A jack", "A jack", "A jack")
    assert state.banned_triumvirs == ((), (), ())


@pytest.mark.rule("triumvir.four")
def test_a_4_binds_where_it_was_placed_even_if_it_is_moved():
    state, _ = after(position("/6/", "/6/"), "4 jack", "5 king", "move 4")
    assert tables(state)[0] == "/6/4"
    assert state.banned_triumvirs == ((), ("jack",))


@pytest.mark.rule("triumvir.four", "triumvir.ten")
def test_two_closed_triumvirs_bar_the_10():
    start = position("6/A/8", "6/A 4/", "6/A/4", last="8 4 4")
    assert start.banned_triumvirs[0] == ("queen", "king")
    assert not [text for text in listed(start, 0) if text.startswith("10")]
    assert broken(start, 0, "10 jack king")[0] == "triumvir.four"
    assert "2 jack" in listed(start, 0)


@pytest.mark.rule("triumvir.seven")
def test_a_7_needs_company_when_it_is_equipped_but_not_when_it_is_moved():
    assert broken(deal(2), 0, "7 jack") == ("triumvir.seven", "Your jack has no card on it, so you cannot equip the 7 there.")
    start = position("6//", "6//")
    assert [text for text in listed(start, 0) if text.startswith("7")] == ["7 jack"]
    state, _ = after(start, "7 jack", "5 king", "move 7")
    assert tables(state)[0] == "6//7"


@pytest.mark.rule("triumvir.eight")
def test_an_8_never_comes_to_the_7_but_a_7_may_join_an_8():
    start = position("6 7/A 8/", "6 8/A 7/")
    assert broken(position("6 7/A/", "6 7/A/"), 0, "8 jack")[0] == "triumvir.eight"
    assert "8 queen" in listed(position("6 7/A/", "6 7/A/"), 0)
    state, _ = after(start, "10 jack king", "5 jack", "choose jack")
    assert listed(state, 0) == ["move A"]
    assert broken(state, 0, "move 8") == ("triumvir.eight", "Your 7 is on the jack, so the 8 cannot be moved there.")
    state, _ = after(position("6/8/", "6/8/"), "7 queen", "A jack")
    assert tables(state)[0] == "6/8 7/"


@pytest.mark.rule("triumvir.nine")
def test_only_a_10_is_equipped_after_a_9():
    start = position("6 9/A/", "6 9/A/")
    for card in ("2", "3", "4", "5", "7", "8"):
        assert broken(start, 0, f"{card} jack")[0] == "triumvir.nine"
    assert {text for text in listed(start, 0) if "jack" in text} == {"10 jack queen", "10 jack king"}
    assert broken(position("6 9//", "6 9//"), 0, "A jack")[0] == "triumvir.nine", "an ace is lower"


@pytest.mark.rule("triumvir.nine")
def test_the_bar_of_a_9_moves_with_it_and_moves_meet_no_bar():
    start = position("9/A/", "/A/9")
    state, _ = after(start, "6 king", "5 queen")
    assert listed(state, 0) == ["move 6", "move 9"]
    moved, _ = after(state, "move 9")
    assert "3 jack" in listed(moved, 0)
    assert broken(moved, 0, "3 queen")[0] == "triumvir.nine"
    state, _ = after(start, "6 king", "5 jack", "move A")
    assert tables(state)[0] == "9 A//6"


# --- The order of checks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "last", "move", "rule"),
    [
        ("6/A/4", "A 4", "A jack", "common.not-held"),
        ("6/10/4", "6 4", "10 jack king", "common.not-held"),
        ("6/A/4", "A 4", "10 king", "triumvir.ten"),
        ("6/A/4", "A 4", "10 king king", "triumvir.ten"),
        ("6/A/3", "A 3", "9 jack", "triumvir.three"),
        ("6/9/3", "9 3", "2 queen", "triumvir.three"),
        ("6/A/4", "A 4", "7 king", "triumvir.four"),
        ("6 7/A/4", "7 4", "8 king", "triumvir.four"),
        ("6/A/4", "A 4", "10 king jack", "triumvir.four"),
        ("6 7 9/A/", "9 9", "8 jack", "triumvir.eight"),
        ("6 9/A/", "9 9", "7 jack", "triumvir.nine"),
        ("6 9/A/", "9 9", "7 king", "triumvir.seven"),
    ],
)
def test_the_first_rule_broken_is_cited(table, last, move, rule):
    assert broken(position(table, table, last=last), 0, move)[0] == rule


def test_moves_that_are_none_are_malformed():
    for wrong in (
        {"type": "triumvir.equip", "card": "11", "triumvir": "jack"},
        {"type": "triumvir.equip", "card": 7, "triumvir": "jack"},
        {"type": "triumvir.equip", "card": "7", "triumvir": "ace"},
        {"type": "triumvir.equip", "card": "7"},
        {"type": "triumvir.equip_ten", "triumvirs": ["jack"]},
        {"type": "triumvir.equip_ten", "triumvirs": ["jack", "queen", "king"]},
        {"type": "triumvir.equip_ten", "triumvirs": "jack"},
        {"type": "triumvir.no_move", "card": "7"},
        {"type": "triumvir.fly"},
        ["triumvir.no_move"],
        None,
    ):
        assert broken(deal(2), 0, wrong)[0] == "common.malformed"
    assert broken(deal(2), 2, "A jack")[0] == "common.malformed"


def test_moves_belong_to_their_phases():
    commit = deal(2)
    choose, _ = after(commit, "10 king jack", "5 queen")
    move, _ = after(choose, "choose king")
    for state, wrong in (
        (commit, ["choose jack", "move A", "stay"]),
        (choose, ["A jack", "10 jack king", "move A", "stay"]),
        (move, ["A jack", "10 jack king", "choose jack"]),
    ):
        for text in wrong:
            assert broken(state, state.to_act[0], text)[0] == "common.wrong-phase"


def test_an_impossible_viewer_is_refused():
    with pytest.raises(Impossible, match="viewer"):
        GAME.imagine(msgspec.structs.replace(GAME.view(deal(2), 1), viewer=3), SEED)
