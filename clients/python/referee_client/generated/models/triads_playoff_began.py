from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsPlayoffBegan")


@_attrs_define
class TriadsPlayoffBegan:
    """A tied pot is played for in an extra deal."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    pot: int
    deal: int
    seats: list[int]
    type_: Literal["triads.playoff_began"] = "triads.playoff_began"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        pot = self.pot

        deal = self.deal

        seats = self.seats

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "pot": pot,
                "deal": deal,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triads.playoff_began"], d.pop("type"))
        if type_ != "triads.playoff_began":
            raise ValueError(f"type must match const 'triads.playoff_began', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        pot = d.pop("pot")

        deal = d.pop("deal")

        seats = cast(list[int], d.pop("seats"))

        triads_playoff_began = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            pot=pot,
            deal=deal,
            seats=seats,
        )

        return triads_playoff_began
