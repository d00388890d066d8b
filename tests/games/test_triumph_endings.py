"""Triumph: reshuffles at every point of an action, three lines, the limit, and whole games played out."""

from itertools import pairwise
from random import Random

import msgspec
import pytest

from referee.games.chance import Rng
from referee.games.core import Result
from referee.games.shuffle import shuffled
from referee.games.triumph import GAME, records
from referee.games.triumph.catalogue import DECK, POSITION, SUIT_OF
from referee.games.triumph.grid import lines_of
from tests.games.triumph_positions import SEED, after, collect, discard, keep, position, replace, steal, switch, types

RED = "red-switch red-collect red-replace"
BLUE = "blue-switch blue-collect blue-replace"
GREEN = "green-switch green-collect green-replace"
PINK = "pink-switch pink-collect pink-replace"
BLACK = "black-switch black-collect black-replace"
TWO_ROWS = f"{RED} {BLUE} green-switch green-collect"


def reshuffled(*cards):
    """Return cards in the order of the game's shuffle 1, which is the first reshuffle."""
    return tuple(shuffled(SEED, 1, sorted(cards, key=POSITION.__getitem__)))


# --- Reshuffling ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumph.reshuffle")
def test_a_discard_that_draws_the_last_card_leaves_the_rivers_last_out_of_the_shuffle():
    state = position("", "", draw="pink-steal", trashed=48)
    assert types(state, discard(0)) == ["discarded", "drawn", "reshuffled", "trashed", "cell_filled", "turn_passed"]
    done = after(state, discard(0))
    assert done.grids[0][0] == "pink-steal"
    assert done.draw_pile == reshuffled(*state.trash)
    assert done.trash == (state.river[-1],)
    assert (done.reshuffles, done.rng) == (1, Rng(SEED, 2))


@pytest.mark.rule("triumph.reshuffle")
def test_a_steal_that_draws_the_last_card_shuffles_the_rivers_last_in():
    state = position("red-steal", "", draw="pink-steal", trashed=48)
    assert types(state, steal(0, 1, 0))[:5] == ["steal_played", "trashed", "stolen", "drawn", "reshuffled"]
    done = after(state, steal(0, 1, 0))
    assert done.grids[1][0] == "pink-steal"
    assert done.draw_pile == reshuffled(*state.trash, state.river[-1])
    assert (done.trash, done.reshuffles) == ((), 1)


@pytest.mark.rule("triumph.reshuffle")
def test_a_collect_whose_first_draw_is_the_last_card_draws_its_second_from_the_new_pile():
    state = position("red-collect", "", draw="pink-steal", trashed=48)
    assert types(state, collect(0)) == ["collect_played", "trashed", "trashed", "drawn", "reshuffled", "drawn"]
    pile = reshuffled(*state.trash, *state.river[-2:])
    begun = after(state, collect(0))
    assert begun.drawn == ("pink-steal", pile[0])
    assert (begun.draw_pile, begun.trash, begun.reshuffles) == (pile[1:], (), 1)
    done = after(begun, keep(pile[0]))
    assert (done.draw_pile, done.trash) == (pile[1:], ())


@pytest.mark.rule("triumph.reshuffle")
def test_a_collect_whose_second_draw_is_the_last_card():
    state = position("red-collect", "", draw="pink-steal pink-switch", trashed=47)
    assert types(state, collect(0)) == ["collect_played", "trashed", "trashed", "drawn", "drawn", "reshuffled"]
    begun = after(state, collect(0))
    assert begun.drawn == ("pink-steal", "pink-switch")
    assert begun.draw_pile == reshuffled(*state.trash, *state.river[-2:])
    assert (begun.trash, begun.reshuffles) == ((), 1)


@pytest.mark.rule("triumph.reshuffle")
@pytest.mark.parametrize("move", [switch(0, 1), replace(2, 0)], ids=["switch", "replace"])
def test_what_draws_nothing_shuffles_nothing(move):
    state = position("red-switch . red-replace", "", draw="pink-steal", trashed=48)
    done = after(state, move)
    assert (done.draw_pile, done.trash, done.reshuffles) == (("pink-steal",), state.trash, 0)


@pytest.mark.rule("triumph.reshuffle", "triumph.collect")
def test_events_of_a_reshuffle_tell_counts_only():
    state = position("red-collect", "", draw="pink-steal", trashed=48)
    events = GAME.judge(state, 0, collect(0)).events
    (event,) = [event for event in events if isinstance(event, records.Reshuffled)]
    assert event.count == 50
    assert not any(card in event.text for card in DECK)
    assert all("pink-steal" not in drawn.text for drawn in events if isinstance(drawn, records.Drawn))


