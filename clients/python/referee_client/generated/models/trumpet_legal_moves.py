from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.trumpet_advance import TrumpetAdvance
    from ..models.trumpet_decline_trump import TrumpetDeclineTrump
    from ..models.trumpet_defer_trump import TrumpetDeferTrump
    from ..models.trumpet_exchange_trumps import TrumpetExchangeTrumps
    from ..models.trumpet_place_trump import TrumpetPlaceTrump
    from ..models.trumpet_play import TrumpetPlay
    from ..models.trumpet_push_back import TrumpetPushBack
    from ..models.trumpet_revokes import TrumpetRevokes


T = TypeVar("T", bound="TrumpetLegalMoves")


@_attrs_define
class TrumpetLegalMoves:
    """What a seat may do now: all of it in `moves`, but for revokes, which are in `ranges`."""

    seat: int
    """ A seat, counted clockwise from 0. """
    moves: list[
        TrumpetAdvance
        | TrumpetDeclineTrump
        | TrumpetDeferTrump
        | TrumpetExchangeTrumps
        | TrumpetPlaceTrump
        | TrumpetPlay
        | TrumpetPushBack
    ]
    ranges: list[TrumpetRevokes]
    complete: bool

    def to_dict(self) -> dict[str, Any]:
        from ..models.trumpet_advance import TrumpetAdvance  # noqa: PLC0415
        from ..models.trumpet_decline_trump import TrumpetDeclineTrump  # noqa: PLC0415
        from ..models.trumpet_exchange_trumps import TrumpetExchangeTrumps  # noqa: PLC0415
        from ..models.trumpet_place_trump import TrumpetPlaceTrump  # noqa: PLC0415
        from ..models.trumpet_play import TrumpetPlay  # noqa: PLC0415
        from ..models.trumpet_push_back import TrumpetPushBack  # noqa: PLC0415

        seat = self.seat

        moves = []
        for moves_item_data in self.moves:
            moves_item: dict[str, Any]
            if isinstance(moves_item_data, TrumpetPlay):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TrumpetAdvance):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TrumpetPushBack):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TrumpetPlaceTrump):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TrumpetExchangeTrumps):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TrumpetDeclineTrump):
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
        from ..models.trumpet_advance import TrumpetAdvance  # noqa: PLC0415
        from ..models.trumpet_decline_trump import TrumpetDeclineTrump  # noqa: PLC0415
        from ..models.trumpet_defer_trump import TrumpetDeferTrump  # noqa: PLC0415
        from ..models.trumpet_exchange_trumps import TrumpetExchangeTrumps  # noqa: PLC0415
        from ..models.trumpet_place_trump import TrumpetPlaceTrump  # noqa: PLC0415
        from ..models.trumpet_play import TrumpetPlay  # noqa: PLC0415
        from ..models.trumpet_push_back import TrumpetPushBack  # noqa: PLC0415
        from ..models.trumpet_revokes import TrumpetRevokes  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:

            def _parse_moves_item(
                data: object,
            ) -> (
                TrumpetAdvance
                | TrumpetDeclineTrump
                | TrumpetDeferTrump
                | TrumpetExchangeTrumps
                | TrumpetPlaceTrump
                | TrumpetPlay
                | TrumpetPushBack
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_move_type_0 = TrumpetPlay.from_dict(data)

                    return componentsschemas_trumpet_move_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_move_type_1 = TrumpetAdvance.from_dict(data)

                    return componentsschemas_trumpet_move_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_move_type_2 = TrumpetPushBack.from_dict(data)

                    return componentsschemas_trumpet_move_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_move_type_3 = TrumpetPlaceTrump.from_dict(data)

                    return componentsschemas_trumpet_move_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_move_type_4 = TrumpetExchangeTrumps.from_dict(data)

                    return componentsschemas_trumpet_move_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_move_type_5 = TrumpetDeclineTrump.from_dict(data)

                    return componentsschemas_trumpet_move_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_trumpet_move_type_6 = TrumpetDeferTrump.from_dict(data)

                return componentsschemas_trumpet_move_type_6

            moves_item = _parse_moves_item(moves_item_data)

            moves.append(moves_item)

        ranges = []
        _ranges = d.pop("ranges")
        for ranges_item_data in _ranges:
            ranges_item = TrumpetRevokes.from_dict(ranges_item_data)

            ranges.append(ranges_item)

        complete = d.pop("complete")

        trumpet_legal_moves = cls(
            seat=seat,
            moves=moves,
            ranges=ranges,
            complete=complete,
        )

        return trumpet_legal_moves
