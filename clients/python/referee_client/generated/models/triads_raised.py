from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsRaised")


@_attrs_define
class TriadsRaised:
    """A seat bet or raised."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    amount: int
    """ Chips it put in now. """
    bet: int
    """ Its bet of this round after that. """
    all_in: bool
    type_: Literal["triads.raised"] = "triads.raised"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        amount = self.amount

        bet = self.bet

        all_in = self.all_in

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "amount": amount,
                "bet": bet,
                "all_in": all_in,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triads.raised"], d.pop("type"))
        if type_ != "triads.raised":
            raise ValueError(f"type must match const 'triads.raised', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        amount = d.pop("amount")

        bet = d.pop("bet")

        all_in = d.pop("all_in")

        triads_raised = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            amount=amount,
            bet=bet,
            all_in=all_in,
        )

        return triads_raised