# --- Winning ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumph.three-lines")
@pytest.mark.parametrize(
    ("grid", "move", "draw", "scores"),
    [
        (TWO_ROWS, discard(8), "green-replace", (3, 0)),
        (f"{RED} blue-switch blue-collect green-collect green-switch green-replace blue-replace", switch(3, 5), "", None),
        (f"{RED} green-switch blue-collect blue-replace blue-switch green-replace green-collect", switch(3, 6), "", (3, 0)),
        (
            "red-switch blue-switch green-switch red-collect blue-collect green-collect red-replace blue-replace",
            discard(8),
            "green-replace",
            (3, 0),
        ),
    ],
    ids=["rows by a discard", "not yet", "rows by a switch", "columns by a discard"],
)
def test_three_lines_win(grid, move, draw, scores):
    state = position(grid, "", draw=draw)
    done = after(state, move)
    if scores is None:
        assert (done.phase, done.result, done.to_act) == ("turn", None, (1,))
        return
    assert done.result == Result((1, 2), scores, "triumph.three-lines", (0,))
    assert (done.phase, done.to_act, done.turns_completed) == ("finished", (), 61)
    assert GAME.judge(state, 0, move).events[-1].rule == "triumph.three-lines"


@pytest.mark.rule("triumph.three-lines")
@pytest.mark.parametrize(
    ("grid", "lines"),
    [
        ("", ((), ())),
        (TWO_ROWS, ((0, 1), ())),
        (". red-switch . . red-collect . . red-replace", ((), (1,))),
        (f"{RED} red-steal . . red-defend", ((0,), (0,))),
        (f". red-switch red-collect red-replace {BLUE}", ((), ())),
    ],
    ids=["none", "two rows", "a column", "crossing", "not along the rows"],
)
def test_lines_are_rows_and_columns_of_one_suit(grid, lines):
    assert position(grid, "").lines[0] == records.Lines(*lines)


@pytest.mark.rule("triumph.three-lines", "triumph.collect")
def test_a_collect_wins_when_the_card_is_kept_and_not_before():
    cells = f"{RED} {BLUE} green-switch green-collect black-collect"
    state = position(cells, "", draw="green-replace white-steal")
    begun = after(state, collect(8))
    assert begun.result is None
    assert after(begun, keep("white-steal")).result is None
    assert after(begun, keep("green-replace")).result.winners == (0,)


@pytest.mark.rule("triumph.three-lines")
def test_the_victim_of_a_steal_can_win():
    state = position("", "black-steal", f"{TWO_ROWS} white-switch", draw="green-replace", turns=61)
    done = after(state, steal(0, 2, 8))
    assert done.result == Result((2, 2, 1), (0, 0, 3), "triumph.three-lines", (2,))


@pytest.mark.rule("triumph.three-lines")
@pytest.mark.parametrize("actor", [0, 1])
def test_the_seat_that_acted_wins_before_its_victim(actor):
    grids = [f"{TWO_ROWS} black-steal", f"{PINK} {BLACK} white-switch white-collect green-replace"]
    state = position(*(grids if actor == 0 else grids[::-1]), draw="white-replace", turns=60 + actor)
    done = after(state, steal(8, 1 - actor, 8))
    ranks = (1, 2) if actor == 0 else (2, 1)
    assert done.result == Result(ranks, (3, 3), "triumph.three-lines", (actor,))


@pytest.mark.rule("triumph.arranged-win", "triumph.three-lines")
@pytest.mark.parametrize(("winning", "winner"), [((1,), 1), ((0, 1), 0), ((1, 2), 1)])
def test_an_arranged_win_counts_as_soon_as_the_river_lies(winning, winner):
    blocks = [["red", "blue", "green"], ["pink", "black", "white"], ["brown", "orange", "yellow"]]
    grids = [tuple(f"{suit}-{a}" for suit in block for a in ("switch", "collect", "steal")) for block in blocks]
    dealt = tuple(grid[::-1] for grid in grids)
    used = {card for grid in grids for card in grid}
    state = msgspec.structs.replace(
        GAME.deal(3, None, SEED).state, dealt=dealt, draw_pile=tuple(card for card in DECK if card not in used)
    )
    GAME.check(state)
    for seat in (2, 0):
        state = GAME.judge(state, seat, records.Arrange(grids[seat] if seat in winning else mixed(grids[seat]))).state
    done, events = GAME.judge(state, 1, records.Arrange(grids[1] if 1 in winning else mixed(grids[1])))
    scores = tuple(3 if seat in winning else 0 for seat in range(3))
    ranks = tuple(1 if seat == winner else 2 for seat in range(3))
    assert done.result == Result(ranks, scores, "triumph.three-lines", (winner,))
    assert (done.phase, done.to_act, done.turns_completed, len(done.river)) == ("finished", (), 0, 4)
    assert (events[-1].rule, events[-1].seat) == ("triumph.arranged-win", winner)
    GAME.check(done)


