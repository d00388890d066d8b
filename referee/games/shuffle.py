"""The portable shuffle: anyone can re-derive every deal from a seed, in any language.

A seed is 32 bytes, written as 64 lower-case hex digits. Shuffle k reads the byte stream
SHA-256(seed || u32be(k) || u32be(0)), SHA-256(seed || u32be(k) || u32be(1)), ... four bytes at a time.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import count
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

#: The index of the shuffle that guesses at hidden cards. No game comes near it, so a guess never repeats a real deal.
GUESS = 2**32 - 1

_WORDS_A_BLOCK = 8
_RANGE = 2**32
_LAST_WORDS = 2**8
"""So many words, the highest there are, begin with three bytes that are all ones."""
_START_OF_THE_LAST_WORDS = b"\xff\xff\xff"
_BLOCKS = tuple(number.to_bytes(4, "big") for number in range(_LAST_WORDS // _WORDS_A_BLOCK))


def shuffled(seed: str, index: int, cards: Iterable[T]) -> list[T]:
    """Return a new list of the cards in the order of the seed's shuffle number `index`."""
    pile = list(cards)
    left = len(pile)
    for word in _fair_words(bytes.fromhex(seed) + index.to_bytes(4, "big"), left):
        place = word % left
        left -= 1
        pile[left], pile[place] = pile[place], pile[left]
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


def _fair_words(stream: bytes, cards: int) -> Sequence[int]:
    """Return the words of a shuffle's stream that draw below `cards`, `cards - 1` and so on to 2, one for each.

    A word is no draw when it is past the last multiple of what it draws below, for then low numbers would be likelier. That is
    so of words within `cards` of 2**32 only, so mostly one search of the bytes tells that all are draws.
    """
    draws = max(cards - 1, 0)
    if cards <= _LAST_WORDS:
        data = b"".join([sha256(stream + block).digest() for block in _BLOCKS[: (cards + 6) // _WORDS_A_BLOCK]])
        if _START_OF_THE_LAST_WORDS not in data:
            return unpack(f">{draws}I", data[: 4 * draws])
    words = _words(stream)
    return [_fair_word(words, below) for below in range(cards, 1, -1)]


def _fair_word(words: Iterator[int], below: int) -> int:
    limit = _RANGE - _RANGE % below
    while (word := next(words)) >= limit:
        pass
    return word


def _words(stream: bytes) -> Iterator[int]:
    for number in count():
        yield from unpack(f">{_WORDS_A_BLOCK}I", sha256(stream + number.to_bytes(4, "big")).digest())
