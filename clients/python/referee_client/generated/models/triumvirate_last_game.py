from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.triumvirate_card import TriumvirateCard, check_triumvirate_card
from ..models.triumvirate_suit import TriumvirateSuit, check_triumvirate_suit

T = TypeVar("T", bound="TriumvirateLastGame")


@_attrs_define
class TriumvirateLastGame:
    """How the latest completed game of the match ended."""

    emperor: TriumvirateSuit
    pledges: list[list[TriumvirateCard]]
    """ Per seat, in the order pledged. """
    scores: list[int]
    """ Per seat, the sum of pledged Legions of the emperor's suit. """
    winner: int | None
    """ Who took the game marker, or null. """

    def to_dict(self) -> dict[str, Any]:
        emperor: str = self.emperor

        pledges = []
        for pledges_item_data in self.pledges:
            pledges_item = []
            for pledges_item_item_data in pledges_item_data:
                pledges_item_item: str = pledges_item_item_data
                pledges_item.append(pledges_item_item)

            pledges.append(pledges_item)

        scores = self.scores

        winner: int | None
        winner = self.winner

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "emperor": emperor,
                "pledges": pledges,
                "scores": scores,
                "winner": winner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        emperor = check_triumvirate_suit(d.pop("emperor"))

        pledges = []
        _pledges = d.pop("pledges")
        for pledges_item_data in _pledges:
            pledges_item = []
            _pledges_item = pledges_item_data
            for pledges_item_item_data in _pledges_item:
                pledges_item_item = check_triumvirate_card(pledges_item_item_data)

                pledges_item.append(pledges_item_item)

            pledges.append(pledges_item)

        scores = cast(list[int], d.pop("scores"))

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        triumvirate_last_game = cls(
            emperor=emperor,
            pledges=pledges,
            scores=scores,
            winner=winner,
        )

        return triumvirate_last_game
