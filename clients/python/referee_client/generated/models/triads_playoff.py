from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triads_shown import TriadsShown


T = TypeVar("T", bound="TriadsPlayoff")


@_attrs_define
class TriadsPlayoff:
    """An extra deal for a tied pot."""

    pot: int
    """ The index of the pot played for. """
    seats: list[int]
    """ Those that play for it, ascending. """
    deal: int
    """ The number of this extra deal for the pot. """
    showdown: list[TriadsShown] | None
    """ Of the previous extra deal of this hand, in turn order; null before. """
    winners: list[list[int]]
    """ Per pot the seats that have it or still tie for it, ascending. """

    def to_dict(self) -> dict[str, Any]:
        pot = self.pot

        seats = self.seats

        deal = self.deal

        showdown: list[dict[str, Any]] | None
        if isinstance(self.showdown, list):
            showdown = []
            for showdown_type_0_item_data in self.showdown:
                showdown_type_0_item = showdown_type_0_item_data.to_dict()
                showdown.append(showdown_type_0_item)

        else:
            showdown = self.showdown

        winners = []
        for winners_item_data in self.winners:
            winners_item = winners_item_data

            winners.append(winners_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "pot": pot,
                "seats": seats,
                "deal": deal,
                "showdown": showdown,
                "winners": winners,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triads_shown import TriadsShown  # noqa: PLC0415

        d = dict(src_dict)
        pot = d.pop("pot")

        seats = cast(list[int], d.pop("seats"))

        deal = d.pop("deal")

        def _parse_showdown(data: object) -> list[TriadsShown] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                showdown_type_0 = []
                _showdown_type_0 = data
                for showdown_type_0_item_data in _showdown_type_0:
                    showdown_type_0_item = TriadsShown.from_dict(showdown_type_0_item_data)

                    showdown_type_0.append(showdown_type_0_item)

                return showdown_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[TriadsShown] | None, data)

        showdown = _parse_showdown(d.pop("showdown"))

        winners = []
        _winners = d.pop("winners")
        for winners_item_data in _winners:
            winners_item = cast(list[int], winners_item_data)

            winners.append(winners_item)

        triads_playoff = cls(
            pot=pot,
            seats=seats,
            deal=deal,
            showdown=showdown,
            winners=winners,
        )

        return triads_playoff
