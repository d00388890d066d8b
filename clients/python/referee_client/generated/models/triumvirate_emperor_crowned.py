from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumvirate_suit import TriumvirateSuit, check_triumvirate_suit

T = TypeVar("T", bound="TriumvirateEmperorCrowned")


@_attrs_define
class TriumvirateEmperorCrowned:
    """A suit has three consuls."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    suit: TriumvirateSuit
    type_: Literal["triumvirate.emperor_crowned"] = "triumvirate.emperor_crowned"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        suit: str = self.suit

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "suit": suit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvirate.emperor_crowned"], d.pop("type"))
        if type_ != "triumvirate.emperor_crowned":
            raise ValueError(f"type must match const 'triumvirate.emperor_crowned', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        suit = check_triumvirate_suit(d.pop("suit"))

        triumvirate_emperor_crowned = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            suit=suit,
        )

        return triumvirate_emperor_crowned
