from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsPotWon")


@_attrs_define
class TriadsPotWon:
    """A seat was paid a pot, or its share of one; the rule is the one that decided."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    pot: int
    amount: int
    type_: Literal["triads.pot_won"] = "triads.pot_won"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        pot = self.pot

        amount = self.amount

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "pot": pot,
                "amount": amount,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triads.pot_won"], d.pop("type"))
        if type_ != "triads.pot_won":
            raise ValueError(f"type must match const 'triads.pot_won', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        pot = d.pop("pot")

        amount = d.pop("amount")

        triads_pot_won = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            pot=pot,
            amount=amount,
        )

        return triads_pot_won
