from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Rng")


@_attrs_define
class Rng:
    """All the chance in a state: the game's seed, and how many shuffles have been made from it."""

    seed: str
    """ 32 bytes as 64 lower-case hex digits: every deal of a game follows from them. """
    shuffles: int
    """ Shuffles made so far; the next has this index. """

    def to_dict(self) -> dict[str, Any]:
        seed = self.seed

        shuffles = self.shuffles

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seed": seed,
                "shuffles": shuffles,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seed = d.pop("seed")

        shuffles = d.pop("shuffles")

        rng = cls(
            seed=seed,
            shuffles=shuffles,
        )

        return rng
