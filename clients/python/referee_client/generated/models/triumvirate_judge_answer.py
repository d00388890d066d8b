from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.result import Result
    from ..models.triumvirate_card_played import TriumvirateCardPlayed
    from ..models.triumvirate_consul_elected import TriumvirateConsulElected
    from ..models.triumvirate_dealt import TriumvirateDealt
    from ..models.triumvirate_emperor_crowned import TriumvirateEmperorCrowned
    from ..models.triumvirate_game_tied import TriumvirateGameTied
    from ..models.triumvirate_marker_taken import TriumvirateMarkerTaken
    from ..models.triumvirate_match_ended import TriumvirateMatchEnded
    from ..models.triumvirate_not_pledged import TriumvirateNotPledged
    from ..models.triumvirate_pledge_decided import TriumviratePledgeDecided
    from ..models.triumvirate_pledge_skipped import TriumviratePledgeSkipped
    from ..models.triumvirate_pledged import TriumviratePledged
    from ..models.triumvirate_pledges_revealed import TriumviratePledgesRevealed
    from ..models.triumvirate_set_aside import TriumvirateSetAside
    from ..models.triumvirate_shuffled import TriumvirateShuffled
    from ..models.triumvirate_state import TriumvirateState
    from ..models.triumvirate_trick_won import TriumvirateTrickWon


T = TypeVar("T", bound="TriumvirateJudgeAnswer")


