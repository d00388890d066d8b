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

from ..models.triads_card import TriadsCard, check_triads_card

if TYPE_CHECKING:
    from ..models.triads_combination import TriadsCombination


T = TypeVar("T", bound="TriadsHandShown")


@_attrs_define
class TriadsHandShown:
    """A seat laid its hand open."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    cards: list[TriadsCard]
    combination: TriadsCombination
    """ What a hand makes: the arrangement of it that ranks highest. """
    type_: Literal["triads.hand_shown"] = "triads.hand_shown"

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

        combination = self.combination.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "cards": cards,
                "combination": combination,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triads_combination import TriadsCombination  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["triads.hand_shown"], d.pop("type"))
        if type_ != "triads.hand_shown":
            raise ValueError(f"type must match const 'triads.hand_shown', got '{type_}'")

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
            cards_item = check_triads_card(cards_item_data)

            cards.append(cards_item)

        combination = TriadsCombination.from_dict(d.pop("combination"))

        triads_hand_shown = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            cards=cards,
            combination=combination,
        )

        return triads_hand_shown
