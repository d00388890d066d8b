from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.result import Result


T = TypeVar("T", bound="TriadsGameEnded")


@_attrs_define
class TriadsGameEnded:
    """The game is over."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    result: Result
    """ How a game ended. """
    type_: Literal["triads.game_ended"] = "triads.game_ended"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        result = self.result.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "result": result,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.result import Result  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["triads.game_ended"], d.pop("type"))
        if type_ != "triads.game_ended":
            raise ValueError(f"type must match const 'triads.game_ended', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        result = Result.from_dict(d.pop("result"))

        triads_game_ended = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            result=result,
        )

        return triads_game_ended
