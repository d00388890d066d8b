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
    from ..models.trumpet_state import TrumpetState


T = TypeVar("T", bound="TrumpetJudgeRequest")


@_attrs_define
class TrumpetJudgeRequest:
    """A move to judge."""

    state: TrumpetState
    """ Everything there is to know of a game of Trumpet. """
    seat: int
    """ A seat, from 0. """
    move: (
        TrumpetAdvance
        | TrumpetDeclineTrump
        | TrumpetDeferTrump
        | TrumpetExchangeTrumps
        | TrumpetPlaceTrump
        | TrumpetPlay
        | TrumpetPushBack
    )

    def to_dict(self) -> dict[str, Any]:
        from ..models.trumpet_advance import TrumpetAdvance  # noqa: PLC0415
        from ..models.trumpet_decline_trump import TrumpetDeclineTrump  # noqa: PLC0415
        from ..models.trumpet_exchange_trumps import TrumpetExchangeTrumps  # noqa: PLC0415
        from ..models.trumpet_place_trump import TrumpetPlaceTrump  # noqa: PLC0415
        from ..models.trumpet_play import TrumpetPlay  # noqa: PLC0415
        from ..models.trumpet_push_back import TrumpetPushBack  # noqa: PLC0415

        state = self.state.to_dict()

        seat = self.seat

        move: dict[str, Any]
        if isinstance(self.move, TrumpetPlay):
            move = self.move.to_dict()
        elif isinstance(self.move, TrumpetAdvance):
            move = self.move.to_dict()
        elif isinstance(self.move, TrumpetPushBack):
            move = self.move.to_dict()
        elif isinstance(self.move, TrumpetPlaceTrump):
            move = self.move.to_dict()
        elif isinstance(self.move, TrumpetExchangeTrumps):
            move = self.move.to_dict()
        elif isinstance(self.move, TrumpetDeclineTrump):
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
        from ..models.trumpet_advance import TrumpetAdvance  # noqa: PLC0415
        from ..models.trumpet_decline_trump import TrumpetDeclineTrump  # noqa: PLC0415
        from ..models.trumpet_defer_trump import TrumpetDeferTrump  # noqa: PLC0415
        from ..models.trumpet_exchange_trumps import TrumpetExchangeTrumps  # noqa: PLC0415
        from ..models.trumpet_place_trump import TrumpetPlaceTrump  # noqa: PLC0415
        from ..models.trumpet_play import TrumpetPlay  # noqa: PLC0415
        from ..models.trumpet_push_back import TrumpetPushBack  # noqa: PLC0415
        from ..models.trumpet_state import TrumpetState  # noqa: PLC0415

        d = dict(src_dict)
        state = TrumpetState.from_dict(d.pop("state"))

        seat = d.pop("seat")

        def _parse_move(
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

        move = _parse_move(d.pop("move"))

        trumpet_judge_request = cls(
            state=state,
            seat=seat,
            move=move,
        )

        return trumpet_judge_request
