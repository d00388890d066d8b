"""Triumph: the deck, the deal, the arranging, and each action with what it needs and what it does."""

import msgspec
import pytest

from referee.games.chance import Rng
from referee.games.core import Invalid, Rejection, visible
from referee.games.shuffle import shuffled
from referee.games.triumph import GAME, records
from referee.games.triumph.catalogue import ABILITIES, CATALOGUE, DECK, SUITS
from tests.games.triumph_positions import (
    SEED,
    after,
    arranged,
    broken,
    collect,
    discard,
    keep,
    position,
    replace,
    steal,
    switch,
    types,
)

# --- Deck, options, deal ----------------------------------------------------------------------------------------------


@pytest.mark.rule("triumph.suits")
def test_the_deck_is_one_card_for_each_suit_and_ability_in_order():
    suits = [
        "black", "red", "pink", "dark-grey", "blue", "light-blue", "light-grey",
        "green", "light-green", "purple", "orange", "yellow", "brown", "white",
    ]  # fmt: skip
    assert list(SUITS) == suits
    assert list(ABILITIES) == ["switch", "collect", "replace", "steal", "defend"]
    assert [card.id for card in CATALOGUE.cards] == [f"{suit}-{ability}" for suit in suits for ability in ABILITIES]
    assert {card.count for card in CATALOGUE.cards} == {1}
    assert CATALOGUE.cards[29].suit == "light-blue"
    assert len({card.symbol for card in CATALOGUE.cards}) == len({card.colour for card in CATALOGUE.cards}) == 14


def test_options():
    assert GAME.options(None, 2).turn_limit == 1200
    assert GAME.options({"turn_limit": 12}, 4).turn_limit == 12
    for wrong in (11, 12001, True, 20.0, "20", None):
        with pytest.raises(Invalid, match=r"^options\.turn_limit"):
            GAME.options({"turn_limit": wrong}, 2)
    for players in (1, 5):
        with pytest.raises(Invalid, match=r"^players"):
            GAME.options(None, players)


@pytest.mark.rule("triumph.deal")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_cards_are_dealt_to_each_one_at_a_time_from_shuffle_0(players):
    state, events = GAME.deal(players, None, SEED)
    pile = shuffled(SEED, 0, DECK)
    assert state.dealt == tuple(tuple(pile[seat + players * i] for i in range(9)) for seat in range(players))
    assert state.draw_pile == tuple(pile[9 * players :])
    assert (state.phase, state.to_act, state.turns_completed) == ("arrange", tuple(range(players)), 0)
    assert (state.grids, state.river, state.trash, state.arrangements) == (None, (), (), (None,) * players)
    assert (state.locked, state.lines) == (((),) * players, (records.Lines((), ()),) * players)
    assert state.rng == Rng(SEED, 1)
    assert [(event.rule, event.seat) for event in events] == [("triumph.deal", seat) for seat in (players - 1, *range(players))]
    assert visible(events[2], 1).cards == state.dealt[1]
    assert visible(events[2], 0).cards is msgspec.UNSET
    GAME.check(state)


# --- Arranging --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumph.arrange")
def test_arrangements_are_described_and_the_order_dealt_is_listed():
    state = GAME.deal(3, None, SEED).state
    listed = msgspec.to_builtins(GAME.legal_moves(state, 1))
    dealt = state.dealt[1]
    assert listed == {
        "seat": 1,
        "moves": ({"type": "triumph.arrange", "grid": dealt},),
        "ranges": ({"type": "triumph.arrange", "permutation_of": dealt},),
        "complete": False,
    }


@pytest.mark.rule("triumph.arrange", "common.not-held", "common.malformed", "common.not-to-act", "common.wrong-phase")
def test_an_arrangement_is_the_nine_cards_dealt():
    state = GAME.deal(2, None, SEED).state
    own, others = list(state.dealt[0]), list(state.dealt[1])

    def arrange(grid):
        return {"type": "triumph.arrange", "grid": grid}

    assert broken(state, 0, arrange([*own[:8], own[0]])) == "triumph.arrange"
    assert broken(state, 0, arrange([*own[:8], others[0]])) == "common.not-held"
    assert broken(state, 0, arrange([own[0], own[0], *own[2:8], others[0]])) == "common.not-held"
    for grid in (own[:8], [*own, own[0]], [*own[:8], None], [*own[:8], "red-joker"], None, {}):
        assert broken(state, 0, arrange(grid)) == "common.malformed"
    assert broken(state, 0, discard(0)) == "common.wrong-phase"
    state = GAME.judge(state, 0, arrange(own[::-1])).state
    assert broken(state, 0, arrange(own)) == "common.not-to-act"


