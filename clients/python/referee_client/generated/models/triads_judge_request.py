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
    from ..models.triads_state import TriadsState


T = TypeVar("T", bound="TriadsJudgeRequest")


@_attrs_define
class TriadsJudgeRequest:
    """A move to judge."""

    state: TriadsState
    """ Everything there is to know of a game of Triads. """
    seat: int
    """ A seat, from 0. """
    move: TriadsCall | TriadsCheck | TriadsExchange | TriadsFold | TriadsRaise

    def to_dict(self) -> dict[str, Any]:
        from ..models.triads_call import TriadsCall  # noqa: PLC0415
        from ..models.triads_check import TriadsCheck  # noqa: PLC0415
        from ..models.triads_fold import TriadsFold  # noqa: PLC0415
        from ..models.triads_raise import TriadsRaise  # noqa: PLC0415

        state = self.state.to_dict()

        seat = self.seat

        move: dict[str, Any]
        if isinstance(self.move, TriadsCheck):
            move = self.move.to_dict()
        elif isinstance(self.move, TriadsFold):
            move = self.move.to_dict()
        elif isinstance(self.move, TriadsCall):
            move = self.move.to_dict()
        elif isinstance(self.move, TriadsRaise):
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
        from ..models.triads_call import TriadsCall  # noqa: PLC0415
        from ..models.triads_check import TriadsCheck  # noqa: PLC0415
        from ..models.triads_exchange import TriadsExchange  # noqa: PLC0415
        from ..models.triads_fold import TriadsFold  # noqa: PLC0415
        from ..models.triads_raise import TriadsRaise  # noqa: PLC0415
        from ..models.triads_state import TriadsState  # noqa: PLC0415

        d = dict(src_dict)
        state = TriadsState.from_dict(d.pop("state"))

        seat = d.pop("seat")

        def _parse_move(data: object) -> TriadsCall | TriadsCheck | TriadsExchange | TriadsFold | TriadsRaise:
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

        move = _parse_move(d.pop("move"))

        triads_judge_request = cls(
            state=state,
            seat=seat,
            move=move,
        )

        return triads_judge_request
