from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsHandBegan")


@_attrs_define
class TriadsHandBegan:
    """A new hand began; the seat is its dealer."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    hand_number: int
    type_: Literal["triads.hand_began"] = "triads.hand_began"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        hand_number = self.hand_number

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "hand_number": hand_number,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triads.hand_began"], d.pop("type"))
        if type_ != "triads.hand_began":
            raise ValueError(f"type must match const 'triads.hand_began', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        hand_number = d.pop("hand_number")

        triads_hand_began = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            hand_number=hand_number,
        )

        return triads_hand_began