@pytest.mark.rule("triumph.arrange")
def test_arrangements_stay_secret_until_all_are_in():
    state = GAME.deal(3, None, SEED).state
    grids = [tuple(sorted(dealt)) for dealt in state.dealt]
    for done, seat in enumerate((2, 0)):
        state, events = GAME.judge(state, seat, records.Arrange(grids[seat]))
        assert [event.__struct_config__.tag for event in events] == ["triumph.arranged"]
        assert visible(events[0], seat).grid == grids[seat]
        for other in (1, None):
            assert visible(events[0], other).grid is msgspec.UNSET
            view = GAME.view(state, other)
            assert (view.grids, view.arrangement, sum(view.arranged)) == (None, None, done + 1)
        assert GAME.view(state, seat).arrangement == grids[seat]
        assert GAME.view(state, seat).dealt == state.dealt[seat]
        assert GAME.legal_moves(state, seat) == records.LegalMoves(seat)
        GAME.check(state)
    assert state.to_act == (1,)
    state, events = GAME.judge(state, 1, records.Arrange(grids[1]))
    assert [event.grid for event in events if isinstance(event, records.GridRevealed)] == grids
    assert state.grids == state.arrangements == tuple(grids)
    assert (state.dealt, state.phase, state.to_act) == (None, "turn", (0,))
    view = GAME.view(state, 0)
    assert (view.dealt, view.arrangement, view.arranged) == (None, None, (True, True, True))
    GAME.check(state)


@pytest.mark.rule("triumph.river-size")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_river_is_the_top_of_the_draw_pile_after_the_arranging(players):
    pile = shuffled(SEED, 0, DECK)[9 * players :]
    state = arranged(players)
    assert state.river == tuple(pile[: players + 1])
    assert state.draw_pile == tuple(pile[players + 1 :])
    assert state.trash == ()


# --- Turns and actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumph.one-action")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_from_seat_0_one_action_each(players):
    state = arranged(players)
    for turn in range(2 * players):
        assert (state.to_act, state.turns_completed) == ((turn % players,), turn)
        other = (turn + 1) % players
        assert broken(state, other, discard(0)) == "common.not-to-act"
        assert GAME.legal_moves(state, other) == records.LegalMoves(other)
        assert types(state, discard(0))[-1] == "turn_passed"
        state = after(state, discard(0))


@pytest.mark.rule("triumph.discard")
def test_discard():
    state = position(". . red-defend", "", river="pink-steal pink-switch pink-collect", draw="blue-switch")
    assert types(state, discard(2)) == ["discarded", "drawn", "trashed", "cell_filled", "turn_passed"]
    done = after(state, discard(2))
    assert done.river == ("red-defend", "pink-steal", "pink-switch")
    assert done.trash == (*state.trash, "pink-collect")
    assert done.grids[0] == (*state.grids[0][:2], "blue-switch", *state.grids[0][3:])
    assert done.draw_pile == state.draw_pile[1:]
    assert (done.locked[0], state.locked[0]) == ((), (2,))
    for cell in (-1, 9, True, 1.0, "1", None):
        assert broken(state, 0, discard(cell)) == "common.malformed"
    assert broken(state, 0, {"type": "triumph.discard", "cell": 1, "card": "red-defend"}) == "common.malformed"


@pytest.mark.rule("triumph.switch", "common.not-held")
def test_switch():
    state = position("black-switch black-steal . . . . . . red-switch", "")
    assert broken(state, 0, switch(0, 0)) == "triumph.switch"
    assert broken(state, 0, switch(1, 0)) == "common.not-held"
    assert broken(state, 0, switch(1, 1)) == "common.not-held"
    done = after(state, switch(0, 8))
    assert done.grids[0] == ("red-switch", *state.grids[0][1:8], "black-switch")
    assert done == msgspec.structs.replace(state, grids=done.grids, turns_completed=61, to_act=(1,))
    assert after(state, switch(8, 0)) == done
    listed = [move for move in GAME.legal_moves(state, 0).moves if isinstance(move, records.Switch)]
    assert {(0, 8), (8, 0)} < {(move.cell, move.other) for move in listed}


