"""The unions of the document by name, and their members by tag."""

from typing import TypeAlias

from .models import (
    IntegerOption,
    IntegersOption,
    NewTriadsSession,
    NewTriumphSession,
    NewTriumvirateSession,
    NewTriumvirSession,
    NewTrumpetSession,
    RematchOffered,
    SeatForfeited,
    SeatLeft,
    SeatTaken,
    SessionEnded,
    StringOption,
    TimedOut,
    TriadsAntePaid,
    TriadsBettingBegan,
    TriadsBettingSkipped,
    TriadsCall,
    TriadsCalled,
    TriadsCheck,
    TriadsChecked,
    TriadsDealt,
    TriadsExchange,
    TriadsExchangeBegan,
    TriadsExchanged,
    TriadsFold,
    TriadsFolded,
    TriadsGameEnded,
    TriadsHandBegan,
    TriadsHandShown,
    TriadsPlayoffBegan,
    TriadsPotWon,
    TriadsRaise,
    TriadsRaised,
    TriadsRaiseRange,
    TriadsShuffled,
    TriadsUncalledReturned,
    TriadsView,
    TriadsWentOut,
    TriumphArrange,
    TriumphArranged,
    TriumphCardReturned,
    TriumphCellFilled,
    TriumphCollect,
    TriumphCollectPlayed,
    TriumphDealt,
    TriumphDiscard,
    TriumphDiscarded,
    TriumphDrawn,
    TriumphGameEnded,
    TriumphGridRevealed,
    TriumphKeep,
    TriumphPermutations,
    TriumphReplace,
    TriumphReplaced,
    TriumphReshuffled,
    TriumphRiverLaid,
    TriumphShuffled,
    TriumphSteal,
    TriumphStealPlayed,
    TriumphStolen,
    TriumphSwitch,
    TriumphSwitched,
    TriumphTrashed,
    TriumphTurnPassed,
    TriumphView,
    TriumvirateCardPlayed,
    TriumvirateConsulElected,
    TriumvirateDealt,
    TriumvirateEmperorCrowned,
    TriumvirateGameTied,
    TriumvirateMarkerTaken,
    TriumvirateMatchEnded,
    TriumvirateNoPledge,
    TriumvirateNotPledged,
    TriumviratePlay,
    TriumviratePledge,
    TriumviratePledged,
    TriumviratePledgeDecided,
    TriumviratePledgeSkipped,
    TriumviratePledgesRevealed,
    TriumvirateSetAside,
    TriumvirateShuffled,
    TriumvirateTrickWon,
    TriumvirateView,
    TriumvirChoose,
    TriumvirCommitted,
    TriumvirDealt,
    TriumvirEquip,
    TriumvirEquipTen,
    TriumvirGameEnded,
    TriumvirMoveCard,
    TriumvirMoved,
    TriumvirMoveSkipped,
    TriumvirNoMove,
    TriumvirNotMoved,
    TriumvirPassed,
    TriumvirPlayEnded,
    TriumvirRestricted,
    TriumvirRevealed,
    TriumvirStrengthsCounted,
    TriumvirTenPlaced,
    TriumvirTriumvirTied,
    TriumvirTriumvirWon,
    TriumvirTurnStarted,
    TriumvirView,
    TrumpetAdvance,
    TrumpetCardPlayed,
    TrumpetDealt,
    TrumpetDeclineTrump,
    TrumpetDeferTrump,
    TrumpetExchangeTrumps,
    TrumpetGameEnded,
    TrumpetPieceMoved,
    TrumpetPiecePushed,
    TrumpetPlaceTrump,
    TrumpetPlay,
    TrumpetPushBack,
    TrumpetRevokes,
    TrumpetShuffled,
    TrumpetTrickWon,
    TrumpetTrumpDeclined,
    TrumpetTrumpDeferred,
    TrumpetTrumpOffered,
    TrumpetTrumpPlaced,
    TrumpetTrumpsExchanged,
    TrumpetView,
)

