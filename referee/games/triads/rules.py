"""The rules of Triads: how hands follow one another, and how a hand goes from deal to payment."""

from collections.abc import Callable
from operator import add
from typing import Any, TypeVar

from referee.games.chance import Rng
from referee.games.core import Event, Invalid, Kind, LegalMoves, Move, named, ranked
from referee.games.triads import betting, records
from referee.games.triads.catalogue import OPTIONS
from referee.games.triads.combinations import best_arrangement, deciding_rule
from referee.games.triads.hands import (
    begin_exchange,
    best_of,
    deal_hand,
    deal_playoff,
    discards_of,
    exchange,
    next_to_exchange,
    refuse_exchange,
    show,
)
from referee.games.triads.pots import shares
from referee.games.triads.records import LastHand, Options, Playoff, Pot, Seats, State, Table, WonPot
from referee.games.triads.turns import contenders, next_dealer, turn_order

PLAYOFF_DEALS = 5
TWO_EXCHANGES = (2, 3)
"""Numbers of players that may agree on two rounds of exchange."""

M = TypeVar("M", bound=Move)


# --- Options and the first deal ---------------------------------------------------------------------------------------


def complete_options(given: dict[str, Any], players: int) -> dict[str, Any]:
    """Return all options; those of the chips are bounded by the stack, the rounds of exchange by the players."""
    options: dict[str, Any] = {option.name: option.default for option in OPTIONS} | given
    stack = options["stack"]
    for name, part in (("ante", 10), ("min_bet", 5)):
        if options[name] > stack // part:
            raise Invalid(f"options.{name}", f"must be at most {stack // part}, a {part}th of the stack of {stack}")
    if options["exchange_rounds"] == 2 and players not in TWO_EXCHANGES:
        raise Invalid("options.exchange_rounds", f"can be 2 only with 2 or 3 players, not with {players}")
    return options


def first_state(players: int, options: Options, seed: str, events: list[Event]) -> State:
    """Return the game after its first deal."""
    nulls = (None,) * players
    zeros = (0,) * players
    nobody = (False,) * players
    state = State(
        phase="bet", players=players, options=options, to_act=(), hand_number=1, dealer=players - 1, betting_round=1,
        exchange_round=0, stacks=(options.stack,) * players, bets=zeros, last_full_raise=None, faced=None, may_raise=None,
        committed=zeros, folded=nobody, all_in=nobody, out=nobody, out_in_hand=nulls, pots=(), exchanged=nulls, deck_count=0,
        showdown=None, last_hand=None, playoff=None, result=None, hands=((),) * players, deck=(), discards=(), rng=Rng(seed),
    )  # fmt: skip
    _begin_hand(state, events)
    return state


# --- What is legal ----------------------------------------------------------------------------------------------------


def listing(state: State, seat: int) -> LegalMoves:
    """List what a seat that is to act may do, in the order of the rules."""
    if state.phase == "bet":
        return betting.bets_listing(state, seat)
    return records.LegalMoves(seat, discards_of(state.hands[seat]))


def forfeited(state: State, seat: int) -> Move:
    """Return what a forfeited seat does: it folds wherever it can, and keeps its cards elsewhere."""
    return records.Fold() if state.phase == "bet" else discards_of(state.hands[seat])[0]


# --- The course of a hand ---------------------------------------------------------------------------------------------


def _begin_hand(state: State, events: list[Event]) -> None:
    deal_hand(state, events)
    if not betting.begin_round(state, events):
        begin_exchange(state, events)


def _bet(act: Callable[[State, int, M, list[Event]], None]) -> Callable[[State, int, M, list[Event]], None]:
    """Return the effect of a bet: what it does itself, and what follows from it."""

    def apply(state: State, seat: int, move: M, events: list[Event]) -> None:
        act(state, seat, move, events)
        standing = contenders(state)
        if betting.go_on(state, seat, standing, events):
            return
        if len(standing) == 1:
            _settle(state, (standing,) * len(state.pots), events)
        else:
            _after_betting(state, events)

    return apply


def _after_betting(state: State, events: list[Event]) -> None:
    if state.exchange_round < state.options.exchange_rounds:
        begin_exchange(state, events)
    else:
        _show_down(state, events)


def _exchange(state: State, seat: int, move: records.Exchange, events: list[Event]) -> None:
    exchange(state, seat, move, events)
    playoff = state.playoff
    seats = contenders(state)
    if playoff is not None:
        seats = tuple([seat for seat in seats if seat in playoff.seats])
    following = next_to_exchange(state, seats)
    if following is not None:
        state.to_act = (following,)
    elif playoff is not None:
        _show_playoff(state, playoff, seats, events)
    elif not betting.begin_round(state, events):
        _after_betting(state, events)


# --- Showdown and playoffs --------------------------------------------------------------------------------------------


def _show_down(state: State, events: list[Event]) -> None:
    state.showdown = show(state, contenders(state), events)
    winners = tuple([best_of(pot.seats, state.showdown) for pot in state.pots])
    if state.options.tie == "playoff":
        _next_tie(state, winners, 0, None, events)
    else:
        _settle(state, winners, events)


