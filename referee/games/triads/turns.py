"""Whose turn it is: the order of seats from the dealer's left, and which of them are still in a hand."""

from functools import lru_cache

from referee.games.triads.records import Seats, Table

PLAYERS = range(2, 6)

_CLOCKWISE = {n: tuple(tuple((dealer + 1 + i) % n for i in range(n)) for dealer in range(n)) for n in PLAYERS}


def turn_order(players: int, dealer: int) -> Seats:
    """Return all seats clockwise from the dealer's left, the dealer last."""
    return _CLOCKWISE[players][dealer]


@lru_cache(maxsize=4096)
def seats_without(dealer: int, *marks: tuple[bool, ...]) -> Seats:
    """Return the seats, in turn order, that none of the marks (each per seat: folded, out, all-in) is set for."""
    return tuple([seat for seat in _CLOCKWISE[len(marks[0])][dealer] if not any(mark[seat] for mark in marks)])


def contenders(table: Table) -> Seats:
    """Return the seats that have not folded and are not out, in turn order."""
    return seats_without(table.dealer, table.out, table.folded)


def able(table: Table) -> Seats:
    """Return the seats that can still act in betting: in the hand with chips in front, in turn order."""
    return seats_without(table.dealer, table.out, table.folded, table.all_in)


def next_dealer(dealer: int, out: tuple[bool, ...]) -> int:
    """Return the next seat with chips, clockwise from the dealer."""
    return seats_without(dealer, out)[0]


def seats_in(table: Table, hand: int) -> Seats:
    """Return the seats that were dealt a hand, ascending."""
    return tuple([seat for seat, gone in enumerate(table.out_in_hand) if gone is None or gone >= hand])


def dealer_of(table: Table, hand: int) -> int:
    """Return who dealt a hand: the last seat the first, then the next with chips, clockwise."""
    dealer = table.players - 1
    for number in range(2, hand + 1):
        dealer = next_dealer(dealer, tuple([gone is not None and gone < number for gone in table.out_in_hand]))
    return dealer
