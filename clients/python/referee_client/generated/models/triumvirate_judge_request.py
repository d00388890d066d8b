from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triumvirate_no_pledge import TriumvirateNoPledge
    from ..models.triumvirate_play import TriumviratePlay
    from ..models.triumvirate_pledge import TriumviratePledge
    from ..models.triumvirate_state import TriumvirateState


T = TypeVar("T", bound="TriumvirateJudgeRequest")


@_attrs_define
class TriumvirateJudgeRequest:
    """A move to judge."""

    state: TriumvirateState
    """ Everything there is to know of a match of Triumvirate. """
    seat: int
    """ A seat, from 0. """
    move: TriumvirateNoPledge | TriumviratePlay | TriumviratePledge

    def to_dict(self) -> dict[str, Any]:
        from ..models.triumvirate_play import TriumviratePlay  # noqa: PLC0415
        from ..models.triumvirate_pledge import TriumviratePledge  # noqa: PLC0415

        state = self.state.to_dict()

        seat = self.seat

        move: dict[str, Any]
        if isinstance(self.move, TriumviratePlay):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumviratePledge):
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
        from ..models.triumvirate_no_pledge import TriumvirateNoPledge  # noqa: PLC0415
        from ..models.triumvirate_play import TriumviratePlay  # noqa: PLC0415
        from ..models.triumvirate_pledge import TriumviratePledge  # noqa: PLC0415
        from ..models.triumvirate_state import TriumvirateState  # noqa: PLC0415

        d = dict(src_dict)
        state = TriumvirateState.from_dict(d.pop("state"))

        seat = d.pop("seat")

        def _parse_move(data: object) -> TriumvirateNoPledge | TriumviratePlay | TriumviratePledge:
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

        move = _parse_move(d.pop("move"))

        triumvirate_judge_request = cls(
            state=state,
            seat=seat,
            move=move,
        )

        return triumvirate_judge_request
