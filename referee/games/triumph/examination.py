"""Which states of Triumph can exist: all that the rules make true of every state they lead to."""

from referee.games.core import Impossible, require
from referee.games.triumph.catalogue import ABILITY_OF, DECK
from referee.games.triumph.grid import GRID_SIZE, NO_LINES, TO_WIN, count_of, lines_of, locked_cells, outcome
from referee.games.triumph.legality import river_size
from referee.games.triumph.records import Card, State, Table


def examine(state: State) -> None:
    """Raise Impossible, naming the field, for a state that no game reaches."""
    require(len(state.arrangements) == state.players, "arrangements", "must have a value for each seat")
    require(state.rng.shuffles == 1 + state.reshuffles, "rng.shuffles", "must be one for the deal and one for each reshuffle")
    if state.phase == "arrange":
        _examine_arranging(state)
    else:
        _examine_table(state)
        _examine_piles(state)
        _examine_arrangements(state)
        _examine_turn(state)
    _examine_derived(state)
    _examine_cards(state)


def unseen_count(players: int) -> int:
    """Return how many cards the draw pile and the trash have together, in every phase but the first."""
    return len(DECK) - GRID_SIZE * players - river_size(players)


def fewest_turns(players: int, reshuffles: int, draw_count: int) -> int:
    """Return the fewest turns in which the draw pile can be at `draw_count` after so many reshuffles.

    A turn draws two cards at most (a Collect). From a full draw pile to the next takes half of it, rounded up, and what is
    left over by an odd number saves nothing but once: a Discard of the last card makes a new pile of one card fewer.
    """
    full = unseen_count(players)
    cycles = (reshuffles * full + 1) // 2
    left = full - draw_count if reshuffles % 2 == 0 else max(0, full - 1 - draw_count)
    return cycles + (left + 1) // 2


def before_action(table: Table) -> list[tuple[Card | None, ...]]:
    """Return the grids as they were before the action in progress: a Collect card played is back in its cell.

    It is the card at the beginning of the river, for its player has not chosen yet.
    """
    grids = list(table.grids or ())
    if table.collecting is not None:
        seat, cell = table.collecting.seat, table.collecting.cell
        grids[seat] = (*grids[seat][:cell], table.river[0], *grids[seat][cell + 1 :])
    return grids


def _examine_arranging(state: State) -> None:
    require(state.turns_completed == 0, "turns_completed", "must be 0 while arranging")
    require(state.reshuffles == 0, "reshuffles", "must be 0 while arranging")
    for field in ("grids", "collecting", "drawn", "result"):
        require(getattr(state, field) is None, field, "must be null while arranging")
    for field in ("river", "trash"):
        require(not getattr(state, field), field, "must be empty while arranging")
    dealt = state.dealt or ()
    require(len(dealt) == state.players, "dealt", "must have nine cards for each seat")
    for seat, arrangement in enumerate(state.arrangements):
        if arrangement is not None:
            right = sorted(arrangement) == sorted(dealt[seat])
            require(right, f"arrangements.{seat}", "must be the cards dealt to the seat")
    expected = tuple(seat for seat, arrangement in enumerate(state.arrangements) if arrangement is None)
    require(bool(expected), "arrangements", "cannot all be in: the grids would be up")
    require(state.to_act == expected, "to_act", f"must be {list(expected)}")


def _examine_table(state: State) -> None:
    require(state.dealt is None, "dealt", "must be null once all have arranged")
    collecting = state.collecting
    require((collecting is not None) == (state.phase == "collect"), "collecting", "must be there in phase collect, and only then")
    require((state.drawn is not None) == (state.phase == "collect"), "drawn", "must be there in phase collect, and only then")
    if collecting is not None:
        require(collecting.seat < state.players, "collecting.seat", "is no seat of this game")
    grids = state.grids or ()
    require(len(grids) == state.players, "grids", "must be one for each seat")
    for seat, grid in enumerate(grids):
        for cell, card in enumerate(grid):
            empty = collecting is not None and (collecting.seat, collecting.cell) == (seat, cell)
            require((card is None) == empty, f"grids.{seat}.{cell}", "must be a card, or null in the cell that collects")
    expected = river_size(state.players) - (collecting is not None)
    require(len(state.river) == expected, "river", f"must be {expected} cards")
    if collecting is not None:
        require(ABILITY_OF[state.river[0]] == "collect", "river.0", "must be the Collect card just played")


