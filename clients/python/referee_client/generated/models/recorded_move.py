from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.recorded_move_cause import RecordedMoveCause, check_recorded_move_cause

if TYPE_CHECKING:
    from ..models.triads_call import TriadsCall
    from ..models.triads_check import TriadsCheck
    from ..models.triads_exchange import TriadsExchange
    from ..models.triads_fold import TriadsFold
    from ..models.triads_raise import TriadsRaise
    from ..models.triumph_arrange import TriumphArrange
    from ..models.triumph_collect import TriumphCollect
    from ..models.triumph_discard import TriumphDiscard
    from ..models.triumph_keep import TriumphKeep
    from ..models.triumph_replace import TriumphReplace
    from ..models.triumph_steal import TriumphSteal
    from ..models.triumph_switch import TriumphSwitch
    from ..models.triumvir_choose import TriumvirChoose
    from ..models.triumvir_equip import TriumvirEquip
    from ..models.triumvir_equip_ten import TriumvirEquipTen
    from ..models.triumvir_move_card import TriumvirMoveCard
    from ..models.triumvir_no_move import TriumvirNoMove
    from ..models.triumvirate_no_pledge import TriumvirateNoPledge
    from ..models.triumvirate_play import TriumviratePlay
    from ..models.triumvirate_pledge import TriumviratePledge
    from ..models.trumpet_advance import TrumpetAdvance
    from ..models.trumpet_decline_trump import TrumpetDeclineTrump
    from ..models.trumpet_defer_trump import TrumpetDeferTrump
    from ..models.trumpet_exchange_trumps import TrumpetExchangeTrumps
    from ..models.trumpet_place_trump import TrumpetPlaceTrump
    from ..models.trumpet_play import TrumpetPlay
    from ..models.trumpet_push_back import TrumpetPushBack


T = TypeVar("T", bound="RecordedMove")


