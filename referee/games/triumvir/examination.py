"""Which states of Triumvir can exist: all that the rules make true of every state they lead to."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from msgspec.structs import replace

from referee.games.core import Impossible, require
from referee.games.triumvir.catalogue import DECK, POSITION, TRIUMVIRS
from referee.games.triumvir.legality import bar, canonical, movable, placings, where
from referee.games.triumvir.records import Bans, Cards, Equipped, Pending, Placement, State, Step, Triumvirs
from referee.games.triumvir.rules import bans, restricted, steps, without
from referee.games.triumvir.strength import outcome, strengths
from referee.games.triumvir.telling import BANNED_BY_THREE

_PER_SEAT = (
    "hands", "triumvirs", "strengths", "committed", "banned_cards", "banned_triumvirs", "placements", "next_bans", "choices",
)  # fmt: skip


def examine(state: State) -> None:
    """Raise Impossible, naming the field, for a state that no game reaches."""
    _examine_shape(state)
    _examine_cards(state)
    _examine_steps(state)
    _examine_bans(state)
    _examine_turns(state)
    _examine_tables(state)
    _examine_choices(state)
    _examine_end(state)


def _examine_shape(state: State) -> None:
    for field in _PER_SEAT:
        require(len(getattr(state, field)) == state.players, field, "must have a value for each seat")
    first = (state.turn - 1) % state.players
    require(state.first_activator == first, "first_activator", f"must be seat {first} in turn {state.turn}")
    for seat, hand in enumerate(state.hands):
        require(list(hand) == sorted(hand, key=POSITION.__getitem__), f"hands.{seat}", "must be sorted in canonical order")


# --- Cards ------------------------------------------------------------------------------------------------------------


def _examine_cards(state: State) -> None:
    for seat, (hand, own, placed) in enumerate(zip(state.hands, state.triumvirs, state.placements, strict=True)):
        if placed is not None:
            _examine_placement(state, placed, seat)
        between = ("10",) if placed is not None and placed.triumvir is None else ()
        cards = sorted([*hand, *_on_table(own), *between], key=POSITION.__getitem__)
        require(cards == list(DECK), f"triumvirs.{seat}", "must have, with the hand, every card of the seat once")
    require(state.strengths == strengths(state.triumvirs), "strengths", "must follow from the cards on the Triumvirs")


def _examine_placement(state: State, placed: Placement, seat: int) -> None:
    field = f"placements.{seat}"
    pair = placed.triumvirs
    if pair is None:
        require(placed.triumvir is not None, f"{field}.triumvir", "must be there: the card is on it")
        on_table = where(state.triumvirs[seat], placed.card) is not None
        require(on_table, f"{field}.card", f"{placed.card} is on none of the seat's Triumvirs")
        return
    require(placed.card == "10" and state.phase == "choose", f"{field}.triumvirs", "is for a 10 that is still to be chosen for")
    require(placed.triumvir is None, f"{field}.triumvir", "must be null until it is chosen")
    require(pair[0] != pair[1] and pair == canonical(pair), f"{field}.triumvirs", "must be two, in canonical order")


def _on_table(own: Equipped) -> Cards:
    return own.jack + own.queen + own.king


# --- Effects ----------------------------------------------------------------------------------------------------------


def _examine_steps(state: State) -> None:
    """Check that what is pending and queued is the rest of what the placements lead to."""
    pending = state.pending
    if state.phase not in ("choose", "move"):
        require(pending is None, "pending", f"must be null in phase {state.phase}")
        require(not state.queue, "queue", f"must be empty in phase {state.phase}")
        return
    if pending is None:
        raise Impossible("pending", f"must be there in phase {state.phase}")
    require((pending.kind == "ten") == (state.phase == "choose"), "pending.kind", f"does not belong to phase {state.phase}")
    rest = [Step(pending.kind, pending.owner, pending.seat), *state.queue]
    every = steps(state.placements, state.first_activator)
    require(len(rest) <= len(every) and every[len(every) - len(rest) :] == rest, "queue", "does not follow from the placements")
    tens = {step.owner for step in rest if step.kind == "ten"}
    for seat, placed in enumerate(state.placements):
        waiting = placed is not None and placed.triumvir is None
        require(waiting == (seat in tens), f"placements.{seat}.triumvir", "must be null as long as the 10 waits for its Triumvir")
    _examine_pending(state, pending)
    require(state.to_act == (pending.seat,), "to_act", f"must be [{pending.seat}]")


def _examine_pending(state: State, pending: Pending) -> None:
    placed = state.placements[pending.owner]
    triumvir, triumvirs = (placed.triumvir, placed.triumvirs) if placed else (None, None)
    require(pending.triumvir == triumvir, "pending.triumvir", "must be that of the placement")
    require(pending.triumvirs == triumvirs, "pending.triumvirs", "must be those of the placement")
    if triumvir is not None:
        can_move = bool(movable(state.triumvirs[pending.seat], pending.kind, triumvir))
        require(can_move, "pending", "cannot be asked: the seat has no card that it could move")


def _done(state: State) -> list[Step]:
    """Return the steps of the last turn revealed that lie behind."""
    every = steps(state.placements, (_last_revealed(state) - 1) % state.players)
    return every[: len(every) - len(state.queue) - (state.pending is not None)]


# --- Restrictions -----------------------------------------------------------------------------------------------------


def _examine_bans(state: State) -> None:
    """Check what is forbidden next turn by the placements, and what is forbidden now by those there can have been before."""
    forbidden = bans(state.placements)
    last = _last_revealed(state)
    if last < state.turn:
        if last < state.turn - 1:
            _examine_skipped(state, forbidden)
            forbidden = bans((None,) * state.players)
        for seat, ban in enumerate(forbidden):
            require(state.banned_cards[seat] == ban.cards, f"banned_cards.{seat}", "must follow from the last placements")
            closed = state.banned_triumvirs[seat]
            require(closed == ban.triumvirs, f"banned_triumvirs.{seat}", "must follow from the last placements")
            require(not state.next_bans[seat].cards, f"next_bans.{seat}.cards", "must be empty until placements are revealed")
            require(not state.next_bans[seat].triumvirs, f"next_bans.{seat}.triumvirs", "must be empty until then")
        return
    for seat, ban in enumerate(forbidden):
        require(state.next_bans[seat] == ban, f"next_bans.{seat}", "must follow from the placements")
    for seat, (cards, closed) in enumerate(zip(state.banned_cards, state.banned_triumvirs, strict=True)):
        require(cards in ((), BANNED_BY_THREE), f"banned_cards.{seat}", "must be 2 and 9, or empty")
        ordered = closed == tuple([triumvir for triumvir in TRIUMVIRS if triumvir in closed])
        require(ordered, f"banned_triumvirs.{seat}", "must be different ones in canonical order")
    if not restricted(state):
        return
    require(state.turn > 1, "banned_cards", "must be empty in the first turn, as must banned_triumvirs")
    earlier = [set(_earlier(state, seat)) for seat in range(state.players)]
    sources = tuple([frozenset(earlier[seat] & {"3", "4"}) for seat in range(state.players)])
    why = "cannot come from any placements of the turn before"
    require(_explained(state.banned_cards, state.banned_triumvirs, sources), "banned_cards", why)


def _last_revealed(state: State) -> int:
    """Return the turn in which the placements were revealed: this one, or the last in which not all passed."""
    if state.phase in ("choose", "move") or (state.phase == "finished" and not any(state.hands)):
        return state.turn
    skipped = not restricted(state) and any(ban != Bans() for ban in bans(state.placements))
    return state.turn - 2 if skipped else state.turn - 1


def _examine_skipped(state: State, forbidden: Sequence[Bans]) -> None:
    """Check that the restrictions of the turn before, which are gone, left no seat a placement."""
    cards, triumvirs = tuple([ban.cards for ban in forbidden]), tuple([ban.triumvirs for ban in forbidden])
    before = replace(state, banned_cards=cards, banned_triumvirs=triumvirs)
    for seat in range(state.players):
        field = f"banned_cards.{seat}" if cards[seat] else f"banned_triumvirs.{seat}"
        require(not placings(before, seat), field, "must follow from the last placements: a seat could place a card under them")


def _earlier(state: State, seat: int) -> list[str]:
    """Return the cards that a seat placed before the last turn revealed."""
    placed = state.placements[seat]
    return [card for card in _on_table(state.triumvirs[seat]) if placed is None or card != placed.card]


@lru_cache(maxsize=1024)
def _explained(cards: tuple[Cards, ...], triumvirs: tuple[Triumvirs, ...], sources: tuple[frozenset[str], ...]) -> bool:
    """Return whether 3s and 4s of these seats, one card a seat, can together forbid just that."""
    options: list[list[Placement | None]] = []
    for seat in range(len(cards)):
        own: list[Placement | None] = [None]
        if "3" in sources[seat]:
            own.append(Placement("3", "jack", None))
        if "4" in sources[seat]:
            own += [Placement("4", triumvir, None) for triumvir in TRIUMVIRS]
        options.append(own)
    wanted = list(zip(cards, triumvirs, strict=True))
    return any([(ban.cards, ban.triumvirs) for ban in bans(placements)] == wanted for placements in product(*options))


# --- Turns ------------------------------------------------------------------------------------------------------------


def _examine_turns(state: State) -> None:
    """Check that each seat placed a card a turn but when restrictions, or a lone 7, can have made it pass."""
    over = state.turn - 1 if state.phase == "commit" else state.turn
    revealed = _last_revealed(state)
    limit = _longest_game(state.players)
    require(over <= limit, "turn", f"cannot be so late: a game has at most {limit} turns")
    skipped = revealed < state.turn - 1
    cards_before = [_on_table(own) if skipped else _earlier(state, seat) for seat, own in enumerate(state.triumvirs)]
    for seat, (hand, placed) in enumerate(zip(state.hands, state.placements, strict=True)):
        field = f"hands.{seat}"
        passes = over - (len(DECK) - len(hand))
        known = over - revealed + (placed is None and revealed > 0)
        require(passes >= 0, field, f"must be at least {len(DECK) - over} cards after {over} turns")
        require(not hand or passes >= known, field, f"must be more cards: the seat passed {known} times at the least")
        require(placed is None or revealed > 0, f"placements.{seat}", "must be null in the first turn")
        if hand and hand != ("7",):
            others = [other for other in range(state.players) if other != seat]
            most = sum(card in ("3", "4") for other in others for card in cards_before[other])
            require(passes <= most, field, f"must be fewer cards: restrictions made the seat pass {most} times at the most")


def _longest_game(players: int) -> int:
    """Return the most turns a game can have.

    Restrictions make a seat pass at most twice for each opponent. So after 10 turns and those only lone 7s are held. One more
    turn may be under restrictions, in the next some 7s may be placed, and in the one after that the game ends.
    """
    return len(DECK) + 2 * (players - 1) + 3


# --- Triumvirs --------------------------------------------------------------------------------------------------------


def _examine_tables(state: State) -> None:
    done = _done(state)
    for seat, own in enumerate(state.triumvirs):
        if state.phase != "commit":
            _examine_restrictions(state, seat)
        if not any(step.seat == seat and step.kind != "ten" for step in done):
            _examine_last_placement(state, seat)
        _examine_order(own, _moves_so_far(state, seat, done), f"triumvirs.{seat}")


def _moves_so_far(state: State, seat: int, done: Sequence[Step]) -> int:
    """Return how many times effects may have moved a card of the seat."""
    now = sum(step.seat == seat and step.kind != "ten" for step in done)
    earlier = sum("5" in _earlier(state, other) for other in range(state.players) if other != seat)
    return now + earlier + ("2" in _earlier(state, seat))


def _examine_restrictions(state: State, seat: int) -> None:
    """Check that the seat's placement of this turn kept to the restrictions."""
    placed, closed = state.placements[seat], state.banned_triumvirs[seat]
    if placed is None:
        return
    require(placed.card not in state.banned_cards[seat], f"placements.{seat}.card", "was banned by a 3")
    chosen = placed.triumvirs or (placed.triumvir,)
    require(not set(chosen) & set(closed), f"placements.{seat}", "was closed by a 4")
    require(placed.card != "10" or len(closed) <= 1, f"placements.{seat}", "had not two Triumvirs to choose from")


