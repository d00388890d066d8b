"""Triumph, for two to four players."""

from referee.games.core import Game
from referee.games.triumph import records
from referee.games.triumph.catalogue import CATALOGUE
from referee.games.triumph.examination import examine
from referee.games.triumph.legality import listing
from referee.games.triumph.rules import KINDS, complete_options, first_state, scores
from referee.games.triumph.views import state_behind, view_of

GAME = Game(
    name="triumph",
    min_players=2,
    max_players=4,
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
)
