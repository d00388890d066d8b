"""The rules of Triumvir: turns, secret placements, effects and the end."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar, cast

from msgspec.structs import replace

from referee.games.core import Event, Kind
from referee.games.triumvir import legality, records, telling
from referee.games.triumvir.catalogue import DECK, TRIUMVIRS
from referee.games.triumvir.legality import can_place, canonical, movable, moving, pending_effect, where
from referee.games.triumvir.records import (
    Bans,
    Card,
    Equipped,
    Options,
    Pending,
    Placement,
    Placing,
    State,
    Step,
    Strengths,
    Triumvir,
)
from referee.games.triumvir.strength import moved, outcome, strengths, stronger, strongest, worth
from referee.games.triumvir.telling import BANNED_BY_THREE
from referee.games.tuples import put

NO_CARDS = Equipped()
_NO_BANS = Bans()
_REMEMBERED = 4096
"""How many sets of choices are remembered with what follows from them: all there are for two players."""

Placements = tuple[Placement | None, ...]
T = TypeVar("T")


class _Revealed(NamedTuple):
    """Placements, and all that follows from them alone: what is told, what is forbidden next turn, what is to be decided."""

    placements: Placements
    told: tuple[Event, ...]
    next_bans: tuple[Bans, ...]
    queue: tuple[Step, ...]


# --- Options and the deal ---------------------------------------------------------------------------------------------


def complete_options(_given: dict[str, int], _players: int) -> dict[str, int]:
    """Return all options: there are none."""
    return {}


def first_state(players: int, options: Options, _seed: str, events: list[Event]) -> State:
    """Return the game before its first placements; nothing in it is left to chance."""
    state = State(
        phase="commit", players=players, options=options, to_act=(), turn=1, first_activator=0, hands=(DECK,) * players,
        triumvirs=(NO_CARDS,) * players, strengths=(Strengths(),) * players, committed=(False,) * players,
        banned_cards=((),) * players, banned_triumvirs=((),) * players, placements=(None,) * players, pending=None, queue=(),
        next_bans=(_NO_BANS,) * players, result=None, choices=(None,) * players,
    )  # fmt: skip
    events += [telling.dealt(seat) for seat in range(players)]
    _start_turn(state, events)
    return state


# --- Turns ------------------------------------------------------------------------------------------------------------


@cache
def clockwise(first: int, players: int) -> tuple[int, ...]:
    """Return all seats, clockwise from the first."""
    return tuple([(first + i) % players for i in range(players)])


def bans(placements: Placements) -> tuple[Bans, ...]:
    """Return per seat what the 3s and 4s among its opponents' placements forbid it next turn."""
    threes = [seat for seat, placed in enumerate(placements) if placed and placed.card == "3"]
    fours = [(seat, placed.triumvir) for seat, placed in enumerate(placements) if placed and placed.card == "4" and placed.triumvir]
    if not threes and not fours:
        return (_NO_BANS,) * len(placements)
    forbidden = []
    for seat in range(len(placements)):
        barred = BANNED_BY_THREE if threes and threes != [seat] else ()
        forbidden.append(Bans(barred, canonical([triumvir for other, triumvir in fours if other != seat])))
    return tuple(forbidden)


def steps(placements: Placements, first_activator: int) -> list[Step]:
    """Return all that placements lead to, in order: the 10s, then the 2s and 5s, each in activation order."""
    players = len(placements)
    tens, effects = [], []
    for owner in clockwise(first_activator, players):
        placed = placements[owner]
        if placed is None:
            continue
        if placed.card == "10":
            tens.append(Step("ten", owner, (owner + 1) % players))
        elif placed.card == "2":
            effects.append(Step("two", owner, owner))
        elif placed.card == "5":
            effects += [Step("five", owner, seat) for seat in clockwise(owner, players)[1:]]
    return tens + effects


def restricted(state: State) -> bool:
    """Return whether any seat is under a restriction of a 3 or 4 this turn."""
    return any(state.banned_cards) or any(state.banned_triumvirs)