def mixed(grid):
    """Return three whole lines laid so that none is left."""
    return tuple(grid[i] for i in (0, 3, 6, 7, 1, 4, 5, 8, 2))


# --- The limit --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumph.limit")
@pytest.mark.parametrize("last", [discard(8), collect(1)], ids=["discard", "collect"])
def test_the_limit_is_a_draw(last):
    state = position("", TWO_ROWS.replace("green-collect", "white-steal"), turns=11, limit=12)
    done = after(state, last)
    if done.phase == "collect":
        assert done.result is None
        done = after(done, keep(done.drawn[0]))
    assert (done.phase, done.to_act, done.turns_completed, done.collecting) == ("finished", (), 12, None)
    assert (done.result.ranks, done.result.reason, done.result.winners) == ((1, 1), "triumph.limit", (0, 1))
    assert done.result.scores == tuple(len(lines.rows) for lines in done.lines)
    assert done.result.scores[1] > 0
    assert after(position("", "", turns=10, limit=12), discard(8)).phase == "turn"


@pytest.mark.rule("triumph.limit", "triumph.three-lines")
def test_a_win_on_the_last_turn_is_a_win():
    state = position("", TWO_ROWS, turns=11, limit=12, draw="green-replace")
    assert after(state, discard(8)).result == Result((2, 1), (0, 3), "triumph.three-lines", (1,))


# --- Whole games ------------------------------------------------------------------------------------------------------


def play_out(players, limit, choose, seed=SEED):
    """Play a whole game, every state checked, and return all its states."""
    states = [GAME.deal(players, {"turn_limit": limit}, seed).state]
    while states[-1].to_act:
        state = states[-1]
        seat = state.to_act[0]
        states.append(GAME.judge(state, seat, choose(state, GAME.legal_moves(state, seat))).state)
        GAME.check(states[-1])
    return states


def line_hunter(state, listed):
    """Arrange by suit; then make the move after which the own rows are most alike."""
    if state.phase == "arrange":
        return records.Arrange(tuple(sorted(listed.moves[0].grid, key=POSITION.__getitem__)))

    def worth(move):
        suits = [card and SUIT_OF[card] for card in GAME.judge(state, listed.seat, move).state.grids[listed.seat]]
        rows = [suits[i : i + 3] for i in (0, 3, 6)]
        return sum((0, 1, 3, 10)[max(row.count(suit) for suit in row if suit)] for row in rows)

    return max(listed.moves, key=worth)


def collector(_state, listed):
    """Collect as often as it can, else discard the first card: nothing draws faster."""
    collects = [move for move in listed.moves if isinstance(move, records.Collect)]
    return (collects or listed.moves)[0]


@pytest.mark.rule("triumph.three-lines")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_ends_by_three_lines(players):
    rng = Random(players)

    def choose(state, listed):
        return line_hunter(state, listed) if state.phase == "arrange" or rng.random() < 0.9 else rng.choice(listed.moves)

    end = play_out(players, 1200, choose)[-1]
    assert end.result.reason == "triumph.three-lines"
    assert max(end.result.scores) == 3
    assert end.result.scores == tuple(len(lines_of(grid).rows + lines_of(grid).columns) for grid in end.grids)


@pytest.mark.rule("triumph.limit", "triumph.reshuffle")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_of_many_reshuffles_ends_at_the_limit(players):
    states = play_out(players, 240, collector)
    end = states[-1]
    assert (end.result.reason, end.turns_completed) == ("triumph.limit", 240)
    assert end.reshuffles >= 4
    seen = [state for before, state in pairwise(states) if state.reshuffles > before.reshuffles]
    assert [state.reshuffles for state in seen] == list(range(1, end.reshuffles + 1))
    assert all(state.draw_pile and state.rng.shuffles == 1 + state.reshuffles for state in states)
