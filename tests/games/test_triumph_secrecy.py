"""Triumph: what each seat may know, the states that look the same to it, and the states that cannot be."""

import msgspec
import pytest
from msgspec.structs import replace as altered

from referee.games.chance import Rng
from referee.games.core import Impossible, Rejection, visible
from referee.games.triumph import GAME, records
from referee.games.triumph.catalogue import DECK
from referee.games.triumph.examination import fewest_turns
from referee.games.triumph.grid import lines_of, locked_cells
from tests.games.triumph_positions import SEED, after, arranged, collect, discard, keep, position, steal

SEEDS = ["00" * 32, "a7" * 32, "ff" * 32]


def collecting():
    """Return a game of three in which seat 1 has two drawn cards to choose from."""
    return after(position("", "red-collect", "", draw="pink-steal pink-switch", turns=61), collect(0))


def half_arranged():
    """Return a game of three in which seats 0 and 2 have arranged."""
    state = GAME.deal(3, None, SEED).state
    for seat in (0, 2):
        state = GAME.judge(state, seat, records.Arrange(state.dealt[seat][::-1])).state
    return state


def won():
    """Return a game that seat 0 stole and by it won for itself and for seat 1."""
    rows = "red-switch red-collect red-replace blue-switch blue-collect blue-replace green-switch green-collect black-steal"
    other = (
        "pink-switch pink-collect pink-replace black-switch black-collect black-replace white-switch white-collect green-replace"
    )
    return after(position(rows, other, draw="white-replace"), steal(8, 1, 8))


TABLES = {
    "dealt": GAME.deal(2, None, SEED).state,
    "half arranged": half_arranged(),
    "arranged": arranged(4),
    "first turn's collect": after(position("red-collect", "", turns=0, trashed=0), collect(0)),
    "turn": position("red-steal red-switch", "red-replace blue-defend", ""),
    "collecting": collecting(),
    "reshuffled while collecting": after(position("red-collect", "", trashed=48), collect(0)),
    "won": won(),
    "drawn": after(position("", "", turns=11, limit=12), discard(0)),
}


@pytest.mark.rule("triumph.collect")
def test_only_the_collecting_seat_sees_what_it_drew():
    state = collecting()
    drawn = ("pink-steal", "pink-switch")
    assert GAME.view(state, 1).drawn == drawn
    for viewer in (0, 2, None):
        view = GAME.view(state, viewer)
        assert view.drawn is None
        assert not any(card in str(msgspec.to_builtins(view)) for card in drawn)
        assert (view.collecting, view.draw_count, view.trash_count) == (records.Collecting(1, 0), 27, 12)
        with pytest.raises(Rejection) as rejected:
            GAME.judge(state, 1, keep("white-steal"))
        assert "pink" not in rejected.value.why
    events = GAME.judge(position("", "red-collect", "", draw=" ".join(drawn), turns=61), 1, collect(0)).events
    draws = [event for event in events if isinstance(event, records.Drawn)]
    assert tuple(visible(event, 1).card for event in draws) == drawn
    assert {visible(event, viewer).card for event in draws for viewer in (0, 2, None)} == {msgspec.UNSET}


@pytest.mark.parametrize("state", TABLES.values(), ids=TABLES)
def test_views_count_the_piles_and_name_no_card_of_them(state):
    for viewer in (None, *range(state.players)):
        view = GAME.view(state, viewer)
        assert (view.viewer, view.draw_count, view.trash_count) == (viewer, len(state.draw_pile), len(state.trash))
        shown = msgspec.json.encode(view).decode()
        hidden = {*state.draw_pile, *state.trash} - set(state.river)
        assert not [card for card in hidden if f'"{card}"' in shown]
        assert SEED not in shown


