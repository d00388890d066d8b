"""Betting as in no-limit poker: what a seat may do, what that does to the chips, and when a round is over."""

from functools import cache, lru_cache

from referee.games.core import Event, Rejection
from referee.games.triads import records
from referee.games.triads.pots import build_pots
from referee.games.triads.records import Seats, State, Table
from referee.games.triads.turns import able, turn_order
from referee.games.tuples import put

_ZEROS = {n: (0,) * n for n in range(2, 6)}
_NULLS: dict[int, tuple[None, ...]] = {n: (None,) * n for n in range(2, 6)}

_CHECK, _FOLD, _CALL = records.Check(), records.Fold(), records.Call()


# --- What is legal ----------------------------------------------------------------------------------------------------


def to_call(table: Table, seat: int) -> int:
    """Return how far a seat's bet is below the highest, whether it has the chips or not."""
    return max(table.bets) - table.bets[seat]


def full_raise(table: Table) -> int:
    """Return what a full raise adds at least: as much as the last one, which the smallest bet bounded (`triads.min-raise`)."""
    return table.last_full_raise or table.options.min_bet


def raise_bar(others: bool, faced: int | None, all_in: int, highest: int, full: int) -> str | None:
    """Return the id of the rule that keeps a seat from any raise at all, or None.

    It hangs on whether others could still act, what the seat faced when it last acted, what its bet would be all-in, the
    highest bet, and the least that a full raise adds.
    """
    if not others:
        return "triads.nobody-to-raise"
    if faced is not None and highest - faced < full:
        return "triads.reopen"
    return "triads.min-raise" if all_in <= highest else None


def raise_bounds(table: Table, seat: int) -> tuple[int, int] | None:
    """Return the smallest raise and all-in, between which all is legal (`triads.min-raise`); None for a seat that may not raise."""
    if not (table.may_raise and table.may_raise[seat]):
        return None
    bets = table.bets
    least, all_in = max(bets) + full_raise(table), bets[seat] + table.stacks[seat]
    return (least, all_in) if least < all_in else (all_in, all_in)


def raisers(table: Table, acting: Seats) -> tuple[bool, ...]:
    """Return per seat whether it could raise were it its turn; `acting` are the seats able to act."""
    bets, stacks, faced = table.bets, table.stacks, table.faced or ()
    others, highest, full = len(acting) > 1, max(bets), full_raise(table)
    answer = [False] * table.players
    for seat in acting:
        answer[seat] = raise_bar(others, faced[seat], bets[seat] + stacks[seat], highest, full) is None
    return tuple(answer)


def bets_listing(state: State, seat: int) -> records.LegalMoves:
    """List what a seat whose turn it is to bet may do."""
    owes = state.bets[seat] < max(state.bets)
    return _bets(seat, owes, raise_bounds(state, seat))


@lru_cache(maxsize=4096)
def _bets(seat: int, owes: bool, raises: tuple[int, int] | None) -> records.LegalMoves:
    moves: tuple[records.Move, ...] = (_FOLD, _CALL) if owes else (_CHECK, _FOLD)
    if raises is None:
        return records.LegalMoves(seat, moves)
    least, most = raises
    moves += tuple([records.Raise(to) for to in sorted({least, most})])
    return records.LegalMoves(seat, moves, (records.RaiseRange(records.Bounds(least, most)),), most - least < 2)


def refuse_check(state: State, seat: int, _move: records.Check) -> Rejection | None:
    """Return why a seat may not check, or None."""
    owed = to_call(state, seat)
    return Rejection("triads.check", f"You cannot check: there are {owed} chips to call.") if owed else None


def refuse_call(state: State, seat: int, _move: records.Call) -> Rejection | None:
    """Return why a seat may not call, or None."""
    return None if to_call(state, seat) else Rejection("triads.call", "You cannot call: there is nothing to call.")


def refuse_fold(_state: State, _seat: int, _move: records.Fold) -> None:
    """Return None: a seat whose turn it is to bet may always fold."""
    return


def refuse_raise(state: State, seat: int, move: records.Raise) -> Rejection | None:
    """Return why a seat may not raise to that, or None."""
    bounds = raise_bounds(state, seat)
    if bounds is not None:
        least, most = bounds
        if least <= move.to <= most:
            return None
        allowed = f"to between {least} and {most}" if least < most else f"all-in, to {most}, only"
        return Rejection("triads.min-raise", f"You cannot raise to {move.to}: you may raise {allowed}.")
    highest, full = max(state.bets), full_raise(state)
    faced = state.faced[seat] if state.faced else None
    bar = raise_bar(len(able(state)) > 1, faced, state.bets[seat] + state.stacks[seat], highest, full)
    if bar == "triads.nobody-to-raise":
        return Rejection(bar, "You cannot raise: no other seat has chips left to answer with.")
    if bar == "triads.reopen":
        why = f"the bet has not risen by a full raise of {full} since you acted"
        return Rejection(bar, f"You cannot raise again: {why}.")
    why = f"all your chips do not take you above the highest bet, {highest}"
    return Rejection("triads.min-raise", f"You cannot raise: {why}.")


# --- What bets do -----------------------------------------------------------------------------------------------------