@pytest.mark.rule("triumph.replace", "triumph.replace-position", "common.not-held", "common.malformed")
@pytest.mark.parametrize("index", [0, 1, 2])
def test_replace(index):
    river = ("pink-steal", "pink-switch", "pink-collect")
    state = position("black-steal red-replace", "", river=" ".join(river))
    done = after(state, replace(1, index))
    assert done.grids[0] == ("black-steal", river[index], *state.grids[0][2:])
    assert done.river == (*river[:index], "red-replace", *river[index + 1 :])
    assert (done.draw_pile, done.trash) == (state.draw_pile, state.trash)
    assert broken(state, 0, replace(0, index)) == "common.not-held"


@pytest.mark.rule("triumph.collect", "common.not-held", "common.wrong-phase", "common.not-to-act")
def test_collect_is_in_two_steps():
    state = position(
        "red-defend red-collect red-steal", "", river="pink-steal pink-switch pink-collect", draw="white-steal blue-switch"
    )
    assert state.lines[0].rows == (0,)
    assert state.locked[0] == (0, 1)
    assert types(state, collect(1)) == ["collect_played", "trashed", "trashed", "drawn", "drawn"]
    begun = after(state, collect(1))
    assert (begun.phase, begun.to_act, begun.turns_completed) == ("collect", (0,), 60)
    assert begun.collecting == records.Collecting(0, 1)
    assert begun.grids[0] == ("red-defend", None, *state.grids[0][2:])
    assert (begun.lines[0], begun.locked[0]) == (records.Lines((), ()), (0,))
    assert begun.river == ("red-collect", "pink-steal")
    assert begun.trash == (*state.trash, "pink-switch", "pink-collect")
    assert begun.drawn == ("white-steal", "blue-switch")
    assert GAME.legal_moves(begun, 0).moves == (records.Keep("blue-switch"), records.Keep("white-steal"))
    assert broken(begun, 0, keep("red-collect")) == "common.not-held"
    assert broken(begun, 0, discard(0)) == broken(begun, 0, collect(0)) == "common.wrong-phase"
    assert broken(begun, 1, keep("blue-switch")) == "common.not-to-act"
    assert broken(state, 0, keep("white-steal")) == "common.wrong-phase"
    assert types(begun, keep("blue-switch")) == ["cell_filled", "card_returned", "turn_passed"]
    for kept, returned in (begun.drawn, begun.drawn[::-1]):
        done = after(begun, keep(kept))
        assert done.grids[0] == ("red-defend", kept, *state.grids[0][2:])
        assert done.river == (returned, "red-collect", "pink-steal")
        assert (done.collecting, done.drawn, done.to_act, done.turns_completed) == (None, None, (1,), 61)
    assert broken(state, 0, collect(0)) == "common.not-held"


@pytest.mark.rule("triumph.collect")
def test_cards_leave_the_river_where_the_events_say():
    state = position("red-collect", "", river="pink-steal pink-switch pink-collect", draw="white-steal blue-switch")
    begun, events = GAME.judge(state, 0, collect(0))
    river = ["red-collect", *state.river]
    trashed = [event for event in events if isinstance(event, records.Trashed)]
    left = [river.pop(event.river_index) for event in trashed]
    assert left == [event.card for event in trashed] == ["pink-switch", "pink-collect"]
    assert tuple(river) == begun.river


@pytest.mark.rule("triumph.steal", "common.not-held", "common.malformed")
def test_steal():
    river = "pink-steal pink-switch pink-collect pink-replace"
    state = position("black-steal black-switch", "", ". . . . white-collect", river=river, draw="blue-switch")
    assert types(state, steal(0, 2, 4)) == ["steal_played", "trashed", "stolen", "drawn", "cell_filled", "turn_passed"]
    done = after(state, steal(0, 2, 4))
    assert done.grids[0] == ("white-collect", *state.grids[0][1:])
    assert done.grids[2] == (*state.grids[2][:4], "blue-switch", *state.grids[2][5:])
    assert done.grids[1] == state.grids[1]
    assert done.river == ("black-steal", "pink-steal", "pink-switch", "pink-collect")
    assert done.trash == (*state.trash, "pink-replace")
    assert broken(state, 0, steal(0, 0, 1)) == broken(state, 0, steal(0, 0, 0)) == "triumph.steal"
    assert broken(state, 0, steal(1, 0, 1)) == "common.not-held"


