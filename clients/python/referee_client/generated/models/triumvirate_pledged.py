from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumvirate_card import TriumvirateCard, check_triumvirate_card
from ..types import UNSET, Unset

T = TypeVar("T", bound="TriumviratePledged")


@_attrs_define
class TriumviratePledged:
    """A seat's pledge left its hand."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    pledge_count: int
    type_: Literal["triumvirate.pledged"] = "triumvirate.pledged"
    card: TriumvirateCard | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        pledge_count = self.pledge_count

        card: str | Unset = UNSET
        if not isinstance(self.card, Unset):
            card = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "pledge_count": pledge_count,
            }
        )
        if card is not UNSET:
            field_dict["card"] = card

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvirate.pledged"], d.pop("type"))
        if type_ != "triumvirate.pledged":
            raise ValueError(f"type must match const 'triumvirate.pledged', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        pledge_count = d.pop("pledge_count")

        _card = d.pop("card", UNSET)
        card: TriumvirateCard | Unset
        if isinstance(_card, Unset):
            card = UNSET
        else:
            card = check_triumvirate_card(_card)

        triumvirate_pledged = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            pledge_count=pledge_count,
            card=card,
        )

        return triumvirate_pledged