Event: TypeAlias = (
    TriumphShuffled
    | TriumphDealt
    | TriumphArranged
    | TriumphGridRevealed
    | TriumphRiverLaid
    | TriumphDiscarded
    | TriumphSwitched
    | TriumphReplaced
    | TriumphCollectPlayed
    | TriumphStealPlayed
    | TriumphTrashed
    | TriumphDrawn
    | TriumphReshuffled
    | TriumphStolen
    | TriumphCellFilled
    | TriumphCardReturned
    | TriumphTurnPassed
    | TriumphGameEnded
    | TrumpetShuffled
    | TrumpetDealt
    | TrumpetCardPlayed
    | TrumpetTrickWon
    | TrumpetPieceMoved
    | TrumpetPiecePushed
    | TrumpetTrumpOffered
    | TrumpetTrumpPlaced
    | TrumpetTrumpsExchanged
    | TrumpetTrumpDeclined
    | TrumpetTrumpDeferred
    | TrumpetGameEnded
    | TriadsHandBegan
    | TriadsAntePaid
    | TriadsShuffled
    | TriadsDealt
    | TriadsBettingBegan
    | TriadsBettingSkipped
    | TriadsChecked
    | TriadsFolded
    | TriadsCalled
    | TriadsRaised
    | TriadsUncalledReturned
    | TriadsExchangeBegan
    | TriadsExchanged
    | TriadsHandShown
    | TriadsPlayoffBegan
    | TriadsPotWon
    | TriadsWentOut
    | TriadsGameEnded
    | TriumvirateShuffled
    | TriumvirateSetAside
    | TriumvirateDealt
    | TriumvirateCardPlayed
    | TriumvirateTrickWon
    | TriumvirateConsulElected
    | TriumviratePledgeDecided
    | TriumviratePledgeSkipped
    | TriumviratePledged
    | TriumvirateNotPledged
    | TriumvirateEmperorCrowned
    | TriumviratePledgesRevealed
    | TriumvirateMarkerTaken
    | TriumvirateGameTied
    | TriumvirateMatchEnded
    | TriumvirDealt
    | TriumvirTurnStarted
    | TriumvirPassed
    | TriumvirCommitted
    | TriumvirRevealed
    | TriumvirRestricted
    | TriumvirTenPlaced
    | TriumvirMoved
    | TriumvirNotMoved
    | TriumvirMoveSkipped
    | TriumvirStrengthsCounted
    | TriumvirPlayEnded
    | TriumvirTriumvirWon
    | TriumvirTriumvirTied
    | TriumvirGameEnded
    | SeatTaken
    | SeatLeft
    | TimedOut
    | SeatForfeited
    | SessionEnded
    | RematchOffered
)
EVENT_BY_TYPE: dict[str, type[Event]] = {
    "triumph.shuffled": TriumphShuffled,
    "triumph.dealt": TriumphDealt,
    "triumph.arranged": TriumphArranged,
    "triumph.grid_revealed": TriumphGridRevealed,
    "triumph.river_laid": TriumphRiverLaid,
    "triumph.discarded": TriumphDiscarded,
    "triumph.switched": TriumphSwitched,
    "triumph.replaced": TriumphReplaced,
    "triumph.collect_played": TriumphCollectPlayed,
    "triumph.steal_played": TriumphStealPlayed,
    "triumph.trashed": TriumphTrashed,
    "triumph.drawn": TriumphDrawn,
    "triumph.reshuffled": TriumphReshuffled,
    "triumph.stolen": TriumphStolen,
    "triumph.cell_filled": TriumphCellFilled,
    "triumph.card_returned": TriumphCardReturned,
    "triumph.turn_passed": TriumphTurnPassed,
    "triumph.game_ended": TriumphGameEnded,
    "trumpet.shuffled": TrumpetShuffled,
    "trumpet.dealt": TrumpetDealt,
    "trumpet.card_played": TrumpetCardPlayed,
    "trumpet.trick_won": TrumpetTrickWon,
    "trumpet.piece_moved": TrumpetPieceMoved,
    "trumpet.piece_pushed": TrumpetPiecePushed,
    "trumpet.trump_offered": TrumpetTrumpOffered,
    "trumpet.trump_placed": TrumpetTrumpPlaced,
    "trumpet.trumps_exchanged": TrumpetTrumpsExchanged,
    "trumpet.trump_declined": TrumpetTrumpDeclined,
    "trumpet.trump_deferred": TrumpetTrumpDeferred,
    "trumpet.game_ended": TrumpetGameEnded,
    "triads.hand_began": TriadsHandBegan,
    "triads.ante_paid": TriadsAntePaid,
    "triads.shuffled": TriadsShuffled,
    "triads.dealt": TriadsDealt,
    "triads.betting_began": TriadsBettingBegan,
    "triads.betting_skipped": TriadsBettingSkipped,
    "triads.checked": TriadsChecked,
    "triads.folded": TriadsFolded,
    "triads.called": TriadsCalled,
    "triads.raised": TriadsRaised,
    "triads.uncalled_returned": TriadsUncalledReturned,
    "triads.exchange_began": TriadsExchangeBegan,
    "triads.exchanged": TriadsExchanged,
    "triads.hand_shown": TriadsHandShown,
    "triads.playoff_began": TriadsPlayoffBegan,
    "triads.pot_won": TriadsPotWon,
    "triads.went_out": TriadsWentOut,
    "triads.game_ended": TriadsGameEnded,
    "triumvirate.shuffled": TriumvirateShuffled,
    "triumvirate.set_aside": TriumvirateSetAside,
    "triumvirate.dealt": TriumvirateDealt,
    "triumvirate.card_played": TriumvirateCardPlayed,
    "triumvirate.trick_won": TriumvirateTrickWon,
    "triumvirate.consul_elected": TriumvirateConsulElected,
    "triumvirate.pledge_decided": TriumviratePledgeDecided,
    "triumvirate.pledge_skipped": TriumviratePledgeSkipped,
    "triumvirate.pledged": TriumviratePledged,
    "triumvirate.not_pledged": TriumvirateNotPledged,
    "triumvirate.emperor_crowned": TriumvirateEmperorCrowned,
    "triumvirate.pledges_revealed": TriumviratePledgesRevealed,
    "triumvirate.marker_taken": TriumvirateMarkerTaken,
    "triumvirate.game_tied": TriumvirateGameTied,
    "triumvirate.match_ended": TriumvirateMatchEnded,
    "triumvir.dealt": TriumvirDealt,
    "triumvir.turn_started": TriumvirTurnStarted,
    "triumvir.passed": TriumvirPassed,
    "triumvir.committed": TriumvirCommitted,
    "triumvir.revealed": TriumvirRevealed,
    "triumvir.restricted": TriumvirRestricted,
    "triumvir.ten_placed": TriumvirTenPlaced,
    "triumvir.moved": TriumvirMoved,
    "triumvir.not_moved": TriumvirNotMoved,
    "triumvir.move_skipped": TriumvirMoveSkipped,
    "triumvir.strengths_counted": TriumvirStrengthsCounted,
    "triumvir.play_ended": TriumvirPlayEnded,
    "triumvir.triumvir_won": TriumvirTriumvirWon,
    "triumvir.triumvir_tied": TriumvirTriumvirTied,
    "triumvir.game_ended": TriumvirGameEnded,
    "session.seat_taken": SeatTaken,
    "session.seat_left": SeatLeft,
    "session.timed_out": TimedOut,
    "session.seat_forfeited": SeatForfeited,
    "session.ended": SessionEnded,
    "session.rematch_offered": RematchOffered,
}

