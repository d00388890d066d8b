from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.triumvir_card import TriumvirCard, check_triumvir_card
from ..models.triumvir_triumvir import TriumvirTriumvir, check_triumvir_triumvir

T = TypeVar("T", bound="TriumvirBans")


@_attrs_define
class TriumvirBans:
    """What a seat may not do next turn."""

    cards: list[TriumvirCard]
    triumvirs: list[TriumvirTriumvir]

    def to_dict(self) -> dict[str, Any]:
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
                "cards": cards,
                "triumvirs": triumvirs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
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

        triumvir_bans = cls(
            cards=cards,
            triumvirs=triumvirs,
        )

        return triumvir_bans
