"""The rules of Triumph: the deal, the arranging, the actions and what they lead to."""

from referee.games.chance import Rng
from referee.games.core import Event, Kind
from referee.games.triumph import legality, records
from referee.games.triumph.catalogue import DECK, POSITION
from referee.games.triumph.grid import GRID_SIZE, NO_LINES, count_of, lines_of, locked_cells, outcome
from referee.games.triumph.legality import grid_of, river_size
from referee.games.triumph.records import Card, Options, State
from referee.games.tuples import put

_TURN_TEXTS = tuple(f"It is seat {seat}'s turn." for seat in range(4))

# --- Options and the deal ---------------------------------------------------------------------------------------------


def complete_options(given: dict[str, int], _players: int) -> dict[str, int]:
    """Return all options, those not given by their defaults."""
    return {"turn_limit": given.get("turn_limit", 1200)}


def first_state(players: int, options: Options, seed: str, events: list[Event]) -> State:
    """Return the game after its deal, all seats to arrange their grids."""
    seats = tuple(range(players))
    pile, rng = Rng(seed).shuffle(DECK)
    used = GRID_SIZE * players
    dealt = tuple([tuple(pile[seat:used:players]) for seat in seats])
    text = f"Seat {players - 1} shuffles {len(DECK)} cards."
    events.append(records.Shuffled(seat=players - 1, rule="triumph.deal", text=text, count=len(DECK)))
    for seat, cards in enumerate(dealt):
        text = f"Seat {seat} is dealt {GRID_SIZE} cards."
        events.append(records.Dealt(seat=seat, rule="triumph.deal", text=text, count=GRID_SIZE, cards=cards))
    return State(
        phase="arrange", players=players, options=options, to_act=seats, turns_completed=0, reshuffles=0, grids=None, river=(),
        locked=((),) * players, lines=(NO_LINES,) * players, collecting=None, result=None, dealt=dealt,
        arrangements=(None,) * players, draw_pile=tuple(pile[used:]), trash=(), drawn=None, rng=rng,
    )  # fmt: skip


# --- Arranging --------------------------------------------------------------------------------------------------------


def _arrange(state: State, seat: int, move: records.Arrange, events: list[Event]) -> None:
    state.arrangements = put(state.arrangements, seat, move.grid)
    state.to_act = tuple(other for other in state.to_act if other != seat)
    text = f"Seat {seat} has arranged its grid."
    events.append(records.Arranged(seat=seat, rule="triumph.arrange", text=text, grid=move.grid))
    if not state.to_act:
        _reveal(state, events)


def _reveal(state: State, events: list[Event]) -> None:
    """Turn up the grids, now that nobody's arrangement can depend on them, lay the river and begin the first turn."""
    grids = tuple([grid for grid in state.arrangements if grid is not None])
    state.grids = grids
    state.dealt = None
    for seat, grid in enumerate(grids):
        text = f"Seat {seat} turns up {', '.join(grid)}."
        events.append(records.GridRevealed(seat=seat, rule="triumph.arrange", text=text, grid=grid))
    size = river_size(state.players)
    state.river, state.draw_pile = state.draw_pile[:size], state.draw_pile[size:]
    text = f"The river is laid: {', '.join(state.river)}."
    events.append(records.RiverLaid(rule="triumph.river-size", text=text, cards=state.river, draw_count=len(state.draw_pile)))
    state.locked = tuple([locked_cells(grid) for grid in grids])
    state.lines = tuple([lines_of(grid) for grid in grids])
    _go_on(state, 0, "triumph.arranged-win", events)


# --- The parts of an action -------------------------------------------------------------------------------------------


def _lay(state: State, seat: int, grid: tuple[Card | None, ...]) -> None:
    """Change a seat's grid, and see what locks and lines that makes."""
    state.grids = put(state.grids or (), seat, grid)
    state.locked = put(state.locked, seat, locked_cells(grid))
    state.lines = put(state.lines, seat, lines_of(grid))