Move: TypeAlias = (
    TriumphArrange
    | TriumphDiscard
    | TriumphSwitch
    | TriumphReplace
    | TriumphCollect
    | TriumphKeep
    | TriumphSteal
    | TrumpetPlay
    | TrumpetAdvance
    | TrumpetPushBack
    | TrumpetPlaceTrump
    | TrumpetExchangeTrumps
    | TrumpetDeclineTrump
    | TrumpetDeferTrump
    | TriadsCheck
    | TriadsFold
    | TriadsCall
    | TriadsRaise
    | TriadsExchange
    | TriumviratePlay
    | TriumviratePledge
    | TriumvirateNoPledge
    | TriumvirEquip
    | TriumvirEquipTen
    | TriumvirChoose
    | TriumvirMoveCard
    | TriumvirNoMove
)
MOVE_BY_TYPE: dict[str, type[Move]] = {
    "triumph.arrange": TriumphArrange,
    "triumph.discard": TriumphDiscard,
    "triumph.switch": TriumphSwitch,
    "triumph.replace": TriumphReplace,
    "triumph.collect": TriumphCollect,
    "triumph.keep": TriumphKeep,
    "triumph.steal": TriumphSteal,
    "trumpet.play": TrumpetPlay,
    "trumpet.advance": TrumpetAdvance,
    "trumpet.push_back": TrumpetPushBack,
    "trumpet.place_trump": TrumpetPlaceTrump,
    "trumpet.exchange_trumps": TrumpetExchangeTrumps,
    "trumpet.decline_trump": TrumpetDeclineTrump,
    "trumpet.defer_trump": TrumpetDeferTrump,
    "triads.check": TriadsCheck,
    "triads.fold": TriadsFold,
    "triads.call": TriadsCall,
    "triads.raise": TriadsRaise,
    "triads.exchange": TriadsExchange,
    "triumvirate.play": TriumviratePlay,
    "triumvirate.pledge": TriumviratePledge,
    "triumvirate.no_pledge": TriumvirateNoPledge,
    "triumvir.equip": TriumvirEquip,
    "triumvir.equip_ten": TriumvirEquipTen,
    "triumvir.choose": TriumvirChoose,
    "triumvir.move": TriumvirMoveCard,
    "triumvir.no_move": TriumvirNoMove,
}

