from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.session_view_status import SessionViewStatus, check_session_view_status

if TYPE_CHECKING:
    from ..models.rematch_offered import RematchOffered
    from ..models.result import Result
    from ..models.seat_forfeited import SeatForfeited
    from ..models.seat_left import SeatLeft
    from ..models.seat_taken import SeatTaken
    from ..models.session_clock import SessionClock
    from ..models.session_ended import SessionEnded
    from ..models.session_fairness import SessionFairness
    from ..models.session_legal_moves import SessionLegalMoves
    from ..models.session_seat import SessionSeat
    from ..models.session_view_options import SessionViewOptions
    from ..models.timed_out import TimedOut
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
    from ..models.triads_uncalled_returned import TriadsUncalledReturned
    from ..models.triads_view import TriadsView
    from ..models.triads_went_out import TriadsWentOut
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
    from ..models.triumph_steal_played import TriumphStealPlayed
    from ..models.triumph_stolen import TriumphStolen
    from ..models.triumph_switched import TriumphSwitched
    from ..models.triumph_trashed import TriumphTrashed
    from ..models.triumph_turn_passed import TriumphTurnPassed
    from ..models.triumph_view import TriumphView
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
    from ..models.triumvir_strengths_counted import TriumvirStrengthsCounted
    from ..models.triumvir_ten_placed import TriumvirTenPlaced
    from ..models.triumvir_triumvir_tied import TriumvirTriumvirTied
    from ..models.triumvir_triumvir_won import TriumvirTriumvirWon
    from ..models.triumvir_turn_started import TriumvirTurnStarted
    from ..models.triumvir_view import TriumvirView
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
    from ..models.trumpet_card_played import TrumpetCardPlayed
    from ..models.trumpet_dealt import TrumpetDealt
    from ..models.trumpet_game_ended import TrumpetGameEnded
    from ..models.trumpet_piece_moved import TrumpetPieceMoved
    from ..models.trumpet_piece_pushed import TrumpetPiecePushed
    from ..models.trumpet_shuffled import TrumpetShuffled
    from ..models.trumpet_trick_won import TrumpetTrickWon
    from ..models.trumpet_trump_declined import TrumpetTrumpDeclined
    from ..models.trumpet_trump_deferred import TrumpetTrumpDeferred
    from ..models.trumpet_trump_offered import TrumpetTrumpOffered
    from ..models.trumpet_trump_placed import TrumpetTrumpPlaced
    from ..models.trumpet_trumps_exchanged import TrumpetTrumpsExchanged
    from ..models.trumpet_view import TrumpetView


T = TypeVar("T", bound="SessionView")


