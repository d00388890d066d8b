"""A bot for Triumvirate: it helps those suits to power of which it holds the Legions.

- Two races are run here: suits for three tricks, and for three consuls. What each suit's chances are it reckons as if every trick
  and every consul still to come went to any suit alike.
- A suit is good for the seat as far as its own Legions of it, pledged or in hand, outweigh those that the opponent may have. A
  trick is worth what its winner's better chances in both races are worth; the lead, and a Legion that it costs, count beside it.
- It pledges the Legion whose points it can expect most of, but keeps its last pledges until it is likely who becomes emperor.
"""

from collections.abc import Sequence
from functools import cache
from math import tanh

from referee_client.bots.chance import none_among
from referee_client.bots.decision import moves_of, own, seat_of, table_of
from referee_client.generated.models import SessionView, TriumviratePerSuit, TriumviratePlay, TriumviratePledge, TriumvirateView
from referee_client.generated.unions import Move

SUITS = ("red", "yellow", "black")
HIGHEST = 8
DECK = tuple(f"{suit}-{number}" for suit in SUITS for number in range(HIGHEST + 1))
LEGIONS = (3, 5, 7)
MOB = 0
PLEDGES = 3
NEEDED = 3
"""Tricks that make a consul, and consuls that make an emperor."""

LEAD = 0.3
"""What leading the next trick is worth, as a part of what there is to win by the choice of its suit."""
KEEPING = 1.0
"""What a Legion played counts, as a part of the points that it could bring."""
LIKELY = 0.5
"""How likely a suit must be to make the emperor for one of the last pledges."""

Race = tuple[int, ...]
"""What each suit has so far."""


def bot(view: SessionView) -> Move:
    """Return a move of Triumvirate."""
    table, seat = table_of(view, TriumvirateView), seat_of(view)
    value = _play if table.phase == "play" else _pledge
    return max(moves_of(view), key=lambda move: value(table, seat, move))


# --- Pledges ----------------------------------------------------------------------------------------------------------


def _pledge(table: TriumvirateView, seat: int, move: Move) -> float:
    """Return the points to expect of a pledge, 0 for none and less for one that had better wait."""
    if not isinstance(move, TriumviratePledge):
        return 0
    suit, number = _parts(move.card)
    likely = odds(_race(table.consuls))[suit]
    left = PLEDGES - table.pledge_counts[seat]
    hands_to_come = NEEDED - max(_race(table.consuls))
    if number not in LEGIONS or (left <= hands_to_come and likely < LIKELY):
        return -1
    return number * likely


# --- Tricks -----------------------------------------------------------------------------------------------------------


def _play(table: TriumvirateView, seat: int, move: Move) -> float:
    """Return what a card is worth in the trick, between -1 and 1 as losing and winning the game are."""
    if not isinstance(move, TriumviratePlay):
        return 0
    values = [_trick_value(table, seat, suit) for suit in range(len(SUITS))]
    lead = LEAD * (max(values) - min(values))
    suit, number = _parts(move.card)
    cost = KEEPING * number / sum(LEGIONS) * odds(_race(table.consuls))[suit] if number in LEGIONS else 0
    if table.trick:
        other = _parts(table.trick[0].card)
        won = _beats((suit, number), other)
        return values[suit if won else other[0]] + lead * won - cost
    return _lead_value(table, seat, (suit, number), values, lead) - cost


def _lead_value(table: TriumvirateView, seat: int, card: tuple[int, int], values: Sequence[float], lead: float) -> float:
    """Return what leading a card is worth. Its suit wins if the opponent can follow; if not, the less likely the lower the card."""
    suit, number = card
    held = table.hand_counts[1 - seat]
    unseen = [_parts(name) for name in _unseen(table)]
    cannot_follow = none_among(held, sum(other[0] == suit for other in unseen), len(unseen))
    keeps_lead = none_among(held, sum(other[0] == suit and _beats(other, card) for other in unseen), len(unseen))
    beaten = 0 if number == MOB else (HIGHEST - number) / (HIGHEST + 1)
    lost = cannot_follow * beaten
    others = (sum(values) - values[suit]) / (len(SUITS) - 1)
    return (1 - lost) * values[suit] + lost * others + lead * keeps_lead


def _trick_value(table: TriumvirateView, seat: int, suit: int) -> float:
    """Return how the game stands for a seat once a suit has won the trick."""
    good = [_good(table, seat, other) for other in range(len(SUITS))]
    standing = 0.0
    for consul, likely in enumerate(odds(_more(_race(table.tricks_won), suit))):
        emperor = odds(_more(_race(table.consuls), consul))
        standing += likely * sum(chance * worth for chance, worth in zip(emperor, good, strict=True))
    return standing


def _good(table: TriumvirateView, seat: int, suit: int) -> float:
    """Return how good it is for a seat, from -1 to 1, that a suit makes the emperor."""
    pledged = _legions(own(table.pledged), suit)
    in_hand = _legions(own(table.hand), suit)[: PLEDGES - table.pledge_counts[seat]]
    elsewhere = _legions(_unseen(table), suit)
    return tanh((sum(pledged) + sum(in_hand) - sum(elsewhere) / 2) / 5)


def _beats(card: tuple[int, int], led: tuple[int, int]) -> bool:
    """Return whether a card beats the one led: the higher one does; but of two suits the Mob does, the one led first of all."""
    if card[0] != led[0] and MOB in (card[1], led[1]):
        return led[1] != MOB
    return card[1] > led[1]


# --- Races and cards --------------------------------------------------------------------------------------------------


@cache
def odds(race: Race) -> tuple[float, ...]:
    """Return how likely each suit is to be the first with three, all being equally likely to get the next one."""
    if NEEDED in race:
        return tuple(float(count == NEEDED) for count in race)
    following = [odds(_more(race, suit)) for suit in range(len(SUITS))]
    return tuple(sum(chances) / len(SUITS) for chances in zip(*following, strict=True))


def _more(race: Race, suit: int) -> Race:
    return tuple(count + (i == suit) for i, count in enumerate(race))


def _race(counts: TriumviratePerSuit) -> Race:
    return counts.red, counts.yellow, counts.black


def _unseen(table: TriumvirateView) -> list[str]:
    """Return the cards that are neither the viewer's nor have been played in this hand."""
    shown = [played.card for trick in table.tricks for played in trick.cards] + [played.card for played in table.trick]
    return sorted({*DECK} - {*shown, *own(table.hand), *own(table.pledged)})


def _legions(cards: Sequence[str], suit: int) -> list[int]:
    """Return the Legions of a suit among cards, the strongest first."""
    return sorted((number for of, number in map(_parts, cards) if of == suit and number in LEGIONS), reverse=True)


def _parts(card: str) -> tuple[int, int]:
    """Return the suit of a card, by its place in SUITS, and its number."""
    suit, number = card.split("-")
    return SUITS.index(suit), int(number)
