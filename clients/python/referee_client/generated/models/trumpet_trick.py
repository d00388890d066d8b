from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.trumpet_played import TrumpetPlayed


T = TypeVar("T", bound="TrumpetTrick")


@_attrs_define
class TrumpetTrick:
    """A completed trick: its cards as played, and the seat that won it."""

    cards: list[TrumpetPlayed]
    winner: int
    """ A seat, counted clockwise from 0. """

    def to_dict(self) -> dict[str, Any]:
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        winner = self.winner

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "cards": cards,
                "winner": winner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.trumpet_played import TrumpetPlayed  # noqa: PLC0415

        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = TrumpetPlayed.from_dict(cards_item_data)

            cards.append(cards_item)

        winner = d.pop("winner")

        trumpet_trick = cls(
            cards=cards,
            winner=winner,
        )

        return trumpet_trick
