from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TrumpetPieceMoved")


@_attrs_define
class TrumpetPieceMoved:
    """The seat's piece moved: forward, or backward as a penalty."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    origin: int
    """ A place on the track: 0 is the start, `spaces` + 1 the Grand Shield. """
    target: int
    """ A place on the track: 0 is the start, `spaces` + 1 the Grand Shield. """
    type_: Literal["trumpet.piece_moved"] = "trumpet.piece_moved"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        origin = self.origin

        target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "origin": origin,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["trumpet.piece_moved"], d.pop("type"))
        if type_ != "trumpet.piece_moved":
            raise ValueError(f"type must match const 'trumpet.piece_moved', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        origin = d.pop("origin")

        target = d.pop("target")

        trumpet_piece_moved = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            origin=origin,
            target=target,
        )

        return trumpet_piece_moved
