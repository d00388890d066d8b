from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Result")


@_attrs_define
class Result:
    """How a game ended."""

    ranks: list[int]
    """ Per seat: 1 is best, ties share a rank (1 1 3). """
    scores: list[int]
    """ Per seat, in the game's own unit. """
    reason: str
    """ The id of the rule that decided. """
    winners: list[int]
    """ The seats with rank 1, ascending. """

    def to_dict(self) -> dict[str, Any]:
        ranks = self.ranks

        scores = self.scores

        reason = self.reason

        winners = self.winners

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ranks": ranks,
                "scores": scores,
                "reason": reason,
                "winners": winners,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ranks = cast(list[int], d.pop("ranks"))

        scores = cast(list[int], d.pop("scores"))

        reason = d.pop("reason")

        winners = cast(list[int], d.pop("winners"))

        result = cls(
            ranks=ranks,
            scores=scores,
            reason=reason,
            winners=winners,
        )

        return result
