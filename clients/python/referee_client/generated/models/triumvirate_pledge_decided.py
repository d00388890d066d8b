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

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.triumvirate_choice import TriumvirateChoice


T = TypeVar("T", bound="TriumviratePledgeDecided")


@_attrs_define
class TriumviratePledgeDecided:
    """A seat decided about its pledge; what it decided it alone knows."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    type_: Literal["triumvirate.pledge_decided"] = "triumvirate.pledge_decided"
    choice: TriumvirateChoice | Unset = UNSET
    """ A decision about pledging: a card, or null for none. """

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        choice: dict[str, Any] | Unset = UNSET
        if not isinstance(self.choice, Unset):
            choice = self.choice.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
            }
        )
        if choice is not UNSET:
            field_dict["choice"] = choice

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triumvirate_choice import TriumvirateChoice  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["triumvirate.pledge_decided"], d.pop("type"))
        if type_ != "triumvirate.pledge_decided":
            raise ValueError(f"type must match const 'triumvirate.pledge_decided', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        _choice = d.pop("choice", UNSET)
        choice: TriumvirateChoice | Unset
        if isinstance(_choice, Unset):
            choice = UNSET
        else:
            choice = TriumvirateChoice.from_dict(_choice)

        triumvirate_pledge_decided = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            choice=choice,
        )

        return triumvirate_pledge_decided
