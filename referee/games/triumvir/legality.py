"""What is legal in Triumvir: where a card may be equipped, and which cards an effect may move."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations, product
from typing import cast

from referee.games.core import Rejection
from referee.games.triumvir import records
from referee.games.triumvir.catalogue import DECK, POSITION, TRIUMVIRS
from referee.games.triumvir.records import (
    Card,
    Cards,
    Effect,
    Equipped,
    LegalMoves,
    Pending,
    Placing,
    State,
    Table,
    Triumvir,
    Triumvirs,
)

_CHOOSES = {triumvir: records.Choose(triumvir) for triumvir in TRIUMVIRS}
_MOVES = {card: records.MoveCard(card) for card in DECK}
_NO_MOVE = records.NoMove()

EFFECT_RULES: dict[Effect, str] = {"ten": "triumvir.ten", "two": "triumvir.two", "five": "triumvir.five"}

Situation = tuple[bool, bool, bool, bool]
"""Of a Triumvir: whether a 4 closes it, it is empty, has the 7, has the 9."""

_EITHER = (False, True)
_NOT_BELOW_NINE = ("9", "10")


# --- Placements -------------------------------------------------------------------------------------------------------


def _bar(card: Card, closed: bool, empty: bool, seven: bool, nine: bool) -> str | None:
    """Return the first rule that keeps a card from being equipped on a Triumvir: closed by a 4, empty, with the 7, with the 9."""
    if closed:
        return "triumvir.four"
    if card == "7" and empty:
        return "triumvir.seven"
    if card == "8" and seven:
        return "triumvir.eight"
    if card not in _NOT_BELOW_NINE and nine:
        return "triumvir.nine"
    return None


_BARS: dict[Situation, dict[Card, str]] = {
    situation: {card: rule for card in DECK if (rule := _bar(card, *situation)) is not None}
    for situation in product(_EITHER, _EITHER, _EITHER, _EITHER)
}


def _situation(there: Cards, closed: bool) -> Situation:
    return closed, not there, "7" in there, "9" in there


def bars(own: Equipped, triumvir: Triumvir, closed: Triumvirs) -> Mapping[Card, str]:
    """Return the cards that may not be equipped on a Triumvir, each with the first rule that forbids it."""
    return _BARS[_situation(getattr(own, triumvir), triumvir in closed)]


@cache
def _open(jack: Situation, queen: Situation, king: Situation) -> dict[Card, tuple[Placing, ...]]:
    """Return the placements that Triumvirs in these situations are open to, by card: remembered, as there are few situations."""
    barred = list(zip(TRIUMVIRS, (_BARS[jack], _BARS[queen], _BARS[king]), strict=True))
    placings: dict[Card, tuple[Placing, ...]] = {}
    for card in DECK:
        triumvirs = [triumvir for triumvir, bar in barred if card not in bar]
        if card == "10":
            placings[card] = tuple([records.EquipTen(pair) for pair in combinations(triumvirs, 2)])
        else:
            placings[card] = tuple([records.Equip(card, triumvir) for triumvir in triumvirs])
    return placings


def _open_to(table: Table, seat: int) -> dict[Card, tuple[Placing, ...]]:
    own, closed = table.triumvirs[seat], table.banned_triumvirs[seat]
    return _open(
        _situation(own.jack, "jack" in closed), _situation(own.queen, "queen" in closed), _situation(own.king, "king" in closed)
    )


def placings(table: Table, seat: int) -> tuple[Placing, ...]:
    """List the placements of a seat in the order of the rules, by the table as it stands."""
    open_to, banned = _open_to(table, seat), table.banned_cards[seat]
    return tuple([move for card in table.hands[seat] if card not in banned for move in open_to[card]])


def can_place(table: Table, seat: int) -> bool:
    """Return whether a seat has any placement."""
    open_to, banned = _open_to(table, seat), table.banned_cards[seat]
    return any(open_to[card] and card not in banned for card in table.hands[seat])


def refuse_equip(state: State, seat: int, move: records.Equip) -> Rejection | None:
    """Return why a seat may not place a card other than the 10, or None."""
    card, triumvir = move.card, move.triumvir
    if card not in state.hands[seat]:
        return _not_held(card)
    if card == "10":
        return Rejection("triumvir.ten", "A 10 is equipped by naming two Triumvirs, of which an opponent picks one.")
    if card in state.banned_cards[seat]:
        return Rejection("triumvir.three", f"An opponent placed a 3 last turn, so you cannot equip a {card} this turn.")
    return _refuse_on(state, seat, card, triumvir)


def refuse_equip_ten(state: State, seat: int, move: records.EquipTen) -> Rejection | None:
    """Return why a seat may not place its 10 between two Triumvirs, or None."""
    if "10" not in state.hands[seat]:
        return _not_held("10")
    if move.triumvirs[0] == move.triumvirs[1]:
        return Rejection("triumvir.ten", "The two Triumvirs of a 10 must be different.")
    for triumvir in canonical(move.triumvirs):
        rejection = _refuse_on(state, seat, "10", triumvir)
        if rejection is not None:
            return rejection
    return None


def canonical(pair: Triumvirs) -> Triumvirs:
    """Return Triumvirs in the order jack, queen, king."""
    return tuple(sorted(pair, key=TRIUMVIRS.index))


def _refuse_on(state: State, seat: int, card: Card, triumvir: Triumvir) -> Rejection | None:
    rule = bars(state.triumvirs[seat], triumvir, state.banned_triumvirs[seat]).get(card)
    if rule is None:
        return None
    why = {
        "triumvir.four": f"An opponent placed a 4 last turn, so you cannot equip your {triumvir} this turn.",
        "triumvir.seven": f"Your {triumvir} has no card on it, so you cannot equip the 7 there.",
        "triumvir.eight": f"Your 7 is on the {triumvir}, so you cannot equip the 8 there.",
        "triumvir.nine": f"Your 9 is on the {triumvir}, so you cannot equip the lower {card} there.",
    }
    return Rejection(rule, why[rule])


def _not_held(card: Card) -> Rejection:
    return Rejection("common.not-held", f"You do not hold the {card}.")


# --- Effects ----------------------------------------------------------------------------------------------------------


def refuse_choose(state: State, _seat: int, move: records.Choose) -> Rejection | None:
    """Return why a seat may not put an opponent's 10 on a Triumvir, or None."""
    pair = pending_effect(state).triumvirs or ()
    if move.triumvir in pair:
        return None
    return Rejection("triumvir.ten", f"The 10 is offered to the {pair[0]} and the {pair[1]}, not to the {move.triumvir}.")


