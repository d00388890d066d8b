"""Bots: functions from what a seat sees to a move.

`random_bot` knows no game. `referee_client.bots.<game>` has a `bot` that plays by rules of thumb, and
`referee_client.bots.searcher` one that plays every game by trying moves out, for which it needs the rules in process.
"""

from random import Random

from referee_client.bots.decision import drawn, moves_of
from referee_client.generated.models import SessionView
from referee_client.generated.unions import MOVE_BY_TYPE, Move

__all__ = ["RandomBot", "random_bot"]


class RandomBot:
    """Makes any legal move: each that is listed is as likely as the others, and as all of a range together."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def __call__(self, view: SessionView) -> Move:
        """Return a legal move. Raises ValueError if the seat owes no decision."""
        listed = moves_of(view)
        ranges = view.legal_moves.ranges if view.legal_moves else []
        chosen = self._chance.randrange(len(listed) + len(ranges))
        if chosen < len(listed):
            return listed[chosen]
        move = drawn(ranges[chosen - len(listed)].to_dict(), [move.to_dict() for move in listed], self._chance)
        return MOVE_BY_TYPE[move["type"]].from_dict(move)


random_bot = RandomBot(Random())  # noqa: S311  # a game's choice, no secret
"""A random bot whose choices nobody can repeat."""