def _examine_last_placement(state: State, seat: int) -> None:
    """Check that a seat whose cards have not moved since then placed its last card by the rules, or had none to place."""
    placed, own = state.placements[seat], state.triumvirs[seat]
    if placed is None:
        passed = state.phase == "commit" or not placings(state, seat)
        require(passed, f"placements.{seat}", "cannot be null: the seat had no reason to pass")
    elif placed.triumvir is not None:
        field = f"triumvirs.{seat}.{placed.triumvir}"
        stack: Cards = getattr(own, placed.triumvir)
        require(stack[-1:] == (placed.card,), field, "must end with the card just placed")
        legal = bar(placed.card, getattr(without(own, placed.card), placed.triumvir), closed=False) is None
        require(legal, field, "cannot have the card just placed")


def _examine_order(own: Equipped, moves: int, field: str) -> None:
    """Check that cards which lie where they cannot have been equipped can have been moved there."""
    for triumvir in TRIUMVIRS:
        stack: Cards = getattr(own, triumvir)
        if "7" in stack and "8" in stack:
            require(stack.index("8") < stack.index("7"), f"{field}.{triumvir}", "cannot have the 8 come to the 7")
        unmoved = stack[: stack.index("9") + 1] if "9" in stack else stack
        strays = [card for card in stack[len(unmoved) :] if card != "10"]
        require(len(strays) <= moves, f"{field}.{triumvir}", f"cannot have {', '.join(strays)} come to the 9")
        require(stack[:1] != ("7",) or moves > 0, f"{field}.{triumvir}", "cannot have the 7 first: nothing was moved")


