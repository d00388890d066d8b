from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumphTurnPassed")


@_attrs_define
class TriumphTurnPassed:
    """It became the seat's turn."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    turns_completed: int
    type_: Literal["triumph.turn_passed"] = "triumph.turn_passed"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        turns_completed = self.turns_completed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "turns_completed": turns_completed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.turn_passed"], d.pop("type"))
        if type_ != "triumph.turn_passed":
            raise ValueError(f"type must match const 'triumph.turn_passed', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        turns_completed = d.pop("turns_completed")

        triumph_turn_passed = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            turns_completed=turns_completed,
        )

        return triumph_turn_passed
