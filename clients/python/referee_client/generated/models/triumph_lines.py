from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumphLines")


@_attrs_define
class TriumphLines:
    """The rows and columns of a grid whose three cards share a suit."""

    rows: list[int]
    """ Ascending, 0 is the top one. """
    columns: list[int]
    """ Ascending, 0 is the left one. """

    def to_dict(self) -> dict[str, Any]:
        rows = self.rows

        columns = self.columns

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "rows": rows,
                "columns": columns,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rows = cast(list[int], d.pop("rows"))

        columns = cast(list[int], d.pop("columns"))

        triumph_lines = cls(
            rows=rows,
            columns=columns,
        )

        return triumph_lines
