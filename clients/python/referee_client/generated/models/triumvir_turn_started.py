from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumvirTurnStarted")


@_attrs_define
class TriumvirTurnStarted:
    """A turn began; the seat is the first to activate."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    turn: int
    type_: Literal["triumvir.turn_started"] = "triumvir.turn_started"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        turn = self.turn

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "turn": turn,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvir.turn_started"], d.pop("type"))
        if type_ != "triumvir.turn_started":
            raise ValueError(f"type must match const 'triumvir.turn_started', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        turn = d.pop("turn")

        triumvir_turn_started = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            turn=turn,
        )

        return triumvir_turn_started
