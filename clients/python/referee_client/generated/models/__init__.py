"""Contains all the data models used in inputs/outputs"""

from .card import Card
from .clock import Clock
from .clock_on_timeout import ClockOnTimeout
from .created_session import CreatedSession
from .created_sessions import CreatedSessions
from .field_error import FieldError
from .game_detail import GameDetail
from .game_list import GameList
from .game_record import GameRecord
from .game_record_options import GameRecordOptions
from .game_record_status import GameRecordStatus
from .game_summary import GameSummary
from .health import Health
from .integer_option import IntegerOption
from .integers_option import IntegersOption
from .list_sessions_game import ListSessionsGame
from .list_sessions_status import ListSessionsStatus
from .new_sessions import NewSessions
from .new_triads_session import NewTriadsSession
from .new_triads_session_seating import NewTriadsSessionSeating
from .new_triumph_session import NewTriumphSession
from .new_triumph_session_seating import NewTriumphSessionSeating
from .new_triumvir_session import NewTriumvirSession
from .new_triumvir_session_seating import NewTriumvirSessionSeating
from .new_triumvirate_session import NewTriumvirateSession
from .new_triumvirate_session_seating import NewTriumvirateSessionSeating
from .new_trumpet_session import NewTrumpetSession
from .new_trumpet_session_seating import NewTrumpetSessionSeating
from .player_counts import PlayerCounts
from .problem import Problem
from .problem_code import ProblemCode
from .record_fairness import RecordFairness
from .record_fairness_mode import RecordFairnessMode
from .recorded_forfeit import RecordedForfeit
from .recorded_forfeit_reason import RecordedForfeitReason
from .recorded_move import RecordedMove
from .recorded_move_cause import RecordedMoveCause
from .rematch_offered import RematchOffered
from .rematch_request import RematchRequest
from .result import Result
from .rng import Rng
from .rule import Rule
from .seat_clock import SeatClock
from .seat_forfeited import SeatForfeited
from .seat_forfeited_reason import SeatForfeitedReason
from .seat_left import SeatLeft
from .seat_taken import SeatTaken
from .session_clock import SessionClock
from .session_clock_on_timeout import SessionClockOnTimeout
from .session_ended import SessionEnded
from .session_events import SessionEvents
from .session_events_status import SessionEventsStatus
from .session_fairness import SessionFairness
from .session_fairness_mode import SessionFairnessMode
from .session_legal_moves import SessionLegalMoves
from .session_list import SessionList
from .session_seat import SessionSeat
from .session_summary import SessionSummary
from .session_summary_options import SessionSummaryOptions
from .session_summary_status import SessionSummaryStatus
from .session_view import SessionView
from .session_view_options import SessionViewOptions
from .session_view_status import SessionViewStatus
from .sitting import Sitting
from .stream_ticket import StreamTicket
from .string_option import StringOption
from .submission import Submission
from .taken_seat import TakenSeat
from .timed_out import TimedOut
from .triads_ante_paid import TriadsAntePaid
from .triads_betting_began import TriadsBettingBegan
from .triads_betting_skipped import TriadsBettingSkipped
from .triads_bounds import TriadsBounds
from .triads_call import TriadsCall
from .triads_called import TriadsCalled
from .triads_card import TriadsCard
from .triads_check import TriadsCheck
from .triads_checked import TriadsChecked
from .triads_combination import TriadsCombination
from .triads_combination_suit_type_0 import TriadsCombinationSuitType0
from .triads_deal_answer import TriadsDealAnswer
from .triads_deal_request import TriadsDealRequest
from .triads_dealt import TriadsDealt
from .triads_exchange import TriadsExchange
from .triads_exchange_began import TriadsExchangeBegan
from .triads_exchanged import TriadsExchanged
from .triads_fold import TriadsFold
from .triads_folded import TriadsFolded
from .triads_game_ended import TriadsGameEnded
from .triads_hand_began import TriadsHandBegan
from .triads_hand_shown import TriadsHandShown
from .triads_imagine_answer import TriadsImagineAnswer
from .triads_imagine_request import TriadsImagineRequest
from .triads_judge_answer import TriadsJudgeAnswer
from .triads_judge_request import TriadsJudgeRequest
from .triads_last_hand import TriadsLastHand
from .triads_legal_moves import TriadsLegalMoves
from .triads_legal_moves_request import TriadsLegalMovesRequest
from .triads_options import TriadsOptions
from .triads_options_request import TriadsOptionsRequest
from .triads_phase import TriadsPhase
from .triads_playoff import TriadsPlayoff
from .triads_playoff_began import TriadsPlayoffBegan
from .triads_pot import TriadsPot
from .triads_pot_won import TriadsPotWon
from .triads_raise import TriadsRaise
from .triads_raise_range import TriadsRaiseRange
from .triads_raised import TriadsRaised
from .triads_shown import TriadsShown
from .triads_shuffled import TriadsShuffled
from .triads_state import TriadsState
from .triads_tie import TriadsTie
from .triads_triad import TriadsTriad
from .triads_uncalled_returned import TriadsUncalledReturned
from .triads_view import TriadsView
from .triads_view_request import TriadsViewRequest
from .triads_went_out import TriadsWentOut
from .triads_won_pot import TriadsWonPot
from .triumph_arrange import TriumphArrange
from .triumph_arranged import TriumphArranged
from .triumph_card import TriumphCard
from .triumph_card_returned import TriumphCardReturned
from .triumph_cell_filled import TriumphCellFilled
from .triumph_collect import TriumphCollect
from .triumph_collect_played import TriumphCollectPlayed
from .triumph_collecting import TriumphCollecting
from .triumph_deal_answer import TriumphDealAnswer
from .triumph_deal_request import TriumphDealRequest
from .triumph_dealt import TriumphDealt
from .triumph_discard import TriumphDiscard
from .triumph_discarded import TriumphDiscarded
from .triumph_drawn import TriumphDrawn
from .triumph_game_ended import TriumphGameEnded
from .triumph_grid_revealed import TriumphGridRevealed
from .triumph_imagine_answer import TriumphImagineAnswer
from .triumph_imagine_request import TriumphImagineRequest
from .triumph_judge_answer import TriumphJudgeAnswer
from .triumph_judge_request import TriumphJudgeRequest
from .triumph_keep import TriumphKeep
from .triumph_legal_moves import TriumphLegalMoves
from .triumph_legal_moves_request import TriumphLegalMovesRequest
from .triumph_lines import TriumphLines
from .triumph_options import TriumphOptions
from .triumph_options_request import TriumphOptionsRequest
from .triumph_permutations import TriumphPermutations
from .triumph_phase import TriumphPhase
from .triumph_replace import TriumphReplace
from .triumph_replaced import TriumphReplaced
from .triumph_reshuffled import TriumphReshuffled
from .triumph_river_laid import TriumphRiverLaid
from .triumph_shuffled import TriumphShuffled
from .triumph_state import TriumphState
from .triumph_steal import TriumphSteal
from .triumph_steal_played import TriumphStealPlayed
from .triumph_stolen import TriumphStolen
from .triumph_switch import TriumphSwitch
from .triumph_switched import TriumphSwitched
from .triumph_trashed import TriumphTrashed
from .triumph_turn_passed import TriumphTurnPassed
from .triumph_view import TriumphView
from .triumph_view_request import TriumphViewRequest
from .triumvir_bans import TriumvirBans
from .triumvir_card import TriumvirCard
from .triumvir_choose import TriumvirChoose
from .triumvir_committed import TriumvirCommitted
from .triumvir_deal_answer import TriumvirDealAnswer
from .triumvir_deal_request import TriumvirDealRequest
from .triumvir_dealt import TriumvirDealt
from .triumvir_effect import TriumvirEffect
from .triumvir_equip import TriumvirEquip
from .triumvir_equip_ten import TriumvirEquipTen
from .triumvir_equipped import TriumvirEquipped
from .triumvir_game_ended import TriumvirGameEnded
from .triumvir_imagine_answer import TriumvirImagineAnswer
from .triumvir_imagine_request import TriumvirImagineRequest
from .triumvir_judge_answer import TriumvirJudgeAnswer
from .triumvir_judge_request import TriumvirJudgeRequest
from .triumvir_legal_moves import TriumvirLegalMoves
from .triumvir_legal_moves_request import TriumvirLegalMovesRequest
from .triumvir_move_card import TriumvirMoveCard
from .triumvir_move_skipped import TriumvirMoveSkipped
from .triumvir_moved import TriumvirMoved
from .triumvir_no_move import TriumvirNoMove
from .triumvir_not_moved import TriumvirNotMoved
from .triumvir_options import TriumvirOptions
from .triumvir_options_request import TriumvirOptionsRequest
from .triumvir_passed import TriumvirPassed
from .triumvir_pending import TriumvirPending
from .triumvir_phase import TriumvirPhase
from .triumvir_placement import TriumvirPlacement
from .triumvir_play_ended import TriumvirPlayEnded
from .triumvir_restricted import TriumvirRestricted
from .triumvir_revealed import TriumvirRevealed
from .triumvir_state import TriumvirState
from .triumvir_step import TriumvirStep
from .triumvir_strengths import TriumvirStrengths
from .triumvir_strengths_counted import TriumvirStrengthsCounted
from .triumvir_suit import TriumvirSuit
from .triumvir_ten_placed import TriumvirTenPlaced
from .triumvir_triumvir import TriumvirTriumvir
from .triumvir_triumvir_tied import TriumvirTriumvirTied
from .triumvir_triumvir_won import TriumvirTriumvirWon
from .triumvir_turn_started import TriumvirTurnStarted
from .triumvir_view import TriumvirView
from .triumvir_view_request import TriumvirViewRequest
from .triumvirate_card import TriumvirateCard
from .triumvirate_card_played import TriumvirateCardPlayed
from .triumvirate_choice import TriumvirateChoice
from .triumvirate_consul_elected import TriumvirateConsulElected
from .triumvirate_deal_answer import TriumvirateDealAnswer
from .triumvirate_deal_request import TriumvirateDealRequest
from .triumvirate_dealt import TriumvirateDealt
from .triumvirate_emperor_crowned import TriumvirateEmperorCrowned
from .triumvirate_game_tied import TriumvirateGameTied
from .triumvirate_imagine_answer import TriumvirateImagineAnswer
from .triumvirate_imagine_request import TriumvirateImagineRequest
from .triumvirate_judge_answer import TriumvirateJudgeAnswer
from .triumvirate_judge_request import TriumvirateJudgeRequest
from .triumvirate_last_game import TriumvirateLastGame
from .triumvirate_legal_moves import TriumvirateLegalMoves
from .triumvirate_legal_moves_request import TriumvirateLegalMovesRequest
from .triumvirate_marker_taken import TriumvirateMarkerTaken
from .triumvirate_match_ended import TriumvirateMatchEnded
from .triumvirate_no_pledge import TriumvirateNoPledge
from .triumvirate_not_pledged import TriumvirateNotPledged
from .triumvirate_options import TriumvirateOptions
from .triumvirate_options_request import TriumvirateOptionsRequest
from .triumvirate_per_suit import TriumviratePerSuit
from .triumvirate_phase import TriumviratePhase
from .triumvirate_play import TriumviratePlay
from .triumvirate_played import TriumviratePlayed
from .triumvirate_pledge import TriumviratePledge
from .triumvirate_pledge_decided import TriumviratePledgeDecided
from .triumvirate_pledge_skipped import TriumviratePledgeSkipped
from .triumvirate_pledged import TriumviratePledged
from .triumvirate_pledges_revealed import TriumviratePledgesRevealed
from .triumvirate_set_aside import TriumvirateSetAside
from .triumvirate_shuffled import TriumvirateShuffled
from .triumvirate_state import TriumvirateState
from .triumvirate_suit import TriumvirateSuit
from .triumvirate_trick import TriumvirateTrick
from .triumvirate_trick_won import TriumvirateTrickWon
from .triumvirate_view import TriumvirateView
from .triumvirate_view_request import TriumvirateViewRequest
from .trumpet_advance import TrumpetAdvance
from .trumpet_card import TrumpetCard
from .trumpet_card_played import TrumpetCardPlayed
from .trumpet_deal_answer import TrumpetDealAnswer
from .trumpet_deal_request import TrumpetDealRequest
from .trumpet_dealt import TrumpetDealt
from .trumpet_decline_trump import TrumpetDeclineTrump
from .trumpet_defer_trump import TrumpetDeferTrump
from .trumpet_exchange_trumps import TrumpetExchangeTrumps
from .trumpet_game_ended import TrumpetGameEnded
from .trumpet_imagine_answer import TrumpetImagineAnswer
from .trumpet_imagine_request import TrumpetImagineRequest
from .trumpet_judge_answer import TrumpetJudgeAnswer
from .trumpet_judge_request import TrumpetJudgeRequest
from .trumpet_legal_moves import TrumpetLegalMoves
from .trumpet_legal_moves_request import TrumpetLegalMovesRequest
from .trumpet_options import TrumpetOptions
from .trumpet_options_on_revoke import TrumpetOptionsOnRevoke
from .trumpet_options_request import TrumpetOptionsRequest
from .trumpet_options_request_on_revoke import TrumpetOptionsRequestOnRevoke
from .trumpet_phase import TrumpetPhase
from .trumpet_piece_moved import TrumpetPieceMoved
from .trumpet_piece_pushed import TrumpetPiecePushed
from .trumpet_place_trump import TrumpetPlaceTrump
from .trumpet_play import TrumpetPlay
from .trumpet_played import TrumpetPlayed
from .trumpet_push_back import TrumpetPushBack
from .trumpet_revokes import TrumpetRevokes
from .trumpet_shuffled import TrumpetShuffled
from .trumpet_state import TrumpetState
from .trumpet_suit import TrumpetSuit
from .trumpet_trick import TrumpetTrick
from .trumpet_trick_won import TrumpetTrickWon
from .trumpet_trump_declined import TrumpetTrumpDeclined
from .trumpet_trump_deferred import TrumpetTrumpDeferred
from .trumpet_trump_offered import TrumpetTrumpOffered
from .trumpet_trump_placed import TrumpetTrumpPlaced
from .trumpet_trumps_exchanged import TrumpetTrumpsExchanged
from .trumpet_view import TrumpetView
from .trumpet_view_request import TrumpetViewRequest
from .verification import Verification
from .version_events import VersionEvents

