"""A bot for Triumvir: it looks one placement or move ahead, and concentrates its cards where they win.

- A table is worth how likely the seat is to win two of the three Triumvirs from it: each the likelier, the further it is ahead of
  its strongest opponent there, measured against what may still be placed. So cards go to two Triumvirs, and few to the third.
- Of a 10 it counts the place that the opponent would choose, of a 2 the best move that it allows, of a 5 the worst for the seat.
- A 9 waits for the end, since it bars lower cards from its Triumvir.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import exp

from referee_client.bots.decision import moves_of, seat_of, table_of
from referee_client.generated.models import (
    SessionView,
    TriumvirChoose,
    TriumvirEquip,
    TriumvirEquipTen,
    TriumvirMoveCard,
    TriumvirView,
)
from referee_client.generated.unions import Move

TRIUMVIRS = ("jack", "queen", "king")

Own = Mapping[str, Sequence[str]]
"""The cards on each Triumvir of a seat."""
Tables = Sequence[Own]
"""The cards on the Triumvirs of every seat."""


def bot(view: SessionView) -> Move:
    """Return a move of Triumvir."""
    table, seat = table_of(view, TriumvirView), seat_of(view)
    return max(moves_of(view), key=lambda move: _worth(table, seat, move))


def _worth(view: TriumvirView, seat: int, move: Move) -> float:
    """Return how likely the seat is to win after a move."""
    tables: Tables = [{name: getattr(own, name) for name in TRIUMVIRS} for own in view.triumvirs]
    to_come = sum(len(hand) for hand in view.hands)
    if isinstance(move, TriumvirEquipTen):
        return min(_chance(_put(tables, seat, "10", name), seat, to_come) for name in move.triumvirs)
    if isinstance(move, TriumvirEquip):
        return _after_equipping(tables, seat, move.card, move.triumvir, to_come) - _closing(view, seat, move)
    if isinstance(move, TriumvirChoose) and view.pending:
        return _chance(_put(tables, view.pending.owner, "10", move.triumvir), seat, to_come)
    if isinstance(move, TriumvirMoveCard) and view.pending and view.pending.triumvir:
        return _chance(_put(tables, seat, move.card, view.pending.triumvir), seat, to_come)
    return _chance(tables, seat, to_come)


def _after_equipping(tables: Tables, seat: int, card: str, triumvir: str, to_come: int) -> float:
    """Return how likely the seat is to win once its card is on a Triumvir and has had its effect."""
    placed = _put(tables, seat, card, triumvir)
    if card == "2":
        return max(_chance(after, seat, to_come) for after in [placed, *_moves(placed, seat, triumvir, but="2")])
    if card == "5":
        for other in set(range(len(tables))) - {seat}:
            placed = min([*_moves(placed, other, triumvir)] or [placed], key=lambda after: _chance(after, seat, to_come))
    return _chance(placed, seat, to_come)


def _closing(view: TriumvirView, seat: int, move: TriumvirEquip) -> float:
    """Return what it costs to place a 9 while lower cards are still in hand."""
    return 0.02 * (len(view.hands[seat]) - 1) if move.card == "9" else 0


def _moves(tables: Tables, seat: int, triumvir: str, but: str | None = None) -> Iterator[Tables]:
    """Yield the tables after each move of a seat's card from another Triumvir to this one."""
    for name in TRIUMVIRS:
        if name != triumvir:
            for card in tables[seat][name]:
                if card != but and not (card == "8" and "7" in tables[seat][triumvir]):
                    yield _put(tables, seat, card, triumvir)


def _put(tables: Tables, seat: int, card: str, triumvir: str) -> Tables:
    """Return the tables with a seat's card on one of its Triumvirs, wherever it was."""
    own = {name: [other for other in cards if other != card] for name, cards in tables[seat].items()}
    own[triumvir].append(card)
    return [own if i == seat else other for i, other in enumerate(tables)]


# --- The chance to win ------------------------------------------------------------------------------------------------


def _chance(tables: Tables, seat: int, to_come: int) -> float:
    """Return how likely a seat is to win most Triumvirs, with so many cards still to be placed."""
    doubt = 1 + to_come
    leads = []
    for name in TRIUMVIRS:
        strengths = [_strength(tables, i, name) for i in range(len(tables))]
        leads.append(strengths.pop(seat) - max(strengths))
    one, two, three = (1 / (1 + exp(-lead / doubt)) for lead in leads)
    return one * two + one * three + two * three - 2 * one * two * three


def _strength(tables: Tables, seat: int, triumvir: str) -> int:
    """Return how strong a seat's Triumvir is; the ace counts 11 against an opponent's 10."""
    cards = tables[seat][triumvir]
    ace = 11 if any("10" in other[triumvir] for i, other in enumerate(tables) if i != seat) else 1
    return sum(ace if card == "A" else int(card) for card in cards)
