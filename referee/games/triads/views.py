"""What a seat may know of a game of Triads, and the whole states that look the same to it."""

from collections import Counter

from referee.games.chance import Rng
from referee.games.core import Impossible, require, shared
from referee.games.shuffle import GUESS, shuffled
from referee.games.triads.catalogue import COPIES, DECK, POSITION
from referee.games.triads.combinations import best_arrangement
from referee.games.triads.examination import examine_table
from referee.games.triads.examination_shown import extra_deals, hands_still_shown
from referee.games.triads.records import Card, Cards, State, Table, View


def view_of(state: State, viewer: int | None) -> View:
    """Return what a viewer may know: the table, its own hand and what that makes."""
    hand = None if viewer is None else state.hands[viewer]
    return View(
        **shared(state, Table),
        viewer=viewer,
        hand=hand,
        hand_counts=tuple([len(cards) for cards in state.hands]),
        combination=best_arrangement(hand).combination if hand else None,
    )


def state_behind(view: View, seed: str) -> State:
    """Return a state that looks like the view: hands, deck and discards that its viewer cannot see dealt at random."""
    examine_table(view)
    known = _known_hands(view)
    unseen = _unseen(known)
    hidden = [seat for seat in range(view.players) if seat not in known]
    sizes = [view.hand_counts[seat] for seat in hidden]
    free = len(unseen) - sum(sizes)
    require(view.deck_count <= free, "deck_count", f"is too large: but {free} cards can be in the deck")
    pile: Cards = tuple(shuffled(seed, GUESS, unseen))
    hands = dict(known)
    for seat, size in zip(hidden, sizes, strict=True):
        hands[seat], pile = _sorted(pile[:size]), pile[size:]
    return State(
        **shared(view, Table),
        hands=tuple([hands[seat] for seat in range(view.players)]),
        deck=pile[: view.deck_count],
        discards=_sorted(pile[view.deck_count :]),
        rng=Rng(seed, view.hand_number + extra_deals(view)[0]),
    )


def _known_hands(view: View) -> dict[int, Cards]:
    """Return the hands that lie open to the viewer: its own, and at the end of the game those shown last."""
    require(len(view.hand_counts) == view.players, "hand_counts", "must have a value for each seat")
    known: dict[int, Cards] = {}
    for shown in hands_still_shown(view):
        known[shown.seat] = shown.cards
    if view.viewer is not None:
        if view.hand is None:
            raise Impossible("hand", "is null, though the viewer sits at the table")
        require(view.hand == _sorted(view.hand), "hand", "must be in canonical order")
        known[view.viewer] = view.hand
    for seat, cards in known.items():
        require(len(cards) == view.hand_counts[seat], f"hand_counts.{seat}", f"must be {len(cards)}, the cards in view")
    return known


def _unseen(known: dict[int, Cards]) -> list[Card]:
    """Return the cards of the deck that are in none of the known hands, in canonical order."""
    seen = Counter(card for cards in known.values() for card in cards)
    for card, count in seen.items():
        require(count <= COPIES[card], "hand", f"there are not so many cards {card}")
    return sorted((Counter(DECK) - seen).elements(), key=POSITION.__getitem__)


def _sorted(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=POSITION.__getitem__))
