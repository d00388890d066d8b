"""Whose turn it is: the order of seats from the dealer's left, and which of them are still in a hand."""

from collections.abc import Sequence

from referee.games.triads.records import Seats, Table

PLAYERS = range(2, 6)

_CLOCKWISE = {n: tuple(tuple((dealer + 1 + i) % n for i in range(n)) for dealer in range(n)) for n in PLAYERS}


def turn_order(players: int, dealer: int) -> Seats:
    """Return all seats clockwise from the dealer's left, the dealer last."""
    return _CLOCKWISE[players][dealer]


def contenders(table: Table) -> Seats:
    """Return the seats that have not folded and are not out, in turn order."""
    folded, out = table.folded, table.out
    return tuple([seat for seat in _CLOCKWISE[table.players][table.dealer] if not folded[seat] and not out[seat]])


def able(table: Table) -> Seats:
    """Return the seats that can still act in betting: in the hand with chips in front, in turn order."""
    folded, stacks = table.folded, table.stacks
    return tuple([seat for seat in _CLOCKWISE[table.players][table.dealer] if stacks[seat] and not folded[seat]])


def next_dealer(players: int, dealer: int, out: Sequence[bool]) -> int:
    """Return the next seat with chips, clockwise from the dealer."""
    return next(seat for seat in _CLOCKWISE[players][dealer] if not out[seat])


def seats_in(table: Table, hand: int) -> Seats:
    """Return the seats that were dealt a hand, ascending."""
    return tuple([seat for seat, gone in enumerate(table.out_in_hand) if gone is None or gone >= hand])


def dealer_of(table: Table, hand: int) -> int:
    """Return who dealt a hand: the last seat the first, then the next with chips, clockwise."""
    dealer = table.players - 1
    for number in range(2, hand + 1):
        dealer = next_dealer(table.players, dealer, [gone is not None and gone < number for gone in table.out_in_hand])
    return dealer