@_attrs_define
class RecordedMove:
    """A move that was made, by whom or what, and when."""

    seat: int
    """ A seat, counted clockwise from 0. """
    move: (
        TriadsCall
        | TriadsCheck
        | TriadsExchange
        | TriadsFold
        | TriadsRaise
        | TriumphArrange
        | TriumphCollect
        | TriumphDiscard
        | TriumphKeep
        | TriumphReplace
        | TriumphSteal
        | TriumphSwitch
        | TriumvirateNoPledge
        | TriumviratePlay
        | TriumviratePledge
        | TriumvirChoose
        | TriumvirEquip
        | TriumvirEquipTen
        | TriumvirMoveCard
        | TriumvirNoMove
        | TrumpetAdvance
        | TrumpetDeclineTrump
        | TrumpetDeferTrump
        | TrumpetExchangeTrumps
        | TrumpetPlaceTrump
        | TrumpetPlay
        | TrumpetPushBack
    )
    cause: RecordedMoveCause
    at: datetime.datetime
    """ RFC 3339. The service tells times in UTC. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.triads_call import TriadsCall  # noqa: PLC0415
        from ..models.triads_check import TriadsCheck  # noqa: PLC0415
        from ..models.triads_exchange import TriadsExchange  # noqa: PLC0415
        from ..models.triads_fold import TriadsFold  # noqa: PLC0415
        from ..models.triads_raise import TriadsRaise  # noqa: PLC0415
        from ..models.triumph_arrange import TriumphArrange  # noqa: PLC0415
        from ..models.triumph_collect import TriumphCollect  # noqa: PLC0415
        from ..models.triumph_discard import TriumphDiscard  # noqa: PLC0415
        from ..models.triumph_keep import TriumphKeep  # noqa: PLC0415
        from ..models.triumph_replace import TriumphReplace  # noqa: PLC0415
        from ..models.triumph_steal import TriumphSteal  # noqa: PLC0415
        from ..models.triumph_switch import TriumphSwitch  # noqa: PLC0415
        from ..models.triumvir_choose import TriumvirChoose  # noqa: PLC0415
        from ..models.triumvir_equip import TriumvirEquip  # noqa: PLC0415
        from ..models.triumvir_equip_ten import TriumvirEquipTen  # noqa: PLC0415
        from ..models.triumvir_move_card import TriumvirMoveCard  # noqa: PLC0415
        from ..models.triumvirate_no_pledge import TriumvirateNoPledge  # noqa: PLC0415
        from ..models.triumvirate_play import TriumviratePlay  # noqa: PLC0415
        from ..models.triumvirate_pledge import TriumviratePledge  # noqa: PLC0415
        from ..models.trumpet_advance import TrumpetAdvance  # noqa: PLC0415
        from ..models.trumpet_decline_trump import TrumpetDeclineTrump  # noqa: PLC0415
        from ..models.trumpet_defer_trump import TrumpetDeferTrump  # noqa: PLC0415
        from ..models.trumpet_exchange_trumps import TrumpetExchangeTrumps  # noqa: PLC0415
        from ..models.trumpet_place_trump import TrumpetPlaceTrump  # noqa: PLC0415
        from ..models.trumpet_play import TrumpetPlay  # noqa: PLC0415
        from ..models.trumpet_push_back import TrumpetPushBack  # noqa: PLC0415

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
        elif isinstance(self.move, TriumphSteal):
            move = self.move.to_dict()
        elif isinstance(self.move, TrumpetPlay):
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
        elif isinstance(self.move, TrumpetDeferTrump):
            move = self.move.to_dict()
        elif isinstance(self.move, TriadsCheck):
            move = self.move.to_dict()
        elif isinstance(self.move, TriadsFold):
            move = self.move.to_dict()
        elif isinstance(self.move, TriadsCall):
            move = self.move.to_dict()
        elif isinstance(self.move, TriadsRaise):
            move = self.move.to_dict()
        elif isinstance(self.move, TriadsExchange):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumviratePlay):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumviratePledge):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumvirateNoPledge):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumvirEquip):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumvirEquipTen):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumvirChoose):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumvirMoveCard):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        cause: str = self.cause

        at = self.at.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "move": move,
                "cause": cause,
                "at": at,
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
        from ..models.triumph_arrange import TriumphArrange  # noqa: PLC0415
        from ..models.triumph_collect import TriumphCollect  # noqa: PLC0415
        from ..models.triumph_discard import TriumphDiscard  # noqa: PLC0415
        from ..models.triumph_keep import TriumphKeep  # noqa: PLC0415
        from ..models.triumph_replace import TriumphReplace  # noqa: PLC0415
        from ..models.triumph_steal import TriumphSteal  # noqa: PLC0415
        from ..models.triumph_switch import TriumphSwitch  # noqa: PLC0415
        from ..models.triumvir_choose import TriumvirChoose  # noqa: PLC0415
        from ..models.triumvir_equip import TriumvirEquip  # noqa: PLC0415
        from ..models.triumvir_equip_ten import TriumvirEquipTen  # noqa: PLC0415
        from ..models.triumvir_move_card import TriumvirMoveCard  # noqa: PLC0415
        from ..models.triumvir_no_move import TriumvirNoMove  # noqa: PLC0415
        from ..models.triumvirate_no_pledge import TriumvirateNoPledge  # noqa: PLC0415
        from ..models.triumvirate_play import TriumviratePlay  # noqa: PLC0415
        from ..models.triumvirate_pledge import TriumviratePledge  # noqa: PLC0415
        from ..models.trumpet_advance import TrumpetAdvance  # noqa: PLC0415
        from ..models.trumpet_decline_trump import TrumpetDeclineTrump  # noqa: PLC0415
        from ..models.trumpet_defer_trump import TrumpetDeferTrump  # noqa: PLC0415
        from ..models.trumpet_exchange_trumps import TrumpetExchangeTrumps  # noqa: PLC0415
        from ..models.trumpet_place_trump import TrumpetPlaceTrump  # noqa: PLC0415
        from ..models.trumpet_play import TrumpetPlay  # noqa: PLC0415
        from ..models.trumpet_push_back import TrumpetPushBack  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        def _parse_move(
            data: object,
        ) -> (
            TriadsCall
            | TriadsCheck
            | TriadsExchange
            | TriadsFold
            | TriadsRaise
            | TriumphArrange
            | TriumphCollect
            | TriumphDiscard
            | TriumphKeep
            | TriumphReplace
            | TriumphSteal
            | TriumphSwitch
            | TriumvirateNoPledge
            | TriumviratePlay
            | TriumviratePledge
            | TriumvirChoose
            | TriumvirEquip
            | TriumvirEquipTen
            | TriumvirMoveCard
            | TriumvirNoMove
            | TrumpetAdvance
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
                componentsschemas_move_type_0 = TriumphArrange.from_dict(data)

                return componentsschemas_move_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_1 = TriumphDiscard.from_dict(data)

                return componentsschemas_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_2 = TriumphSwitch.from_dict(data)

                return componentsschemas_move_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_3 = TriumphReplace.from_dict(data)

                return componentsschemas_move_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_4 = TriumphCollect.from_dict(data)

                return componentsschemas_move_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_5 = TriumphKeep.from_dict(data)

                return componentsschemas_move_type_5
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_6 = TriumphSteal.from_dict(data)

                return componentsschemas_move_type_6
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_7 = TrumpetPlay.from_dict(data)

                return componentsschemas_move_type_7
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_8 = TrumpetAdvance.from_dict(data)

                return componentsschemas_move_type_8
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_9 = TrumpetPushBack.from_dict(data)

                return componentsschemas_move_type_9
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_10 = TrumpetPlaceTrump.from_dict(data)

                return componentsschemas_move_type_10
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_11 = TrumpetExchangeTrumps.from_dict(data)

                return componentsschemas_move_type_11
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_12 = TrumpetDeclineTrump.from_dict(data)

                return componentsschemas_move_type_12
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_13 = TrumpetDeferTrump.from_dict(data)

                return componentsschemas_move_type_13
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_14 = TriadsCheck.from_dict(data)

                return componentsschemas_move_type_14
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_15 = TriadsFold.from_dict(data)

                return componentsschemas_move_type_15
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_16 = TriadsCall.from_dict(data)

                return componentsschemas_move_type_16
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_17 = TriadsRaise.from_dict(data)

                return componentsschemas_move_type_17
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_18 = TriadsExchange.from_dict(data)

                return componentsschemas_move_type_18
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_19 = TriumviratePlay.from_dict(data)

                return componentsschemas_move_type_19
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_20 = TriumviratePledge.from_dict(data)

                return componentsschemas_move_type_20
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_21 = TriumvirateNoPledge.from_dict(data)

                return componentsschemas_move_type_21
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_22 = TriumvirEquip.from_dict(data)

                return componentsschemas_move_type_22
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_23 = TriumvirEquipTen.from_dict(data)

                return componentsschemas_move_type_23
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_24 = TriumvirChoose.from_dict(data)

                return componentsschemas_move_type_24
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_25 = TriumvirMoveCard.from_dict(data)

                return componentsschemas_move_type_25
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_move_type_26 = TriumvirNoMove.from_dict(data)

            return componentsschemas_move_type_26

        move = _parse_move(d.pop("move"))

        cause = check_recorded_move_cause(d.pop("cause"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        recorded_move = cls(
            seat=seat,
            move=move,
            cause=cause,
            at=at,
        )

        return recorded_move
