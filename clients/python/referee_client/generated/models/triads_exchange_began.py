from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsExchangeBegan")


@_attrs_define
class TriadsExchangeBegan:
    """A round of exchange began."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    exchange_round: int
    type_: Literal["triads.exchange_began"] = "triads.exchange_began"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        exchange_round = self.exchange_round

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "exchange_round": exchange_round,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triads.exchange_began"], d.pop("type"))
        if type_ != "triads.exchange_began":
            raise ValueError(f"type must match const 'triads.exchange_began', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        exchange_round = d.pop("exchange_round")

        triads_exchange_began = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            exchange_round=exchange_round,
        )

        return triads_exchange_began
