from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsUncalledReturned")


@_attrs_define
class TriadsUncalledReturned:
    """What nobody called of a bet went back to the seat."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    amount: int
    type_: Literal["triads.uncalled_returned"] = "triads.uncalled_returned"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        amount = self.amount

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "amount": amount,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triads.uncalled_returned"], d.pop("type"))
        if type_ != "triads.uncalled_returned":
            raise ValueError(f"type must match const 'triads.uncalled_returned', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        amount = d.pop("amount")

        triads_uncalled_returned = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            amount=amount,
        )

        return triads_uncalled_returned
