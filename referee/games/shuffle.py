"""The portable shuffle: anyone can re-derive every deal from a seed, in any language.

A seed is 32 bytes, written as 64 lower-case hex digits. Shuffle k reads the byte stream
SHA-256(seed || u32be(k) || u32be(0)), SHA-256(seed || u32be(k) || u32be(1)), ... four bytes at a time.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from struct import unpack
from typing import Annotated, TypeVar

from msgspec import Meta, Struct

T = TypeVar("T")

Seed = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        max_length=64,
        description="32 bytes as 64 lower-case hex digits: every deal of a game follows from them.",
    ),
]

#: The index of the shuffle that guesses at hidden cards. No game comes near it, so a guess never repeats a real deal.
GUESS = 2**32 - 1

_WORDS_A_BLOCK = 8
_RANGE = 2**32


class Rng(Struct, frozen=True, forbid_unknown_fields=True):
    """All the chance in a state: the game's seed, and how many shuffles have been made from it."""

    seed: Seed
    shuffles: Annotated[int, Meta(ge=0, lt=GUESS, description="Shuffles made so far; the next has this index.")] = 0

    def shuffle(self, cards: Iterable[T]) -> tuple[list[T], "Rng"]:
        """Return the cards, given in canonical order, shuffled (index 0 is the top), and the state of chance after that."""
        return shuffled(self.seed, self.shuffles, cards), Rng(self.seed, self.shuffles + 1)


def shuffled(seed: str, index: int, cards: Iterable[T]) -> list[T]:
    """Return a new list of the cards in the order of the seed's shuffle number `index`."""
    pile = list(cards)
    left = len(pile)
    stream = bytes.fromhex(seed) + index.to_bytes(4, "big")
    block, limits = 0, _limits(left)
    while left > 1:
        blocks = range(block, block + 1 + (left - 2) // _WORDS_A_BLOCK)
        for x in _words(stream, blocks):
            if x < limits[left]:  # else the next word, then
                j = x % left
                left -= 1
                pile[left], pile[j] = pile[j], pile[left]
                if left == 1:
                    break
        block = blocks.stop
    return pile


def commitment(server_seed: str) -> str:
    """Return the SHA-256 that binds the server to its seed before anyone sits, in hex."""
    return sha256(bytes.fromhex(server_seed)).hexdigest()


def combined_seed(server_seed: str, entropy: Sequence[str]) -> str:
    """Return a game's seed: SHA-256 of the server's seed and the SHA-256 of each seat's entropy ("" for none), in hex."""
    digest = sha256(bytes.fromhex(server_seed))
    for own in entropy:
        digest.update(sha256(own.encode()).digest())
    return digest.hexdigest()


@cache
def _limits(most: int) -> tuple[int, ...]:
    """Return, for each n up to a number, below what a word must be for its remainder by n to be as likely as any other."""
    return (0, *(_RANGE - _RANGE % n for n in range(1, most + 1)))


def _words(stream: bytes, blocks: range) -> tuple[int, ...]:
    """Return the words of four bytes in some blocks of a shuffle's stream."""
    digests = [sha256(stream + block.to_bytes(4, "big")).digest() for block in blocks]
    return unpack(f">{_WORDS_A_BLOCK * len(digests)}I", b"".join(digests))
