from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.seat_forfeited_reason import (
    SeatForfeitedReason,
    check_seat_forfeited_reason,
)

T = TypeVar("T", bound="SeatForfeited")


@_attrs_define
class SeatForfeited:
    """A seat has given the game up."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    reason: SeatForfeitedReason
    type_: Literal["session.seat_forfeited"] = "session.seat_forfeited"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        reason: str = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["session.seat_forfeited"], d.pop("type"))
        if type_ != "session.seat_forfeited":
            raise ValueError(f"type must match const 'session.seat_forfeited', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        reason = check_seat_forfeited_reason(d.pop("reason"))

        seat_forfeited = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            reason=reason,
        )

        return seat_forfeited