NewSession: TypeAlias = NewTriumphSession | NewTrumpetSession | NewTriadsSession | NewTriumvirateSession | NewTriumvirSession
NEW_SESSION_BY_GAME: dict[str, type[NewSession]] = {
    "triumph": NewTriumphSession,
    "trumpet": NewTrumpetSession,
    "triads": NewTriadsSession,
    "triumvirate": NewTriumvirateSession,
    "triumvir": NewTriumvirSession,
}

Option: TypeAlias = IntegerOption | StringOption | IntegersOption
OPTION_BY_TYPE: dict[str, type[Option]] = {"integer": IntegerOption, "string": StringOption, "integers": IntegersOption}

Range: TypeAlias = TriumphPermutations | TrumpetRevokes | TriadsRaiseRange
RANGE_BY_TYPE: dict[str, type[Range]] = {
    "triumph.arrange": TriumphPermutations,
    "trumpet.play": TrumpetRevokes,
    "triads.raise": TriadsRaiseRange,
}

TriadsEvent: TypeAlias = (
    TriadsHandBegan
    | TriadsAntePaid
    | TriadsShuffled
    | TriadsDealt
    | TriadsBettingBegan
    | TriadsBettingSkipped
    | TriadsChecked
    | TriadsFolded
    | TriadsCalled
    | TriadsRaised
    | TriadsUncalledReturned
    | TriadsExchangeBegan
    | TriadsExchanged
    | TriadsHandShown
    | TriadsPlayoffBegan
    | TriadsPotWon
    | TriadsWentOut
    | TriadsGameEnded
)
TRIADS_EVENT_BY_TYPE: dict[str, type[TriadsEvent]] = {
    "triads.hand_began": TriadsHandBegan,
    "triads.ante_paid": TriadsAntePaid,
    "triads.shuffled": TriadsShuffled,
    "triads.dealt": TriadsDealt,
    "triads.betting_began": TriadsBettingBegan,
    "triads.betting_skipped": TriadsBettingSkipped,
    "triads.checked": TriadsChecked,
    "triads.folded": TriadsFolded,
    "triads.called": TriadsCalled,
    "triads.raised": TriadsRaised,
    "triads.uncalled_returned": TriadsUncalledReturned,
    "triads.exchange_began": TriadsExchangeBegan,
    "triads.exchanged": TriadsExchanged,
    "triads.hand_shown": TriadsHandShown,
    "triads.playoff_began": TriadsPlayoffBegan,
    "triads.pot_won": TriadsPotWon,
    "triads.went_out": TriadsWentOut,
    "triads.game_ended": TriadsGameEnded,
}

TriadsMove: TypeAlias = TriadsCheck | TriadsFold | TriadsCall | TriadsRaise | TriadsExchange
TRIADS_MOVE_BY_TYPE: dict[str, type[TriadsMove]] = {
    "triads.check": TriadsCheck,
    "triads.fold": TriadsFold,
    "triads.call": TriadsCall,
    "triads.raise": TriadsRaise,
    "triads.exchange": TriadsExchange,
}

