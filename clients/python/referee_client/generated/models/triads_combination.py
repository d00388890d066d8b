from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.triads_card import TriadsCard, check_triads_card
from ..models.triads_combination_suit_type_0 import (
    TriadsCombinationSuitType0,
    check_triads_combination_suit_type_0,
)
from ..models.triads_triad import TriadsTriad, check_triads_triad

T = TypeVar("T", bound="TriadsCombination")


@_attrs_define
class TriadsCombination:
    """What a hand makes: the arrangement of it that ranks highest."""

    triad: None | TriadsTriad
    ideal: bool
    suit: None | TriadsCombinationSuitType0
    """ The suit of an ideal triad, or of the level-1 card of another first-level one; null where none decides. """
    cards: list[TriadsCard]
    """ The cards of the triad. """
    kickers: list[TriadsCard]
    """ The cards left out, best first. """

    def to_dict(self) -> dict[str, Any]:
        triad: None | str
        if isinstance(self.triad, str):
            triad = self.triad
        else:
            triad = self.triad

        ideal = self.ideal

        suit: None | str
        if isinstance(self.suit, str):
            suit = self.suit
        else:
            suit = self.suit

        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        kickers = []
        for kickers_item_data in self.kickers:
            kickers_item: str = kickers_item_data
            kickers.append(kickers_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "triad": triad,
                "ideal": ideal,
                "suit": suit,
                "cards": cards,
                "kickers": kickers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_triad(data: object) -> None | TriadsTriad:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                triad_type_0 = check_triads_triad(data)

                return triad_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriadsTriad, data)

        triad = _parse_triad(d.pop("triad"))

        ideal = d.pop("ideal")

        def _parse_suit(data: object) -> None | TriadsCombinationSuitType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                suit_type_0 = check_triads_combination_suit_type_0(data)

                return suit_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriadsCombinationSuitType0, data)

        suit = _parse_suit(d.pop("suit"))

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_triads_card(cards_item_data)

            cards.append(cards_item)

        kickers = []
        _kickers = d.pop("kickers")
        for kickers_item_data in _kickers:
            kickers_item = check_triads_card(kickers_item_data)

            kickers.append(kickers_item)

        triads_combination = cls(
            triad=triad,
            ideal=ideal,
            suit=suit,
            cards=cards,
            kickers=kickers,
        )

        return triads_combination
