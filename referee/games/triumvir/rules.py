"""The rules of Triumvir: turns, secret placements, effects and the end."""

from collections.abc import Sequence
from functools import cache
from typing import cast

from referee.games.core import Event, Kind, put
from referee.games.triumvir import legality, records
from referee.games.triumvir.catalogue import DECK, SUITS, TRIUMVIRS
from referee.games.triumvir.legality import EFFECT_RULES, can_place, canonical, movable, moving, pending_effect, where
from referee.games.triumvir.records import (
    Bans,
    Card,
    Cards,
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
from referee.games.triumvir.strength import outcome, strengths, strongest

BANNED_BY_THREE: Cards = ("2", "9")
NO_CARDS = Equipped()
_NO_BANS = Bans()


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
    for seat in range(players):
        text = f"Seat {seat} takes the {SUITS[seat]}."
        events.append(records.Dealt(seat=seat, rule="triumvir.deal", text=text, suit=SUITS[seat], cards=DECK))
    _start_turn(state, events)
    return state


# --- Turns ------------------------------------------------------------------------------------------------------------


@cache
def clockwise(first: int, players: int) -> tuple[int, ...]:
    """Return all seats, clockwise from the first."""
    return tuple([(first + i) % players for i in range(players)])


def bans(placements: Sequence[Placement | None]) -> tuple[Bans, ...]:
    """Return per seat what the 3s and 4s among its opponents' placements forbid it next turn."""
    cards = [placed.card if placed else None for placed in placements]
    if "3" not in cards and "4" not in cards:
        return (_NO_BANS,) * len(placements)
    forbidden = []
    for seat in range(len(placements)):
        others = [placed for other, placed in enumerate(placements) if placed and other != seat]
        closed = {placed.triumvir for placed in others if placed.card == "4"}
        three = "3" in [placed.card for placed in others]
        forbidden.append(Bans(BANNED_BY_THREE if three else (), tuple([triumvir for triumvir in TRIUMVIRS if triumvir in closed])))
    return tuple(forbidden)


def steps(placements: Sequence[Placement | None], first_activator: int) -> list[Step]:
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
        first = state.first_activator
        text = f"Turn {state.turn}: seat {first} activates first."
        events.append(records.TurnStarted(seat=first, rule="triumvir.activation", text=text, turn=state.turn))
        state.phase = "commit"
        holding = [seat for seat, hand in enumerate(state.hands) if hand]
        state.to_act = tuple([seat for seat in holding if can_place(state, seat)])
        for seat in holding:
            if seat not in state.to_act:
                text = f"Seat {seat} can place none of its cards and passes."
                events.append(records.Passed(seat=seat, rule="triumvir.pass", text=text))
        if state.to_act:
            return
        if not restricted(state):
            _end(state, "No card can be placed any more: the game is over.", events)
            return
        _next_turn(state)


def _next_turn(state: State) -> None:
    state.turn += 1
    state.first_activator = (state.turn - 1) % state.players
    state.banned_cards = tuple([forbidden.cards for forbidden in state.next_bans])
    state.banned_triumvirs = tuple([forbidden.triumvirs for forbidden in state.next_bans])
    state.next_bans = (_NO_BANS,) * state.players


# --- Placements -------------------------------------------------------------------------------------------------------


def _equip(state: State, seat: int, move: records.Equip, events: list[Event]) -> None:
    _commit(state, seat, move, events)


def _equip_ten(state: State, seat: int, move: records.EquipTen, events: list[Event]) -> None:
    _commit(state, seat, records.EquipTen(canonical(move.triumvirs)), events)


def _commit(state: State, seat: int, choice: Placing, events: list[Event]) -> None:
    state.choices = put(state.choices, seat, choice)
    state.committed = put(state.committed, seat, True)
    at = state.to_act.index(seat)
    state.to_act = state.to_act[:at] + state.to_act[at + 1 :]
    text = f"Seat {seat} has chosen its placement."
    events.append(records.Committed(seat=seat, rule="triumvir.placement", text=text, choice=choice))
    if not state.to_act:
        _reveal(state, events)


def _reveal(state: State, events: list[Event]) -> None:
    """Turn all placements up at once, now that none can depend on another, and begin on what they lead to."""
    placements: list[Placement | None] = [None] * state.players
    hands, tables = list(state.hands), list(state.triumvirs)
    for seat in clockwise(state.first_activator, state.players):
        choice = state.choices[seat]
        if choice is None:
            continue
        if isinstance(choice, records.EquipTen):
            placed = Placement("10", None, choice.triumvirs)
            place = " or the ".join(choice.triumvirs)
        else:
            placed = Placement(choice.card, choice.triumvir, None)
            place = choice.triumvir
            tables[seat] = with_card(tables[seat], choice.card, choice.triumvir)
        card = placed.card
        placements[seat] = placed
        hands[seat] = _less(hands[seat], card)
        text = f"Seat {seat} equips the {card} on the {place}."
        events.append(
            records.Revealed(
                seat=seat, rule="triumvir.placement", text=text, card=card, triumvir=placed.triumvir, triumvirs=placed.triumvirs
            )
        )
    state.hands, state.triumvirs, state.placements = tuple(hands), tuple(tables), tuple(placements)
    state.choices = (None,) * state.players
    state.committed = (False,) * state.players
    _restrict(state, events)
    _count(state, events)
    state.queue = tuple(steps(placements, state.first_activator))
    _go_on(state, events)


def _restrict(state: State, events: list[Event]) -> None:
    state.next_bans = bans(state.placements)
    for seat in clockwise(state.first_activator, state.players):
        placed = state.placements[seat]
        if placed is None or placed.triumvir is None:
            continue
        if placed.card == "3":
            text = f"Opponents of seat {seat} cannot equip a 2 or a 9 next turn."
            events.append(records.Restricted(seat=seat, rule="triumvir.three", text=text, cards=BANNED_BY_THREE, triumvirs=()))
        elif placed.card == "4":
            text = f"Opponents of seat {seat} cannot equip their {placed.triumvir} next turn."
            events.append(records.Restricted(seat=seat, rule="triumvir.four", text=text, cards=(), triumvirs=(placed.triumvir,)))


def without(own: Equipped, card: Card) -> Equipped:
    """Return a seat's Triumvirs with a card taken off, wherever it is."""
    return Equipped(_less(own.jack, card), _less(own.queen, card), _less(own.king, card))


def _less(cards: Cards, card: Card) -> Cards:
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_card(own: Equipped, card: Card, triumvir: Triumvir) -> Equipped:
    """Return a seat's Triumvirs with a card put on one of them."""
    jack, queen, king = own.jack, own.queen, own.king
    if triumvir == "jack":
        return Equipped((*jack, card), queen, king)
    if triumvir == "queen":
        return Equipped(jack, (*queen, card), king)
    return Equipped(jack, queen, (*king, card))


def _count(state: State, events: list[Event]) -> None:
    counted = strengths(state.triumvirs)
    if counted == state.strengths:
        return
    state.strengths = counted
    text = "The strengths of all Triumvirs are counted."
    events.append(records.StrengthsCounted(rule="triumvir.strength", text=text, strengths=counted))


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
        text = f"Seat {step.seat} has no card that it could move to its {triumvir}."
        events.append(
            records.MoveSkipped(seat=step.seat, rule=EFFECT_RULES[step.kind], text=text, owner=step.owner, triumvir=triumvir)
        )
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
    text = f"Seat {seat} puts the 10 of seat {owner} on the {triumvir}."
    events.append(records.TenPlaced(seat=seat, rule="triumvir.ten", text=text, owner=owner, triumvir=triumvir))
    _count(state, events)
    _go_on(state, events)


def _move(state: State, seat: int, move: records.MoveCard, events: list[Event]) -> None:
    own, card = state.triumvirs[seat], move.card
    kind, triumvir = moving(state)
    source = cast(Triumvir, where(own, card))
    state.triumvirs = put(state.triumvirs, seat, with_card(without(own, card), card, triumvir))
    text = f"Seat {seat} moves its {card} from the {source} to the {triumvir}."
    events.append(records.Moved(seat=seat, rule=EFFECT_RULES[kind], text=text, card=card, source=source, triumvir=triumvir))
    _count(state, events)
    _go_on(state, events)


def _no_move(state: State, seat: int, _move: records.NoMove, events: list[Event]) -> None:
    events.append(records.NotMoved(seat=seat, rule="triumvir.two", text=f"Seat {seat} moves nothing by its 2."))
    _go_on(state, events)


# --- The end ----------------------------------------------------------------------------------------------------------


def _end(state: State, why: str, events: list[Event]) -> None:
    state.phase = "finished"
    state.to_act = ()
    events.append(records.PlayEnded(rule="triumvir.end", text=why))
    for triumvir in TRIUMVIRS:
        strength, seats = strongest(state.strengths, triumvir)
        if len(seats) == 1:
            text = f"Seat {seats[0]} wins the {triumvir} with {strength}."
            events.append(
                records.TriumvirWon(seat=seats[0], rule="triumvir.strength", text=text, triumvir=triumvir, strength=strength)
            )
        else:
            text = f"Several seats have {strength} at the {triumvir}: nobody wins it."
            events.append(records.TriumvirTied(rule="triumvir.tied-triumvir", text=text, triumvir=triumvir, strength=strength))
    result = state.result = outcome(state.strengths)
    text = f"Seat {result.winners[0]} wins the game." if len(result.winners) == 1 else "The game is a draw."
    events.append(records.GameEnded(rule=result.reason, text=text, result=result))


def scores(state: State) -> tuple[int, ...]:
    """Return how many Triumvirs each seat would win as they stand."""
    return outcome(state.strengths).scores


KINDS = (
    Kind(records.Equip, ("commit",), legality.refuse_equip, _equip),
    Kind(records.EquipTen, ("commit",), legality.refuse_equip_ten, _equip_ten),
    Kind(records.Choose, ("choose",), legality.refuse_choose, _choose),
    Kind(records.MoveCard, ("move",), legality.refuse_move, _move),
    Kind(records.NoMove, ("move",), legality.refuse_no_move, _no_move),
)