TriumphEvent: TypeAlias = (
    TriumphShuffled
    | TriumphDealt
    | TriumphArranged
    | TriumphGridRevealed
    | TriumphRiverLaid
    | TriumphDiscarded
    | TriumphSwitched
    | TriumphReplaced
    | TriumphCollectPlayed
    | TriumphStealPlayed
    | TriumphTrashed
    | TriumphDrawn
    | TriumphReshuffled
    | TriumphStolen
    | TriumphCellFilled
    | TriumphCardReturned
    | TriumphTurnPassed
    | TriumphGameEnded
)
TRIUMPH_EVENT_BY_TYPE: dict[str, type[TriumphEvent]] = {
    "triumph.shuffled": TriumphShuffled,
    "triumph.dealt": TriumphDealt,
    "triumph.arranged": TriumphArranged,
    "triumph.grid_revealed": TriumphGridRevealed,
    "triumph.river_laid": TriumphRiverLaid,
    "triumph.discarded": TriumphDiscarded,
    "triumph.switched": TriumphSwitched,
    "triumph.replaced": TriumphReplaced,
    "triumph.collect_played": TriumphCollectPlayed,
    "triumph.steal_played": TriumphStealPlayed,
    "triumph.trashed": TriumphTrashed,
    "triumph.drawn": TriumphDrawn,
    "triumph.reshuffled": TriumphReshuffled,
    "triumph.stolen": TriumphStolen,
    "triumph.cell_filled": TriumphCellFilled,
    "triumph.card_returned": TriumphCardReturned,
    "triumph.turn_passed": TriumphTurnPassed,
    "triumph.game_ended": TriumphGameEnded,
}

TriumphMove: TypeAlias = (
    TriumphArrange | TriumphDiscard | TriumphSwitch | TriumphReplace | TriumphCollect | TriumphKeep | TriumphSteal
)
TRIUMPH_MOVE_BY_TYPE: dict[str, type[TriumphMove]] = {
    "triumph.arrange": TriumphArrange,
    "triumph.discard": TriumphDiscard,
    "triumph.switch": TriumphSwitch,
    "triumph.replace": TriumphReplace,
    "triumph.collect": TriumphCollect,
    "triumph.keep": TriumphKeep,
    "triumph.steal": TriumphSteal,
}

TriumvirEvent: TypeAlias = (
    TriumvirDealt
    | TriumvirTurnStarted
    | TriumvirPassed
    | TriumvirCommitted
    | TriumvirRevealed
    | TriumvirRestricted
    | TriumvirTenPlaced
    | TriumvirMoved
    | TriumvirNotMoved
    | TriumvirMoveSkipped
    | TriumvirStrengthsCounted
    | TriumvirPlayEnded
    | TriumvirTriumvirWon
    | TriumvirTriumvirTied
    | TriumvirGameEnded
)
TRIUMVIR_EVENT_BY_TYPE: dict[str, type[TriumvirEvent]] = {
    "triumvir.dealt": TriumvirDealt,
    "triumvir.turn_started": TriumvirTurnStarted,
    "triumvir.passed": TriumvirPassed,
    "triumvir.committed": TriumvirCommitted,
    "triumvir.revealed": TriumvirRevealed,
    "triumvir.restricted": TriumvirRestricted,
    "triumvir.ten_placed": TriumvirTenPlaced,
    "triumvir.moved": TriumvirMoved,
    "triumvir.not_moved": TriumvirNotMoved,
    "triumvir.move_skipped": TriumvirMoveSkipped,
    "triumvir.strengths_counted": TriumvirStrengthsCounted,
    "triumvir.play_ended": TriumvirPlayEnded,
    "triumvir.triumvir_won": TriumvirTriumvirWon,
    "triumvir.triumvir_tied": TriumvirTriumvirTied,
    "triumvir.game_ended": TriumvirGameEnded,
}

TriumvirMove: TypeAlias = TriumvirEquip | TriumvirEquipTen | TriumvirChoose | TriumvirMoveCard | TriumvirNoMove
TRIUMVIR_MOVE_BY_TYPE: dict[str, type[TriumvirMove]] = {
    "triumvir.equip": TriumvirEquip,
    "triumvir.equip_ten": TriumvirEquipTen,
    "triumvir.choose": TriumvirChoose,
    "triumvir.move": TriumvirMoveCard,
    "triumvir.no_move": TriumvirNoMove,
}

TriumvirPlacing: TypeAlias = TriumvirEquip | TriumvirEquipTen
TRIUMVIR_PLACING_BY_TYPE: dict[str, type[TriumvirPlacing]] = {
    "triumvir.equip": TriumvirEquip,
    "triumvir.equip_ten": TriumvirEquipTen,
}

