from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triads_shown import TriadsShown
    from ..models.triads_won_pot import TriadsWonPot


T = TypeVar("T", bound="TriadsLastHand")


@_attrs_define
class TriadsLastHand:
    """How the latest completed hand ended."""

    hand_number: int
    showdown: list[TriadsShown] | None
    """ In turn order; null if all but one folded. """
    pots: list[TriadsWonPot]
    """ Main pot first. """
    won: list[int]
    """ Chips from pots per seat; uncalled bets returned are not counted. """

    def to_dict(self) -> dict[str, Any]:
        hand_number = self.hand_number

        showdown: list[dict[str, Any]] | None
        if isinstance(self.showdown, list):
            showdown = []
            for showdown_type_0_item_data in self.showdown:
                showdown_type_0_item = showdown_type_0_item_data.to_dict()
                showdown.append(showdown_type_0_item)

        else:
            showdown = self.showdown

        pots = []
        for pots_item_data in self.pots:
            pots_item = pots_item_data.to_dict()
            pots.append(pots_item)

        won = self.won

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "hand_number": hand_number,
                "showdown": showdown,
                "pots": pots,
                "won": won,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triads_shown import TriadsShown  # noqa: PLC0415
        from ..models.triads_won_pot import TriadsWonPot  # noqa: PLC0415

        d = dict(src_dict)
        hand_number = d.pop("hand_number")

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

        pots = []
        _pots = d.pop("pots")
        for pots_item_data in _pots:
            pots_item = TriadsWonPot.from_dict(pots_item_data)

            pots.append(pots_item)

        won = cast(list[int], d.pop("won"))

        triads_last_hand = cls(
            hand_number=hand_number,
            showdown=showdown,
            pots=pots,
            won=won,
        )

        return triads_last_hand