__all__ = (
    "Card",
    "Clock",
    "ClockOnTimeout",
    "CreatedSession",
    "CreatedSessions",
    "FieldError",
    "GameDetail",
    "GameList",
    "GameRecord",
    "GameRecordOptions",
    "GameRecordStatus",
    "GameSummary",
    "Health",
    "IntegerOption",
    "IntegersOption",
    "ListSessionsGame",
    "ListSessionsStatus",
    "NewSessions",
    "NewTriadsSession",
    "NewTriadsSessionSeating",
    "NewTriumphSession",
    "NewTriumphSessionSeating",
    "NewTriumvirateSession",
    "NewTriumvirateSessionSeating",
    "NewTriumvirSession",
    "NewTriumvirSessionSeating",
    "NewTrumpetSession",
    "NewTrumpetSessionSeating",
    "PlayerCounts",
    "Problem",
    "ProblemCode",
    "RecordedForfeit",
    "RecordedForfeitReason",
    "RecordedMove",
    "RecordedMoveCause",
    "RecordFairness",
    "RecordFairnessMode",
    "RematchOffered",
    "RematchRequest",
    "Result",
    "Rng",
    "Rule",
    "SeatClock",
    "SeatForfeited",
    "SeatForfeitedReason",
    "SeatLeft",
    "SeatTaken",
    "SessionClock",
    "SessionClockOnTimeout",
    "SessionEnded",
    "SessionEvents",
    "SessionEventsStatus",
    "SessionFairness",
    "SessionFairnessMode",
    "SessionLegalMoves",
    "SessionList",
    "SessionSeat",
    "SessionSummary",
    "SessionSummaryOptions",
    "SessionSummaryStatus",
    "SessionView",
    "SessionViewOptions",
    "SessionViewStatus",
    "Sitting",
    "StreamTicket",
    "StringOption",
    "Submission",
    "TakenSeat",
    "TimedOut",
    "TriadsAntePaid",
    "TriadsBettingBegan",
    "TriadsBettingSkipped",
    "TriadsBounds",
    "TriadsCall",
    "TriadsCalled",
    "TriadsCard",
    "TriadsCheck",
    "TriadsChecked",
    "TriadsCombination",
    "TriadsCombinationSuitType0",
    "TriadsDealAnswer",
    "TriadsDealRequest",
    "TriadsDealt",
    "TriadsExchange",
    "TriadsExchangeBegan",
    "TriadsExchanged",
    "TriadsFold",
    "TriadsFolded",
    "TriadsGameEnded",
    "TriadsHandBegan",
    "TriadsHandShown",
    "TriadsImagineAnswer",
    "TriadsImagineRequest",
    "TriadsJudgeAnswer",
    "TriadsJudgeRequest",
    "TriadsLastHand",
    "TriadsLegalMoves",
    "TriadsLegalMovesRequest",
    "TriadsOptions",
    "TriadsOptionsRequest",
    "TriadsPhase",
    "TriadsPlayoff",
    "TriadsPlayoffBegan",
    "TriadsPot",
    "TriadsPotWon",
    "TriadsRaise",
    "TriadsRaised",
    "TriadsRaiseRange",
    "TriadsShown",
    "TriadsShuffled",
    "TriadsState",
    "TriadsTie",
    "TriadsTriad",
    "TriadsUncalledReturned",
    "TriadsView",
    "TriadsViewRequest",
    "TriadsWentOut",
    "TriadsWonPot",
    "TriumphArrange",
    "TriumphArranged",
    "TriumphCard",
    "TriumphCardReturned",
    "TriumphCellFilled",
    "TriumphCollect",
    "TriumphCollecting",
    "TriumphCollectPlayed",
    "TriumphDealAnswer",
    "TriumphDealRequest",
    "TriumphDealt",
    "TriumphDiscard",
    "TriumphDiscarded",
    "TriumphDrawn",
    "TriumphGameEnded",
    "TriumphGridRevealed",
    "TriumphImagineAnswer",
    "TriumphImagineRequest",
    "TriumphJudgeAnswer",
    "TriumphJudgeRequest",
    "TriumphKeep",
    "TriumphLegalMoves",
    "TriumphLegalMovesRequest",
    "TriumphLines",
    "TriumphOptions",
    "TriumphOptionsRequest",
    "TriumphPermutations",
    "TriumphPhase",
    "TriumphReplace",
    "TriumphReplaced",
    "TriumphReshuffled",
    "TriumphRiverLaid",
    "TriumphShuffled",
    "TriumphState",
    "TriumphSteal",
    "TriumphStealPlayed",
    "TriumphStolen",
    "TriumphSwitch",
    "TriumphSwitched",
    "TriumphTrashed",
    "TriumphTurnPassed",
    "TriumphView",
    "TriumphViewRequest",
    "TriumvirateCard",
    "TriumvirateCardPlayed",
    "TriumvirateChoice",
    "TriumvirateConsulElected",
    "TriumvirateDealAnswer",
    "TriumvirateDealRequest",
    "TriumvirateDealt",
    "TriumvirateEmperorCrowned",
    "TriumvirateGameTied",
    "TriumvirateImagineAnswer",
    "TriumvirateImagineRequest",
    "TriumvirateJudgeAnswer",
    "TriumvirateJudgeRequest",
    "TriumvirateLastGame",
    "TriumvirateLegalMoves",
    "TriumvirateLegalMovesRequest",
    "TriumvirateMarkerTaken",
    "TriumvirateMatchEnded",
    "TriumvirateNoPledge",
    "TriumvirateNotPledged",
    "TriumvirateOptions",
    "TriumvirateOptionsRequest",
    "TriumviratePerSuit",
    "TriumviratePhase",
    "TriumviratePlay",
    "TriumviratePlayed",
    "TriumviratePledge",
    "TriumviratePledged",
    "TriumviratePledgeDecided",
    "TriumviratePledgeSkipped",
    "TriumviratePledgesRevealed",
    "TriumvirateSetAside",
    "TriumvirateShuffled",
    "TriumvirateState",
    "TriumvirateSuit",
    "TriumvirateTrick",
    "TriumvirateTrickWon",
    "TriumvirateView",
    "TriumvirateViewRequest",
    "TriumvirBans",
    "TriumvirCard",
    "TriumvirChoose",
    "TriumvirCommitted",
    "TriumvirDealAnswer",
    "TriumvirDealRequest",
    "TriumvirDealt",
    "TriumvirEffect",
    "TriumvirEquip",
    "TriumvirEquipped",
    "TriumvirEquipTen",
    "TriumvirGameEnded",
    "TriumvirImagineAnswer",
    "TriumvirImagineRequest",
    "TriumvirJudgeAnswer",
    "TriumvirJudgeRequest",
    "TriumvirLegalMoves",
    "TriumvirLegalMovesRequest",
    "TriumvirMoveCard",
    "TriumvirMoved",
    "TriumvirMoveSkipped",
    "TriumvirNoMove",
    "TriumvirNotMoved",
    "TriumvirOptions",
    "TriumvirOptionsRequest",
    "TriumvirPassed",
    "TriumvirPending",
    "TriumvirPhase",
    "TriumvirPlacement",
    "TriumvirPlayEnded",
    "TriumvirRestricted",
    "TriumvirRevealed",
    "TriumvirState",
    "TriumvirStep",
    "TriumvirStrengths",
    "TriumvirStrengthsCounted",
    "TriumvirSuit",
    "TriumvirTenPlaced",
    "TriumvirTriumvir",
    "TriumvirTriumvirTied",
    "TriumvirTriumvirWon",
    "TriumvirTurnStarted",
    "TriumvirView",
    "TriumvirViewRequest",
    "TrumpetAdvance",
    "TrumpetCard",
    "TrumpetCardPlayed",
    "TrumpetDealAnswer",
    "TrumpetDealRequest",
    "TrumpetDealt",
    "TrumpetDeclineTrump",
    "TrumpetDeferTrump",
    "TrumpetExchangeTrumps",
    "TrumpetGameEnded",
    "TrumpetImagineAnswer",
    "TrumpetImagineRequest",
    "TrumpetJudgeAnswer",
    "TrumpetJudgeRequest",
    "TrumpetLegalMoves",
    "TrumpetLegalMovesRequest",
    "TrumpetOptions",
    "TrumpetOptionsOnRevoke",
    "TrumpetOptionsRequest",
    "TrumpetOptionsRequestOnRevoke",
    "TrumpetPhase",
    "TrumpetPieceMoved",
    "TrumpetPiecePushed",
    "TrumpetPlaceTrump",
    "TrumpetPlay",
    "TrumpetPlayed",
    "TrumpetPushBack",
    "TrumpetRevokes",
    "TrumpetShuffled",
    "TrumpetState",
    "TrumpetSuit",
    "TrumpetTrick",
    "TrumpetTrickWon",
    "TrumpetTrumpDeclined",
    "TrumpetTrumpDeferred",
    "TrumpetTrumpOffered",
    "TrumpetTrumpPlaced",
    "TrumpetTrumpsExchanged",
    "TrumpetView",
    "TrumpetViewRequest",
    "Verification",
    "VersionEvents",
)
