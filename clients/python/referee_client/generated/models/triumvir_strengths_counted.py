from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triumvir_strengths import TriumvirStrengths


T = TypeVar("T", bound="TriumvirStrengthsCounted")


@_attrs_define
class TriumvirStrengthsCounted:
    """Cards came to Triumvirs, or moved: how strong all of them are now."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    strengths: list[TriumvirStrengths]
    type_: Literal["triumvir.strengths_counted"] = "triumvir.strengths_counted"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        strengths = []
        for strengths_item_data in self.strengths:
            strengths_item = strengths_item_data.to_dict()
            strengths.append(strengths_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "strengths": strengths,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triumvir_strengths import TriumvirStrengths  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["triumvir.strengths_counted"], d.pop("type"))
        if type_ != "triumvir.strengths_counted":
            raise ValueError(f"type must match const 'triumvir.strengths_counted', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        strengths = []
        _strengths = d.pop("strengths")
        for strengths_item_data in _strengths:
            strengths_item = TriumvirStrengths.from_dict(strengths_item_data)

            strengths.append(strengths_item)

        triumvir_strengths_counted = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            strengths=strengths,
        )

        return triumvir_strengths_counted
