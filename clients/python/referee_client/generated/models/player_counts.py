from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PlayerCounts")


@_attrs_define
class PlayerCounts:
    """How many players a game takes."""

    minimum: int
    maximum: int

    def to_dict(self) -> dict[str, Any]:
        minimum = self.minimum

        maximum = self.maximum

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "minimum": minimum,
                "maximum": maximum,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        minimum = d.pop("minimum")

        maximum = d.pop("maximum")

        player_counts = cls(
            minimum=minimum,
            maximum=maximum,
        )

        return player_counts
