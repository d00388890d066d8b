from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triumph_arrange import TriumphArrange
    from ..models.triumph_collect import TriumphCollect
    from ..models.triumph_discard import TriumphDiscard
    from ..models.triumph_keep import TriumphKeep
    from ..models.triumph_permutations import TriumphPermutations
    from ..models.triumph_replace import TriumphReplace
    from ..models.triumph_steal import TriumphSteal
    from ..models.triumph_switch import TriumphSwitch


T = TypeVar("T", bound="TriumphLegalMoves")


@_attrs_define
class TriumphLegalMoves:
    """What a seat may do now: listed completely but for arrangements, of which `moves` holds one."""

    seat: int
    """ A seat, counted clockwise from 0. """
    moves: list[TriumphArrange | TriumphCollect | TriumphDiscard | TriumphKeep | TriumphReplace | TriumphSteal | TriumphSwitch]
    ranges: list[TriumphPermutations]
    complete: bool

    def to_dict(self) -> dict[str, Any]:
        from ..models.triumph_arrange import TriumphArrange  # noqa: PLC0415
        from ..models.triumph_collect import TriumphCollect  # noqa: PLC0415
        from ..models.triumph_discard import TriumphDiscard  # noqa: PLC0415
        from ..models.triumph_keep import TriumphKeep  # noqa: PLC0415
        from ..models.triumph_replace import TriumphReplace  # noqa: PLC0415
        from ..models.triumph_switch import TriumphSwitch  # noqa: PLC0415

        seat = self.seat

        moves = []
        for moves_item_data in self.moves:
            moves_item: dict[str, Any]
            if isinstance(moves_item_data, TriumphArrange):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumphDiscard):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumphSwitch):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumphReplace):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumphCollect):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumphKeep):
                moves_item = moves_item_data.to_dict()
            else:
                moves_item = moves_item_data.to_dict()

            moves.append(moves_item)

        ranges = []
        for ranges_item_data in self.ranges:
            ranges_item = ranges_item_data.to_dict()
            ranges.append(ranges_item)

        complete = self.complete

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "moves": moves,
                "ranges": ranges,
                "complete": complete,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triumph_arrange import TriumphArrange  # noqa: PLC0415
        from ..models.triumph_collect import TriumphCollect  # noqa: PLC0415
        from ..models.triumph_discard import TriumphDiscard  # noqa: PLC0415
        from ..models.triumph_keep import TriumphKeep  # noqa: PLC0415
        from ..models.triumph_permutations import TriumphPermutations  # noqa: PLC0415
        from ..models.triumph_replace import TriumphReplace  # noqa: PLC0415
        from ..models.triumph_steal import TriumphSteal  # noqa: PLC0415
        from ..models.triumph_switch import TriumphSwitch  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:

            def _parse_moves_item(
                data: object,
            ) -> TriumphArrange | TriumphCollect | TriumphDiscard | TriumphKeep | TriumphReplace | TriumphSteal | TriumphSwitch:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_move_type_0 = TriumphArrange.from_dict(data)

                    return componentsschemas_triumph_move_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_move_type_1 = TriumphDiscard.from_dict(data)

                    return componentsschemas_triumph_move_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_move_type_2 = TriumphSwitch.from_dict(data)

                    return componentsschemas_triumph_move_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_move_type_3 = TriumphReplace.from_dict(data)

                    return componentsschemas_triumph_move_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_move_type_4 = TriumphCollect.from_dict(data)

                    return componentsschemas_triumph_move_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_move_type_5 = TriumphKeep.from_dict(data)

                    return componentsschemas_triumph_move_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumph_move_type_6 = TriumphSteal.from_dict(data)

                return componentsschemas_triumph_move_type_6

            moves_item = _parse_moves_item(moves_item_data)

            moves.append(moves_item)

        ranges = []
        _ranges = d.pop("ranges")
        for ranges_item_data in _ranges:
            ranges_item = TriumphPermutations.from_dict(ranges_item_data)

            ranges.append(ranges_item)

        complete = d.pop("complete")

        triumph_legal_moves = cls(
            seat=seat,
            moves=moves,
            ranges=ranges,
            complete=complete,
        )

        return triumph_legal_moves
