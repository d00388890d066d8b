"""Which states of Triads can exist: all that the rules make true of every state they lead to."""

from collections import Counter

from referee.games.core import ranked, require
from referee.games.triads.catalogue import COPIES, DECK, POSITION
from referee.games.triads.examination_chips import examine_betting, examine_chips
from referee.games.triads.examination_shown import (
    cards_held_by,
    examine_last_hand,
    examine_playoff,
    examine_showdown,
    extra_deals,
    hands_still_shown,
    played_off,
)
from referee.games.triads.hands import EXCHANGE_LIMIT, HAND_SIZE
from referee.games.triads.records import Seats, State, Table
from referee.games.triads.rules import TWO_EXCHANGES, end_of_game, standings
from referee.games.triads.turns import contenders, dealer_of, seats_in

_PER_SEAT = ("stacks", "bets", "committed", "folded", "all_in", "out", "out_in_hand", "exchanged")
_NULL_OUTSIDE_BET = ("last_full_raise", "faced", "may_raise")


def examine(state: State) -> None:
    """Raise Impossible, naming the field, for a state that no game reaches."""
    examine_table(state)
    _examine_cards(state)
    least, most = extra_deals(state)
    require(
        least <= state.rng.shuffles - state.hand_number <= most,
        "rng.shuffles",
        f"does not fit: one a hand and one an extra deal, so {state.hand_number + least} to {state.hand_number + most} by now",
    )


def examine_table(table: Table) -> None:
    """Raise Impossible, naming the field, for a table that no game shows: all of a state that everybody sees."""
    _examine_shape(table)
    _examine_seats(table)
    _examine_stage(table)
    examine_chips(table)
    examine_showdown(table)
    examine_last_hand(table)
    examine_playoff(table)
    _examine_exchanges(table)
    _examine_turn(table)
    _examine_result(table)