def _examine_piles(state: State) -> None:
    full = unseen_count(state.players)
    drawn, trashed = len(state.draw_pile), len(state.trash)
    require(drawn + trashed == full, "draw_pile", f"must be {full} cards together with the trash")
    require(drawn > 0, "draw_pile", "cannot be empty: the trash would have been shuffled into a new one")
    begun = state.turns_completed + (state.collecting is not None)
    fewest = fewest_turns(state.players, state.reshuffles, drawn)
    require(fewest <= begun, "turns_completed", f"is too few for what has been drawn, which takes {fewest} turns or more")
    if state.collecting is not None:
        right = trashed >= 2 or (trashed == 0 and state.reshuffles > 0)
        require(right, "trash", "must have the two cards that the Collect moved there, unless just reshuffled")


def _examine_arrangements(state: State) -> None:
    turns, players = state.turns_completed, state.players
    for seat, (arrangement, grid) in enumerate(zip(state.arrangements, before_action(state), strict=True)):
        field = f"arrangements.{seat}"
        if arrangement is None:
            raise Impossible(field, "must be there once all have arranged")
        own = (turns - seat + players - 1) // players
        changed = sum(was != now for was, now in zip(arrangement, grid, strict=True))
        require(
            changed <= turns + own, field, "differs too much from the grid: a turn changes two cells of the own, one of another"
        )
        if turns or state.phase != "finished":
            require(count_of(lines_of(arrangement)) < TO_WIN, field, "would have won before the first turn")
    arranged = [card for arrangement in state.arrangements for card in arrangement or ()]
    require(len(set(arranged)) == len(arranged), "arrangements", "must be different cards")


def _examine_turn(state: State) -> None:
    turns, players = state.turns_completed, state.players
    require(turns <= state.options.turn_limit, "turns_completed", "is past turn_limit")
    lines = [lines_of(grid) for grid in before_action(state)]
    actor = (turns - 1) % players if turns else 0
    result = outcome(lines, actor, turns, state.options.turn_limit)
    require(
        (result is not None) == (state.phase == "finished"), "phase", "must be finished when the game is won or drawn, only then"
    )
    require(state.result == result, "result", "must be null until the game is over, and then follow from lines and turns")
    expected = () if result is not None else (turns % players,)
    require(state.to_act == expected, "to_act", f"must be {list(expected)}")
    if state.collecting is not None:
        require((state.collecting.seat,) == expected, "collecting.seat", "must be the seat whose turn it is")
    if turns:
        others = sum(count_of(own) >= TO_WIN for seat, own in enumerate(lines) if seat != actor)
        stolen = others <= (ABILITY_OF[state.river[0]] == "steal")
        require(stolen, "grids", "cannot have three lines but by the last action, which for an opponent's grid is a Steal")


def _examine_derived(state: State) -> None:
    locked: tuple[tuple[int, ...], ...] = ((),) * state.players
    lines = (NO_LINES,) * state.players
    if state.grids is not None:
        locked = tuple([locked_cells(grid) for grid in state.grids])
        lines = tuple([lines_of(grid) for grid in state.grids])
    require(state.locked == locked, "locked", "must be, per seat, what its Defend cards lock")
    require(state.lines == lines, "lines", "must be, per seat, the rows and columns of one suit")


def _examine_cards(state: State) -> None:
    places: list[tuple[str, tuple[Card | None, ...]]] = [
        *((f"dealt.{seat}", cards) for seat, cards in enumerate(state.dealt or ())),
        *((f"grids.{seat}", grid) for seat, grid in enumerate(state.grids or ())),
        ("river", state.river),
        ("drawn", state.drawn or ()),
        ("draw_pile", state.draw_pile),
        ("trash", state.trash),
    ]
    where: dict[str, str] = {}
    for place, cards in places:
        for card in cards:
            if card is not None:
                require(card not in where, place, f"{card} is in {where.get(card)} too")
                where[card] = place
    missing = [card for card in DECK if card not in where]
    require(not missing, "draw_pile", f"{', '.join(missing)} is nowhere: all {len(DECK)} cards must be somewhere")
