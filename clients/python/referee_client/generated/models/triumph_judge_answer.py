from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.result import Result
    from ..models.triumph_arranged import TriumphArranged
    from ..models.triumph_card_returned import TriumphCardReturned
    from ..models.triumph_cell_filled import TriumphCellFilled
    from ..models.triumph_collect_played import TriumphCollectPlayed
    from ..models.triumph_dealt import TriumphDealt
    from ..models.triumph_discarded import TriumphDiscarded
    from ..models.triumph_drawn import TriumphDrawn
    from ..models.triumph_game_ended import TriumphGameEnded
    from ..models.triumph_grid_revealed import TriumphGridRevealed
    from ..models.triumph_replaced import TriumphReplaced
    from ..models.triumph_reshuffled import TriumphReshuffled
    from ..models.triumph_river_laid import TriumphRiverLaid
    from ..models.triumph_shuffled import TriumphShuffled
    from ..models.triumph_state import TriumphState
    from ..models.triumph_steal_played import TriumphStealPlayed
    from ..models.triumph_stolen import TriumphStolen
    from ..models.triumph_switched import TriumphSwitched
    from ..models.triumph_trashed import TriumphTrashed
    from ..models.triumph_turn_passed import TriumphTurnPassed


T = TypeVar("T", bound="TriumphJudgeAnswer")