@_attrs_define
class TriumvirateJudgeAnswer:
    """What a legal move leads to. The events are complete: secret fields included."""

    state: TriumvirateState
    """ Everything there is to know of a match of Triumvirate. """
    to_act: list[int]
    """ The seats that owe a decision, ascending. """
    events: list[
        TriumvirateCardPlayed
        | TriumvirateConsulElected
        | TriumvirateDealt
        | TriumvirateEmperorCrowned
        | TriumvirateGameTied
        | TriumvirateMarkerTaken
        | TriumvirateMatchEnded
        | TriumvirateNotPledged
        | TriumviratePledged
        | TriumviratePledgeDecided
        | TriumviratePledgeSkipped
        | TriumviratePledgesRevealed
        | TriumvirateSetAside
        | TriumvirateShuffled
        | TriumvirateTrickWon
    ]
    result: None | Result

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.triumvirate_card_played import TriumvirateCardPlayed  # noqa: PLC0415
        from ..models.triumvirate_consul_elected import TriumvirateConsulElected  # noqa: PLC0415
        from ..models.triumvirate_dealt import TriumvirateDealt  # noqa: PLC0415
        from ..models.triumvirate_emperor_crowned import TriumvirateEmperorCrowned  # noqa: PLC0415
        from ..models.triumvirate_game_tied import TriumvirateGameTied  # noqa: PLC0415
        from ..models.triumvirate_marker_taken import TriumvirateMarkerTaken  # noqa: PLC0415
        from ..models.triumvirate_not_pledged import TriumvirateNotPledged  # noqa: PLC0415
        from ..models.triumvirate_pledge_decided import TriumviratePledgeDecided  # noqa: PLC0415
        from ..models.triumvirate_pledge_skipped import TriumviratePledgeSkipped  # noqa: PLC0415
        from ..models.triumvirate_pledged import TriumviratePledged  # noqa: PLC0415
        from ..models.triumvirate_pledges_revealed import TriumviratePledgesRevealed  # noqa: PLC0415
        from ..models.triumvirate_set_aside import TriumvirateSetAside  # noqa: PLC0415
        from ..models.triumvirate_shuffled import TriumvirateShuffled  # noqa: PLC0415
        from ..models.triumvirate_trick_won import TriumvirateTrickWon  # noqa: PLC0415

        state = self.state.to_dict()

        to_act = self.to_act

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, TriumvirateShuffled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirateSetAside):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirateDealt):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirateCardPlayed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirateTrickWon):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirateConsulElected):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumviratePledgeDecided):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumviratePledgeSkipped):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumviratePledged):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirateNotPledged):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirateEmperorCrowned):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumviratePledgesRevealed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirateMarkerTaken):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirateGameTied):
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
        from ..models.triumvirate_card_played import TriumvirateCardPlayed  # noqa: PLC0415
        from ..models.triumvirate_consul_elected import TriumvirateConsulElected  # noqa: PLC0415
        from ..models.triumvirate_dealt import TriumvirateDealt  # noqa: PLC0415
        from ..models.triumvirate_emperor_crowned import TriumvirateEmperorCrowned  # noqa: PLC0415
        from ..models.triumvirate_game_tied import TriumvirateGameTied  # noqa: PLC0415
        from ..models.triumvirate_marker_taken import TriumvirateMarkerTaken  # noqa: PLC0415
        from ..models.triumvirate_match_ended import TriumvirateMatchEnded  # noqa: PLC0415
        from ..models.triumvirate_not_pledged import TriumvirateNotPledged  # noqa: PLC0415
        from ..models.triumvirate_pledge_decided import TriumviratePledgeDecided  # noqa: PLC0415
        from ..models.triumvirate_pledge_skipped import TriumviratePledgeSkipped  # noqa: PLC0415
        from ..models.triumvirate_pledged import TriumviratePledged  # noqa: PLC0415
        from ..models.triumvirate_pledges_revealed import TriumviratePledgesRevealed  # noqa: PLC0415
        from ..models.triumvirate_set_aside import TriumvirateSetAside  # noqa: PLC0415
        from ..models.triumvirate_shuffled import TriumvirateShuffled  # noqa: PLC0415
        from ..models.triumvirate_state import TriumvirateState  # noqa: PLC0415
        from ..models.triumvirate_trick_won import TriumvirateTrickWon  # noqa: PLC0415

        d = dict(src_dict)
        state = TriumvirateState.from_dict(d.pop("state"))

        to_act = cast(list[int], d.pop("to_act"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                TriumvirateCardPlayed
                | TriumvirateConsulElected
                | TriumvirateDealt
                | TriumvirateEmperorCrowned
                | TriumvirateGameTied
                | TriumvirateMarkerTaken
                | TriumvirateMatchEnded
                | TriumvirateNotPledged
                | TriumviratePledged
                | TriumviratePledgeDecided
                | TriumviratePledgeSkipped
                | TriumviratePledgesRevealed
                | TriumvirateSetAside
                | TriumvirateShuffled
                | TriumvirateTrickWon
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_0 = TriumvirateShuffled.from_dict(data)

                    return componentsschemas_triumvirate_event_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_1 = TriumvirateSetAside.from_dict(data)

                    return componentsschemas_triumvirate_event_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_2 = TriumvirateDealt.from_dict(data)

                    return componentsschemas_triumvirate_event_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_3 = TriumvirateCardPlayed.from_dict(data)

                    return componentsschemas_triumvirate_event_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_4 = TriumvirateTrickWon.from_dict(data)

                    return componentsschemas_triumvirate_event_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_5 = TriumvirateConsulElected.from_dict(data)

                    return componentsschemas_triumvirate_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_6 = TriumviratePledgeDecided.from_dict(data)

                    return componentsschemas_triumvirate_event_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_7 = TriumviratePledgeSkipped.from_dict(data)

                    return componentsschemas_triumvirate_event_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_8 = TriumviratePledged.from_dict(data)

                    return componentsschemas_triumvirate_event_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_9 = TriumvirateNotPledged.from_dict(data)

                    return componentsschemas_triumvirate_event_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_10 = TriumvirateEmperorCrowned.from_dict(data)

                    return componentsschemas_triumvirate_event_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_11 = TriumviratePledgesRevealed.from_dict(data)

                    return componentsschemas_triumvirate_event_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_12 = TriumvirateMarkerTaken.from_dict(data)

                    return componentsschemas_triumvirate_event_type_12
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triumvirate_event_type_13 = TriumvirateGameTied.from_dict(data)

                    return componentsschemas_triumvirate_event_type_13
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumvirate_event_type_14 = TriumvirateMatchEnded.from_dict(data)

                return componentsschemas_triumvirate_event_type_14

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

        triumvirate_judge_answer = cls(
            state=state,
            to_act=to_act,
            events=events,
            result=result,
        )

        return triumvirate_judge_answer
