"""What is legal in Triumvir: where a card may be equipped, and which cards an effect may move."""

from collections.abc import Collection
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, cast

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
_STAY: dict[tuple[Effect, bool], dict[Card, str]] = {
    ("two", False): {"2": "triumvir.two"},
    ("two", True): {"2": "triumvir.two", "8": "triumvir.eight"},
    ("five", False): {},
    ("five", True): {"8": "triumvir.eight"},
}
"""The cards that an effect cannot move, each with the rule that forbids it, by whether they would come to the 7."""

_NOT_BELOW_NINE = ("9", "10")
_REMEMBERED = 64
"""How many listings of movable cards are remembered: each is asked for when an effect's turn comes, and again by its seat."""
_SITUATIONS = 1024
"""How many situations there are for placements: which Triumvirs are closed, which are without cards, and where the 7 and 9 are."""


# --- Placements -------------------------------------------------------------------------------------------------------


def bar(card: Card, there: Cards, closed: bool) -> str | None:
    """Return the first rule that keeps a card from being equipped where these are, which a 4 may have closed, or None."""
    if closed:
        return "triumvir.four"
    if card == "7" and not there:
        return "triumvir.seven"
    if card == "8" and "7" in there:
        return "triumvir.eight"
    if card not in _NOT_BELOW_NINE and "9" in there:
        return "triumvir.nine"
    return None


def placings(table: Table, seat: int) -> tuple[Placing, ...]:
    """List the placements of a seat in the order of the rules, by the table as it stands."""
    own, hand, banned = table.triumvirs[seat], table.hands[seat], table.banned_cards[seat]
    jack, queen, king = own.jack, own.queen, own.king
    open_to = _open(table.banned_triumvirs[seat], not jack, not queen, not king, where(own, "7"), where(own, "9"))
    moves: tuple[Placing, ...] = ()
    for card in [card for card in hand if card not in banned] if banned else hand:
        moves += open_to[card]
    return moves


def can_place(table: Table, seat: int) -> bool:
    """Return whether a seat has any placement: with more cards than one it has, unless a 3 or 4 is in the way."""
    free = not table.banned_cards[seat] and not table.banned_triumvirs[seat]
    return (free and len(table.hands[seat]) > 1) or bool(placings(table, seat))


@lru_cache(_SITUATIONS)
def _open(
    closed: Triumvirs, no_jack: bool, no_queen: bool, no_king: bool, seven: Triumvir | None, nine: Triumvir | None
) -> dict[Card, tuple[Placing, ...]]:
    """Return the placements that Triumvirs are open to, by card, if these are closed, are without cards, have the 7 and the 9.

    That is all about the cards there that any bar asks for, so the Triumvirs are given the fewest cards of which it is true.
    """
    stacks: dict[Triumvir, Cards] = {}
    for triumvir, empty in zip(TRIUMVIRS, (no_jack, no_queen, no_king), strict=True):
        numbers: tuple[tuple[Card, Triumvir | None], ...] = (("7", seven), ("9", nine))
        stacks[triumvir] = () if empty else ("6", *[card for card, at in numbers if at == triumvir])
    return {
        card: _on(card, tuple([triumvir for triumvir in TRIUMVIRS if bar(card, stacks[triumvir], triumvir in closed) is None]))
        for card in DECK
    }


@cache
def _on(card: Card, triumvirs: Triumvirs) -> tuple[Placing, ...]:
    """Return the placements of a card on these Triumvirs."""
    if card == "10":
        return tuple([records.EquipTen(pair) for pair in combinations(triumvirs, 2)])
    return tuple([records.Equip(card, triumvir) for triumvir in triumvirs])


def refuse_equip(state: State, seat: int, move: records.Equip) -> Rejection | None:
    """Return why a seat may not place a card other than the 10, or None."""
    card, triumvir = move.card, move.triumvir
    if card not in state.hands[seat]:
        return _not_held(card)
    if card == "10":
        return Rejection("triumvir.ten", "A 10 is equipped by naming two Triumvirs, of which an opponent picks one.")
    if card in state.banned_cards[seat]:
        return Rejection("triumvir.three", f"An opponent placed a 3 last turn, so you cannot equip a {card} this turn.")
    rule = bar(card, getattr(state.triumvirs[seat], triumvir), triumvir in state.banned_triumvirs[seat])
    return None if rule is None else _barred(rule, card, triumvir)


def refuse_equip_ten(state: State, seat: int, move: records.EquipTen) -> Rejection | None:
    """Return why a seat may not place its 10 between two Triumvirs, or None."""
    if "10" not in state.hands[seat]:
        return _not_held("10")
    if move.triumvirs[0] == move.triumvirs[1]:
        return Rejection("triumvir.ten", "The two Triumvirs of a 10 must be different.")
    for triumvir in canonical(move.triumvirs):
        rule = bar("10", getattr(state.triumvirs[seat], triumvir), triumvir in state.banned_triumvirs[seat])
        if rule is not None:
            return _barred(rule, "10", triumvir)
    return None


def canonical(triumvirs: Collection[Triumvir]) -> Triumvirs:
    """Return different Triumvirs in the order jack, queen, king."""
    return tuple([triumvir for triumvir in TRIUMVIRS if triumvir in triumvirs])


def _barred(rule: str, card: Card, triumvir: Triumvir) -> Rejection:
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
    pending: Any = state.pending
    return pending.kind, pending.triumvir


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
    return EFFECT_RULES[kind] if card in there else _STAY[kind, "7" in there].get(card)


@lru_cache(_REMEMBERED)
def movable(own: Equipped, kind: Effect, triumvir: Triumvir) -> Cards:
    """Return the cards that a seat may move to a Triumvir by a 2 or 5, in canonical order."""
    there: Cards = getattr(own, triumvir)
    stay = _STAY[kind, "7" in there]
    cards = [card for card in own.jack + own.queen + own.king if card not in there and card not in stay]
    return tuple(sorted(cards, key=POSITION.__getitem__))


# --- All moves --------------------------------------------------------------------------------------------------------


def listing(state: State, seat: int) -> LegalMoves:
    """List what a seat that is to act may do, in the order of the rules."""
    pending = state.pending
    if pending is None:
        return LegalMoves(seat, placings(state, seat))
    if pending.triumvir is None:
        return LegalMoves(seat, tuple([_CHOOSES[triumvir] for triumvir in pending.triumvirs or ()]))
    moves = tuple([_MOVES[card] for card in movable(state.triumvirs[seat], pending.kind, pending.triumvir)])
    return LegalMoves(seat, (*moves, _NO_MOVE) if pending.kind == "two" else moves)
