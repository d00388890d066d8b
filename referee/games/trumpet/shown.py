"""What the plays of a hand of Trumpet have shown everybody about the hands that are still hidden."""

from typing import NamedTuple

from referee.games.trumpet.catalogue import SUIT_OF
from referee.games.trumpet.records import Suit, Table

_SEATS = 6


class Shown(NamedTuple):
    """What is known of the hands, by seat: the suits a seat is out of, and the suits it must hold a card of."""

    out_of: list[set[Suit]]
    holds: list[set[Suit]]


def shown_by(table: Table) -> Shown:
    """Return what the plays of this hand tell of what each seat holds now.

    Who does not follow suit has no card of it, and gets none before the next deal. A revoke tells the opposite: the seat held
    such a card and still does, unless it has since played one.
    """
    shown = Shown([set() for _ in range(_SEATS)], [set() for _ in range(_SEATS)])
    for cards in [*[trick.cards for trick in table.played], table.trick]:
        led = SUIT_OF[cards[0].card] if cards else None
        for play in cards:
            suit = SUIT_OF[play.card]
            if suit is not None:
                shown.holds[play.seat].discard(suit)
            if led is not None and suit != led:
                (shown.holds if play.revoke else shown.out_of)[play.seat].add(led)
    return shown
