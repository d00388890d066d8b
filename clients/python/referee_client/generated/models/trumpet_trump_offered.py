from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TrumpetTrumpOffered")


@_attrs_define
class TrumpetTrumpOffered:
    """The seat has the choice of trumps."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    space: int
    """ The shield that its piece landed on. """
    type_: Literal["trumpet.trump_offered"] = "trumpet.trump_offered"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        space = self.space

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "space": space,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["trumpet.trump_offered"], d.pop("type"))
        if type_ != "trumpet.trump_offered":
            raise ValueError(f"type must match const 'trumpet.trump_offered', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        space = d.pop("space")

        trumpet_trump_offered = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            space=space,
        )

        return trumpet_trump_offered
