"""The unions of the document by name, and their members by tag."""

from typing import TypeAlias

from .models import (
    NewTriumvirateSession,
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
)

Event: TypeAlias = (
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
EVENT_BY_TYPE: dict[str, type[Event]] = {
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

Move: TypeAlias = TriumviratePlay | TriumviratePledge | TriumvirateNoPledge
MOVE_BY_TYPE: dict[str, type[Move]] = {
    "triumvirate.play": TriumviratePlay,
    "triumvirate.pledge": TriumviratePledge,
    "triumvirate.no_pledge": TriumvirateNoPledge,
}

NewSession: TypeAlias = NewTriumvirateSession
NEW_SESSION_BY_GAME: dict[str, type[NewSession]] = {"triumvirate": NewTriumvirateSession}

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

View: TypeAlias = TriumvirateView
VIEW_BY_GAME: dict[str, type[View]] = {"triumvirate": TriumvirateView}