TriumvirateEvent: TypeAlias = (
    TriumvirateShuffled
    | TriumvirateSetAside
    | TriumvirateDealt
    | TriumvirateCardPlayed
    | TriumvirateTrickWon
    | TriumvirateConsulElected
    | TriumviratePledgeDecided
    | TriumviratePledgeSkipped
    | TriumviratePledged
    | TriumvirateNotPledged
    | TriumvirateEmperorCrowned
    | TriumviratePledgesRevealed
    | TriumvirateMarkerTaken
    | TriumvirateGameTied
    | TriumvirateMatchEnded
)
TRIUMVIRATE_EVENT_BY_TYPE: dict[str, type[TriumvirateEvent]] = {
    "triumvirate.shuffled": TriumvirateShuffled,
    "triumvirate.set_aside": TriumvirateSetAside,
    "triumvirate.dealt": TriumvirateDealt,
    "triumvirate.card_played": TriumvirateCardPlayed,
    "triumvirate.trick_won": TriumvirateTrickWon,
    "triumvirate.consul_elected": TriumvirateConsulElected,
    "triumvirate.pledge_decided": TriumviratePledgeDecided,
    "triumvirate.pledge_skipped": TriumviratePledgeSkipped,
    "triumvirate.pledged": TriumviratePledged,
    "triumvirate.not_pledged": TriumvirateNotPledged,
    "triumvirate.emperor_crowned": TriumvirateEmperorCrowned,
    "triumvirate.pledges_revealed": TriumviratePledgesRevealed,
    "triumvirate.marker_taken": TriumvirateMarkerTaken,
    "triumvirate.game_tied": TriumvirateGameTied,
    "triumvirate.match_ended": TriumvirateMatchEnded,
}

TriumvirateMove: TypeAlias = TriumviratePlay | TriumviratePledge | TriumvirateNoPledge
TRIUMVIRATE_MOVE_BY_TYPE: dict[str, type[TriumvirateMove]] = {
    "triumvirate.play": TriumviratePlay,
    "triumvirate.pledge": TriumviratePledge,
    "triumvirate.no_pledge": TriumvirateNoPledge,
}

TrumpetEvent: TypeAlias = (
    TrumpetShuffled
    | TrumpetDealt
    | TrumpetCardPlayed
    | TrumpetTrickWon
    | TrumpetPieceMoved
    | TrumpetPiecePushed
    | TrumpetTrumpOffered
    | TrumpetTrumpPlaced
    | TrumpetTrumpsExchanged
    | TrumpetTrumpDeclined
    | TrumpetTrumpDeferred
    | TrumpetGameEnded
)
TRUMPET_EVENT_BY_TYPE: dict[str, type[TrumpetEvent]] = {
    "trumpet.shuffled": TrumpetShuffled,
    "trumpet.dealt": TrumpetDealt,
    "trumpet.card_played": TrumpetCardPlayed,
    "trumpet.trick_won": TrumpetTrickWon,
    "trumpet.piece_moved": TrumpetPieceMoved,
    "trumpet.piece_pushed": TrumpetPiecePushed,
    "trumpet.trump_offered": TrumpetTrumpOffered,
    "trumpet.trump_placed": TrumpetTrumpPlaced,
    "trumpet.trumps_exchanged": TrumpetTrumpsExchanged,
    "trumpet.trump_declined": TrumpetTrumpDeclined,
    "trumpet.trump_deferred": TrumpetTrumpDeferred,
    "trumpet.game_ended": TrumpetGameEnded,
}

TrumpetMove: TypeAlias = (
    TrumpetPlay
    | TrumpetAdvance
    | TrumpetPushBack
    | TrumpetPlaceTrump
    | TrumpetExchangeTrumps
    | TrumpetDeclineTrump
    | TrumpetDeferTrump
)
TRUMPET_MOVE_BY_TYPE: dict[str, type[TrumpetMove]] = {
    "trumpet.play": TrumpetPlay,
    "trumpet.advance": TrumpetAdvance,
    "trumpet.push_back": TrumpetPushBack,
    "trumpet.place_trump": TrumpetPlaceTrump,
    "trumpet.exchange_trumps": TrumpetExchangeTrumps,
    "trumpet.decline_trump": TrumpetDeclineTrump,
    "trumpet.defer_trump": TrumpetDeferTrump,
}

View: TypeAlias = TriumphView | TrumpetView | TriadsView | TriumvirateView | TriumvirView
VIEW_BY_GAME: dict[str, type[View]] = {
    "triumph": TriumphView,
    "trumpet": TrumpetView,
    "triads": TriadsView,
    "triumvirate": TriumvirateView,
    "triumvir": TriumvirView,
}
