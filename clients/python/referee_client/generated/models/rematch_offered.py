from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="RematchOffered")


@_attrs_define
class RematchOffered:
    """A seat asked for a rematch: a new session waits for the others."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    session_id: str
    type_: Literal["session.rematch_offered"] = "session.rematch_offered"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        session_id = self.session_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "session_id": session_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["session.rematch_offered"], d.pop("type"))
        if type_ != "session.rematch_offered":
            raise ValueError(f"type must match const 'session.rematch_offered', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        session_id = d.pop("session_id")

        rematch_offered = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            session_id=session_id,
        )

        return rematch_offered
