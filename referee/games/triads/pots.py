"""Pots: the layers of what was put in, and their division among winners (`triads.side-pots`, `triads.tie`)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from referee.games.triads.records import Pot, Seats, WonPot


@lru_cache(maxsize=4096)
def build_pots(committed: tuple[int, ...], contending: Seats) -> tuple[Pot, ...]:
    """Return the pots, main pot first: layers cut at the totals of the contending seats, folded money in those it reaches.

    The same chips make the same pots, hand after hand, so they are remembered.
    """
    seats = tuple(sorted(contending))
    totals = sorted({committed[seat] for seat in seats})
    if len(totals) == 1:
        amount = sum(committed)
        return (Pot(amount, seats),) if amount else ()
    pots = []
    below = 0
    for total in totals:
        if not total:
            continue
        # Beyond the last layer there could only be folded money: it goes to the last pot.
        reached = sum(committed) if total == totals[-1] else sum([total if put_in > total else put_in for put_in in committed])
        pots.append(Pot(reached - below, tuple([seat for seat in seats if committed[seat] >= total])))
        below = reached
    return tuple(pots)


def shares(amount: int, winners: Sequence[int], order: Seats) -> list[tuple[int, int]]:
    """Return (seat, chips) in the order given: even shares, odd chips one each to the first in order."""
    if len(winners) == 1:
        return [(winners[0], amount)]
    each, odd = divmod(amount, len(winners))
    lucky = [seat for seat in order if seat in winners]
    return [(seat, each + (i < odd)) for i, seat in enumerate(lucky)]


def winnings(pots: Iterable[WonPot], order: Seats) -> tuple[int, ...]:
    """Return what each seat wins of all pots, odd chips in the order given."""
    won = [0] * len(order)
    for pot in pots:
        for seat, chips in shares(pot.amount, pot.winners, order):
            won[seat] += chips
    return tuple(won)
