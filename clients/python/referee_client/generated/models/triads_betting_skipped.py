from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriadsBettingSkipped")


@_attrs_define
class TriadsBettingSkipped:
    """A betting round was skipped: fewer than two seats could bet."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    betting_round: int
    type_: Literal["triads.betting_skipped"] = "triads.betting_skipped"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        betting_round = self.betting_round

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "betting_round": betting_round,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triads.betting_skipped"], d.pop("type"))
        if type_ != "triads.betting_skipped":
            raise ValueError(f"type must match const 'triads.betting_skipped', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        betting_round = d.pop("betting_round")

        triads_betting_skipped = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            betting_round=betting_round,
        )

        return triads_betting_skipped
