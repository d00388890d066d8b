from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.result import Result
    from ..models.trumpet_card_played import TrumpetCardPlayed
    from ..models.trumpet_dealt import TrumpetDealt
    from ..models.trumpet_game_ended import TrumpetGameEnded
    from ..models.trumpet_piece_moved import TrumpetPieceMoved
    from ..models.trumpet_piece_pushed import TrumpetPiecePushed
    from ..models.trumpet_shuffled import TrumpetShuffled
    from ..models.trumpet_state import TrumpetState
    from ..models.trumpet_trick_won import TrumpetTrickWon
    from ..models.trumpet_trump_declined import TrumpetTrumpDeclined
    from ..models.trumpet_trump_deferred import TrumpetTrumpDeferred
    from ..models.trumpet_trump_offered import TrumpetTrumpOffered
    from ..models.trumpet_trump_placed import TrumpetTrumpPlaced
    from ..models.trumpet_trumps_exchanged import TrumpetTrumpsExchanged


T = TypeVar("T", bound="TrumpetJudgeAnswer")


@_attrs_define
class TrumpetJudgeAnswer:
    """What a legal move leads to. The events are complete: secret fields included."""

    state: TrumpetState
    """ Everything there is to know of a game of Trumpet. """
    to_act: list[int]
    """ The seats that owe a decision, ascending. """
    events: list[
        TrumpetCardPlayed
        | TrumpetDealt
        | TrumpetGameEnded
        | TrumpetPieceMoved
        | TrumpetPiecePushed
        | TrumpetShuffled
        | TrumpetTrickWon
        | TrumpetTrumpDeclined
        | TrumpetTrumpDeferred
        | TrumpetTrumpOffered
        | TrumpetTrumpPlaced
        | TrumpetTrumpsExchanged
    ]
    result: None | Result

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.trumpet_card_played import TrumpetCardPlayed  # noqa: PLC0415
        from ..models.trumpet_dealt import TrumpetDealt  # noqa: PLC0415
        from ..models.trumpet_piece_moved import TrumpetPieceMoved  # noqa: PLC0415
        from ..models.trumpet_piece_pushed import TrumpetPiecePushed  # noqa: PLC0415
        from ..models.trumpet_shuffled import TrumpetShuffled  # noqa: PLC0415
        from ..models.trumpet_trick_won import TrumpetTrickWon  # noqa: PLC0415
        from ..models.trumpet_trump_declined import TrumpetTrumpDeclined  # noqa: PLC0415
        from ..models.trumpet_trump_deferred import TrumpetTrumpDeferred  # noqa: PLC0415
        from ..models.trumpet_trump_offered import TrumpetTrumpOffered  # noqa: PLC0415
        from ..models.trumpet_trump_placed import TrumpetTrumpPlaced  # noqa: PLC0415
        from ..models.trumpet_trumps_exchanged import TrumpetTrumpsExchanged  # noqa: PLC0415

        state = self.state.to_dict()

        to_act = self.to_act

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, TrumpetShuffled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TrumpetDealt):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TrumpetCardPlayed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TrumpetTrickWon):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TrumpetPieceMoved):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TrumpetPiecePushed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TrumpetTrumpOffered):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TrumpetTrumpPlaced):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TrumpetTrumpsExchanged):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TrumpetTrumpDeclined):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TrumpetTrumpDeferred):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)

        result: dict[str, Any] | None
        if isinstance(self.result, Result):
            result = self.result.to_dict()
        else:
            result = self.result

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
                "to_act": to_act,
                "events": events,
                "result": result,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.trumpet_card_played import TrumpetCardPlayed  # noqa: PLC0415
        from ..models.trumpet_dealt import TrumpetDealt  # noqa: PLC0415
        from ..models.trumpet_game_ended import TrumpetGameEnded  # noqa: PLC0415
        from ..models.trumpet_piece_moved import TrumpetPieceMoved  # noqa: PLC0415
        from ..models.trumpet_piece_pushed import TrumpetPiecePushed  # noqa: PLC0415
        from ..models.trumpet_shuffled import TrumpetShuffled  # noqa: PLC0415
        from ..models.trumpet_state import TrumpetState  # noqa: PLC0415
        from ..models.trumpet_trick_won import TrumpetTrickWon  # noqa: PLC0415
        from ..models.trumpet_trump_declined import TrumpetTrumpDeclined  # noqa: PLC0415
        from ..models.trumpet_trump_deferred import TrumpetTrumpDeferred  # noqa: PLC0415
        from ..models.trumpet_trump_offered import TrumpetTrumpOffered  # noqa: PLC0415
        from ..models.trumpet_trump_placed import TrumpetTrumpPlaced  # noqa: PLC0415
        from ..models.trumpet_trumps_exchanged import TrumpetTrumpsExchanged  # noqa: PLC0415

        d = dict(src_dict)
        state = TrumpetState.from_dict(d.pop("state"))

        to_act = cast(list[int], d.pop("to_act"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                TrumpetCardPlayed
                | TrumpetDealt
                | TrumpetGameEnded
                | TrumpetPieceMoved
                | TrumpetPiecePushed
                | TrumpetShuffled
                | TrumpetTrickWon
                | TrumpetTrumpDeclined
                | TrumpetTrumpDeferred
                | TrumpetTrumpOffered
                | TrumpetTrumpPlaced
                | TrumpetTrumpsExchanged
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_event_type_0 = TrumpetShuffled.from_dict(data)

                    return componentsschemas_trumpet_event_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_event_type_1 = TrumpetDealt.from_dict(data)

                    return componentsschemas_trumpet_event_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_event_type_2 = TrumpetCardPlayed.from_dict(data)

                    return componentsschemas_trumpet_event_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_event_type_3 = TrumpetTrickWon.from_dict(data)

                    return componentsschemas_trumpet_event_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_event_type_4 = TrumpetPieceMoved.from_dict(data)

                    return componentsschemas_trumpet_event_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_event_type_5 = TrumpetPiecePushed.from_dict(data)

                    return componentsschemas_trumpet_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_event_type_6 = TrumpetTrumpOffered.from_dict(data)

                    return componentsschemas_trumpet_event_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_event_type_7 = TrumpetTrumpPlaced.from_dict(data)

                    return componentsschemas_trumpet_event_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_event_type_8 = TrumpetTrumpsExchanged.from_dict(data)

                    return componentsschemas_trumpet_event_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_event_type_9 = TrumpetTrumpDeclined.from_dict(data)

                    return componentsschemas_trumpet_event_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_trumpet_event_type_10 = TrumpetTrumpDeferred.from_dict(data)

                    return componentsschemas_trumpet_event_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_trumpet_event_type_11 = TrumpetGameEnded.from_dict(data)

                return componentsschemas_trumpet_event_type_11

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        def _parse_result(data: object) -> None | Result:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = Result.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Result, data)

        result = _parse_result(d.pop("result"))

        trumpet_judge_answer = cls(
            state=state,
            to_act=to_act,
            events=events,
            result=result,
        )

        return trumpet_judge_answer
