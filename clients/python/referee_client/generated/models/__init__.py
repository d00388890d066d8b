"""Contains all the data models used in inputs/outputs"""

from .card import Card
from .created_session import CreatedSession
from .field_error import FieldError
from .game_detail import GameDetail
from .game_list import GameList
from .game_record import GameRecord
from .game_record_options import GameRecordOptions
from .game_record_status import GameRecordStatus
from .game_summary import GameSummary
from .health import Health
from .new_triumvirate_session import NewTriumvirateSession
from .option import Option
from .player_counts import PlayerCounts
from .problem import Problem
from .problem_code import ProblemCode
from .record_fairness import RecordFairness
from .record_fairness_mode import RecordFairnessMode
from .recorded_forfeit import RecordedForfeit
from .recorded_forfeit_reason import RecordedForfeitReason
from .recorded_move import RecordedMove
from .recorded_move_cause import RecordedMoveCause
from .result import Result
from .rng import Rng
from .rule import Rule
from .session_fairness import SessionFairness
from .session_fairness_mode import SessionFairnessMode
from .session_legal_moves import SessionLegalMoves
from .session_seat import SessionSeat
from .session_view import SessionView
from .session_view_status import SessionViewStatus
from .submission import Submission
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
from .verification import Verification

__all__ = (
    "Card",
    "CreatedSession",
    "FieldError",
    "GameDetail",
    "GameList",
    "GameRecord",
    "GameRecordOptions",
    "GameRecordStatus",
    "GameSummary",
    "Health",
    "NewTriumvirateSession",
    "Option",
    "PlayerCounts",
    "Problem",
    "ProblemCode",
    "RecordedForfeit",
    "RecordedForfeitReason",
    "RecordedMove",
    "RecordedMoveCause",
    "RecordFairness",
    "RecordFairnessMode",
    "Result",
    "Rng",
    "Rule",
    "SessionFairness",
    "SessionFairnessMode",
    "SessionLegalMoves",
    "SessionSeat",
    "SessionView",
    "SessionViewStatus",
    "Submission",
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
    "Verification",
)
