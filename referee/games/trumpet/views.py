"""What a seat may know of a game of Trumpet, and the whole states that look the same to it."""

from functools import cache

from referee.games.chance import Rng
from referee.games.core import Impossible, require, shared
from referee.games.hidden import Place, deal_hidden
from referee.games.trumpet.catalogue import COPIES, KINDS_OF_CARD, POSITION, SUIT_OF, SUITS
from referee.games.trumpet.records import Card, Cards, State, Suit, Table, View
from referee.games.trumpet.shown import shown_by


def view_of(state: State, viewer: int | None) -> View:
    """Return what a viewer may know: the table, and its own hand."""
    return View(
        **shared(state, Table),
        viewer=viewer,
        hand=None if viewer is None else state.hands[viewer],
        hand_counts=tuple([len(hand) for hand in state.hands]),
    )


def state_behind(view: View, seed: str) -> State:
    """Return a state that looks like the view, the cards its viewer cannot see dealt at random.

    A seat that did not follow suit in this hand is dealt none of that suit; one that revoked is dealt a card that would have
    followed, unless it has played one since.
    """
    if view.viewer is not None and view.hand is None:
        raise Impossible("hand", "is null, though the viewer sits at the table")
    require(len(view.hand_counts) == view.players, "hand_counts", "must have a value for each seat")
    shown = shown_by(view)
    places: list[Place] = []
    owners: list[int] = []
    for seat in range(view.players):
        if seat == view.viewer:
            continue
        hand = _hand_places(f"hand_counts.{seat}", view.hand_counts[seat], shown.out_of[seat], shown.holds[seat])
        places += hand
        owners += [seat] * len(hand)
    places.append(Place("undealt_count", view.undealt_count))
    dealt = deal_hidden(seed, _unseen(view), places)
    hands: list[list[Card]] = [[] for _ in range(view.players)]
    if view.viewer is not None:
        hands[view.viewer] += view.hand or ()
    for seat, cards in zip(owners, dealt, strict=False):
        hands[seat] += cards
    return State(
        **shared(view, Table),
        hands=tuple([tuple(sorted(hand, key=POSITION.__getitem__)) for hand in hands]),
        undealt=tuple(dealt[-1]),
        rng=Rng(seed, view.hand_number),
    )


def _hand_places(name: str, size: int, out_of: set[Suit], holds: set[Suit]) -> list[Place]:
    """Return the places of a hidden hand: one for a card of each suit that the seat must hold, and one for the rest."""
    require(size >= len(holds), name, "is less than the suits that the seat must still hold, having revoked")
    required = [Place(name, 1, _cards_but({suit} - out_of)) for suit in SUITS if suit in holds]
    return [*required, Place(name, size - len(holds), _cards_of(frozenset(out_of)))]


def _cards_but(suits: set[Suit]) -> frozenset[Card]:
    return frozenset(KINDS_OF_CARD) - _cards_of(frozenset(suits))


@cache
def _cards_of(suits: frozenset[Suit]) -> frozenset[Card]:
    return frozenset(card for card in KINDS_OF_CARD if SUIT_OF[card] in suits)


def _unseen(view: View) -> Cards:
    """Return the cards that the viewer does not see, in canonical order."""
    left = dict(COPIES)
    seen = [play.card for cards in [*[trick.cards for trick in view.played], view.trick] for play in cards]
    for place, cards in (("played", seen), ("hand", view.hand or ())):
        for card in cards:
            require(left[card] > 0, place, f"{card} is seen more often than there are copies of it")
            left[card] -= 1
    return tuple([card for card, copies in left.items() for _ in range(copies)])
