from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triumvir_choose import TriumvirChoose
    from ..models.triumvir_equip import TriumvirEquip
    from ..models.triumvir_equip_ten import TriumvirEquipTen
    from ..models.triumvir_move_card import TriumvirMoveCard
    from ..models.triumvir_no_move import TriumvirNoMove


T = TypeVar("T", bound="TriumvirLegalMoves")


@_attrs_define
class TriumvirLegalMoves:
    """What a seat may do now: always listed completely."""

    seat: int
    """ A seat, counted clockwise from 0. """
    moves: list[TriumvirChoose | TriumvirEquip | TriumvirEquipTen | TriumvirMoveCard | TriumvirNoMove]
    ranges: list[Any]
    complete: bool

    def to_dict(self) -> dict[str, Any]:
        from ..models.triumvir_choose import TriumvirChoose  # noqa: PLC0415
        from ..models.triumvir_equip import TriumvirEquip  # noqa: PLC0415
        from ..models.triumvir_equip_ten import TriumvirEquipTen  # noqa: PLC0415
        from ..models.triumvir_move_card import TriumvirMoveCard  # noqa: PLC0415

        seat = self.seat

        moves = []
        for moves_item_data in self.moves:
            moves_item: dict[str, Any]
            if isinstance(moves_item_data, TriumvirEquip):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumvirEquipTen):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumvirChoose):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumvirMoveCard):
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
        from ..models.triumvir_choose import TriumvirChoose  # noqa: PLC0415
        from ..models.triumvir_equip import TriumvirEquip  # noqa: PLC0415
        from ..models.triumvir_equip_ten import TriumvirEquipTen  # noqa: PLC0415
        from ..models.triumvir_move_card import TriumvirMoveCard  # noqa: PLC0415
        from ..models.triumvir_no_move import TriumvirNoMove  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:

            def _parse_moves_item(
                data: object,
            ) -> TriumvirChoose | TriumvirEquip | TriumvirEquipTen | TriumvirMoveCard | TriumvirNoMove:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_move_type_0 = TriumvirEquip.from_dict(data)

                    return componentsschemas_triumvir_move_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_move_type_1 = TriumvirEquipTen.from_dict(data)

                    return componentsschemas_triumvir_move_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_move_type_2 = TriumvirChoose.from_dict(data)

                    return componentsschemas_triumvir_move_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_move_type_3 = TriumvirMoveCard.from_dict(data)

                    return componentsschemas_triumvir_move_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumvir_move_type_4 = TriumvirNoMove.from_dict(data)

                return componentsschemas_triumvir_move_type_4

            moves_item = _parse_moves_item(moves_item_data)

            moves.append(moves_item)

        ranges = cast(list[Any], d.pop("ranges"))

        complete = d.pop("complete")

        triumvir_legal_moves = cls(
            seat=seat,
            moves=moves,
            ranges=ranges,
            complete=complete,
        )

        return triumvir_legal_moves
