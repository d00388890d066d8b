from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.trumpet_card import TrumpetCard, check_trumpet_card

T = TypeVar("T", bound="TrumpetRevokes")


@_attrs_define
class TrumpetRevokes:
    """Cards that may be played although they do not follow suit, for a penalty."""

    cards: list[TrumpetCard]
    """ Each kind once, in canonical order. """
    penalty: bool
    """ Always true. """
    type_: Literal["trumpet.play"] = "trumpet.play"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        penalty = self.penalty

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "cards": cards,
                "penalty": penalty,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["trumpet.play"], d.pop("type"))
        if type_ != "trumpet.play":
            raise ValueError(f"type must match const 'trumpet.play', got '{type_}'")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_trumpet_card(cards_item_data)

            cards.append(cards_item)

        penalty = d.pop("penalty")

        trumpet_revokes = cls(
            type_=type_,
            cards=cards,
            penalty=penalty,
        )

        return trumpet_revokes