def _examine_shape(table: Table) -> None:
    players, options = table.players, table.options
    for field in _PER_SEAT:
        require(len(getattr(table, field)) == players, field, "must have a value for each seat")
    for field in _NULL_OUTSIDE_BET:
        value = getattr(table, field)
        require((value is None) == (table.phase != "bet"), field, "must be there in phase bet, and null outside it")
        require(not isinstance(value, tuple) or len(value) == players, field, "must have a value for each seat")
    require(table.dealer < players, "dealer", "is no seat of this game")
    require(all(seat < players for seat in table.to_act), "to_act", "must name seats of this game")
    require(options.ante <= options.stack // 10, "options.ante", "must be at most a tenth of the stack")
    require(options.min_bet <= options.stack // 5, "options.min_bet", "must be at most a fifth of the stack")
    fits = options.exchange_rounds == 1 or players in TWO_EXCHANGES
    require(fits, "options.exchange_rounds", "can be 2 only with 2 or 3 players")
    require(table.hand_number <= options.hands, "hand_number", f"is past the {options.hands} hands of the game")


def _examine_seats(table: Table) -> None:
    over = table.phase == "finished"
    ended = table.hand_number if over else table.hand_number - 1
    for seat, gone in enumerate(table.out_in_hand):
        require(table.out[seat] == (gone is not None), f"out.{seat}", "must be true just when the seat went out in some hand")
        require(gone is None or gone <= ended, f"out_in_hand.{seat}", f"must be among the {ended} hands completed")
    require(len(seats_in(table, table.hand_number)) > 1, "out_in_hand", "would have ended the game before this hand")
    dealer = dealer_of(table, table.hand_number)
    require(table.dealer == dealer, "dealer", f"must be seat {dealer} in hand {table.hand_number}")


def _examine_stage(table: Table) -> None:
    phase, rounds = table.phase, table.options.exchange_rounds
    shown = table.showdown is not None
    require(shown or phase != "playoff", "showdown", "must be there in a playoff")
    require(not shown or phase in ("playoff", "finished"), "showdown", f"must be null in phase {phase}")
    require((table.playoff is not None) == (phase == "playoff"), "playoff", "must be there in phase playoff, and null outside it")
    require((table.result is not None) == (phase == "finished"), "result", "must be there just when the game is over")
    if shown:
        require(table.betting_round == rounds + 1, "betting_round", f"must be {rounds + 1} at the showdown")
    expected = table.betting_round if phase == "exchange" else table.betting_round - 1
    require(expected <= rounds, "betting_round", "is past the last")
    require(table.exchange_round == expected, "exchange_round", f"must be {expected}")


def _examine_exchanges(table: Table) -> None:
    must, may = _exchangers(table)
    for seat, count in enumerate(table.exchanged):
        field = f"exchanged.{seat}"
        require(count is not None or seat not in must, field, "must be a number: the seat has exchanged")
        require(count is None or seat in may, field, "must be null: the seat has not exchanged")
    if table.phase in ("exchange", "playoff"):
        done = [table.exchanged[seat] is not None for seat in may]
        require(done == sorted(done, reverse=True), "exchanged", "must be there for the first in turn, and null for the rest")
        require(False in done, "exchanged", "cannot be there for all: the round would be over")
    _examine_deck_count(table)


def _exchangers(table: Table) -> tuple[Seats, Seats]:
    """Return which seats must, and which may, have exchanged in the latest round, in turn order."""
    standing = contenders(table)
    if table.phase == "exchange":
        return (), standing
    if table.playoff is not None:
        return (), tuple([seat for seat in standing if seat in table.playoff.seats])
    if table.exchange_round == 0:
        return (), ()
    if table.faced is not None:
        asked = tuple([seat for seat, faced in enumerate(table.faced) if seat in standing or faced is not None])
        return asked, asked
    held = cards_held_by(table)
    return tuple([seat for seat in held if played_off(table) or not table.folded[seat]]), held


def _examine_deck_count(table: Table) -> None:
    holders = cards_held_by(table)
    redealt = table.playoff is not None or played_off(table)
    most = len(DECK) - HAND_SIZE * len(holders) - sum(count or 0 for count in table.exchanged)
    earlier = EXCHANGE_LIMIT * len(holders) if table.exchange_round == 2 and not redealt else 0
    require(most - earlier <= table.deck_count <= most, "deck_count", f"must be {most} less cards exchanged in an earlier round")


def _examine_turn(table: Table) -> None:
    if table.phase == "finished":
        require(table.to_act == (), "to_act", "must be empty: the game is over")
        return
    require(len(table.to_act) == 1, "to_act", "must be one seat")
    if table.phase == "bet":
        examine_betting(table)
        return
    expected = next(seat for seat in _exchangers(table)[1] if table.exchanged[seat] is None)
    require(table.to_act == (expected,), "to_act", f"must be [{expected}]")


def _examine_result(table: Table) -> None:
    if table.phase != "finished":
        return
    reason = end_of_game(table)
    require(reason is not None, "phase", "cannot be finished: several seats have chips and there are hands to play")
    require(table.result == ranked(standings(table), table.stacks, str(reason)), "result", "does not follow from the chips")


def _examine_cards(state: State) -> None:
    holders = cards_held_by(state)
    require(len(state.hands) == state.players, "hands", "must have a value for each seat")
    for seat, hand in enumerate(state.hands):
        size = HAND_SIZE if seat in holders else 0
        require(len(hand) == size, f"hands.{seat}", f"must be {size} cards")
        require(list(hand) == sorted(hand, key=POSITION.__getitem__), f"hands.{seat}", "must be sorted in canonical order")
    require(len(state.deck) == state.deck_count, "deck", f"must be {state.deck_count} cards, as deck_count says")
    in_order = list(state.discards) == sorted(state.discards, key=POSITION.__getitem__)
    require(in_order, "discards", "must be in canonical order")
    everywhere = Counter(state.deck) + Counter(state.discards)
    for hand in state.hands:
        everywhere.update(hand)
    for card, copies in COPIES.items():
        require(everywhere[card] == copies, "deck", f"there are {everywhere[card]} cards {card} in all, not {copies}")
    for shown in hands_still_shown(state):
        require(state.hands[shown.seat] == shown.cards, f"hands.{shown.seat}", "must be the hand shown")