@pytest.mark.parametrize("state", TABLES.values(), ids=TABLES)
def test_imagined_states_look_the_same_and_behave_the_same(state):
    tried = [discard(0), collect(0), keep("pink-steal"), keep("white-defend"), steal(0, 1, 1), steal(0, 0, 1)]

    def answer(table, seat, move):
        try:
            GAME.judge(table, seat, move)
        except Rejection as rejection:
            return rejection.rule, rejection.why
        return None

    for viewer in (None, *range(state.players)):
        view = GAME.view(state, viewer)
        GAME.check_view(view)
        imagined = [GAME.imagine(view, seed) for seed in SEEDS]
        for other in imagined:
            GAME.check(other)
            assert GAME.view(other, viewer) == view
            if viewer is not None:
                assert GAME.legal_moves(other, viewer) == GAME.legal_moves(state, viewer)
                assert [answer(other, viewer, move) for move in tried] == [answer(state, viewer, move) for move in tried]
        assert len({other.draw_pile for other in imagined}) == len(SEEDS)


def test_what_lies_face_down_is_one_heap_to_a_viewer():
    state = position("", "", trashed=20)
    view = GAME.view(state, 0)
    imagined = [GAME.imagine(view, f"{i:064x}") for i in range(60)]
    for card in (state.draw_pile[0], state.trash[0]):
        assert {card in other.trash for other in imagined} == {True, False}


def test_a_hidden_arrangement_is_imagined_in_many_orders():
    state = half_arranged()
    imagined = [GAME.imagine(GAME.view(state, 0), seed) for seed in SEEDS]
    assert len({other.arrangements[2] for other in imagined}) == len(SEEDS)
    assert {other.arrangements[:2] for other in imagined} == {state.arrangements[:2]}


@pytest.mark.parametrize(
    ("table", "changes", "field"),
    [
        ("dealt", {"viewer": 2}, "viewer"),
        ("dealt", {"dealt": None}, "dealt"),
        ("dealt", {"arranged": (False,)}, "arranged"),
        ("dealt", {"arranged": (True, False)}, "arranged"),
        ("dealt", {"draw_count": 51}, "dealt"),
        ("dealt", {"draw_count": 10**9}, "dealt"),
        ("turn", {"grids": None}, "grids"),
        ("turn", {"river": ()}, "river"),
        ("turn", {"drawn": ("white-switch", "white-steal")}, "drawn"),
        ("turn", {"arrangement": DECK[:9]}, "arrangement"),
        ("turn", {"draw_count": 0, "trash_count": 39}, "draw_pile"),
        ("turn", {"collecting": records.Collecting(0, 0)}, "collecting"),
        ("collecting", {"drawn": None}, "drawn"),
        ("collecting", {"collecting": records.Collecting(3, 0)}, "collecting.seat"),
        ("collecting", {"collecting": records.Collecting(1, 1)}, "collecting.cell"),
        ("collecting", {"phase": "turn"}, "collecting"),
        ("won", {"result": None}, "result"),
    ],
)
def test_impossible_views(table, changes, field):
    state = TABLES[table]
    view = altered(GAME.view(state, state.to_act[0] if state.to_act else 0), **changes)
    with pytest.raises(Impossible) as refused:
        GAME.check_view(view)
    assert refused.value.field == field


def turn_with(**changes):
    return altered(TABLES["turn"], **changes)


def regridded(state, *grids):
    """Return the state with other grids, and the lines and locks that these make."""
    return altered(state, grids=grids, lines=tuple(map(lines_of, grids)), locked=tuple(map(locked_cells, grids)))


