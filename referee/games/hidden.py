"""Guessing at hidden cards: dealing what a viewer cannot see into the places where it may lie."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeVar

from referee.games.core import Impossible, require
from referee.games.shuffle import GUESS, shuffled

C = TypeVar("C", bound=str)


class Place(NamedTuple):
    """Somewhere hidden cards lie: how many, and which cards cannot be among them (a suit the seat has shown to be out of)."""

    name: str
    size: int
    barred: Collection[str] = ()


def deal_hidden(seed: str, cards: Sequence[C], places: Sequence[Place]) -> list[list[C]]:
    """Return the cards of each place: `cards` dealt at random, all of them, none where it is barred.

    The deal is a maximum matching grown over a random order, so one is found whenever one exists.
    Raises Impossible, naming a place, when there is none.
    """
    for place in places:
        require(place.size >= 0, place.name, "leaves fewer than no cards hidden")
    total = sum(place.size for place in places)
    if total != len(cards):
        raise Impossible(places[0].name if places else "cards", f"{len(cards)} cards are unseen, but {total} are hidden")
    dealt: list[list[C]] = [[] for _ in places]
    barred_first = sorted(range(len(places)), key=lambda i: not places[i].barred)
    for card in shuffled(seed, GUESS, cards):
        path = _path(card, barred_first, places, dealt, set())
        if path is None:
            place = next((p for p in places if card in p.barred), places[0])
            raise Impossible(place.name, f"nobody can hold {card}, yet nobody has shown it")
        for moved, source, target in path:
            if source is not None:
                dealt[source].remove(moved)
            dealt[target].append(moved)
    return dealt


def _path(
    card: C, order: Sequence[int], places: Sequence[Place], dealt: list[list[C]], tried: set[int], source: int | None = None
) -> list[tuple[C, int | None, int]] | None:
    """Find room for a card, moving cards already dealt on where need be: (card, from place, to place), in order of doing."""
    open_to = [i for i in order if i not in tried and card not in places[i].barred]
    for i in open_to:
        if len(dealt[i]) < places[i].size:
            return [(card, source, i)]
    for i in open_to:
        tried.add(i)
        for other in dealt[i]:
            onward = _path(other, order, places, dealt, tried, i)
            if onward is not None:
                return [*onward, (card, source, i)]
    return None
