"""How strong Triumvirs are, and who wins by them."""

from collections.abc import Sequence

from referee.games.core import Result, ranked
from referee.games.triumvir.catalogue import DECK
from referee.games.triumvir.legality import where
from referee.games.triumvir.records import Card, Cards, Equipped, Strengths, Triumvir
from referee.games.tuples import put

ACE: Card = "A"
TEN: Card = "10"
_NUMBERS = {card: 1 if card == ACE else int(card) for card in DECK}
_ACE_GAIN = 10


def strengths(tables: Sequence[Equipped]) -> tuple[Strengths, ...]:
    """Return how strong each seat's Triumvirs are (`triumvir.strength`)."""
    counted = [Strengths(_sum(own.jack), _sum(own.queen), _sum(own.king)) for own in tables]
    for seat, own in enumerate(tables):
        ace = where(own, ACE)
        if ace is not None and _ace_gains(tables, seat, ace):
            counted[seat] = stronger(counted[seat], ace, _ACE_GAIN)
    return tuple(counted)


def _sum(cards: Cards) -> int:
    return sum([_NUMBERS[card] for card in cards])


def worth(card: Card, tables: Sequence[Equipped], seat: int, triumvir: Triumvir) -> int:
    """Return what a card other than a 10 adds to the strength of a seat's Triumvir; to no other strength does it matter."""
    if card == ACE and _ace_gains(tables, seat, triumvir):
        return _NUMBERS[card] + _ACE_GAIN
    return _NUMBERS[card]


def stronger(before: Strengths, triumvir: Triumvir, by: int) -> Strengths:
    """Return a seat's strengths with more on one of its Triumvirs."""
    if triumvir == "jack":
        return Strengths(before.jack + by, before.queen, before.king)
    if triumvir == "queen":
        return Strengths(before.jack, before.queen + by, before.king)
    return Strengths(before.jack, before.queen, before.king + by)


def moved(
    before: tuple[Strengths, ...], card: Card, tables: Sequence[Equipped], seat: int, source: Triumvir, triumvir: Triumvir
) -> tuple[Strengths, ...]:
    """Return all strengths after a seat moved a card from a Triumvir to another."""
    if card == TEN:
        return strengths(tables)
    own = stronger(before[seat], source, -worth(card, tables, seat, source))
    return put(before, seat, stronger(own, triumvir, worth(card, tables, seat, triumvir)))


def _ace_gains(tables: Sequence[Equipped], seat: int, triumvir: Triumvir) -> bool:
    """Return whether an opponent of the seat has the 10 on a Triumvir (`triumvir.ace`)."""
    return any(TEN in getattr(own, triumvir) for own in (*tables[:seat], *tables[seat + 1 :]))


def strongest(counted: Sequence[Strengths]) -> list[tuple[int, list[int]]]:
    """Return for each Triumvir the greatest strength, and the seats that have it: more than one tie (`triumvir.tied-triumvir`)."""
    found = []
    for values in zip(*[(own.jack, own.queen, own.king) for own in counted], strict=True):
        best = max(values)
        found.append((best, [seat for seat, value in enumerate(values) if value == best]))
    return found


def outcome(counted: Sequence[Strengths]) -> Result:
    """Return the result: by Triumvirs won, then the second strongest, the strongest and the third strongest Triumvirs."""
    won = [0] * len(counted)
    for _, seats in strongest(counted):
        if len(seats) == 1:
            won[seats[0]] += 1
    standings = []
    for own, count in zip(counted, won, strict=True):
        third, second, first = sorted((own.jack, own.queen, own.king))
        standings.append((count, second, first, third))
    return ranked(standings, won, _reason(standings))


def _reason(standings: Sequence[tuple[int, ...]]) -> str:
    """Return the rule that separates the first seat from the second."""
    first, second = sorted(standings, reverse=True)[:2]
    if first == second:
        return "triumvir.tied-first"
    return "triumvir.most" if first[0] > second[0] else "triumvir.tie-break"
