"""A bot for Triads: it knows what a hand wins, and what a call costs.

- The strength of a hand is the share of hands, as they are after a sensible exchange, that it beats. Before the exchange it is what
  the best discard can be expected to make of it, found by drawing for every discard from the cards not in sight.
- It calls when that chance to win is better than the price of the call, and the more of its stack is at stake while many hands are
  still to come, the better the chance must be: who waits gets better ones. With strong hands it raises by the size of the pot.
- Once it has so many chips that folding to the end wins, it folds.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from random import Random

from referee_client.bots.decision import moves_of, own, seat_of, table_of
from referee_client.generated.models import SessionView, TriadsExchange, TriadsFold, TriadsRaise, TriadsRaiseRange, TriadsView
from referee_client.generated.unions import Move

Hand = tuple[str, ...]
Rank = tuple[int, int, int, tuple[tuple[int, int], ...]]
"""Triad (3 for one of the first level, 0 for none), ideal, suit, and what the kickers are worth: the larger tuple wins."""

KEYSTONE = "keystone"
SUITS = {"orange": 1, "green": 2, "violet": 3}
DECK = [f"{suit}-{level}" for suit in SUITS for level in (1, 2, 3) for _ in range(3 * level)] + [KEYSTONE]
TRIADS = ((3, (1, 2, 3)), (2, (0, 2, 3)), (1, (0, 1, 2)))
"""The rank of each kind of triad, and how many cards of the levels 1, 2 and 3 it takes."""

FIELD = 2000
"""How many hands stand for those that an opponent may hold."""
DRAWS = 40
"""How often a discard is tried out."""
STRONG = 0.65
"""The chance to win from which it raises."""
PATIENCE = 0.6
"""How far towards certainty the chance to win must go to stake the whole stack on the first of many hands."""


def bot(view: SessionView) -> Move:
    """Return a move of Triads."""
    table, moves, seat = table_of(view, TriadsView), moves_of(view), seat_of(view)
    hand = tuple(own(table.hand))
    exchanges = [move for move in moves if isinstance(move, TriadsExchange)]
    if exchanges:
        return max(exchanges, key=lambda move: after_discard(hand, tuple(move.discard)))
    passive = moves[0]  # a check where it is open, else a fold
    if _can_rest(table, seat):
        return passive
    rivals = sum(not (out or folded) for out, folded in zip(table.out, table.folded, strict=True)) - 1
    chance = _strength(table, hand) ** rivals
    if chance < _needed(table, seat):
        return passive
    raises = [family for family in (view.legal_moves.ranges if view.legal_moves else []) if isinstance(family, TriadsRaiseRange)]
    if chance >= STRONG and raises:
        bounds = raises[0].to
        return TriadsRaise(min(max(max(table.bets) + sum(table.committed), bounds.min_), bounds.max_))
    return next(move for move in moves if not isinstance(move, TriadsFold | TriadsRaise))


# --- What is at stake -------------------------------------------------------------------------------------------------


def _needed(table: TriadsView, seat: int) -> float:
    """Return the chance to win that is worth staying in for: 0 when that costs nothing."""
    cost = min(max(table.bets) - table.bets[seat], table.stacks[seat])
    if cost == 0:
        return 0
    price = cost / (sum(table.committed) + cost)
    hands_to_come = 1 - table.hand_number / table.options.hands
    return price + (1 - price) * PATIENCE * hands_to_come * cost / table.stacks[seat]


def _can_rest(table: TriadsView, seat: int) -> bool:
    """Return whether the seat stays ahead of all others together even if it folds from now on."""
    hands_to_come = table.options.hands - table.hand_number
    chips = sum(table.stacks) + sum(table.committed)
    kept = table.stacks[seat] - hands_to_come * table.options.ante
    return kept > chips - kept


# --- What hands are worth ---------------------------------------------------------------------------------------------


def _strength(table: TriadsView, hand: Hand) -> float:
    """Return the chance that a hand wins against one opponent's, after an exchange if one is still to come."""
    if table.exchange_round == table.options.exchange_rounds:
        return beaten(hand)
    return max(after_discard(hand, discard) for count in range(5) for discard in set(combinations(hand, count)))


@lru_cache(1024)
def after_discard(hand: Hand, discard: Hand) -> float:
    """Return what share of opponents' hands a hand can be expected to beat once it has exchanged cards."""
    kept = list((Counter(hand) - Counter(discard)).elements())
    unseen = sorted((Counter(DECK) - Counter(hand)).elements())
    chance = Random(0)  # noqa: S311  # the same draws for every discard, so that none is merely lucky
    draws = [chance.sample(unseen, 4)[: len(discard)] for _ in range(DRAWS)]
    return sum(beaten(tuple(sorted(kept + draw))) for draw in draws) / DRAWS


def beaten(hand: Hand) -> float:
    """Return what share of opponents' hands a hand beats; ties count half."""
    worth = rank(tuple(sorted(hand)))
    return (bisect_left(_field(), worth) + bisect_right(_field(), worth)) / (2 * FIELD)


@cache
def _field() -> Sequence[Rank]:
    """Return what opponents may hold, ascending: hands dealt at random, the cards outside the triad exchanged."""
    chance = Random(0)  # noqa: S311  # a sample, and the same one every time
    hands = []
    for _ in range(FIELD):
        cards = chance.sample(DECK, 9)
        hand = tuple(sorted(cards[:6]))
        kept = hand if rank(hand)[0] > 1 else max(combinations(hand, 3), key=lambda triad: rank(triad))
        hands.append(rank(tuple(sorted([*kept, *cards[6:]][:6]))))
    return sorted(hands)


@cache
def rank(hand: Hand) -> Rank:
    """Return what a sorted hand is worth by the rule `triads.ranking`."""
    for triad, wanted in TRIADS:
        laid = [found for used in set(combinations(hand, sum(wanted))) if (found := _laid(hand, used, triad, wanted))]
        if laid:
            return max(laid)
    return (0, 0, 0, _kickers(hand))


def _laid(hand: Hand, used: Hand, triad: int, wanted: tuple[int, int, int]) -> Rank | None:
    """Return what a hand is worth with these cards as its triad, the Keystone in the place left open; None if they make none."""
    cards = [_parts(card) for card in used if card != KEYSTONE]
    places = [count - sum(level == place for _, level in cards) for place, count in enumerate(wanted, 1)]
    if min(places) < 0:
        return None
    suits = {suit for suit, _ in cards}
    ideal = len(suits) == 1
    top = 0
    if triad == TRIADS[0][0]:
        top = 4 if places[0] else next(suit for suit, level in cards if level == 1)
    deciding = suits.pop() if ideal and top < 4 else top
    return triad, int(ideal), deciding, _kickers(tuple((Counter(hand) - Counter(used)).elements()))


def _kickers(cards: Hand) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(((4 - level, suit) for suit, level in map(_parts, cards)), reverse=True))


def _parts(card: str) -> tuple[int, int]:
    """Return the suit, 3 being the best, and the level of a card; the Keystone outside a triad is as good as the best."""
    if card == KEYSTONE:
        return SUITS["violet"], 1
    suit, level = card.split("-")
    return SUITS[suit], int(level)
