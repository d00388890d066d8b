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
    from ..models.triumph_arrange import TriumphArrange
    from ..models.triumph_collect import TriumphCollect
    from ..models.triumph_discard import TriumphDiscard
    from ..models.triumph_keep import TriumphKeep
    from ..models.triumph_permutations import TriumphPermutations
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
    from ..models.trumpet_revokes import TrumpetRevokes


T = TypeVar("T", bound="SessionLegalMoves")


@_attrs_define
class SessionLegalMoves:
    """What the viewer's seat may do now. Every entry of `moves` is a whole legal move: submit any one of them."""

    seat: int
    """ A seat, counted clockwise from 0. """
    moves: list[
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
    ]
    ranges: list[TriadsRaiseRange | TriumphPermutations | TrumpetRevokes]
    """ Families of moves that are too many to list. """
    complete: bool
    """ Whether `moves` is all there is. """

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
        from ..models.triumph_permutations import TriumphPermutations  # noqa: PLC0415
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
        from ..models.trumpet_revokes import TrumpetRevokes  # noqa: PLC0415

        seat = self.seat

        moves = []
        for moves_item_data in self.moves:
            moves_item: dict[str, Any]
            if isinstance(moves_item_data, TriumphArrange):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumphDiscard):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumphSwitch):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumphReplace):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumphCollect):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumphKeep):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumphSteal):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TrumpetPlay):
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
            elif isinstance(moves_item_data, TrumpetDeferTrump):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriadsCheck):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriadsFold):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriadsCall):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriadsRaise):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriadsExchange):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumviratePlay):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumviratePledge):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumvirateNoPledge):
                moves_item = moves_item_data.to_dict()
            elif isinstance(moves_item_data, TriumvirEquip):
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

        ranges = []
        for ranges_item_data in self.ranges:
            ranges_item: dict[str, Any]
            if isinstance(ranges_item_data, TriumphPermutations):
                ranges_item = ranges_item_data.to_dict()
            elif isinstance(ranges_item_data, TrumpetRevokes):
                ranges_item = ranges_item_data.to_dict()
            else:
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
        from ..models.triumph_arrange import TriumphArrange  # noqa: PLC0415
        from ..models.triumph_collect import TriumphCollect  # noqa: PLC0415
        from ..models.triumph_discard import TriumphDiscard  # noqa: PLC0415
        from ..models.triumph_keep import TriumphKeep  # noqa: PLC0415
        from ..models.triumph_permutations import TriumphPermutations  # noqa: PLC0415
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
        from ..models.trumpet_revokes import TrumpetRevokes  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:

            def _parse_moves_item(
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

            moves_item = _parse_moves_item(moves_item_data)

            moves.append(moves_item)

        ranges = []
        _ranges = d.pop("ranges")
        for ranges_item_data in _ranges:

            def _parse_ranges_item(data: object) -> TriadsRaiseRange | TriumphPermutations | TrumpetRevokes:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_range_type_0 = TriumphPermutations.from_dict(data)

                    return componentsschemas_range_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_range_type_1 = TrumpetRevokes.from_dict(data)

                    return componentsschemas_range_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_range_type_2 = TriadsRaiseRange.from_dict(data)

                return componentsschemas_range_type_2

            ranges_item = _parse_ranges_item(ranges_item_data)

            ranges.append(ranges_item)

        complete = d.pop("complete")

        session_legal_moves = cls(
            seat=seat,
            moves=moves,
            ranges=ranges,
            complete=complete,
        )

        return session_legal_moves
