"""The chance in a state: a seed, and how often it has been asked."""

from collections.abc import Iterable
from typing import Annotated, TypeVar

from msgspec import Meta, Struct

from referee.games.shuffle import GUESS, shuffled

T = TypeVar("T")

Seed = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        max_length=64,
        description="32 bytes as 64 lower-case hex digits: every deal of a game follows from them.",
    ),
]


class Rng(Struct, frozen=True, forbid_unknown_fields=True):
    """All the chance in a state: the game's seed, and how many shuffles have been made from it."""

    seed: Seed
    shuffles: Annotated[int, Meta(ge=0, lt=GUESS, description="Shuffles made so far; the next has this index.")] = 0

    def shuffle(self, cards: Iterable[T]) -> tuple[list[T], "Rng"]:
        """Return the cards, given in canonical order, shuffled (index 0 is the top), and the state of chance after that."""
        return shuffled(self.seed, self.shuffles, cards), Rng(self.seed, self.shuffles + 1)
