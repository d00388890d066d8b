from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.triumvirate_suit import TriumvirateSuit, check_triumvirate_suit

if TYPE_CHECKING:
    from ..models.triumvirate_played import TriumviratePlayed


T = TypeVar("T", bound="TriumvirateTrick")


@_attrs_define
class TriumvirateTrick:
    """A completed trick: its cards as played, the seat that won it and the suit that did."""

    cards: list[TriumviratePlayed]
    winner: int
    """ A seat, counted clockwise from 0. """
    suit: TriumvirateSuit

    def to_dict(self) -> dict[str, Any]:
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        winner = self.winner

        suit: str = self.suit

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "cards": cards,
                "winner": winner,
                "suit": suit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triumvirate_played import TriumviratePlayed  # noqa: PLC0415

        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = TriumviratePlayed.from_dict(cards_item_data)

            cards.append(cards_item)

        winner = d.pop("winner")

        suit = check_triumvirate_suit(d.pop("suit"))

        triumvirate_trick = cls(
            cards=cards,
            winner=winner,
            suit=suit,
        )

        return triumvirate_trick