# --- Choices ----------------------------------------------------------------------------------------------------------


def _examine_choices(state: State) -> None:
    commit = state.phase == "commit"
    asked = []
    for seat, choice in enumerate(state.choices):
        require(commit or choice is None, f"choices.{seat}", f"must be null in phase {state.phase}")
        require(state.committed[seat] == (choice is not None), f"committed.{seat}", "must tell whether the seat has chosen")
        if not commit:
            continue
        legal = placings(state, seat)
        require(choice is None or choice in legal, f"choices.{seat}", "is no legal placement")
        if legal and choice is None:
            asked.append(seat)
    if commit:
        require(state.to_act == tuple(asked), "to_act", f"must be {asked}")
        require(bool(asked), "choices", "cannot all be in: they would be revealed")


# --- The end ----------------------------------------------------------------------------------------------------------


def _examine_end(state: State) -> None:
    if state.phase != "finished":
        require(state.result is None, "result", "must be null until the game is over")
        return
    require(not state.to_act, "to_act", "must be empty when the game is over")
    require(state.result == outcome(state.strengths), "result", "does not follow from the strengths")
    if not any(state.hands):
        require(any(state.placements), "placements", "must have the last card placed")
        return
    require(not restricted(state), "phase", "cannot be finished: restrictions will pass")
    stuck = not any(placings(state, seat) for seat in range(state.players))
    require(stuck, "phase", "cannot be finished: a card can be placed")
