from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumvirStrengths")


@_attrs_define
class TriumvirStrengths:
    """How strong each of a seat's Triumvirs is."""

    jack: int
    queen: int
    king: int

    def to_dict(self) -> dict[str, Any]:
        jack = self.jack

        queen = self.queen

        king = self.king

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "jack": jack,
                "queen": queen,
                "king": king,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        jack = d.pop("jack")

        queen = d.pop("queen")

        king = d.pop("king")

        triumvir_strengths = cls(
            jack=jack,
            queen=queen,
            king=king,
        )

        return triumvir_strengths
