"""The track of Trumpet: which space a piece goes to, forward, backward and as a penalty."""

from collections.abc import Sequence
from itertools import pairwise

START = 0
REGION = 6
"""The last spaces before the Grand Shield, where pieces can be pushed back."""


def wrong_shields(shields: Sequence[int], spaces: int) -> str | None:
    """Return why a track of so many spaces cannot have these shields, or None."""
    if any(shield >= following for shield, following in pairwise(shields)):
        return "must be ascending, each space once"
    if shields and shields[-1] > spaces:
        return f"must be among the spaces, 1 to {spaces}"
    return None


def behind_others(positions: Sequence[int], seat: int) -> int:
    """Return the space immediately behind the rearmost other piece: free, as all others are ahead of it, or the start."""
    rearmost = min(position for other, position in enumerate(positions) if other != seat)
    return max(START, rearmost - 1)


def goes_backward(positions: Sequence[int], seat: int) -> bool:
    """Tell whether a penalty would cost the seat anything: all but the rearmost piece have a space to lose by it."""
    return positions[seat] > min(positions)


def pushable(positions: Sequence[int], spaces: int, seat: int) -> tuple[int, ...]:
    """Return the seats whose pieces a trick's winner may push back: on the last six spaces together with its own."""
    region = spaces - REGION + 1
    if positions[seat] < region:
        return ()
    return tuple([other for other, position in enumerate(positions) if other != seat and position >= region])


def space_ahead(positions: Sequence[int], seat: int) -> int:
    """Return where a seat's piece goes forward: the first space ahead that no piece is on."""
    target = positions[seat] + 1
    while target in positions:
        target += 1
    return target


def space_behind(positions: Sequence[int], seat: int) -> int:
    """Return where a seat's piece is pushed back: the first space behind that no piece is on; the start always has room."""
    target = positions[seat] - 1
    while target in positions and target > START:
        target -= 1
    return target


def place_name(space: int, spaces: int) -> str:
    """Return a place on the track as texts name it."""
    if space == START:
        return "the start"
    return "the Grand Shield" if space > spaces else f"space {space}"