TURN = TABLES["turn"]
IMPOSSIBLE = {
    "a card twice": (turn_with(river=(TURN.grids[0][0], *TURN.river[1:])), "river"),
    "a card nowhere": (turn_with(trash=(TURN.trash[1], *TURN.trash[1:])), "trash"),
    "a short grid row": (turn_with(grids=TURN.grids[:2]), "grids"),
    "an empty cell": (regridded(TURN, (None, *TURN.grids[0][1:]), *TURN.grids[1:]), "grids.0.0"),
    "a long river": (turn_with(river=(*TURN.river, TURN.trash[0]), trash=TURN.trash[1:]), "river"),
    "an empty draw pile": (turn_with(draw_pile=(), trash=TURN.trash + TURN.draw_pile), "draw_pile"),
    "wrong locks": (turn_with(locked=((), (), ())), "locked"),
    "wrong lines": (turn_with(lines=(records.Lines((0,), ()), *TURN.lines[1:])), "lines"),
    "lines of too few seats": (turn_with(lines=TURN.lines[:2]), "lines"),
    "another's turn": (turn_with(to_act=(1,)), "to_act"),
    "nobody's turn": (turn_with(to_act=()), "to_act"),
    "a turn too many": (turn_with(turns_completed=1201), "turns_completed"),
    "the limit reached": (turn_with(turns_completed=1200), "phase"),
    "too much drawn": (turn_with(turns_completed=3, to_act=(0,)), "turns_completed"),
    "uncounted shuffles": (turn_with(rng=Rng(SEED, 2)), "rng.shuffles"),
    "too many reshuffles": (turn_with(reshuffles=4, rng=Rng(SEED, 5)), "turns_completed"),
    "cards dealt after the arranging": (turn_with(dealt=TURN.grids), "dealt"),
    "arrangements missing": (turn_with(arrangements=(None, *TURN.arrangements[1:])), "arrangements.0"),
    "arrangements of too few seats": (turn_with(arrangements=TURN.arrangements[1:]), "arrangements"),
    "the same arrangement twice": (turn_with(arrangements=(TURN.grids[0],) * 2 + TURN.grids[2:]), "arrangements"),
    "changed before any turn": (altered(arranged(2), arrangements=arranged(2).arrangements[::-1]), "arrangements.0"),
    "a result in mid game": (turn_with(result=TABLES["won"].result), "result"),
    "drawn cards in a turn": (turn_with(drawn=TURN.trash[:2], trash=TURN.trash[2:]), "drawn"),
    "no result at the end": (altered(TABLES["won"], result=None), "result"),
    "an unwon end": (turn_with(phase="finished", to_act=()), "phase"),
    "a win that no action made": (
        altered(TABLES["won"], river=TABLES["won"].trash[:3], trash=TABLES["won"].river + TABLES["won"].trash[3:]),
        "grids",
    ),
    "nobody collects": (altered(TABLES["collecting"], collecting=None), "collecting"),
    "a foreign seat collects": (altered(TABLES["collecting"], collecting=records.Collecting(3, 0)), "collecting.seat"),
    "no Collect card was played": (altered(TABLES["collecting"], river=TABLES["collecting"].river[::-1]), "river.0"),
    "nothing was trashed by a Collect": (
        altered(TABLES["first turn's collect"], draw_pile=DECK[:48], trash=DECK[48:49]),
        "trash",
    ),
    "river while arranging": (altered(TABLES["dealt"], river=TABLES["dealt"].draw_pile[:3]), "river"),
    "grids while arranging": (altered(TABLES["dealt"], grids=TABLES["dealt"].dealt), "grids"),
    "a turn while arranging": (altered(TABLES["dealt"], turns_completed=1), "turns_completed"),
    "a foreign arrangement": (
        altered(TABLES["dealt"], arrangements=(TABLES["dealt"].dealt[1], None), to_act=(1,)),
        "arrangements.0",
    ),
    "all arranged": (altered(TABLES["dealt"], arrangements=TABLES["dealt"].dealt, to_act=()), "arrangements"),
    "an arranged seat to act": (altered(TABLES["half arranged"], to_act=(0, 1, 2)), "to_act"),
    "cards for one seat too few": (altered(TABLES["dealt"], dealt=TABLES["dealt"].dealt[:1]), "dealt"),
}


@pytest.mark.parametrize(("state", "field"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_impossible_states(state, field):
    with pytest.raises(Impossible) as refused:
        GAME.check(state)
    assert refused.value.field == field


@pytest.mark.rule("triumph.reshuffle")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_fewest_turns_for_what_was_drawn(players):
    """Search all ways to draw: none, one (with or without the river's last card in the shuffle) or two cards a turn."""
    full = 69 - 10 * players
    reached = {(0, full): 0}
    frontier = [(0, full)]
    while frontier:
        ahead = []
        for times, count in frontier:
            options = [(times, count - drawn) for drawn in (1, 2) if count > drawn]
            if count <= 2:
                options.append((times + 1, full))
            if count == 1:
                options.append((times + 1, full - 1))
            ahead += [option for option in options if option[0] < 5 and option not in reached]
            for option in ahead:
                reached.setdefault(option, reached[times, count] + 1)
        frontier = list(dict.fromkeys(ahead))
    assert reached == {(times, count): fewest_turns(players, times, count) for times, count in reached}
    assert len(reached) == 5 * full
