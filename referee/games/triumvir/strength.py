"""How strong Triumvirs are, and who wins by them."""

from collections.abc import Sequence

from referee.games.core import Result, ranked
from referee.games.triumvir.catalogue import DECK, TRIUMVIRS
from referee.games.triumvir.records import Cards, Equipped, Strengths, Triumvir

ACE, TEN = "A", "10"
_number = {card: 1 if card == ACE else int(card) for card in DECK}.__getitem__
_ACE_GAINS = 10


def strengths(tables: Sequence[Equipped]) -> tuple[Strengths, ...]:
    """Return how strong each seat's Triumvirs are (`triumvir.strength`, `triumvir.ace`)."""
    jacks = queens = kings = 0
    for own in tables:
        if TEN in own.jack:
            jacks += 1
        elif TEN in own.queen:
            queens += 1
        elif TEN in own.king:
            kings += 1
    return tuple([Strengths(_one(own.jack, jacks), _one(own.queen, queens), _one(own.king, kings)) for own in tables])


def _one(cards: Cards, tens: int) -> int:
    """Return the strength of a Triumvir, `tens` of all seats being on the equivalent ones: an ace gains by another seat's."""
    strength = sum(map(_number, cards))
    if tens and ACE in cards and tens > (TEN in cards):
        return strength + _ACE_GAINS
    return strength


def strongest(counted: Sequence[Strengths], triumvir: Triumvir) -> tuple[int, list[int]]:
    """Return the greatest strength of a Triumvir, and the seats that have it: more than one tie (`triumvir.tied-triumvir`)."""
    values = [getattr(own, triumvir) for own in counted]
    best = max(values)
    return best, [seat for seat, value in enumerate(values) if value == best]


def outcome(counted: Sequence[Strengths]) -> Result:
    """Return the result: by Triumvirs won, then the second strongest, the strongest and the third strongest Triumvirs."""
    won = [0] * len(counted)
    for triumvir in TRIUMVIRS:
        _, seats = strongest(counted, triumvir)
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
