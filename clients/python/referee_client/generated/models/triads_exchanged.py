from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triads_card import TriadsCard, check_triads_card
from ..types import UNSET, Unset

T = TypeVar("T", bound="TriadsExchanged")


@_attrs_define
class TriadsExchanged:
    """A seat exchanged cards; which ones it alone knows."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    count: int
    type_: Literal["triads.exchanged"] = "triads.exchanged"
    discarded: list[TriadsCard] | Unset = UNSET
    """ For the seat itself only. """
    drawn: list[TriadsCard] | Unset = UNSET
    """ In the order drawn. For the seat itself only. """

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        count = self.count

        discarded: list[str] | Unset = UNSET
        if not isinstance(self.discarded, Unset):
            discarded = []
            for discarded_item_data in self.discarded:
                discarded_item: str = discarded_item_data
                discarded.append(discarded_item)

        drawn: list[str] | Unset = UNSET
        if not isinstance(self.drawn, Unset):
            drawn = []
            for drawn_item_data in self.drawn:
                drawn_item: str = drawn_item_data
                drawn.append(drawn_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "count": count,
            }
        )
        if discarded is not UNSET:
            field_dict["discarded"] = discarded
        if drawn is not UNSET:
            field_dict["drawn"] = drawn

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triads.exchanged"], d.pop("type"))
        if type_ != "triads.exchanged":
            raise ValueError(f"type must match const 'triads.exchanged', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        count = d.pop("count")

        _discarded = d.pop("discarded", UNSET)
        discarded: list[TriadsCard] | Unset = UNSET
        if _discarded is not UNSET:
            discarded = []
            for discarded_item_data in _discarded:
                discarded_item = check_triads_card(discarded_item_data)

                discarded.append(discarded_item)

        _drawn = d.pop("drawn", UNSET)
        drawn: list[TriadsCard] | Unset = UNSET
        if _drawn is not UNSET:
            drawn = []
            for drawn_item_data in _drawn:
                drawn_item = check_triads_card(drawn_item_data)

                drawn.append(drawn_item)

        triads_exchanged = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            count=count,
            discarded=discarded,
            drawn=drawn,
        )

        return triads_exchanged