def _cards(state: State, seat: int) -> list[Card]:
    """Return the cards of a seat's grid: between actions every cell has one."""
    return list(state.grids[seat]) if state.grids else []  # type: ignore[arg-type]  # only while collecting is a cell empty


def _flow(state: State, seat: int, count: int, rule: str, events: list[Event]) -> None:
    """Move the last cards of the river to the trash, the one nearer the beginning first."""
    place = len(state.river) - count
    for card in state.river[place:]:
        state.trash = (*state.trash, card)
        text, trashed = f"{card} flows from the river to the trash.", len(state.trash)
        events.append(records.Trashed(seat=seat, rule=rule, text=text, card=card, river_index=place, trash_count=trashed))
    state.river = state.river[:place]


def _draw(state: State, seat: int, rule: str, events: list[Event]) -> Card:
    """Return the top card of the draw pile, which the trash refills at once if that was its last (`triumph.reshuffle`)."""
    card, state.draw_pile = state.draw_pile[0], state.draw_pile[1:]
    events.append(
        records.Drawn(seat=seat, rule=rule, text=f"Seat {seat} draws a card.", draw_count=len(state.draw_pile), card=card)
    )
    if not state.draw_pile:
        count = len(state.trash)
        pile, state.rng = state.rng.shuffle(sorted(state.trash, key=POSITION.__getitem__))
        state.draw_pile, state.trash = tuple(pile), ()
        state.reshuffles += 1
        text = f"The draw pile is empty: the {count} cards of the trash are shuffled into a new one."
        events.append(records.Reshuffled(rule="triumph.reshuffle", text=text, count=count))
    return card


def _fill(state: State, seat: int, cell: int, card: Card, rule: str, events: list[Event]) -> None:
    _lay(state, seat, put(grid_of(state, seat), cell, card))
    text = f"{card} fills cell {cell} of seat {seat}."
    events.append(records.CellFilled(seat=seat, rule=rule, text=text, cell=cell, card=card))


def _complete(state: State, seat: int, events: list[Event]) -> None:
    """End a seat's turn: its one action is complete."""
    state.turns_completed += 1
    _go_on(state, seat, "triumph.three-lines", events)


def _go_on(state: State, actor: int, win: str, events: list[Event]) -> None:
    """End the game if it is won, by the rule `win`, or drawn; else begin the next turn."""
    state.result = outcome(state.lines, actor, state.turns_completed, state.options.turn_limit)
    if state.result is None:
        seat = state.turns_completed % state.players
        state.phase = "turn"
        state.to_act = (seat,)
        turns, text = state.turns_completed, _TURN_TEXTS[seat]
        events.append(records.TurnPassed(seat=seat, rule="triumph.one-action", text=text, turns_completed=turns))
        return
    state.phase = "finished"
    state.to_act = ()
    if state.result.reason == "triumph.limit":
        text = f"{state.turns_completed} turns are completed: the game is a draw."
        events.append(records.GameEnded(rule="triumph.limit", text=text, result=state.result))
        return
    winner = state.result.winners[0]
    text = f"Seat {winner} has three lines and wins the game."
    events.append(records.GameEnded(seat=winner, rule=win, text=text, result=state.result))


# --- The actions ------------------------------------------------------------------------------------------------------


def _discard(state: State, seat: int, move: records.Discard, events: list[Event]) -> None:
    cell, rule = move.cell, "triumph.discard"
    card = _cards(state, seat)[cell]
    state.river = (card, *state.river)
    text = f"Seat {seat} discards {card} from cell {cell} to the beginning of the river."
    events.append(records.Discarded(seat=seat, rule=rule, text=text, cell=cell, card=card))
    drawn = _draw(state, seat, rule, events)
    _flow(state, seat, 1, rule, events)
    _fill(state, seat, cell, drawn, rule, events)
    _complete(state, seat, events)


