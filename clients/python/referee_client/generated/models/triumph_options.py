from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumphOptions")


@_attrs_define
class TriumphOptions:
    """The options in force."""

    turn_limit: int
    """ Completed turns, all seats together, after which the game is drawn. """

    def to_dict(self) -> dict[str, Any]:
        turn_limit = self.turn_limit

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "turn_limit": turn_limit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        turn_limit = d.pop("turn_limit")

        triumph_options = cls(
            turn_limit=turn_limit,
        )

        return triumph_options
