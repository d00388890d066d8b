from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triumvirate_no_pledge import TriumvirateNoPledge
    from ..models.triumvirate_play import TriumviratePlay
    from ..models.triumvirate_pledge import TriumviratePledge


T = TypeVar("T", bound="TriumvirateLegalMoves")


@_attrs_define
class TriumvirateLegalMoves:
    """What a seat may do now: always listed completely."""

    seat: int
    """ A seat, counted clockwise from 0. """
    moves: list[TriumvirateNoPledge | TriumviratePlay | TriumviratePledge]
    ranges: list[Any]
    complete: bool

    def to_dict(self) -> dict[str, Any]:
        from ..models.triumvirate_play import TriumviratePlay  # noqa: PLC0415
        from ..models.triumvirate_pledge import TriumviratePledge  # noqa: PLC0415

        seat = self.seat

        moves = []
        for moves_item_data in self.moves:
            moves_item: dict[str, Any]
            if isinstance(moves_item_data, TriumviratePlay):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumviratePledge):
                moves_item = moves_item_data.to_dict()
            else:
                moves_item = moves_item_data.to_dict()

            moves.append(moves_item)

        ranges = self.ranges

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
        from ..models.triumvirate_no_pledge import TriumvirateNoPledge  # noqa: PLC0415
        from ..models.triumvirate_play import TriumviratePlay  # noqa: PLC0415
        from ..models.triumvirate_pledge import TriumviratePledge  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:

            def _parse_moves_item(data: object) -> TriumvirateNoPledge | TriumviratePlay | TriumviratePledge:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_move_type_0 = TriumviratePlay.from_dict(data)

                    return componentsschemas_triumvirate_move_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_move_type_1 = TriumviratePledge.from_dict(data)

                    return componentsschemas_triumvirate_move_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumvirate_move_type_2 = TriumvirateNoPledge.from_dict(data)

                return componentsschemas_triumvirate_move_type_2

            moves_item = _parse_moves_item(moves_item_data)

            moves.append(moves_item)

        ranges = cast(list[Any], d.pop("ranges"))

        complete = d.pop("complete")

        triumvirate_legal_moves = cls(
            seat=seat,
            moves=moves,
            ranges=ranges,
            complete=complete,
        )

        return triumvirate_legal_moves