def _next_tie(
    state: State, winners: tuple[Seats, ...], first: int, shown: tuple[records.Shown, ...] | None, events: list[Event]
) -> None:
    """Play for the first tied pot from a given one on; pay when there is none left."""
    tied = next((pot for pot in range(first, len(winners)) if len(winners[pot]) > 1), None)
    if tied is None:
        _settle(state, winners, events)
    else:
        _deal_playoff(state, Playoff(tied, winners[tied], 1, shown, winners), events)


def _deal_playoff(state: State, playoff: Playoff, events: list[Event]) -> None:
    state.phase = "playoff"
    state.playoff = playoff
    seats = playoff.seats
    text = f"{named(seats).capitalize()} play for pot {playoff.pot}, extra deal {playoff.deal}."
    events.append(records.PlayoffBegan(rule="triads.tie", text=text, pot=playoff.pot, deal=playoff.deal, seats=seats))
    deal_playoff(state, seats, events)
    state.to_act = tuple([seat for seat in contenders(state) if seat in seats][:1])


def _show_playoff(state: State, playoff: Playoff, seats: Seats, events: list[Event]) -> None:
    shown = show(state, seats, events)
    pot, best = playoff.pot, best_of(seats, shown)
    winners = (*playoff.winners[:pot], best, *playoff.winners[pot + 1 :])
    if len(best) > 1 and playoff.deal < PLAYOFF_DEALS:
        _deal_playoff(state, Playoff(pot, best, playoff.deal + 1, shown, winners), events)
    else:
        _next_tie(state, winners, pot + 1, shown, events)


# --- Payment, and the end of the game ---------------------------------------------------------------------------------


def _settle(state: State, winners: tuple[Seats, ...], events: list[Event]) -> None:
    """Pay the pots and end the hand."""
    order = turn_order(state.players, state.dealer)
    pots: list[WonPot] = []
    won = [0] * state.players
    for i, pot in enumerate(state.pots):
        rule = _why_won(state, pot, winners[i])
        for seat, chips in shares(pot.amount, winners[i], order):
            won[seat] += chips
            text = f"Seat {seat} wins {chips} of pot {i}."
            events.append(records.PotWon(seat=seat, rule=rule, text=text, pot=i, amount=chips))
        pots.append(WonPot(pot.amount, pot.seats, winners[i]))
    state.last_hand = LastHand(state.hand_number, state.showdown, tuple(pots), tuple(won))
    state.stacks = tuple(map(add, state.stacks, won))
    state.playoff = None
    if state.stacks.count(0) > state.out.count(True):
        _retire(state, events)
    reason = end_of_game(state)
    if reason is not None:
        _end_game(state, reason, events)
        return
    state.dealer = next_dealer(state.dealer, state.out)
    state.hand_number += 1
    _begin_hand(state, events)


def _why_won(state: State, pot: Pot, winners: Seats) -> str:
    """Return the id of the rule that gave a pot to its winners."""
    if state.showdown is None:
        return "triads.last-standing"
    if len(pot.seats) == 1:
        return "triads.side-pots"
    if len(winners) > 1:
        return "triads.tie"
    ranks = sorted([best_arrangement(shown.cards).rank for shown in state.showdown if shown.seat in pot.seats])
    return deciding_rule(ranks[-1], ranks[-2])


def _retire(state: State, events: list[Event]) -> None:
    """Take seats without chips out of the game."""
    for seat in range(state.players):
        if not state.stacks[seat] and not state.out[seat]:
            state.out = (*state.out[:seat], True, *state.out[seat + 1 :])
            state.out_in_hand = (*state.out_in_hand[:seat], state.hand_number, *state.out_in_hand[seat + 1 :])
            events.append(records.WentOut(seat=seat, rule="triads.out", text=f"Seat {seat} has no chips left and is out."))


def end_of_game(table: Table) -> str | None:
    """Return the rule by which the game is over now that a hand is, or None."""
    if table.out.count(False) == 1:
        return "triads.last-seat"
    return "triads.limit" if table.hand_number == table.options.hands else None


def standings(table: Table) -> list[tuple[int, int]]:
    """Return what seats rank by: chips, then the hand in which they went out."""
    return [(stack, gone or 0) for stack, gone in zip(table.stacks, table.out_in_hand, strict=True)]


def _end_game(state: State, reason: str, events: list[Event]) -> None:
    state.phase = "finished"
    state.to_act = ()
    state.committed = (0,) * state.players
    state.pots = ()
    state.all_in = (False,) * state.players
    state.result = ranked(standings(state), state.stacks, reason)
    winners = state.result.winners
    text = f"{named(winners).capitalize()} {'wins' if len(winners) == 1 else 'win'} the game."
    events.append(records.GameEnded(rule=reason, text=text, result=state.result))


def scores(state: State) -> tuple[int, ...]:
    """Return each seat's chips, those it has put into the hand in play included."""
    return tuple([stack + put_in for stack, put_in in zip(state.stacks, state.committed, strict=True)])


KINDS = (
    Kind(records.Check, ("bet",), betting.refuse_check, _bet(betting.check)),
    Kind(records.Fold, ("bet",), betting.refuse_fold, _bet(betting.fold)),
    Kind(records.Call, ("bet",), betting.refuse_call, _bet(betting.call)),
    Kind(records.Raise, ("bet",), betting.refuse_raise, _bet(betting.raise_to)),
    Kind(records.Exchange, ("exchange", "playoff"), refuse_exchange, _exchange),
)
