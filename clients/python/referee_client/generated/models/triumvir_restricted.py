from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumvir_card import TriumvirCard, check_triumvir_card
from ..models.triumvir_triumvir import TriumvirTriumvir, check_triumvir_triumvir

T = TypeVar("T", bound="TriumvirRestricted")


@_attrs_define
class TriumvirRestricted:
    """A seat's 3 or 4 forbids its opponents something next turn."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    cards: list[TriumvirCard]
    """ Those that opponents may not equip. """
    triumvirs: list[TriumvirTriumvir]
    """ Those that opponents may not equip a card on. """
    type_: Literal["triumvir.restricted"] = "triumvir.restricted"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        triumvirs = []
        for triumvirs_item_data in self.triumvirs:
            triumvirs_item: str = triumvirs_item_data
            triumvirs.append(triumvirs_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "cards": cards,
                "triumvirs": triumvirs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvir.restricted"], d.pop("type"))
        if type_ != "triumvir.restricted":
            raise ValueError(f"type must match const 'triumvir.restricted', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_triumvir_card(cards_item_data)

            cards.append(cards_item)

        triumvirs = []
        _triumvirs = d.pop("triumvirs")
        for triumvirs_item_data in _triumvirs:
            triumvirs_item = check_triumvir_triumvir(triumvirs_item_data)

            triumvirs.append(triumvirs_item)

        triumvir_restricted = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            cards=cards,
            triumvirs=triumvirs,
        )

        return triumvir_restricted
