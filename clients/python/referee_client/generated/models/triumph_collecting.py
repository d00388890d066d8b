from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumphCollecting")


@_attrs_define
class TriumphCollecting:
    """A Collect card that has been played, its player still to choose which card to keep."""

    seat: int
    """ A seat, counted clockwise from 0. """
    cell: int
    """ The empty cell of its grid. """

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        cell = self.cell

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "cell": cell,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        cell = d.pop("cell")

        triumph_collecting = cls(
            seat=seat,
            cell=cell,
        )

        return triumph_collecting
