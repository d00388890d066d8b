from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.triumvir_card import TriumvirCard, check_triumvir_card

T = TypeVar("T", bound="TriumvirEquipped")


@_attrs_define
class TriumvirEquipped:
    """The cards on each of a seat's Triumvirs, in the order they came."""

    jack: list[TriumvirCard]
    queen: list[TriumvirCard]
    king: list[TriumvirCard]

    def to_dict(self) -> dict[str, Any]:
        jack = []
        for jack_item_data in self.jack:
            jack_item: str = jack_item_data
            jack.append(jack_item)

        queen = []
        for queen_item_data in self.queen:
            queen_item: str = queen_item_data
            queen.append(queen_item)

        king = []
        for king_item_data in self.king:
            king_item: str = king_item_data
            king.append(king_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "jack": jack,
                "queen": queen,
                "king": king,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        jack = []
        _jack = d.pop("jack")
        for jack_item_data in _jack:
            jack_item = check_triumvir_card(jack_item_data)

            jack.append(jack_item)

        queen = []
        _queen = d.pop("queen")
        for queen_item_data in _queen:
            queen_item = check_triumvir_card(queen_item_data)

            queen.append(queen_item)

        king = []
        _king = d.pop("king")
        for king_item_data in _king:
            king_item = check_triumvir_card(king_item_data)

            king.append(king_item)

        triumvir_equipped = cls(
            jack=jack,
            queen=queen,
            king=king,
        )

        return triumvir_equipped
