"""The values in a state are tuples: to change one of them is to make a tuple anew."""

from typing import TypeVar

T = TypeVar("T")


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the tuple with one of its values replaced."""
    replaced = list(values)
    replaced[index] = value
    return tuple(replaced)
