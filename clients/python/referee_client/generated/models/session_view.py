from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.session_view_status import SessionViewStatus, check_session_view_status

if TYPE_CHECKING:
    from ..models.result import Result
    from ..models.session_fairness import SessionFairness
    from ..models.session_legal_moves import SessionLegalMoves
    from ..models.session_seat import SessionSeat
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
    from ..models.triumvirate_trick_won import TriumvirateTrickWon
    from ..models.triumvirate_view import TriumvirateView


T = TypeVar("T", bound="SessionView")


@_attrs_define
class SessionView:
    """A session as one viewer may know it."""

    session_id: str
    game: str
    players: int
    version: int
    """ One more with everything that happens. """
    status: SessionViewStatus
    label: None | str
    public: bool
    """ Whether anybody may watch. """
    viewer: int | None
    """ The seat that sees this, or null for a spectator. """
    seats: list[SessionSeat]
    to_act: list[int]
    """ The seats that owe a decision, ascending. """
    decision: int | None
    """ How many moves of the viewer's seat have been accepted: names its open decision. Null for a spectator. """
    deadline: datetime.datetime | None
    """ When the open decision is due; null without a clock. """
    clock: None
    """ Null: the session has no clock. """
    view: TriumvirateView
    """ What one seat, or a spectator, may know of a match of Triumvirate. """
    legal_moves: None | SessionLegalMoves
    """ Null for a spectator. """
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
    """ After a move: what it led to. With `after_version`: all that happened since. Otherwise empty. """
    fairness: SessionFairness
    """ How the deal is bound: the server's seed is published when the session ends, never before. """
    result: None | Result
    created_at: datetime.datetime
    """ RFC 3339, UTC. """
    updated_at: datetime.datetime
    """ When the latest version came about. """
    ended_at: datetime.datetime | None
    """ Null until the session ends. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.session_legal_moves import SessionLegalMoves  # noqa: PLC0415
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

        session_id = self.session_id

        game = self.game

        players = self.players

        version = self.version

        status: str = self.status

        label: None | str
        label = self.label

        public = self.public

        viewer: int | None
        viewer = self.viewer

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        to_act = self.to_act

        decision: int | None
        decision = self.decision

        deadline: None | str
        if isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        clock = self.clock

        view = self.view.to_dict()

        legal_moves: dict[str, Any] | None
        if isinstance(self.legal_moves, SessionLegalMoves):
            legal_moves = self.legal_moves.to_dict()
        else:
            legal_moves = self.legal_moves

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

        fairness = self.fairness.to_dict()

        result: dict[str, Any] | None
        if isinstance(self.result, Result):
            result = self.result.to_dict()
        else:
            result = self.result

        created_at = self.created_at.isoformat()

        updated_at = self.updated_at.isoformat()

        ended_at: None | str
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "session_id": session_id,
                "game": game,
                "players": players,
                "version": version,
                "status": status,
                "label": label,
                "public": public,
                "viewer": viewer,
                "seats": seats,
                "to_act": to_act,
                "decision": decision,
                "deadline": deadline,
                "clock": clock,
                "view": view,
                "legal_moves": legal_moves,
                "events": events,
                "fairness": fairness,
                "result": result,
                "created_at": created_at,
                "updated_at": updated_at,
                "ended_at": ended_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.session_fairness import SessionFairness  # noqa: PLC0415
        from ..models.session_legal_moves import SessionLegalMoves  # noqa: PLC0415
        from ..models.session_seat import SessionSeat  # noqa: PLC0415
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
        from ..models.triumvirate_trick_won import TriumvirateTrickWon  # noqa: PLC0415
        from ..models.triumvirate_view import TriumvirateView  # noqa: PLC0415

        d = dict(src_dict)
        session_id = d.pop("session_id")

        game = d.pop("game")

        players = d.pop("players")

        version = d.pop("version")

        status = check_session_view_status(d.pop("status"))

        def _parse_label(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        label = _parse_label(d.pop("label"))

        public = d.pop("public")

        def _parse_viewer(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        viewer = _parse_viewer(d.pop("viewer"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SessionSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        to_act = cast(list[int], d.pop("to_act"))

        def _parse_decision(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        decision = _parse_decision(d.pop("decision"))

        def _parse_deadline(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.datetime.fromisoformat(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        clock = d.pop("clock")

        view = TriumvirateView.from_dict(d.pop("view"))

        def _parse_legal_moves(data: object) -> None | SessionLegalMoves:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                legal_moves_type_0 = SessionLegalMoves.from_dict(data)

                return legal_moves_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SessionLegalMoves, data)

        legal_moves = _parse_legal_moves(d.pop("legal_moves"))

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

        fairness = SessionFairness.from_dict(d.pop("fairness"))

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

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_at_type_0 = datetime.datetime.fromisoformat(data)

                return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        session_view = cls(
            session_id=session_id,
            game=game,
            players=players,
            version=version,
            status=status,
            label=label,
            public=public,
            viewer=viewer,
            seats=seats,
            to_act=to_act,
            decision=decision,
            deadline=deadline,
            clock=clock,
            view=view,
            legal_moves=legal_moves,
            events=events,
            fairness=fairness,
            result=result,
            created_at=created_at,
            updated_at=updated_at,
            ended_at=ended_at,
        )

        return session_view
