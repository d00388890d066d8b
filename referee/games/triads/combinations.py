"""What hands make and how they compare: the best arrangement of six cards."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from referee.games.triads.catalogue import KEYSTONE, LEVEL_OF, SUIT_OF, SUITS
from referee.games.triads.records import Card, Cards, Combination, Triad

Rank = tuple[int, int, int, tuple[tuple[int, int], ...]]
"""Level (first-level triad 3 ... none 0), ideal, suit, kickers best first: the larger tuple wins."""

SUIT_STRENGTH: dict[str | None, int] = {"keystone": 4, "violet": 3, "green": 2, "orange": 1, None: 0}
_LEVELS = (1, 2, 3)

_TRIADS: tuple[tuple[Triad, int, dict[int, int]], ...] = (
    ("first", 3, {1: 1, 2: 2, 3: 3}),
    ("second", 2, {1: 0, 2: 2, 3: 3}),
    ("third", 1, {1: 0, 2: 1, 3: 2}),
)
"""Strongest first: its name, its rank, and how many cards of each level it takes."""

_KICKER = {card: (4 - LEVEL_OF[card], SUIT_STRENGTH[SUIT_OF[card]]) for card in LEVEL_OF}
_KICKER[KEYSTONE] = _KICKER["violet-1"]


class Arrangement(NamedTuple):
    """A way to lay out a hand: what it is worth, how it looks, and what it is called."""

    rank: Rank
    combination: Combination
    name: str


@cache
def best_arrangement(hand: Cards) -> Arrangement:
    """Return the arrangement of a hand (six cards, sorted) that ranks highest; there are but a few thousand hands to remember."""
    for triad, level, wanted in _TRIADS:
        found = list(_arrangements(hand, triad, level, wanted))
        if found:
            return max(found, key=_rank_of)
    kickers = _best_first(hand)
    return Arrangement((0, 0, 0, _worth(kickers)), Combination(None, False, None, (), kickers), "no triad")


def deciding_rule(winner: Rank, loser: Rank) -> str:
    """Return the id of the rule that sets the better of two hands above the other."""
    if winner[0] != loser[0]:
        return "triads.ranking"
    if winner[1] != loser[1]:
        return "triads.ideal"
    if winner[2] != loser[2]:
        return "triads.ideal" if winner[1] and winner[2] <= SUIT_STRENGTH[SUITS[0]] else "triads.top-card"
    return "triads.kickers" if winner != loser else "triads.tie"


def _arrangements(hand: Cards, triad: Triad, level: int, wanted: dict[int, int]) -> Iterator[Arrangement]:
    """Yield each way in which cards of the hand make a triad; the Keystone fills the one place the others leave open."""
    for used in set(combinations(hand, sum(wanted.values()))):
        plain = [card for card in used if card != KEYSTONE]
        open_places = {n: wanted[n] - sum(LEVEL_OF[card] == n for card in plain) for n in _LEVELS}
        if min(open_places.values()) < 0:
            continue
        top: str | None = None
        if triad == "first":
            top = KEYSTONE if open_places[1] else next(SUIT_OF[card] for card in plain if LEVEL_OF[card] == 1)
        suits = {SUIT_OF[card] for card in plain}
        ideal = len(suits) == 1
        suit = suits.pop() if ideal and top != KEYSTONE else top
        kickers = _best_first(_without(hand, used))
        yield Arrangement(
            (level, int(ideal), SUIT_STRENGTH[suit], _worth(kickers)),
            Combination(triad, ideal, suit, used, kickers),  # type: ignore[arg-type]  # a suit or the Keystone
            f"{'an ideal' if ideal else 'a'} {triad}-level triad{f' of {suit}' if suit else ''}",
        )


def _rank_of(arrangement: Arrangement) -> Rank:
    return arrangement.rank


def _worth(kickers: Cards) -> tuple[tuple[int, int], ...]:
    return tuple(_KICKER[card] for card in kickers)


def _best_first(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=_KICKER.__getitem__, reverse=True))


def _without(hand: Cards, used: Cards) -> Cards:
    left: list[Card] = list(hand)
    for card in used:
        left.remove(card)
    return tuple(left)
