from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumvirateMarkerTaken")


@_attrs_define
class TriumvirateMarkerTaken:
    """A seat won the game and took a marker."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    markers: list[int]
    type_: Literal["triumvirate.marker_taken"] = "triumvirate.marker_taken"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        markers = self.markers

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "markers": markers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvirate.marker_taken"], d.pop("type"))
        if type_ != "triumvirate.marker_taken":
            raise ValueError(f"type must match const 'triumvirate.marker_taken', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        markers = cast(list[int], d.pop("markers"))

        triumvirate_marker_taken = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            markers=markers,
        )

        return triumvirate_marker_taken
