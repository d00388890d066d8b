from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.result import Result
    from ..models.triads_ante_paid import TriadsAntePaid
    from ..models.triads_betting_began import TriadsBettingBegan
    from ..models.triads_betting_skipped import TriadsBettingSkipped
    from ..models.triads_called import TriadsCalled
    from ..models.triads_checked import TriadsChecked
    from ..models.triads_dealt import TriadsDealt
    from ..models.triads_exchange_began import TriadsExchangeBegan
    from ..models.triads_exchanged import TriadsExchanged
    from ..models.triads_folded import TriadsFolded
    from ..models.triads_game_ended import TriadsGameEnded
    from ..models.triads_hand_began import TriadsHandBegan
    from ..models.triads_hand_shown import TriadsHandShown
    from ..models.triads_playoff_began import TriadsPlayoffBegan
    from ..models.triads_pot_won import TriadsPotWon
    from ..models.triads_raised import TriadsRaised
    from ..models.triads_shuffled import TriadsShuffled
    from ..models.triads_state import TriadsState
    from ..models.triads_uncalled_returned import TriadsUncalledReturned
    from ..models.triads_went_out import TriadsWentOut


T = TypeVar("T", bound="TriadsJudgeAnswer")


@_attrs_define
class TriadsJudgeAnswer:
    """What a legal move leads to. The events are complete: secret fields included."""

    state: TriadsState
    """ Everything there is to know of a game of Triads. """
    to_act: list[int]
    """ The seats that owe a decision, ascending. """
    events: list[
        TriadsAntePaid
        | TriadsBettingBegan
        | TriadsBettingSkipped
        | TriadsCalled
        | TriadsChecked
        | TriadsDealt
        | TriadsExchangeBegan
        | TriadsExchanged
        | TriadsFolded
        | TriadsGameEnded
        | TriadsHandBegan
        | TriadsHandShown
        | TriadsPlayoffBegan
        | TriadsPotWon
        | TriadsRaised
        | TriadsShuffled
        | TriadsUncalledReturned
        | TriadsWentOut
    ]
    result: None | Result

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.triads_ante_paid import TriadsAntePaid  # noqa: PLC0415
        from ..models.triads_betting_began import TriadsBettingBegan  # noqa: PLC0415
        from ..models.triads_betting_skipped import TriadsBettingSkipped  # noqa: PLC0415
        from ..models.triads_called import TriadsCalled  # noqa: PLC0415
        from ..models.triads_checked import TriadsChecked  # noqa: PLC0415
        from ..models.triads_dealt import TriadsDealt  # noqa: PLC0415
        from ..models.triads_exchange_began import TriadsExchangeBegan  # noqa: PLC0415
        from ..models.triads_exchanged import TriadsExchanged  # noqa: PLC0415
        from ..models.triads_folded import TriadsFolded  # noqa: PLC0415
        from ..models.triads_hand_began import TriadsHandBegan  # noqa: PLC0415
        from ..models.triads_hand_shown import TriadsHandShown  # noqa: PLC0415
        from ..models.triads_playoff_began import TriadsPlayoffBegan  # noqa: PLC0415
        from ..models.triads_pot_won import TriadsPotWon  # noqa: PLC0415
        from ..models.triads_raised import TriadsRaised  # noqa: PLC0415
        from ..models.triads_shuffled import TriadsShuffled  # noqa: PLC0415
        from ..models.triads_uncalled_returned import TriadsUncalledReturned  # noqa: PLC0415
        from ..models.triads_went_out import TriadsWentOut  # noqa: PLC0415

        state = self.state.to_dict()

        to_act = self.to_act

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, TriadsHandBegan):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsAntePaid):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsShuffled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsDealt):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsBettingBegan):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsBettingSkipped):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsChecked):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsFolded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsCalled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsRaised):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsUncalledReturned):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsExchangeBegan):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsExchanged):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsHandShown):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsPlayoffBegan):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsPotWon):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsWentOut):
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
        from ..models.triads_ante_paid import TriadsAntePaid  # noqa: PLC0415
        from ..models.triads_betting_began import TriadsBettingBegan  # noqa: PLC0415
        from ..models.triads_betting_skipped import TriadsBettingSkipped  # noqa: PLC0415
        from ..models.triads_called import TriadsCalled  # noqa: PLC0415
        from ..models.triads_checked import TriadsChecked  # noqa: PLC0415
        from ..models.triads_dealt import TriadsDealt  # noqa: PLC0415
        from ..models.triads_exchange_began import TriadsExchangeBegan  # noqa: PLC0415
        from ..models.triads_exchanged import TriadsExchanged  # noqa: PLC0415
        from ..models.triads_folded import TriadsFolded  # noqa: PLC0415
        from ..models.triads_game_ended import TriadsGameEnded  # noqa: PLC0415
        from ..models.triads_hand_began import TriadsHandBegan  # noqa: PLC0415
        from ..models.triads_hand_shown import TriadsHandShown  # noqa: PLC0415
        from ..models.triads_playoff_began import TriadsPlayoffBegan  # noqa: PLC0415
        from ..models.triads_pot_won import TriadsPotWon  # noqa: PLC0415
        from ..models.triads_raised import TriadsRaised  # noqa: PLC0415
        from ..models.triads_shuffled import TriadsShuffled  # noqa: PLC0415
        from ..models.triads_state import TriadsState  # noqa: PLC0415
        from ..models.triads_uncalled_returned import TriadsUncalledReturned  # noqa: PLC0415
        from ..models.triads_went_out import TriadsWentOut  # noqa: PLC0415

        d = dict(src_dict)
        state = TriadsState.from_dict(d.pop("state"))

        to_act = cast(list[int], d.pop("to_act"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                TriadsAntePaid
                | TriadsBettingBegan
                | TriadsBettingSkipped
                | TriadsCalled
                | TriadsChecked
                | TriadsDealt
                | TriadsExchangeBegan
                | TriadsExchanged
                | TriadsFolded
                | TriadsGameEnded
                | TriadsHandBegan
                | TriadsHandShown
                | TriadsPlayoffBegan
                | TriadsPotWon
                | TriadsRaised
                | TriadsShuffled
                | TriadsUncalledReturned
                | TriadsWentOut
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_0 = TriadsHandBegan.from_dict(data)

                    return componentsschemas_triads_event_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_1 = TriadsAntePaid.from_dict(data)

                    return componentsschemas_triads_event_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_2 = TriadsShuffled.from_dict(data)

                    return componentsschemas_triads_event_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_3 = TriadsDealt.from_dict(data)

                    return componentsschemas_triads_event_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_4 = TriadsBettingBegan.from_dict(data)

                    return componentsschemas_triads_event_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_5 = TriadsBettingSkipped.from_dict(data)

                    return componentsschemas_triads_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_6 = TriadsChecked.from_dict(data)

                    return componentsschemas_triads_event_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_7 = TriadsFolded.from_dict(data)

                    return componentsschemas_triads_event_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_8 = TriadsCalled.from_dict(data)

                    return componentsschemas_triads_event_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_9 = TriadsRaised.from_dict(data)

                    return componentsschemas_triads_event_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_10 = TriadsUncalledReturned.from_dict(data)

                    return componentsschemas_triads_event_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_11 = TriadsExchangeBegan.from_dict(data)

                    return componentsschemas_triads_event_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_12 = TriadsExchanged.from_dict(data)

                    return componentsschemas_triads_event_type_12
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_13 = TriadsHandShown.from_dict(data)

                    return componentsschemas_triads_event_type_13
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_14 = TriadsPlayoffBegan.from_dict(data)

                    return componentsschemas_triads_event_type_14
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_15 = TriadsPotWon.from_dict(data)

                    return componentsschemas_triads_event_type_15
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_triads_event_type_16 = TriadsWentOut.from_dict(data)

                    return componentsschemas_triads_event_type_16
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triads_event_type_17 = TriadsGameEnded.from_dict(data)

                return componentsschemas_triads_event_type_17

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

        triads_judge_answer = cls(
            state=state,
            to_act=to_act,
            events=events,
            result=result,
        )

        return triads_judge_answer