def _switch(state: State, seat: int, move: records.Switch, events: list[Event]) -> None:
    cell, other = move.cell, move.other
    cards = _cards(state, seat)
    card, other_card = cards[cell], cards[other]
    cards[cell], cards[other] = other_card, card
    _lay(state, seat, tuple(cards))
    text = f"Seat {seat} switches {card} in cell {cell} with {other_card} in cell {other}."
    events.append(
        records.Switched(seat=seat, rule="triumph.switch", text=text, cell=cell, card=card, other=other, other_card=other_card)
    )
    _complete(state, seat, events)


def _replace(state: State, seat: int, move: records.Replace, events: list[Event]) -> None:
    cell, index = move.cell, move.river_index
    cards, fetched = _cards(state, seat), state.river[index]
    card, cards[cell] = cards[cell], fetched
    _lay(state, seat, tuple(cards))
    state.river = put(state.river, index, card)
    text = f"Seat {seat} replaces {card} in cell {cell} with {fetched}, and {card} takes its place in the river."
    events.append(
        records.Replaced(
            seat=seat, rule="triumph.replace-position", text=text, cell=cell, card=card, river_index=index, fetched=fetched
        )
    )
    _complete(state, seat, events)


def _collect(state: State, seat: int, move: records.Collect, events: list[Event]) -> None:
    cell, rule = move.cell, "triumph.collect"
    card = _cards(state, seat)[cell]
    _lay(state, seat, put(grid_of(state, seat), cell, None))
    state.river = (card, *state.river)
    text = f"Seat {seat} plays {card} from cell {cell}: it goes to the beginning of the river."
    events.append(records.CollectPlayed(seat=seat, rule=rule, text=text, cell=cell, card=card))
    _flow(state, seat, 2, rule, events)
    state.drawn = (_draw(state, seat, rule, events), _draw(state, seat, rule, events))
    state.collecting = records.Collecting(seat, cell)
    state.phase = "collect"


def _keep(state: State, seat: int, move: records.Keep, events: list[Event]) -> None:
    returned = next(card for card in state.drawn or () if card != move.card)
    _fill(state, seat, grid_of(state, seat).index(None), move.card, "triumph.collect", events)
    state.river = (returned, *state.river)
    text = f"{returned} goes to the beginning of the river."
    events.append(records.CardReturned(seat=seat, rule="triumph.collect", text=text, card=returned))
    state.drawn = state.collecting = None
    _complete(state, seat, events)


def _steal(state: State, seat: int, move: records.Steal, events: list[Event]) -> None:
    cell, opponent, target, rule = move.cell, move.opponent, move.target, "triumph.steal"
    card, stolen = _cards(state, seat)[cell], _cards(state, opponent)[target]
    state.river = (card, *state.river)
    text = f"Seat {seat} plays {card} from cell {cell}: it goes to the beginning of the river."
    events.append(records.StealPlayed(seat=seat, rule=rule, text=text, cell=cell, card=card))
    _flow(state, seat, 1, rule, events)
    _lay(state, seat, put(grid_of(state, seat), cell, stolen))
    text = f"Seat {seat} steals {stolen} from cell {target} of seat {opponent} into cell {cell}."
    events.append(records.Stolen(seat=seat, rule=rule, text=text, cell=cell, opponent=opponent, target=target, card=stolen))
    drawn = _draw(state, seat, rule, events)
    _fill(state, opponent, target, drawn, rule, events)
    _complete(state, seat, events)


def scores(state: State) -> tuple[int, ...]:
    """Return how many lines each seat has."""
    return tuple([count_of(lines) for lines in state.lines])


KINDS = (
    Kind(records.Arrange, ("arrange",), legality.refuse_arrange, _arrange),
    Kind(records.Discard, ("turn",), legality.refuse_discard, _discard),
    Kind(records.Switch, ("turn",), legality.refuse_switch, _switch),
    Kind(records.Replace, ("turn",), legality.refuse_replace, _replace, legality.no_such_index),
    Kind(records.Collect, ("turn",), legality.refuse_collect, _collect),
    Kind(records.Keep, ("collect",), legality.refuse_keep, _keep),
    Kind(records.Steal, ("turn",), legality.refuse_steal, _steal, legality.no_such_seat),
)
