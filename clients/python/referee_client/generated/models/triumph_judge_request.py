from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triumph_arrange import TriumphArrange
    from ..models.triumph_collect import TriumphCollect
    from ..models.triumph_discard import TriumphDiscard
    from ..models.triumph_keep import TriumphKeep
    from ..models.triumph_replace import TriumphReplace
    from ..models.triumph_state import TriumphState
    from ..models.triumph_steal import TriumphSteal
    from ..models.triumph_switch import TriumphSwitch


T = TypeVar("T", bound="TriumphJudgeRequest")


@_attrs_define
class TriumphJudgeRequest:
    """A move to judge."""

    state: TriumphState
    """ Everything there is to know of a game of Triumph. """
    seat: int
    """ A seat, from 0. """
    move: TriumphArrange | TriumphCollect | TriumphDiscard | TriumphKeep | TriumphReplace | TriumphSteal | TriumphSwitch

    def to_dict(self) -> dict[str, Any]:
        from ..models.triumph_arrange import TriumphArrange  # noqa: PLC0415
        from ..models.triumph_collect import TriumphCollect  # noqa: PLC0415
        from ..models.triumph_discard import TriumphDiscard  # noqa: PLC0415
        from ..models.triumph_keep import TriumphKeep  # noqa: PLC0415
        from ..models.triumph_replace import TriumphReplace  # noqa: PLC0415
        from ..models.triumph_switch import TriumphSwitch  # noqa: PLC0415

        state = self.state.to_dict()

        seat = self.seat

        move: dict[str, Any]
        if isinstance(self.move, TriumphArrange):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumphDiscard):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumphSwitch):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumphReplace):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumphCollect):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumphKeep):
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
        from ..models.triumph_arrange import TriumphArrange  # noqa: PLC0415
        from ..models.triumph_collect import TriumphCollect  # noqa: PLC0415
        from ..models.triumph_discard import TriumphDiscard  # noqa: PLC0415
        from ..models.triumph_keep import TriumphKeep  # noqa: PLC0415
        from ..models.triumph_replace import TriumphReplace  # noqa: PLC0415
        from ..models.triumph_state import TriumphState  # noqa: PLC0415
        from ..models.triumph_steal import TriumphSteal  # noqa: PLC0415
        from ..models.triumph_switch import TriumphSwitch  # noqa: PLC0415

        d = dict(src_dict)
        state = TriumphState.from_dict(d.pop("state"))

        seat = d.pop("seat")

        def _parse_move(
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

        move = _parse_move(d.pop("move"))

        triumph_judge_request = cls(
            state=state,
            seat=seat,
            move=move,
        )

        return triumph_judge_request
