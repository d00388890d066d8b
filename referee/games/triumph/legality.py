"""What is legal in Triumph: one definition for listing moves and for refusing them."""

from referee.games.core import LegalMoves, Malformed, Rejection
from referee.games.triumph import records
from referee.games.triumph.catalogue import ABILITY_OF, DECK, POSITION
from referee.games.triumph.grid import CELLS
from referee.games.triumph.records import Ability, Card, State

Moves = tuple[records.Move, ...]

_NONE: Moves = ()
_DISCARDS: Moves = tuple(records.Discard(cell) for cell in CELLS)
_SWITCHES: tuple[Moves, ...] = tuple(tuple(records.Switch(cell, other) for other in CELLS if other != cell) for cell in CELLS)
_REPLACES: tuple[tuple[Moves, ...], ...] = tuple(
    tuple(tuple(records.Replace(cell, index) for index in range(players + 1)) for cell in CELLS) for players in range(5)
)
_COLLECTS: tuple[Moves, ...] = tuple((records.Collect(cell),) for cell in CELLS)
_KEEPS = {card: records.Keep(card) for card in DECK}
_STEALS = tuple(tuple(tuple(records.Steal(cell, seat, target) for target in CELLS) for seat in range(4)) for cell in CELLS)


def river_size(players: int) -> int:
    """Return how many cards the river has between turns (`triumph.river-size`)."""
    return players + 1


def grid_of(state: State, seat: int) -> tuple[Card | None, ...]:
    """Return a seat's grid, which lies face up in every phase but the first."""
    return () if state.grids is None else state.grids[seat]


def dealt_to(state: State, seat: int) -> tuple[Card, ...]:
    """Return the cards that a seat is to arrange, in the order dealt."""
    return () if state.dealt is None else state.dealt[seat]


def _has(grid: tuple[Card | None, ...], cell: int, ability: Ability) -> bool:
    card = grid[cell]
    return card is not None and ABILITY_OF[card] == ability


def listing(state: State, seat: int) -> LegalMoves:
    """List what a seat that is to act may do, in the order of the rules."""
    if state.phase == "arrange":
        dealt = dealt_to(state, seat)
        return records.LegalMoves(seat, (records.Arrange(dealt),), (records.Permutations(dealt),), complete=False)
    if state.phase == "collect":
        return records.LegalMoves(seat, tuple([_KEEPS[card] for card in sorted(state.drawn or (), key=POSITION.__getitem__)]))
    discards, switches, replaces, collects, steals = _DISCARDS, _NONE, _NONE, _NONE, _NONE
    for cell, card in enumerate(grid_of(state, seat)):
        ability = ABILITY_OF[card] if card else None
        if ability == "switch":
            switches += _SWITCHES[cell]
        elif ability == "replace":
            replaces += _REPLACES[state.players][cell]
        elif ability == "collect":
            collects += _COLLECTS[cell]
        elif ability == "steal":
            steals += _steals(state, seat, cell)
    return records.LegalMoves(seat, discards + switches + replaces + collects + steals)


def _steals(state: State, seat: int, cell: int) -> Moves:
    moves = _NONE
    for opponent in range(state.players):
        if opponent != seat:
            locked = state.locked[opponent]
            steals = _STEALS[cell][opponent]
            moves += tuple([move for move in steals if move.target not in locked]) if locked else steals
    return moves


def no_such_index(state: State, move: records.Replace) -> Malformed | None:
    """Return what is wrong with an index that the river of this table never has."""
    if move.river_index < river_size(state.players):
        return None
    return Malformed(f"The river has no index {move.river_index}: they are 0 to {state.players}.", "move.river_index")


def no_such_seat(state: State, move: records.Steal) -> Malformed | None:
    """Return what is wrong with an opponent that does not sit at this table."""
    if move.opponent < state.players:
        return None
    return Malformed(f"There is no seat {move.opponent}: the seats are 0 to {state.players - 1}.", "move.opponent")


def refuse_arrange(state: State, seat: int, move: records.Arrange) -> Rejection | None:
    """Refuse cards that were not dealt to the seat, and a card laid twice (`triumph.arrange`)."""
    dealt = dealt_to(state, seat)
    foreign = next((card for card in move.grid if card not in dealt), None)
    if foreign is not None:
        return Rejection("common.not-held", f"You were not dealt {foreign}.")
    missing = next((card for card in dealt if card not in move.grid), None)
    if missing is not None:
        return Rejection("triumph.arrange", f"Each of your nine cards has exactly one cell, and {missing} has none.")
    return None


def refuse_discard(_state: State, _seat: int, _move: records.Discard) -> None:
    """Refuse nothing: every cell of the own grid holds a card to discard."""
    return


def refuse_switch(state: State, seat: int, move: records.Switch) -> Rejection | None:
    """Refuse a cell without a Switch card, and a card that would trade places with itself (`triumph.switch`)."""
    lacking = _lacking(state, seat, move.cell, "switch")
    if lacking is None and move.other == move.cell:
        return Rejection("triumph.switch", "A Switch card trades places with another card, not with itself.")
    return lacking


def refuse_replace(state: State, seat: int, move: records.Replace) -> Rejection | None:
    """Refuse a cell without a Replace card."""
    return _lacking(state, seat, move.cell, "replace")


def refuse_collect(state: State, seat: int, move: records.Collect) -> Rejection | None:
    """Refuse a cell without a Collect card."""
    return _lacking(state, seat, move.cell, "collect")


def refuse_keep(state: State, _seat: int, move: records.Keep) -> Rejection | None:
    """Refuse a card that is not one of the two drawn."""
    return None if move.card in (state.drawn or ()) else Rejection("common.not-held", f"You did not draw {move.card}.")


def refuse_steal(state: State, seat: int, move: records.Steal) -> Rejection | None:
    """Refuse a cell without a Steal card, the own grid (`triumph.steal`) and locked cells (`triumph.locked`)."""
    lacking = _lacking(state, seat, move.cell, "steal")
    if lacking is not None:
        return lacking
    if move.opponent == seat:
        return Rejection("triumph.steal", "You cannot steal from yourself.")
    if move.target in state.locked[move.opponent]:
        card = grid_of(state, move.opponent)[move.target]
        return Rejection("triumph.locked", f"{card} in cell {move.target} of seat {move.opponent} is locked by a Defend card.")
    return None


def _lacking(state: State, seat: int, cell: int, ability: Ability) -> Rejection | None:
    grid = grid_of(state, seat)
    if _has(grid, cell, ability):
        return None
    return Rejection("common.not-held", f"Your cell {cell} holds {grid[cell]}, which is no {ability.capitalize()} card.")