def _start_turn(state: State, events: list[Event]) -> None:
    """Ask for placements. A turn in which nobody can place goes by unasked."""
    while True:
        events.append(telling.turn_started(state.turn, state.first_activator))
        state.phase = "commit"
        state.to_act = tuple([seat for seat, hand in enumerate(state.hands) if hand and can_place(state, seat)])
        if len(state.to_act) == state.players:
            return
        for seat, hand in enumerate(state.hands):
            if hand and seat not in state.to_act:
                events.append(telling.passed(seat))
        if state.to_act:
            return
        if not restricted(state):
            _end(state, "No card can be placed any more: the game is over.", events)
            return
        _next_turn(state)


def _next_turn(state: State) -> None:
    nothing = (_NO_BANS,) * state.players
    state.turn += 1
    state.first_activator = (state.turn - 1) % state.players
    state.banned_cards = state.banned_triumvirs = ((),) * state.players
    if state.next_bans != nothing:
        state.banned_cards = tuple([forbidden.cards for forbidden in state.next_bans])
        state.banned_triumvirs = tuple([forbidden.triumvirs for forbidden in state.next_bans])
        state.next_bans = nothing


# --- Placements -------------------------------------------------------------------------------------------------------


def _equip_ten(state: State, seat: int, move: records.EquipTen, events: list[Event]) -> None:
    _commit(state, seat, records.EquipTen(canonical(move.triumvirs)), events)


def _commit(state: State, seat: int, choice: Placing, events: list[Event]) -> None:
    events.append(telling.committed(seat, choice))
    choices = list(state.choices)
    choices[seat] = choice
    if len(state.to_act) == 1:
        _reveal(state, choices, events)
        return
    state.choices = tuple(choices)
    state.committed = put(state.committed, seat, True)
    state.to_act = _less(state.to_act, seat)


def _reveal(state: State, choices: Sequence[Placing | None], events: list[Event]) -> None:
    """Turn all placements up at once, now that none can depend on another, and begin on what they lead to."""
    state.choices = (None,) * state.players
    state.committed = (False,) * state.players
    state.placements, told, state.next_bans, state.queue = _revealed(tuple(choices), state.first_activator)
    events += told
    hands, tables, counted = list(state.hands), list(state.triumvirs), list(state.strengths)
    for seat, placed in enumerate(state.placements):
        if placed is None:
            continue
        card, triumvir = placed.card, placed.triumvir
        hands[seat] = _less(hands[seat], card)
        if triumvir is not None:
            counted[seat] = stronger(counted[seat], triumvir, worth(card, tables, seat, triumvir))
            tables[seat] = with_card(tables[seat], card, triumvir)
    state.hands, state.triumvirs = tuple(hands), tuple(tables)
    _tell_strengths(state, tuple(counted), events)
    _go_on(state, events)


@lru_cache(_REMEMBERED)
def _revealed(choices: Sequence[Placing | None], first_activator: int) -> _Revealed:
    """Return what follows from choices alone."""
    placements = tuple([None if choice is None else _placement(choice) for choice in choices])
    shown = [(seat, placed) for seat in clockwise(first_activator, len(placements)) if (placed := placements[seat])]
    told: list[Event] = [telling.revealed(seat, placed) for seat, placed in shown]
    told += [event for seat, placed in shown if (event := telling.restricted(seat, placed))]
    return _Revealed(placements, tuple(told), bans(placements), tuple(steps(placements, first_activator)))


def _placement(choice: Placing) -> Placement:
    if isinstance(choice, records.EquipTen):
        return Placement("10", None, choice.triumvirs)
    return Placement(choice.card, choice.triumvir, None)


def without(own: Equipped, card: Card) -> Equipped:
    """Return a seat's Triumvirs with a card taken off, which is on one of them."""
    source = cast(Triumvir, where(own, card))
    left = _less(getattr(own, source), card)
    return replace(own, **{source: left})


