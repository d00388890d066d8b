from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triumvir_choose import TriumvirChoose
    from ..models.triumvir_equip import TriumvirEquip
    from ..models.triumvir_equip_ten import TriumvirEquipTen
    from ..models.triumvir_move_card import TriumvirMoveCard
    from ..models.triumvir_no_move import TriumvirNoMove
    from ..models.triumvir_state import TriumvirState


T = TypeVar("T", bound="TriumvirJudgeRequest")


@_attrs_define
class TriumvirJudgeRequest:
    """A move to judge."""

    state: TriumvirState
    """ Everything there is to know of a game of Triumvir. """
    seat: int
    """ A seat, from 0. """
    move: TriumvirChoose | TriumvirEquip | TriumvirEquipTen | TriumvirMoveCard | TriumvirNoMove

    def to_dict(self) -> dict[str, Any]:
        from ..models.triumvir_choose import TriumvirChoose  # noqa: PLC0415
        from ..models.triumvir_equip import TriumvirEquip  # noqa: PLC0415
        from ..models.triumvir_equip_ten import TriumvirEquipTen  # noqa: PLC0415
        from ..models.triumvir_move_card import TriumvirMoveCard  # noqa: PLC0415

        state = self.state.to_dict()

        seat = self.seat

        move: dict[str, Any]
        if isinstance(self.move, TriumvirEquip):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumvirEquipTen):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumvirChoose):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumvirMoveCard):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
                "seat": seat,
                "move": move,
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
        from ..models.triumvir_state import TriumvirState  # noqa: PLC0415

        d = dict(src_dict)
        state = TriumvirState.from_dict(d.pop("state"))

        seat = d.pop("seat")

        def _parse_move(data: object) -> TriumvirChoose | TriumvirEquip | TriumvirEquipTen | TriumvirMoveCard | TriumvirNoMove:
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

        move = _parse_move(d.pop("move"))

        triumvir_judge_request = cls(
            state=state,
            seat=seat,
            move=move,
        )

        return triumvir_judge_request
