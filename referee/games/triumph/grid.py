"""What a grid of nine cells makes: its lines, and the cells that a Defend card locks."""

from collections.abc import Sequence

from referee.games.core import Result, ranked
from referee.games.triumph.catalogue import ABILITY_OF, DECK, SUIT_OF
from referee.games.triumph.records import Card, Lines, Suit

CELLS = range(9)
GRID_SIZE = len(CELLS)
TO_WIN = 3
"""Lines that win."""

NO_LINES = Lines()
_LINES = tuple(
    Lines(tuple(i for i in range(3) if mask >> i & 1), tuple(i for i in range(3) if mask >> i + 3 & 1)) for mask in range(64)
)
_SUIT_OF: dict[Card | None, Suit | None] = {None: None, **{card: SUIT_OF[card] for card in DECK}}
_DEFENDERS = frozenset(card for card in DECK if ABILITY_OF[card] == "defend")
_NEIGHBOURS = tuple(
    tuple(other for other in CELLS if abs(other // 3 - cell // 3) + abs(other % 3 - cell % 3) == 1) for cell in CELLS
)


def lines_of(grid: Sequence[Card | None]) -> Lines:
    """Return the rows and columns whose three cards share a suit; the empty cell, of which there is one at most, is of none."""
    a, b, c, d, e, f, g, h, i = [_SUIT_OF[card] for card in grid]
    rows = (a == b == c) + 2 * (d == e == f) + 4 * (g == h == i)
    columns = (a == d == g) + 2 * (b == e == h) + 4 * (c == f == i)
    return _LINES[rows + 8 * columns]


def count_of(lines: Lines) -> int:
    """Return how many lines there are, rows and columns together."""
    return len(lines.rows) + len(lines.columns)


def locked_cells(grid: Sequence[Card | None]) -> tuple[int, ...]:
    """Return the cells that nobody can steal from, ascending (`triumph.locked`).

    They hold a Defend card, or touch one of their own suit by a side. A lock does not spread any further.
    """
    defended = [cell for cell, card in enumerate(grid) if card in _DEFENDERS]
    locked = defended
    for cell in defended:
        suit = _SUIT_OF[grid[cell]]
        for other in _NEIGHBOURS[cell]:
            if _SUIT_OF[grid[other]] is suit:
                locked = [*locked, other]
    return tuple(defended) if locked is defended else tuple(sorted(set(locked)))


def outcome(lines: Sequence[Lines], actor: int, turns_completed: int, turn_limit: int) -> Result | None:
    """Return how a game ends once a seat's action is complete, or None if it goes on.

    The actor's grid is looked at first and then the others clockwise, since a Steal can complete the victim's grid.
    A win on the last turn comes before the limit.
    """
    scores = [len(own.rows) + len(own.columns) for own in lines]
    if max(scores) >= TO_WIN:
        seats = len(scores)
        winner = next(seat for i in range(seats) if scores[seat := (actor + i) % seats] >= TO_WIN)
        return ranked([seat == winner for seat in range(seats)], scores, "triumph.three-lines")
    if turns_completed == turn_limit:
        return ranked([0] * len(scores), scores, "triumph.limit")
    return None
