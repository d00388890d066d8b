"""A bot for Triumph: it plans a suit for every line, and makes the move that brings the plan furthest.

- A grid is worth its best plan: three different suits for the three rows, or for the three columns. In each line the cards of its
  suit count by their square, so that lines are finished rather than begun; those of the suit elsewhere in the grid count little,
  since a Switch card can fetch them. Cards that serve no plan count for what they can do: Steal and Replace most.
- Every move is judged by the grid it leads to, an unknown card being worth a little; and, since a Steal card can also
  break up a plan, by what it leaves to the strongest opponent.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from referee_client.bots.decision import moves_of, own, seat_of, table_of
from referee_client.generated.models import (
    SessionView,
    TriumphArrange,
    TriumphCollect,
    TriumphDiscard,
    TriumphKeep,
    TriumphReplace,
    TriumphSteal,
    TriumphSwitch,
    TriumphView,
)
from referee_client.generated.models.triumph_card import TriumphCard
from referee_client.generated.unions import Move

Grid = tuple[str | None, ...]
"""Nine cells, row by row; None is a cell whose card is not known."""

ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8))
COLUMNS = ((0, 3, 6), (1, 4, 7), (2, 5, 8))

ELSEWHERE = 0.6
"""What a card counts that has its suit's line still before it."""
ABILITIES = {"steal": 0.5, "replace": 0.5, "switch": 0.3, "collect": 0.3, "defend": 0.1}
"""What a card counts that serves no plan."""
UNKNOWN = 0.5
"""What a card counts that is still to be drawn."""
CHOICE = 0.3
"""What it counts in addition that there are two to choose from."""
RIVAL = 0.5
"""What the strongest opponent's grid counts against the own."""
FINISHED = 9
"""What a line of three cards of its suit counts."""
WON = 100.0
"""What it counts in addition that all lines are finished."""


def bot(view: SessionView) -> Move:
    """Return a move of Triumph."""
    table, seat = table_of(view, TriumphView), seat_of(view)
    if table.grids is None:
        return TriumphArrange(arranged(own(table.dealt)))
    grids = [tuple(grid) for grid in table.grids]
    return max(moves_of(view), key=lambda move: _value(table, grids, seat, move))


def arranged(cards: Sequence[TriumphCard]) -> list[TriumphCard]:
    """Return nine cards as a grid, the suits that are there most often with a row each."""
    counts = Counter(map(_suit, cards))
    rows: list[list[TriumphCard]] = [[card for card in cards if _suit(card) == suit][:3] for suit, _ in counts.most_common(3)]
    rows += [[] for _ in range(3 - len(rows))]
    left = [card for card in cards if not any(card in row for row in rows)]
    return [card for row in rows for card in [*row, *(left.pop() for _ in range(3 - len(row)))]]


def _value(table: TriumphView, grids: Sequence[Grid], seat: int, move: Move) -> float:
    """Return what a move leads to is worth to a seat."""
    after, extra = list(grids), 0.0
    mine = grids[seat]
    if isinstance(move, TriumphDiscard | TriumphCollect):
        after[seat] = _put(mine, move.cell, None)
        extra = CHOICE if isinstance(move, TriumphCollect) else 0
    elif isinstance(move, TriumphSwitch):
        after[seat] = _put(_put(mine, move.cell, mine[move.other]), move.other, mine[move.cell])
    elif isinstance(move, TriumphReplace):
        after[seat] = _put(mine, move.cell, table.river[move.river_index])
    elif isinstance(move, TriumphKeep) and table.collecting:
        after[seat] = _put(mine, table.collecting.cell, move.card)
    elif isinstance(move, TriumphSteal):
        after[seat] = _put(mine, move.cell, grids[move.opponent][move.target])
        after[move.opponent] = _put(grids[move.opponent], move.target, None)
    rivals = [worth(grid) for i, grid in enumerate(after) if i != seat]
    return worth(after[seat]) + extra - RIVAL * max(rivals)


# --- What a grid is worth ---------------------------------------------------------------------------------------------


@lru_cache(4096)
def worth(grid: Grid) -> float:
    """Return the worth of a grid by its best plan."""
    suits = [_suit(card) for card in grid]
    return max(_best_plan(grid, suits, lines) for lines in (ROWS, COLUMNS))


def _best_plan(grid: Grid, suits: Sequence[str | None], lines: Sequence[Sequence[int]]) -> float:
    """Return the worth of the best plan that gives each line a suit that it has a card of, no two the same, or none."""
    choices = [[(suit, _line_worth(grid, suits, line, suit)) for suit in {suits[cell] for cell in line} | {None}] for line in lines]
    best = 0.0
    for (one, first), (two, second), (three, third) in product(*choices):
        if (one is None or one not in (two, three)) and (two is None or two != three):
            best = max(best, first + second + third)
    return best + WON if best == len(lines) * FINISHED else best


def _line_worth(grid: Grid, suits: Sequence[str | None], line: Sequence[int], suit: str | None) -> float:
    """Return what a line is worth if it is to have a suit, or none."""
    serving = [] if suit is None else [cell for cell in line if suits[cell] == suit]
    there = len(serving)
    fetchable = 0 if suit is None else min(len(line) - there, suits.count(suit) - there)
    return there * there + ELSEWHERE * fetchable + sum(_spare(grid[cell]) for cell in line if cell not in serving)


def _spare(card: str | None) -> float:
    return UNKNOWN if card is None else ABILITIES[card.rsplit("-", 1)[1]]


def _suit(card: str | None) -> str | None:
    return None if card is None else card.rsplit("-", 1)[0]


def _put(grid: Grid, cell: int, card: str | None) -> Grid:
    return (*grid[:cell], card, *grid[cell + 1 :])
