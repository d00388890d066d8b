from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TrumpetTrumpDeferred")


@_attrs_define
class TrumpetTrumpDeferred:
    """The seat put its choice of trumps off."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    type_: Literal["trumpet.trump_deferred"] = "trumpet.trump_deferred"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["trumpet.trump_deferred"], d.pop("type"))
        if type_ != "trumpet.trump_deferred":
            raise ValueError(f"type must match const 'trumpet.trump_deferred', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        trumpet_trump_deferred = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
        )

        return trumpet_trump_deferred