def refuse_move(state: State, seat: int, move: records.MoveCard) -> Rejection | None:
    """Return why a seat may not move a card by the effect that is pending, or None."""
    own, card = state.triumvirs[seat], move.card
    kind, triumvir = moving(state)
    if where(own, card) is None:
        return Rejection("common.not-held", f"Your {card} is on none of your Triumvirs.")
    rule = stays(own, card, kind, triumvir)
    if rule is None:
        return None
    if rule == "triumvir.eight":
        return Rejection(rule, f"Your 7 is on the {triumvir}, so the 8 cannot be moved there.")
    if where(own, card) == triumvir:
        return Rejection(rule, f"Your {card} is on the {triumvir} already: move a card from another Triumvir.")
    return Rejection(rule, "A 2 cannot move itself.")


def refuse_no_move(state: State, _seat: int, _move: records.NoMove) -> Rejection | None:
    """Return why a seat may not leave its cards where they are, or None."""
    if pending_effect(state).kind == "two":
        return None
    return Rejection("triumvir.five", "An opponent's 5 makes you move a card.")


def pending_effect(state: State) -> Pending:
    """Return the effect that is being decided in phases choose and move, which always have one."""
    return cast(Pending, state.pending)


def moving(state: State) -> tuple[Effect, Triumvir]:
    """Return the effect that is being decided in phase move, and the Triumvir that it moves cards to."""
    pending = pending_effect(state)
    return pending.kind, cast(Triumvir, pending.triumvir)


def where(own: Equipped, card: Card) -> Triumvir | None:
    """Return the Triumvir that has a card, or None."""
    if card in own.jack:
        return "jack"
    if card in own.queen:
        return "queen"
    return "king" if card in own.king else None


def stays(own: Equipped, card: Card, kind: Effect, triumvir: Triumvir) -> str | None:
    """Return the rule by which a card on the table cannot be moved to a Triumvir by a 2 or 5, or None if it can."""
    there: Cards = getattr(own, triumvir)
    if card in there or (card == "2" and kind == "two"):
        return EFFECT_RULES[kind]
    return "triumvir.eight" if card == "8" and "7" in there else None


def movable(own: Equipped, kind: Effect, triumvir: Triumvir) -> Cards:
    """Return the cards that a seat may move to a Triumvir by a 2 or 5, in canonical order."""
    cards = [card for card in own.jack + own.queen + own.king if stays(own, card, kind, triumvir) is None]
    return tuple(sorted(cards, key=POSITION.__getitem__))


# --- All moves --------------------------------------------------------------------------------------------------------


def listing(state: State, seat: int) -> LegalMoves:
    """List what a seat that is to act may do, in the order of the rules."""
    if state.phase == "commit":
        return LegalMoves(seat, placings(state, seat))
    if state.phase == "choose":
        return LegalMoves(seat, tuple([_CHOOSES[triumvir] for triumvir in pending_effect(state).triumvirs or ()]))
    kind, triumvir = moving(state)
    moves = tuple([_MOVES[card] for card in movable(state.triumvirs[seat], kind, triumvir)])
    return LegalMoves(seat, (*moves, _NO_MOVE) if kind == "two" else moves)
