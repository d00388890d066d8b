"""Triads, for two to five players."""

from referee.games.core import Game
from referee.games.triads import records
from referee.games.triads.catalogue import CATALOGUE
from referee.games.triads.examination import examine
from referee.games.triads.rules import KINDS, complete_options, first_state, forfeited, listing, scores
from referee.games.triads.views import state_behind, view_of

GAME = Game(
    name="triads",
    min_players=2,
    max_players=5,
    catalogue=CATALOGUE,
    state_type=records.State,
    view_type=records.View,
    options_type=records.Options,
    legal_moves_type=records.LegalMoves,
    move_type=records.Move,
    event_type=records.Event,
    kinds=KINDS,
    complete_options=complete_options,
    first_state=first_state,
    listing=listing,
    view_of=view_of,
    state_behind=state_behind,
    scores=scores,
    examine=examine,
    stand_in=forfeited,
)
