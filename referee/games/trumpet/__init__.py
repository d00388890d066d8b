"""Trumpet, for two to six players."""

from referee.games.core import Game
from referee.games.trumpet import records
from referee.games.trumpet.catalogue import CATALOGUE
from referee.games.trumpet.examination import examine
from referee.games.trumpet.legality import listing
from referee.games.trumpet.rules import KINDS, complete_options, first_state, scores
from referee.games.trumpet.views import state_behind, view_of

GAME = Game(
    name="trumpet",
    min_players=2,
    max_players=6,
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
