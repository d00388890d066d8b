from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumviratePerSuit")


@_attrs_define
class TriumviratePerSuit:
    """A number for each suit."""

    red: int
    yellow: int
    black: int

    def to_dict(self) -> dict[str, Any]:
        red = self.red

        yellow = self.yellow

        black = self.black

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "red": red,
                "yellow": yellow,
                "black": black,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        red = d.pop("red")

        yellow = d.pop("yellow")

        black = d.pop("black")

        triumvirate_per_suit = cls(
            red=red,
            yellow=yellow,
            black=black,
        )

        return triumvirate_per_suit
