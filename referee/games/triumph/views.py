"""What a seat may know of a game of Triumph, and the whole states that look the same to it."""

from collections.abc import Sequence

from referee.games.chance import Rng
from referee.games.core import Impossible, require, shared
from referee.games.hidden import Place, deal_hidden
from referee.games.shuffle import GUESS, shuffled
from referee.games.triumph.catalogue import DECK, SUIT_OF
from referee.games.triumph.examination import before_action
from referee.games.triumph.grid import GRID_SIZE, TO_WIN, count_of, lines_of
from referee.games.triumph.legality import dealt_to, river_size
from referee.games.triumph.records import Card, Nine, State, Table, View
from referee.games.tuples import put


def view_of(state: State, viewer: int | None) -> View:
    """Return what a viewer may know: the table, its own cards while arranging, and what it draws to choose from."""
    own = viewer if state.phase == "arrange" else None
    collects = state.collecting is not None and state.collecting.seat == viewer
    return View(
        **shared(state, Table),
        viewer=viewer,
        dealt=None if own is None else dealt_to(state, own),
        arrangement=None if own is None else state.arrangements[own],
        arranged=tuple([arrangement is not None for arrangement in state.arrangements]),
        draw_count=len(state.draw_pile),
        trash_count=len(state.trash),
        drawn=state.drawn if collects else None,
    )


def state_behind(view: View, seed: str) -> State:
    """Return a state that looks like the view, the cards its viewer cannot see dealt at random.

    A view has no history, so all that lies face down is one heap of unknown cards.
    """
    require(len(view.arranged) == view.players, "arranged", "must have a value for each seat")
    return _before_the_river(view, seed) if view.phase == "arrange" else _after_it(view, seed)


def _before_the_river(view: View, seed: str) -> State:
    seats = range(view.players)
    if view.viewer is not None:
        require(view.dealt is not None, "dealt", "is null, though the viewer is arranging")
    hidden_seats = [seat for seat in seats if seat != view.viewer]
    own = view.dealt or ()
    places = [Place("dealt", GRID_SIZE) for _ in hidden_seats]
    places += [Place("draw_count", view.draw_count), Place("trash_count", view.trash_count)]
    guesses = deal_hidden(seed, [card for card in DECK if card not in own], places)
    dealt: list[Nine] = [own] * view.players
    arrangements: list[Nine | None] = [view.arrangement] * view.players
    for seat in hidden_seats:
        dealt[seat] = tuple(guesses.pop(0))
        arrangements[seat] = tuple(shuffled(seed, GUESS - 1 - seat, dealt[seat])) if view.arranged[seat] else None
    draw_pile, trash = guesses
    return State(
        **shared(view, Table),
        dealt=tuple(dealt),
        arrangements=tuple(arrangements),
        draw_pile=tuple(draw_pile),
        trash=tuple(trash),
        drawn=None,
        rng=Rng(seed, 1 + view.reshuffles),
    )


def _after_it(view: View, seed: str) -> State:
    _require_shape(view)
    collects = view.collecting is not None
    hidden_draw = 2 if collects and view.drawn is None else 0
    seen = {card for grid in view.grids or () for card in grid}
    seen.update(view.river, view.drawn or ())
    places = [Place("drawn", hidden_draw), Place("draw_count", view.draw_count), Place("trash_count", view.trash_count)]
    drawn, draw_pile, trash = deal_hidden(seed, [card for card in DECK if card not in seen], places)
    return State(
        **shared(view, Table),
        dealt=None,
        arrangements=_arrangements(view, [*draw_pile, *trash]),
        draw_pile=tuple(draw_pile),
        trash=tuple(trash),
        drawn=tuple(drawn) if hidden_draw else view.drawn,
        rng=Rng(seed, 1 + view.reshuffles),
    )


def _require_shape(view: View) -> None:
    """Raise Impossible unless the view has what a state of its phase is made from."""
    grids, collecting = view.grids or (), view.collecting
    require(len(grids) == view.players, "grids", "must be one for each seat")
    require((collecting is not None) == (view.phase == "collect"), "collecting", "must be there in phase collect, and only then")
    if collecting is not None:
        require(collecting.seat < view.players, "collecting.seat", "is no seat of this game")
        require(grids[collecting.seat][collecting.cell] is None, "collecting.cell", "must be empty")
    collects = collecting is not None and collecting.seat == view.viewer
    require((view.drawn is not None) == collects, "drawn", "must be there for the seat that collects, and for nobody else")
    empty = sum(card is None for grid in grids for card in grid)
    require(empty == (collecting is not None), "grids", "must be full but for the cell that collects")
    size = river_size(view.players) - (collecting is not None)
    require(len(view.river) == size, "river", f"must be {size} cards")


def _arrangements(view: View, unseen: Sequence[Card]) -> tuple[Nine, ...]:
    """Return arrangements that the grids may come from: the grids themselves, but where one has won by an action.

    That one had another card in the first cell, which is part of three lines whichever way they run.
    """
    arrangements: list[Nine] = []
    for grid in before_action(view):
        arrangement: Nine = tuple([card for card in grid if card is not None])
        if view.turns_completed and count_of(lines_of(arrangement)) >= TO_WIN:
            taken = [card for other in arrangements for card in other]
            suit = SUIT_OF[arrangement[0]]
            other = next((card for card in unseen if SUIT_OF[card] != suit and card not in taken), None)
            if other is None:
                raise Impossible("draw_count", "leaves no card that the winner can have had before")
            arrangement = put(arrangement, 0, other)
        arrangements.append(arrangement)
    return tuple(arrangements)
