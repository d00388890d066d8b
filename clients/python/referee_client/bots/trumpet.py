"""A bot for Trumpet: it reckons how likely a card is to win the trick, and what it could win later.

- Of every card it knows which of the unseen ones beat it, and so how likely it is that somebody still to play holds one of them
  and may play it. It plays the card whose chance to win the trick most exceeds what it is worth keeping for: the surest winner that
  costs least, or else the least useful card.
- It places trumps where its hand is long, and puts the choice off when it holds no cards.
- Near the end it pushes back whoever stands in front of it, unless its own step wins the game.
"""

from collections import Counter
from collections.abc import Sequence

from referee_client.bots.chance import none_among
from referee_client.bots.decision import moves_of, own, seat_of, table_of
from referee_client.generated.models import (
    SessionView,
    TrumpetAdvance,
    TrumpetDeferTrump,
    TrumpetExchangeTrumps,
    TrumpetPlaceTrump,
    TrumpetPlay,
    TrumpetPushBack,
    TrumpetView,
)
from referee_client.generated.unions import Move

SUPER = "super-trump"
SUITS = ("hearts", "stars", "clubs", "diamonds", "spades", "crowns")
DECK = Counter([f"{suit}-{value}" for suit in SUITS for value in range(1, 12)] + 3 * [SUPER])

KEEPING = 0.5
"""What a card's chance to win a later trick, by being led, counts against winning this one."""


def bot(view: SessionView) -> Move:
    """Return a move of Trumpet."""
    table, seat = table_of(view, TrumpetView), seat_of(view)
    return max(moves_of(view), key=lambda move: _worth(table, seat, move))


def _worth(table: TrumpetView, seat: int, move: Move) -> float:
    """Return how good a move is, compared with the others of its phase."""
    if isinstance(move, TrumpetPlay):
        return _wins(table, seat, move.card, follows=True) - KEEPING * _wins(table, seat, move.card, follows=False)
    if isinstance(move, TrumpetPushBack):
        return table.positions[move.opponent]
    if isinstance(move, TrumpetAdvance):
        last_step = set(range(table.positions[seat] + 1, table.options.spaces + 1)) <= set(table.positions)
        return table.options.spaces + 2 if last_step else table.positions[seat]
    if isinstance(move, TrumpetDeferTrump):
        return 1
    return _backing(table, move)


# --- Trumps -----------------------------------------------------------------------------------------------------------


def _backing(table: TrumpetView, move: Move) -> float:
    """Return how well the hand goes with the trumps as a move leaves them: more for more cards of stronger suits."""
    scale: list[str] = list(table.trump_scale)
    if isinstance(move, TrumpetPlaceTrump):
        scale.append(move.suit)
    elif isinstance(move, TrumpetExchangeTrumps):
        one, other = (scale.index(suit) for suit in move.suits)
        scale[one], scale[other] = scale[other], scale[one]
    return sum(scale.index(suit) + 1 for suit in map(_suit, own(table.hand)) if suit in scale)


# --- Tricks -----------------------------------------------------------------------------------------------------------


def _wins(table: TrumpetView, seat: int, card: str, *, follows: bool) -> float:
    """Return the chance that a card wins the trick on the table or, not following, one that it leads with all others to play."""
    trick = table.trick if follows else []
    led = table.led_suit if trick else _suit(card)
    scale = table.trump_scale
    power = _power(card, led, scale)
    if card != SUPER and any(_power(played.card, led, scale) >= power for played in trick):
        return 0
    unseen = list(_unseen(table).elements())
    followers = [other for other in unseen if _suit(other) == led and other != SUPER]
    higher = sum(_power(other, led, scale) > power for other in followers)
    winners = sum(other == SUPER or _power(other, led, scale) > power for other in unseen)
    chance = 1.0
    for other in set(range(table.players)) - {seat, *(played.seat for played in trick)}:
        held = table.hand_counts[other]
        follows_higher = 1 - none_among(held, higher, len(unseen))
        cannot_follow = none_among(held, len(followers), len(unseen))
        cuts = 1 - none_among(held, winners - higher, len(unseen) - len(followers))
        chance *= 1 - follows_higher - cannot_follow * cuts
    return chance


def _unseen(table: TrumpetView) -> Counter[str]:
    """Return the cards that have not been seen in this hand."""
    shown = [played.card for played in table.trick] + [played.card for trick in table.played for played in trick.cards]
    return DECK - Counter(own(table.hand)) - Counter(shown)


def _power(card: str, led: str | None, scale: Sequence[str]) -> tuple[int, int, int]:
    """Return what a card is worth in a trick: the largest wins, of equal ones the last."""
    suit = _suit(card)
    if suit is None:
        return 3, 0, 0
    value = int(card.removeprefix(f"{suit}-"))
    if suit in scale:
        return 2, scale.index(suit), value
    return (1, 0, value) if suit == led else (0, 0, 0)


def _suit(card: str) -> str | None:
    return None if card == SUPER else card.split("-")[0]
