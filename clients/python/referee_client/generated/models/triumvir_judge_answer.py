from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.result import Result
    from ..models.triumvir_committed import TriumvirCommitted
    from ..models.triumvir_dealt import TriumvirDealt
    from ..models.triumvir_game_ended import TriumvirGameEnded
    from ..models.triumvir_move_skipped import TriumvirMoveSkipped
    from ..models.triumvir_moved import TriumvirMoved
    from ..models.triumvir_not_moved import TriumvirNotMoved
    from ..models.triumvir_passed import TriumvirPassed
    from ..models.triumvir_play_ended import TriumvirPlayEnded
    from ..models.triumvir_restricted import TriumvirRestricted
    from ..models.triumvir_revealed import TriumvirRevealed
    from ..models.triumvir_state import TriumvirState
    from ..models.triumvir_strengths_counted import TriumvirStrengthsCounted
    from ..models.triumvir_ten_placed import TriumvirTenPlaced
    from ..models.triumvir_triumvir_tied import TriumvirTriumvirTied
    from ..models.triumvir_triumvir_won import TriumvirTriumvirWon
    from ..models.triumvir_turn_started import TriumvirTurnStarted


T = TypeVar("T", bound="TriumvirJudgeAnswer")


@_attrs_define
class TriumvirJudgeAnswer:
    """What a legal move leads to. The events are complete: secret fields included."""

    state: TriumvirState
    """ Everything there is to know of a game of Triumvir. """
    to_act: list[int]
    """ The seats that owe a decision, ascending. """
    events: list[
        TriumvirCommitted
        | TriumvirDealt
        | TriumvirGameEnded
        | TriumvirMoved
        | TriumvirMoveSkipped
        | TriumvirNotMoved
        | TriumvirPassed
        | TriumvirPlayEnded
        | TriumvirRestricted
        | TriumvirRevealed
        | TriumvirStrengthsCounted
        | TriumvirTenPlaced
        | TriumvirTriumvirTied
        | TriumvirTriumvirWon
        | TriumvirTurnStarted
    ]
    result: None | Result

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.triumvir_committed import TriumvirCommitted  # noqa: PLC0415
        from ..models.triumvir_dealt import TriumvirDealt  # noqa: PLC0415
        from ..models.triumvir_move_skipped import TriumvirMoveSkipped  # noqa: PLC0415
        from ..models.triumvir_moved import TriumvirMoved  # noqa: PLC0415
        from ..models.triumvir_not_moved import TriumvirNotMoved  # noqa: PLC0415
        from ..models.triumvir_passed import TriumvirPassed  # noqa: PLC0415
        from ..models.triumvir_play_ended import TriumvirPlayEnded  # noqa: PLC0415
        from ..models.triumvir_restricted import TriumvirRestricted  # noqa: PLC0415
        from ..models.triumvir_revealed import TriumvirRevealed  # noqa: PLC0415
        from ..models.triumvir_strengths_counted import TriumvirStrengthsCounted  # noqa: PLC0415
        from ..models.triumvir_ten_placed import TriumvirTenPlaced  # noqa: PLC0415
        from ..models.triumvir_triumvir_tied import TriumvirTriumvirTied  # noqa: PLC0415
        from ..models.triumvir_triumvir_won import TriumvirTriumvirWon  # noqa: PLC0415
        from ..models.triumvir_turn_started import TriumvirTurnStarted  # noqa: PLC0415

        state = self.state.to_dict()

        to_act = self.to_act

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, TriumvirDealt):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirTurnStarted):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirPassed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirCommitted):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirRevealed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirRestricted):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirTenPlaced):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirMoved):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirNotMoved):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirMoveSkipped):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirStrengthsCounted):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirPlayEnded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirTriumvirWon):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirTriumvirTied):
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
        from ..models.triumvir_committed import TriumvirCommitted  # noqa: PLC0415
        from ..models.triumvir_dealt import TriumvirDealt  # noqa: PLC0415
        from ..models.triumvir_game_ended import TriumvirGameEnded  # noqa: PLC0415
        from ..models.triumvir_move_skipped import TriumvirMoveSkipped  # noqa: PLC0415
        from ..models.triumvir_moved import TriumvirMoved  # noqa: PLC0415
        from ..models.triumvir_not_moved import TriumvirNotMoved  # noqa: PLC0415
        from ..models.triumvir_passed import TriumvirPassed  # noqa: PLC0415
        from ..models.triumvir_play_ended import TriumvirPlayEnded  # noqa: PLC0415
        from ..models.triumvir_restricted import TriumvirRestricted  # noqa: PLC0415
        from ..models.triumvir_revealed import TriumvirRevealed  # noqa: PLC0415
        from ..models.triumvir_state import TriumvirState  # noqa: PLC0415
        from ..models.triumvir_strengths_counted import TriumvirStrengthsCounted  # noqa: PLC0415
        from ..models.triumvir_ten_placed import TriumvirTenPlaced  # noqa: PLC0415
        from ..models.triumvir_triumvir_tied import TriumvirTriumvirTied  # noqa: PLC0415
        from ..models.triumvir_triumvir_won import TriumvirTriumvirWon  # noqa: PLC0415
        from ..models.triumvir_turn_started import TriumvirTurnStarted  # noqa: PLC0415

        d = dict(src_dict)
        state = TriumvirState.from_dict(d.pop("state"))

        to_act = cast(list[int], d.pop("to_act"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                TriumvirCommitted
                | TriumvirDealt
                | TriumvirGameEnded
                | TriumvirMoved
                | TriumvirMoveSkipped
                | TriumvirNotMoved
                | TriumvirPassed
                | TriumvirPlayEnded
                | TriumvirRestricted
                | TriumvirRevealed
                | TriumvirStrengthsCounted
                | TriumvirTenPlaced
                | TriumvirTriumvirTied
                | TriumvirTriumvirWon
                | TriumvirTurnStarted
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_0 = TriumvirDealt.from_dict(data)

                    return componentsschemas_triumvir_event_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_1 = TriumvirTurnStarted.from_dict(data)

                    return componentsschemas_triumvir_event_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_2 = TriumvirPassed.from_dict(data)

                    return componentsschemas_triumvir_event_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_3 = TriumvirCommitted.from_dict(data)

                    return componentsschemas_triumvir_event_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_4 = TriumvirRevealed.from_dict(data)

                    return componentsschemas_triumvir_event_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_5 = TriumvirRestricted.from_dict(data)

                    return componentsschemas_triumvir_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_6 = TriumvirTenPlaced.from_dict(data)

                    return componentsschemas_triumvir_event_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_7 = TriumvirMoved.from_dict(data)

                    return componentsschemas_triumvir_event_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_8 = TriumvirNotMoved.from_dict(data)

                    return componentsschemas_triumvir_event_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_9 = TriumvirMoveSkipped.from_dict(data)

                    return componentsschemas_triumvir_event_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_10 = TriumvirStrengthsCounted.from_dict(data)

                    return componentsschemas_triumvir_event_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_11 = TriumvirPlayEnded.from_dict(data)

                    return componentsschemas_triumvir_event_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_12 = TriumvirTriumvirWon.from_dict(data)

                    return componentsschemas_triumvir_event_type_12
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvir_event_type_13 = TriumvirTriumvirTied.from_dict(data)

                    return componentsschemas_triumvir_event_type_13
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumvir_event_type_14 = TriumvirGameEnded.from_dict(data)

                return componentsschemas_triumvir_event_type_14

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

        triumvir_judge_answer = cls(
            state=state,
            to_act=to_act,
            events=events,
            result=result,
        )

        return triumvir_judge_answer
