from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triads_call import TriadsCall
    from ..models.triads_check import TriadsCheck
    from ..models.triads_exchange import TriadsExchange
    from ..models.triads_fold import TriadsFold
    from ..models.triads_raise import TriadsRaise
    from ..models.triads_raise_range import TriadsRaiseRange


T = TypeVar("T", bound="TriadsLegalMoves")


@_attrs_define
class TriadsLegalMoves:
    """What a seat may do now: listed completely but for the raises between the smallest and all-in."""

    seat: int
    """ A seat, counted clockwise from 0. """
    moves: list[TriadsCall | TriadsCheck | TriadsExchange | TriadsFold | TriadsRaise]
    ranges: list[TriadsRaiseRange]
    complete: bool

    def to_dict(self) -> dict[str, Any]:
        from ..models.triads_call import TriadsCall  # noqa: PLC0415
        from ..models.triads_check import TriadsCheck  # noqa: PLC0415
        from ..models.triads_fold import TriadsFold  # noqa: PLC0415
        from ..models.triads_raise import TriadsRaise  # noqa: PLC0415

        seat = self.seat

        moves = []
        for moves_item_data in self.moves:
            moves_item: dict[str, Any]
            if isinstance(moves_item_data, TriadsCheck):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriadsFold):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriadsCall):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriadsRaise):
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
        from ..models.triads_call import TriadsCall  # noqa: PLC0415
        from ..models.triads_check import TriadsCheck  # noqa: PLC0415
        from ..models.triads_exchange import TriadsExchange  # noqa: PLC0415
        from ..models.triads_fold import TriadsFold  # noqa: PLC0415
        from ..models.triads_raise import TriadsRaise  # noqa: PLC0415
        from ..models.triads_raise_range import TriadsRaiseRange  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:

            def _parse_moves_item(data: object) -> TriadsCall | TriadsCheck | TriadsExchange | TriadsFold | TriadsRaise:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_move_type_0 = TriadsCheck.from_dict(data)

                    return componentsschemas_triads_move_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_move_type_1 = TriadsFold.from_dict(data)

                    return componentsschemas_triads_move_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_move_type_2 = TriadsCall.from_dict(data)

                    return componentsschemas_triads_move_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_move_type_3 = TriadsRaise.from_dict(data)

                    return componentsschemas_triads_move_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triads_move_type_4 = TriadsExchange.from_dict(data)

                return componentsschemas_triads_move_type_4

            moves_item = _parse_moves_item(moves_item_data)

            moves.append(moves_item)

        ranges = []
        _ranges = d.pop("ranges")
        for ranges_item_data in _ranges:
            ranges_item = TriadsRaiseRange.from_dict(ranges_item_data)

            ranges.append(ranges_item)

        complete = d.pop("complete")

        triads_legal_moves = cls(
            seat=seat,
            moves=moves,
            ranges=ranges,
            complete=complete,
        )

        return triads_legal_moves