@pytest.mark.rule("triumph.locked")
def test_a_defend_card_locks_itself_and_its_suit_beside_it():
    # The rulebook's example: the bottom row is locked in.
    state = position("black-steal black-switch", ". . . . . . purple-switch purple-defend purple-replace")
    assert state.locked[1] == (6, 7, 8)
    for cell in (6, 7, 8):
        assert broken(state, 0, steal(0, 1, cell)) == "triumph.locked"
    open_to = [move.target for move in GAME.legal_moves(state, 0).moves if isinstance(move, records.Steal) and move.cell == 0]
    assert open_to == [0, 1, 2, 3, 4, 5]
    assert broken(state, 0, steal(1, 1, 7)) == "common.not-held"


@pytest.mark.rule("triumph.locked")
@pytest.mark.parametrize(
    ("grid", "locked"),
    [
        (". . . . red-defend", (4,)),
        ("red-switch . red-steal . red-defend . red-collect . red-replace", (4,)),
        (". red-switch . red-steal red-defend red-collect . red-replace .", (1, 3, 4, 5, 7)),
        ("red-defend red-switch red-steal", (0, 1)),
        (". . red-defend red-switch", (2,)),
        ("red-defend blue-defend red-switch blue-switch", (0, 1)),
        ("red-defend . . . . . . . blue-defend", (0, 8)),
    ],
    ids=["alone", "diagonal", "orthogonal", "no spread", "no wrapping", "other suits", "two"],
)
def test_locks(grid, locked):
    assert position("", grid).locked[1] == locked


@pytest.mark.rule("triumph.locked")
def test_a_lock_does_not_bind_its_owner():
    state = position("red-defend red-switch", "")
    assert after(state, discard(0)).locked[0] == ()
    assert after(state, discard(1)).locked[0] == (0,)
    assert after(state, switch(1, 8)).locked[0] == (0,)


def test_listing_order():
    state = position("red-steal red-collect red-replace red-switch . . . . .", ". . . . . . . . blue-defend", "")
    moves = GAME.legal_moves(state, 0).moves
    kinds = [records.Discard, records.Switch, records.Replace, records.Collect, records.Steal]
    order = [(kinds.index(type(move)), msgspec.structs.astuple(move)) for move in moves]
    assert order == sorted(order)
    assert sorted({kind for kind, _ in order}) == [0, 1, 2, 3, 4]
    assert len(set(moves)) == len(moves)
    assert not any(isinstance(move, records.Steal) and move.opponent == 1 and move.target == 8 for move in moves)


@pytest.mark.rule("common.malformed")
@pytest.mark.parametrize(
    ("move", "field"),
    [
        (steal(1, 2, 0), "move.opponent"),
        (steal(1, 4, 0), "move.opponent"),
        (steal(1, 1, 9), "move.target"),
        (replace(0, 3), "move.river_index"),
        (replace(0, 5), "move.river_index"),
        (switch(0, 9), "move.other"),
        (keep("red-joker"), "move.card"),
        ({"type": "triumph.pass"}, "move.type"),
        ({"type": "triumph.collect"}, "move.cell"),
        ([], "move"),
    ],
    ids=str,
)
def test_what_does_not_exist_at_the_table_is_malformed_before_all_else(move, field):
    """Not even whose turn it is, or that the game is over, is asked first."""
    state = position("", "", turns=59)
    over = after(position("", "", turns=11, limit=12), discard(0))
    for table in (state, over):
        for seat in (0, 1):
            with pytest.raises(Rejection) as rejected:
                GAME.judge(table, seat, move)
            assert (rejected.value.rule, rejected.value.field) == ("common.malformed", field)


@pytest.mark.rule("common.finished", "common.not-to-act", "common.wrong-phase", "common.not-held")
def test_the_order_of_checks():
    state = position("black-steal black-switch", "red-defend")
    assert broken(state, 1, keep("red-steal")) == "common.not-to-act"
    assert broken(state, 0, keep("red-steal")) == "common.wrong-phase"
    assert broken(state, 0, steal(1, 0, 0)) == "common.not-held"
    assert broken(state, 0, steal(1, 1, 0)) == "common.not-held"
    assert broken(state, 0, steal(0, 1, 0)) == "triumph.locked"
    over = after(position("", "", turns=11, limit=12), discard(0))
    assert broken(over, 0, keep("red-steal")) == broken(over, 1, discard(0)) == "common.finished"
