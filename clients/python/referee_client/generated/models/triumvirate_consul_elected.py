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

from ..models.triumvirate_suit import TriumvirateSuit, check_triumvirate_suit

if TYPE_CHECKING:
    from ..models.triumvirate_per_suit import TriumviratePerSuit


T = TypeVar("T", bound="TriumvirateConsulElected")


@_attrs_define
class TriumvirateConsulElected:
    """A suit won its third trick: its triumvir is consul."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    suit: TriumvirateSuit
    consuls: TriumviratePerSuit
    """ A number for each suit. """
    type_: Literal["triumvirate.consul_elected"] = "triumvirate.consul_elected"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        suit: str = self.suit

        consuls = self.consuls.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "suit": suit,
                "consuls": consuls,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triumvirate_per_suit import TriumviratePerSuit  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["triumvirate.consul_elected"], d.pop("type"))
        if type_ != "triumvirate.consul_elected":
            raise ValueError(f"type must match const 'triumvirate.consul_elected', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        suit = check_triumvirate_suit(d.pop("suit"))

        consuls = TriumviratePerSuit.from_dict(d.pop("consuls"))

        triumvirate_consul_elected = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            suit=suit,
            consuls=consuls,
        )

        return triumvirate_consul_elected
