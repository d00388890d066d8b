from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.triads_card import TriadsCard, check_triads_card

if TYPE_CHECKING:
    from ..models.triads_combination import TriadsCombination


T = TypeVar("T", bound="TriadsShown")


@_attrs_define
class TriadsShown:
    """A hand laid open."""

    seat: int
    """ A seat, counted clockwise from 0. """
    cards: list[TriadsCard]
    combination: TriadsCombination
    """ What a hand makes: the arrangement of it that ranks highest. """

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        combination = self.combination.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "cards": cards,
                "combination": combination,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triads_combination import TriadsCombination  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_triads_card(cards_item_data)

            cards.append(cards_item)

        combination = TriadsCombination.from_dict(d.pop("combination"))

        triads_shown = cls(
            seat=seat,
            cards=cards,
            combination=combination,
        )

        return triads_shown