def _less(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    at = values.index(value)
    return values[:at] + values[at + 1 :]


def with_card(own: Equipped, card: Card, triumvir: Triumvir) -> Equipped:
    """Return a seat's Triumvirs with a card put on one of them."""
    jack, queen, king = own.jack, own.queen, own.king
    if triumvir == "jack":
        return Equipped((*jack, card), queen, king)
    if triumvir == "queen":
        return Equipped(jack, (*queen, card), king)
    return Equipped(jack, queen, (*king, card))


def _tell_strengths(state: State, counted: tuple[Strengths, ...], events: list[Event]) -> None:
    if counted != state.strengths:
        state.strengths = counted
        events.append(telling.strengths_counted(counted))


# --- Effects ----------------------------------------------------------------------------------------------------------


def _go_on(state: State, events: list[Event]) -> None:
    """Ask for the next decision that somebody has, or end the turn."""
    while state.queue:
        step, state.queue = state.queue[0], state.queue[1:]
        placed = state.placements[step.owner]
        triumvir, triumvirs = (placed.triumvir, placed.triumvirs) if placed else (None, None)
        if triumvir is None or movable(state.triumvirs[step.seat], step.kind, triumvir):
            state.phase = "choose" if step.kind == "ten" else "move"
            state.pending = Pending(step.kind, step.owner, step.seat, triumvir, triumvirs)
            state.to_act = (step.seat,)
            return
        events.append(telling.move_skipped(step.seat, step.kind, step.owner, triumvir))
    state.pending = None
    if not any(state.hands):
        _end(state, "All cards have been placed: the game is over.", events)
        return
    _next_turn(state)
    _start_turn(state, events)


def _choose(state: State, seat: int, move: records.Choose, events: list[Event]) -> None:
    owner, triumvir = pending_effect(state).owner, move.triumvir
    state.triumvirs = put(state.triumvirs, owner, with_card(state.triumvirs[owner], "10", triumvir))
    state.placements = put(state.placements, owner, Placement("10", triumvir, None))
    events.append(telling.ten_placed(seat, owner, triumvir))
    _tell_strengths(state, strengths(state.triumvirs), events)
    _go_on(state, events)


def _move(state: State, seat: int, move: records.MoveCard, events: list[Event]) -> None:
    own, card = state.triumvirs[seat], move.card
    kind, triumvir = moving(state)
    source = cast(Triumvir, where(own, card))
    state.triumvirs = put(state.triumvirs, seat, with_card(without(own, card), card, triumvir))
    events.append(telling.moved(seat, kind, card, source, triumvir))
    _tell_strengths(state, moved(state.strengths, card, state.triumvirs, seat, source, triumvir), events)
    _go_on(state, events)


def _no_move(state: State, seat: int, _move: records.NoMove, events: list[Event]) -> None:
    events.append(telling.not_moved(seat))
    _go_on(state, events)


# --- The end ----------------------------------------------------------------------------------------------------------


def _end(state: State, why: str, events: list[Event]) -> None:
    state.phase = "finished"
    state.to_act = ()
    events.append(telling.play_ended(why))
    for triumvir, (strength, seats) in zip(TRIUMVIRS, strongest(state.strengths), strict=True):
        alone = len(seats) == 1
        events.append(telling.triumvir_won(seats[0], triumvir, strength) if alone else telling.triumvir_tied(triumvir, strength))
    state.result = outcome(state.strengths)
    events.append(telling.game_ended(state.result))


def scores(state: State) -> tuple[int, ...]:
    """Return how many Triumvirs each seat would win as they stand."""
    return outcome(state.strengths).scores


KINDS = (
    Kind(records.Equip, ("commit",), legality.refuse_equip, _commit),
    Kind(records.EquipTen, ("commit",), legality.refuse_equip_ten, _equip_ten),
    Kind(records.Choose, ("choose",), legality.refuse_choose, _choose),
    Kind(records.MoveCard, ("move",), legality.refuse_move, _move),
    Kind(records.NoMove, ("move",), legality.refuse_no_move, _no_move),
)