@_attrs_define
class SessionView:
    """A session as one viewer may know it."""

    session_id: str
    game: str
    players: int
    options: SessionViewOptions
    """ The game's options in force. """
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
    """ When the viewer's open decision is due, if it has none the first of the others'; null without a clock. """
    clock: None | SessionClock
    """ Null without a clock. """
    view: None | TriadsView | TriumphView | TriumvirateView | TriumvirView | TrumpetView
    """ The game's table as the viewer may see it; null before the start. When a session ends early it stays as it
    was: `status`, `to_act` and `result` of the session decide. """
    legal_moves: None | SessionLegalMoves
    """ Null for a spectator. """
    events: list[
        RematchOffered
        | SeatForfeited
        | SeatLeft
        | SeatTaken
        | SessionEnded
        | TimedOut
        | TriadsAntePaid
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
        | TriumphArranged
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
        | TriumvirateCardPlayed
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
        | TriumvirCommitted
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
        | TrumpetCardPlayed
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
    """ After a move: what it led to. With `after_version`: all that happened since. Otherwise empty. """
    fairness: SessionFairness
    """ How the deal is bound: the server's seed is published when the session ends, never before. """
    result: None | Result
    """ How the session ended, forfeits counted. """
    rematch: None | str
    """ The id of this session's rematch, once a seat has asked for one. """
    created_at: datetime.datetime
    """ RFC 3339. The service tells times in UTC. """
    updated_at: datetime.datetime
    """ When the latest version came about. """
    ended_at: datetime.datetime | None
    """ Null until the session ends. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.seat_forfeited import SeatForfeited  # noqa: PLC0415
        from ..models.seat_left import SeatLeft  # noqa: PLC0415
        from ..models.seat_taken import SeatTaken  # noqa: PLC0415
        from ..models.session_clock import SessionClock  # noqa: PLC0415
        from ..models.session_ended import SessionEnded  # noqa: PLC0415
        from ..models.session_legal_moves import SessionLegalMoves  # noqa: PLC0415
        from ..models.timed_out import TimedOut  # noqa: PLC0415
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
        from ..models.triads_uncalled_returned import TriadsUncalledReturned  # noqa: PLC0415
        from ..models.triads_view import TriadsView  # noqa: PLC0415
        from ..models.triads_went_out import TriadsWentOut  # noqa: PLC0415
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
        from ..models.triumph_steal_played import TriumphStealPlayed  # noqa: PLC0415
        from ..models.triumph_stolen import TriumphStolen  # noqa: PLC0415
        from ..models.triumph_switched import TriumphSwitched  # noqa: PLC0415
        from ..models.triumph_trashed import TriumphTrashed  # noqa: PLC0415
        from ..models.triumph_turn_passed import TriumphTurnPassed  # noqa: PLC0415
        from ..models.triumph_view import TriumphView  # noqa: PLC0415
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
        from ..models.triumvir_strengths_counted import TriumvirStrengthsCounted  # noqa: PLC0415
        from ..models.triumvir_ten_placed import TriumvirTenPlaced  # noqa: PLC0415
        from ..models.triumvir_triumvir_tied import TriumvirTriumvirTied  # noqa: PLC0415
        from ..models.triumvir_triumvir_won import TriumvirTriumvirWon  # noqa: PLC0415
        from ..models.triumvir_turn_started import TriumvirTurnStarted  # noqa: PLC0415
        from ..models.triumvir_view import TriumvirView  # noqa: PLC0415
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
        from ..models.trumpet_card_played import TrumpetCardPlayed  # noqa: PLC0415
        from ..models.trumpet_dealt import TrumpetDealt  # noqa: PLC0415
        from ..models.trumpet_game_ended import TrumpetGameEnded  # noqa: PLC0415
        from ..models.trumpet_piece_moved import TrumpetPieceMoved  # noqa: PLC0415
        from ..models.trumpet_piece_pushed import TrumpetPiecePushed  # noqa: PLC0415
        from ..models.trumpet_shuffled import TrumpetShuffled  # noqa: PLC0415
        from ..models.trumpet_trick_won import TrumpetTrickWon  # noqa: PLC0415
        from ..models.trumpet_trump_declined import TrumpetTrumpDeclined  # noqa: PLC0415
        from ..models.trumpet_trump_deferred import TrumpetTrumpDeferred  # noqa: PLC0415
        from ..models.trumpet_trump_offered import TrumpetTrumpOffered  # noqa: PLC0415
        from ..models.trumpet_trump_placed import TrumpetTrumpPlaced  # noqa: PLC0415
        from ..models.trumpet_trumps_exchanged import TrumpetTrumpsExchanged  # noqa: PLC0415
        from ..models.trumpet_view import TrumpetView  # noqa: PLC0415

        session_id = self.session_id

        game = self.game

        players = self.players

        options = self.options.to_dict()

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

        clock: dict[str, Any] | None
        if isinstance(self.clock, SessionClock):
            clock = self.clock.to_dict()
        else:
            clock = self.clock

        view: dict[str, Any] | None
        if isinstance(self.view, TriumphView):
            view = self.view.to_dict()
        elif isinstance(self.view, TrumpetView):
            view = self.view.to_dict()
        elif isinstance(self.view, TriadsView):
            view = self.view.to_dict()
        elif isinstance(self.view, TriumvirateView):
            view = self.view.to_dict()
        elif isinstance(self.view, TriumvirView):
            view = self.view.to_dict()
        else:
            view = self.view

        legal_moves: dict[str, Any] | None
        if isinstance(self.legal_moves, SessionLegalMoves):
            legal_moves = self.legal_moves.to_dict()
        else:
            legal_moves = self.legal_moves

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
            elif isinstance(events_item_data, TriumphGameEnded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TrumpetShuffled):
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
            elif isinstance(events_item_data, TrumpetGameEnded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriadsHandBegan):
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
            elif isinstance(events_item_data, TriadsGameEnded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirateShuffled):
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
            elif isinstance(events_item_data, TriumvirateMatchEnded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TriumvirDealt):
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
            elif isinstance(events_item_data, TriumvirGameEnded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, SeatTaken):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, SeatLeft):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TimedOut):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, SeatForfeited):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, SessionEnded):
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

        rematch: None | str
        rematch = self.rematch

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
                "options": options,
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
                "rematch": rematch,
                "created_at": created_at,
                "updated_at": updated_at,
                "ended_at": ended_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rematch_offered import RematchOffered  # noqa: PLC0415
        from ..models.result import Result  # noqa: PLC0415
        from ..models.seat_forfeited import SeatForfeited  # noqa: PLC0415
        from ..models.seat_left import SeatLeft  # noqa: PLC0415
        from ..models.seat_taken import SeatTaken  # noqa: PLC0415
        from ..models.session_clock import SessionClock  # noqa: PLC0415
        from ..models.session_ended import SessionEnded  # noqa: PLC0415
        from ..models.session_fairness import SessionFairness  # noqa: PLC0415
        from ..models.session_legal_moves import SessionLegalMoves  # noqa: PLC0415
        from ..models.session_seat import SessionSeat  # noqa: PLC0415
        from ..models.session_view_options import SessionViewOptions  # noqa: PLC0415
        from ..models.timed_out import TimedOut  # noqa: PLC0415
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
        from ..models.triads_uncalled_returned import TriadsUncalledReturned  # noqa: PLC0415
        from ..models.triads_view import TriadsView  # noqa: PLC0415
        from ..models.triads_went_out import TriadsWentOut  # noqa: PLC0415
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
        from ..models.triumph_steal_played import TriumphStealPlayed  # noqa: PLC0415
        from ..models.triumph_stolen import TriumphStolen  # noqa: PLC0415
        from ..models.triumph_switched import TriumphSwitched  # noqa: PLC0415
        from ..models.triumph_trashed import TriumphTrashed  # noqa: PLC0415
        from ..models.triumph_turn_passed import TriumphTurnPassed  # noqa: PLC0415
        from ..models.triumph_view import TriumphView  # noqa: PLC0415
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
        from ..models.triumvir_strengths_counted import TriumvirStrengthsCounted  # noqa: PLC0415
        from ..models.triumvir_ten_placed import TriumvirTenPlaced  # noqa: PLC0415
        from ..models.triumvir_triumvir_tied import TriumvirTriumvirTied  # noqa: PLC0415
        from ..models.triumvir_triumvir_won import TriumvirTriumvirWon  # noqa: PLC0415
        from ..models.triumvir_turn_started import TriumvirTurnStarted  # noqa: PLC0415
        from ..models.triumvir_view import TriumvirView  # noqa: PLC0415
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
        from ..models.trumpet_card_played import TrumpetCardPlayed  # noqa: PLC0415
        from ..models.trumpet_dealt import TrumpetDealt  # noqa: PLC0415
        from ..models.trumpet_game_ended import TrumpetGameEnded  # noqa: PLC0415
        from ..models.trumpet_piece_moved import TrumpetPieceMoved  # noqa: PLC0415
        from ..models.trumpet_piece_pushed import TrumpetPiecePushed  # noqa: PLC0415
        from ..models.trumpet_shuffled import TrumpetShuffled  # noqa: PLC0415
        from ..models.trumpet_trick_won import TrumpetTrickWon  # noqa: PLC0415
        from ..models.trumpet_trump_declined import TrumpetTrumpDeclined  # noqa: PLC0415
        from ..models.trumpet_trump_deferred import TrumpetTrumpDeferred  # noqa: PLC0415
        from ..models.trumpet_trump_offered import TrumpetTrumpOffered  # noqa: PLC0415
        from ..models.trumpet_trump_placed import TrumpetTrumpPlaced  # noqa: PLC0415
        from ..models.trumpet_trumps_exchanged import TrumpetTrumpsExchanged  # noqa: PLC0415
        from ..models.trumpet_view import TrumpetView  # noqa: PLC0415

        d = dict(src_dict)
        session_id = d.pop("session_id")

        game = d.pop("game")

        players = d.pop("players")

        options = SessionViewOptions.from_dict(d.pop("options"))

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

        def _parse_clock(data: object) -> None | SessionClock:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                clock_type_0 = SessionClock.from_dict(data)

                return clock_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SessionClock, data)

        clock = _parse_clock(d.pop("clock"))

        def _parse_view(data: object) -> None | TriadsView | TriumphView | TriumvirateView | TriumvirView | TrumpetView:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_0 = TriumphView.from_dict(data)

                return componentsschemas_view_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_1 = TrumpetView.from_dict(data)

                return componentsschemas_view_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_2 = TriadsView.from_dict(data)

                return componentsschemas_view_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_3 = TriumvirateView.from_dict(data)

                return componentsschemas_view_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_4 = TriumvirView.from_dict(data)

                return componentsschemas_view_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriadsView | TriumphView | TriumvirateView | TriumvirView | TrumpetView, data)

        view = _parse_view(d.pop("view"))

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
                RematchOffered
                | SeatForfeited
                | SeatLeft
                | SeatTaken
                | SessionEnded
                | TimedOut
                | TriadsAntePaid
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
                | TriumphArranged
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
                | TriumvirateCardPlayed
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
                | TriumvirCommitted
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
                | TrumpetCardPlayed
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
                    componentsschemas_event_type_0 = TriumphShuffled.from_dict(data)

                    return componentsschemas_event_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_1 = TriumphDealt.from_dict(data)

                    return componentsschemas_event_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_2 = TriumphArranged.from_dict(data)

                    return componentsschemas_event_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_3 = TriumphGridRevealed.from_dict(data)

                    return componentsschemas_event_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_4 = TriumphRiverLaid.from_dict(data)

                    return componentsschemas_event_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_5 = TriumphDiscarded.from_dict(data)

                    return componentsschemas_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_6 = TriumphSwitched.from_dict(data)

                    return componentsschemas_event_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_7 = TriumphReplaced.from_dict(data)

                    return componentsschemas_event_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_8 = TriumphCollectPlayed.from_dict(data)

                    return componentsschemas_event_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_9 = TriumphStealPlayed.from_dict(data)

                    return componentsschemas_event_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_10 = TriumphTrashed.from_dict(data)

                    return componentsschemas_event_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_11 = TriumphDrawn.from_dict(data)

                    return componentsschemas_event_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_12 = TriumphReshuffled.from_dict(data)

                    return componentsschemas_event_type_12
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_13 = TriumphStolen.from_dict(data)

                    return componentsschemas_event_type_13
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_14 = TriumphCellFilled.from_dict(data)

                    return componentsschemas_event_type_14
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_15 = TriumphCardReturned.from_dict(data)

                    return componentsschemas_event_type_15
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_16 = TriumphTurnPassed.from_dict(data)

                    return componentsschemas_event_type_16
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_17 = TriumphGameEnded.from_dict(data)

                    return componentsschemas_event_type_17
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_18 = TrumpetShuffled.from_dict(data)

                    return componentsschemas_event_type_18
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_19 = TrumpetDealt.from_dict(data)

                    return componentsschemas_event_type_19
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_20 = TrumpetCardPlayed.from_dict(data)

                    return componentsschemas_event_type_20
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_21 = TrumpetTrickWon.from_dict(data)

                    return componentsschemas_event_type_21
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_22 = TrumpetPieceMoved.from_dict(data)

                    return componentsschemas_event_type_22
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_23 = TrumpetPiecePushed.from_dict(data)

                    return componentsschemas_event_type_23
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_24 = TrumpetTrumpOffered.from_dict(data)

                    return componentsschemas_event_type_24
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_25 = TrumpetTrumpPlaced.from_dict(data)

                    return componentsschemas_event_type_25
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_26 = TrumpetTrumpsExchanged.from_dict(data)

                    return componentsschemas_event_type_26
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_27 = TrumpetTrumpDeclined.from_dict(data)

                    return componentsschemas_event_type_27
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_28 = TrumpetTrumpDeferred.from_dict(data)

                    return componentsschemas_event_type_28
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_29 = TrumpetGameEnded.from_dict(data)

                    return componentsschemas_event_type_29
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_30 = TriadsHandBegan.from_dict(data)

                    return componentsschemas_event_type_30
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_31 = TriadsAntePaid.from_dict(data)

                    return componentsschemas_event_type_31
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_32 = TriadsShuffled.from_dict(data)

                    return componentsschemas_event_type_32
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_33 = TriadsDealt.from_dict(data)

                    return componentsschemas_event_type_33
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_34 = TriadsBettingBegan.from_dict(data)

                    return componentsschemas_event_type_34
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_35 = TriadsBettingSkipped.from_dict(data)

                    return componentsschemas_event_type_35
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_36 = TriadsChecked.from_dict(data)

                    return componentsschemas_event_type_36
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_37 = TriadsFolded.from_dict(data)

                    return componentsschemas_event_type_37
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_38 = TriadsCalled.from_dict(data)

                    return componentsschemas_event_type_38
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_39 = TriadsRaised.from_dict(data)

                    return componentsschemas_event_type_39
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_40 = TriadsUncalledReturned.from_dict(data)

                    return componentsschemas_event_type_40
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_41 = TriadsExchangeBegan.from_dict(data)

                    return componentsschemas_event_type_41
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_42 = TriadsExchanged.from_dict(data)

                    return componentsschemas_event_type_42
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_43 = TriadsHandShown.from_dict(data)

                    return componentsschemas_event_type_43
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_44 = TriadsPlayoffBegan.from_dict(data)

                    return componentsschemas_event_type_44
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_45 = TriadsPotWon.from_dict(data)

                    return componentsschemas_event_type_45
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_46 = TriadsWentOut.from_dict(data)

                    return componentsschemas_event_type_46
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_47 = TriadsGameEnded.from_dict(data)

                    return componentsschemas_event_type_47
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_48 = TriumvirateShuffled.from_dict(data)

                    return componentsschemas_event_type_48
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_49 = TriumvirateSetAside.from_dict(data)

                    return componentsschemas_event_type_49
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_50 = TriumvirateDealt.from_dict(data)

                    return componentsschemas_event_type_50
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_51 = TriumvirateCardPlayed.from_dict(data)

                    return componentsschemas_event_type_51
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_52 = TriumvirateTrickWon.from_dict(data)

                    return componentsschemas_event_type_52
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_53 = TriumvirateConsulElected.from_dict(data)

                    return componentsschemas_event_type_53
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_54 = TriumviratePledgeDecided.from_dict(data)

                    return componentsschemas_event_type_54
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_55 = TriumviratePledgeSkipped.from_dict(data)

                    return componentsschemas_event_type_55
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_56 = TriumviratePledged.from_dict(data)

                    return componentsschemas_event_type_56
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_57 = TriumvirateNotPledged.from_dict(data)

                    return componentsschemas_event_type_57
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_58 = TriumvirateEmperorCrowned.from_dict(data)

                    return componentsschemas_event_type_58
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_59 = TriumviratePledgesRevealed.from_dict(data)

                    return componentsschemas_event_type_59
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_60 = TriumvirateMarkerTaken.from_dict(data)

                    return componentsschemas_event_type_60
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_61 = TriumvirateGameTied.from_dict(data)

                    return componentsschemas_event_type_61
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_62 = TriumvirateMatchEnded.from_dict(data)

                    return componentsschemas_event_type_62
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_63 = TriumvirDealt.from_dict(data)

                    return componentsschemas_event_type_63
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_64 = TriumvirTurnStarted.from_dict(data)

                    return componentsschemas_event_type_64
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_65 = TriumvirPassed.from_dict(data)

                    return componentsschemas_event_type_65
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_66 = TriumvirCommitted.from_dict(data)

                    return componentsschemas_event_type_66
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_67 = TriumvirRevealed.from_dict(data)

                    return componentsschemas_event_type_67
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_68 = TriumvirRestricted.from_dict(data)

                    return componentsschemas_event_type_68
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_69 = TriumvirTenPlaced.from_dict(data)

                    return componentsschemas_event_type_69
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_70 = TriumvirMoved.from_dict(data)

                    return componentsschemas_event_type_70
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_71 = TriumvirNotMoved.from_dict(data)

                    return componentsschemas_event_type_71
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_72 = TriumvirMoveSkipped.from_dict(data)

                    return componentsschemas_event_type_72
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_73 = TriumvirStrengthsCounted.from_dict(data)

                    return componentsschemas_event_type_73
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_74 = TriumvirPlayEnded.from_dict(data)

                    return componentsschemas_event_type_74
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_75 = TriumvirTriumvirWon.from_dict(data)

                    return componentsschemas_event_type_75
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_76 = TriumvirTriumvirTied.from_dict(data)

                    return componentsschemas_event_type_76
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_77 = TriumvirGameEnded.from_dict(data)

                    return componentsschemas_event_type_77
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_78 = SeatTaken.from_dict(data)

                    return componentsschemas_event_type_78
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_79 = SeatLeft.from_dict(data)

                    return componentsschemas_event_type_79
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_80 = TimedOut.from_dict(data)

                    return componentsschemas_event_type_80
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_81 = SeatForfeited.from_dict(data)

                    return componentsschemas_event_type_81
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_82 = SessionEnded.from_dict(data)

                    return componentsschemas_event_type_82
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_83 = RematchOffered.from_dict(data)

                return componentsschemas_event_type_83

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

        def _parse_rematch(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rematch = _parse_rematch(d.pop("rematch"))

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
            options=options,
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
            rematch=rematch,
            created_at=created_at,
            updated_at=updated_at,
            ended_at=ended_at,
        )

        return session_view