def check(_state: State, seat: int, _move: records.Check, events: list[Event]) -> None:
    """Let the turn pass."""
    events.append(_checked(seat))


def fold(state: State, seat: int, _move: records.Fold, events: list[Event]) -> None:
    """Give up the hand."""
    state.folded = put(state.folded, seat, True)
    events.append(_folded(seat))


@cache
def _checked(seat: int) -> Event:
    return records.Checked(seat=seat, rule="triads.check", text=f"Seat {seat} checks.")


@cache
def _folded(seat: int) -> Event:
    return records.Folded(seat=seat, rule="triads.betting", text=f"Seat {seat} folds.")


def call(state: State, seat: int, _move: records.Call, events: list[Event]) -> None:
    """Match the highest bet, or go all-in for less."""
    amount = min(to_call(state, seat), state.stacks[seat])
    all_in = _pay(state, seat, amount)
    text = f"Seat {seat} calls {amount}{' and is all-in' if all_in else ''}."
    events.append(records.Called(seat=seat, rule="triads.call", text=text, amount=amount, bet=state.bets[seat], all_in=all_in))


def raise_to(state: State, seat: int, move: records.Raise, events: list[Event]) -> None:
    """Raise the own bet; only a full raise is one to measure the next by."""
    highest = max(state.bets)
    if move.to - highest >= full_raise(state):
        state.last_full_raise = move.to - highest
    amount = move.to - state.bets[seat]
    all_in = _pay(state, seat, amount)
    text = f"Seat {seat} {'raises to' if highest else 'bets'} {move.to}{' and is all-in' if all_in else ''}."
    events.append(records.Raised(seat=seat, rule="triads.betting", text=text, amount=amount, bet=move.to, all_in=all_in))


def _pay(state: State, seat: int, amount: int) -> bool:
    """Move chips from the stack to the bet; return whether they were the last."""
    left = state.stacks[seat] - amount
    state.stacks = put(state.stacks, seat, left)
    state.bets = put(state.bets, seat, state.bets[seat] + amount)
    state.committed = put(state.committed, seat, state.committed[seat] + amount)
    if left:
        return False
    state.all_in = put(state.all_in, seat, True)
    return True


# --- Rounds -----------------------------------------------------------------------------------------------------------


def begin_round(state: State, events: list[Event]) -> bool:
    """Begin the next betting round; return whether anybody is asked, for a round with fewer than two to bet is skipped."""
    state.betting_round += 1
    number = state.betting_round
    acting = able(state)
    if len(acting) < 2:
        text = f"Betting round {number} is skipped: fewer than two seats could bet."
        events.append(records.BettingSkipped(rule="triads.betting", text=text, betting_round=number))
        return False
    events.append(_betting_began(number))
    state.phase = "bet"
    state.last_full_raise = 0
    state.faced = _NULLS[state.players]
    state.may_raise = _marked(state.players, acting)  # for nobody has acted, and who is able to act has chips
    state.to_act = acting[:1]
    return True


@cache
def _marked(players: int, seats: Seats) -> tuple[bool, ...]:
    return tuple([seat in seats for seat in range(players)])


@cache
def _betting_began(number: int) -> Event:
    return records.BettingBegan(rule="triads.betting", text=f"Betting round {number} begins.", betting_round=number)


def go_on(state: State, seat: int, standing: Seats, events: list[Event]) -> bool:
    """Turn to the next seat to bet after one has acted, or close the round and return False."""
    highest = max(state.bets)
    if len(standing) > 1:
        state.faced = put(state.faced or (), seat, highest)
        acting = able(state)
        following = _next_to_bet(state, seat, acting, highest)
        if following is not None:
            state.may_raise = raisers(state, acting)
            state.pots = build_pots(state.committed, standing)
            state.to_act = (following,)
            return True
    _end_round(state, standing, highest, events)
    return False


def _next_to_bet(state: State, seat: int, acting: Seats, highest: int) -> int | None:
    """Return the next seat, clockwise, that has not acted or not matched the highest bet."""
    bets, faced = state.bets, state.faced or ()
    if len(acting) == 1 and bets[acting[0]] == highest:
        return None
    for other in turn_order(state.players, seat):
        if other in acting and (bets[other] < highest or faced[other] is None):
            return other
    return None


def _end_round(state: State, standing: Seats, highest: int, events: list[Event]) -> None:
    """Close the round: what nobody called goes back, and the bets lie in the pots (`triads.uncalled`)."""
    if highest:
        surplus = highest - sorted(state.bets)[-2]
        if surplus:
            _return_uncalled(state, state.bets.index(highest), surplus, events)
        state.bets = _ZEROS[state.players]
    state.pots = build_pots(state.committed, standing)
    state.last_full_raise = state.faced = state.may_raise = None


def _return_uncalled(state: State, seat: int, surplus: int, events: list[Event]) -> None:
    state.stacks = put(state.stacks, seat, state.stacks[seat] + surplus)
    state.committed = put(state.committed, seat, state.committed[seat] - surplus)
    state.all_in = put(state.all_in, seat, False)
    text = f"Seat {seat} takes back {surplus} that nobody called."
    events.append(records.UncalledReturned(seat=seat, rule="triads.uncalled", text=text, amount=surplus))
