"""What a seat may hold that does not show its cards."""

from math import comb


def none_among(held: int, wanted: int, unseen: int) -> float:
    """Return the chance that none of the cards that a seat holds is among those wanted, all unseen ones being equally likely.

    `held`, `wanted` and `unseen` say how many there are of each.
    """
    return comb(unseen - wanted, held) / max(comb(unseen, held), 1)