@_attrs_define
class TriumphJudgeAnswer:
    """What a legal move leads to. The events are complete: secret fields included."""

    state: TriumphState
    """ Everything there is to know of a game of Triumph. """
    to_act: list[int]
    """ The seats that owe a decision, ascending. """
    events: list[
        TriumphArranged
        | TriumphCardReturned
        | TriumphCellFilled
        | TriumphCollectPlayed
        | TriumphDealt
        | TriumphDiscarded
        | TriumphDrawn
        | TriumphGameEnded
        | TriumphGridRevealed
        | TriumphReplaced
        | TriumphReshuffled
        | TriumphRiverLaid
        | TriumphShuffled
        | TriumphStealPlayed
        | TriumphStolen
        | TriumphSwitched
        | TriumphTrashed
        | TriumphTurnPassed
    ]
    result: None | Result

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.triumph_arranged import TriumphArranged  # noqa: PLC0415
        from ..models.triumph_card_returned import TriumphCardReturned  # noqa: PLC0415
        from ..models.triumph_cell_filled import TriumphCellFilled  # noqa: PLC0415
        from ..models.triumph_collect_played import TriumphCollectPlayed  # noqa: PLC0415
        from ..models.triumph_dealt import TriumphDealt  # noqa: PLC0415
        from ..models.triumph_discarded import TriumphDiscarded  # noqa: PLC0415
        from ..models.triumph_drawn import TriumphDrawn  # noqa: PLC0415
        from ..models.triumph_grid_revealed import TriumphGridRevealed  # noqa: PLC0415
        from ..models.triumph_replaced import TriumphReplaced  # noqa: PLC0415
        from ..models.triumph_reshuffled import TriumphReshuffled  # noqa: PLC0415
        from ..models.triumph_river_laid import TriumphRiverLaid  # noqa: PLC0415
        from ..models.triumph_shuffled import TriumphShuffled  # noqa: PLC0415
        from ..models.triumph_steal_played import TriumphStealPlayed  # noqa: PLC0415
        from ..models.triumph_stolen import TriumphStolen  # noqa: PLC0415
        from ..models.triumph_switched import TriumphSwitched  # noqa: PLC0415
        from ..models.triumph_trashed import TriumphTrashed  # noqa: PLC0415
        from ..models.triumph_turn_passed import TriumphTurnPassed  # noqa: PLC0415

        state = self.state.to_dict()

        to_act = self.to_act

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, TriumphShuffled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphDealt):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphArranged):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphGridRevealed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphRiverLaid):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphDiscarded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphSwitched):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphReplaced):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphCollectPlayed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphStealPlayed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphTrashed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphDrawn):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphReshuffled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphStolen):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphCellFilled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphCardReturned):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumphTurnPassed):
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
        from ..models.triumph_arranged import TriumphArranged  # noqa: PLC0415
        from ..models.triumph_card_returned import TriumphCardReturned  # noqa: PLC0415
        from ..models.triumph_cell_filled import TriumphCellFilled  # noqa: PLC0415
        from ..models.triumph_collect_played import TriumphCollectPlayed  # noqa: PLC0415
        from ..models.triumph_dealt import TriumphDealt  # noqa: PLC0415
        from ..models.triumph_discarded import TriumphDiscarded  # noqa: PLC0415
        from ..models.triumph_drawn import TriumphDrawn  # noqa: PLC0415
        from ..models.triumph_game_ended import TriumphGameEnded  # noqa: PLC0415
        from ..models.triumph_grid_revealed import TriumphGridRevealed  # noqa: PLC0415
        from ..models.triumph_replaced import TriumphReplaced  # noqa: PLC0415
        from ..models.triumph_reshuffled import TriumphReshuffled  # noqa: PLC0415
        from ..models.triumph_river_laid import TriumphRiverLaid  # noqa: PLC0415
        from ..models.triumph_shuffled import TriumphShuffled  # noqa: PLC0415
        from ..models.triumph_state import TriumphState  # noqa: PLC0415
        from ..models.triumph_steal_played import TriumphStealPlayed  # noqa: PLC0415
        from ..models.triumph_stolen import TriumphStolen  # noqa: PLC0415
        from ..models.triumph_switched import TriumphSwitched  # noqa: PLC0415
        from ..models.triumph_trashed import TriumphTrashed  # noqa: PLC0415
        from ..models.triumph_turn_passed import TriumphTurnPassed  # noqa: PLC0415

        d = dict(src_dict)
        state = TriumphState.from_dict(d.pop("state"))

        to_act = cast(list[int], d.pop("to_act"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                TriumphArranged
                | TriumphCardReturned
                | TriumphCellFilled
                | TriumphCollectPlayed
                | TriumphDealt
                | TriumphDiscarded
                | TriumphDrawn
                | TriumphGameEnded
                | TriumphGridRevealed
                | TriumphReplaced
                | TriumphReshuffled
                | TriumphRiverLaid
                | TriumphShuffled
                | TriumphStealPlayed
                | TriumphStolen
                | TriumphSwitched
                | TriumphTrashed
                | TriumphTurnPassed
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_0 = TriumphShuffled.from_dict(data)

                    return componentsschemas_triumph_event_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_1 = TriumphDealt.from_dict(data)

                    return componentsschemas_triumph_event_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_2 = TriumphArranged.from_dict(data)

                    return componentsschemas_triumph_event_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_3 = TriumphGridRevealed.from_dict(data)

                    return componentsschemas_triumph_event_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_4 = TriumphRiverLaid.from_dict(data)

                    return componentsschemas_triumph_event_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_5 = TriumphDiscarded.from_dict(data)

                    return componentsschemas_triumph_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_6 = TriumphSwitched.from_dict(data)

                    return componentsschemas_triumph_event_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_7 = TriumphReplaced.from_dict(data)

                    return componentsschemas_triumph_event_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_8 = TriumphCollectPlayed.from_dict(data)

                    return componentsschemas_triumph_event_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_9 = TriumphStealPlayed.from_dict(data)

                    return componentsschemas_triumph_event_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_10 = TriumphTrashed.from_dict(data)

                    return componentsschemas_triumph_event_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_11 = TriumphDrawn.from_dict(data)

                    return componentsschemas_triumph_event_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_12 = TriumphReshuffled.from_dict(data)

                    return componentsschemas_triumph_event_type_12
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_13 = TriumphStolen.from_dict(data)

                    return componentsschemas_triumph_event_type_13
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_14 = TriumphCellFilled.from_dict(data)

                    return componentsschemas_triumph_event_type_14
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_15 = TriumphCardReturned.from_dict(data)

                    return componentsschemas_triumph_event_type_15
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumph_event_type_16 = TriumphTurnPassed.from_dict(data)

                    return componentsschemas_triumph_event_type_16
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumph_event_type_17 = TriumphGameEnded.from_dict(data)

                return componentsschemas_triumph_event_type_17

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

        triumph_judge_answer = cls(
            state=state,
            to_act=to_act,
            events=events,
            result=result,
        )

        return triumph_judge_answer
