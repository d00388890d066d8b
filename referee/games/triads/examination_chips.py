"""Which chips and bets of Triads can exist."""

from referee.games.core import require
from referee.games.triads.betting import raisers
from referee.games.triads.pots import build_pots
from referee.games.triads.records import Table
from referee.games.triads.turns import able, contenders, seats_in, turn_order


def examine_chips(table: Table) -> None:
    """Raise Impossible for chips that do not add up, or do not lie where the rules put them."""
    total = table.players * table.options.stack
    require(sum(table.stacks) + sum(table.committed) == total, "stacks", f"must be {total} in all with what is committed")
    _examine_seats(table)
    over = table.phase == "finished"
    if table.hand_number == 1 and not over:
        own = [stack + put_in == table.options.stack for stack, put_in in zip(table.stacks, table.committed, strict=True)]
        require(all(own), "stacks", "must be what the seats began with, less what they committed")
    standing = contenders(table)
    if over:
        require(not any(table.committed), "committed", "must be 0 when the game is over: the pots are paid")
        require(table.pots == (), "pots", "must be empty when the game is over")
        left = [seat for seat in seats_in(table, table.hand_number) if not table.folded[seat]]
        require((len(left) > 1) == (table.showdown is not None), "folded", "must leave one seat without a showdown, more with one")
        require(bool(left), "folded", "must leave a seat")
        return
    require(len(standing) > 1, "folded", "must leave two seats at least: the hand would be over")
    require(table.pots == build_pots(table.committed, standing), "pots", "must be the layers of what is committed")
    _examine_earlier_rounds(table)


def _examine_seats(table: Table) -> None:
    over = table.phase == "finished"
    playing = seats_in(table, table.hand_number)
    for seat in range(table.players):
        stack, committed, bet = table.stacks[seat], table.committed[seat], table.bets[seat]
        if seat not in playing:
            require(not (stack or committed), f"stacks.{seat}", "must be 0: the seat is out, and committed nothing")
            require(not table.folded[seat], f"folded.{seat}", "must be false: the seat is out")
        require(bet <= committed, f"bets.{seat}", "cannot be more than is committed")
        require(not bet or table.phase == "bet", f"bets.{seat}", "must be 0 outside betting")
        require(bool(stack or committed) != table.out[seat], f"out.{seat}", "must be true just for seats without chips")
        require(bool(stack) or not table.folded[seat], f"folded.{seat}", "must be false: a seat without chips cannot fold")
        all_in = not (stack or over or table.folded[seat] or table.out[seat])
        require(table.all_in[seat] == all_in, f"all_in.{seat}", f"must be {str(all_in).lower()}")


def _examine_earlier_rounds(table: Table) -> None:
    """Check what was put in before this betting round: antes, and bets that were matched."""
    ante = table.options.ante
    before = [put_in - bet for put_in, bet in zip(table.committed, table.bets, strict=True)]
    highest = max(before)
    for seat in seats_in(table, table.hand_number):
        field = f"committed.{seat}"
        had_chips = bool(table.stacks[seat] or table.bets[seat])
        require(before[seat] >= ante or (not had_chips and before[seat] > 0), field, f"must hold the ante of {ante}")
        if had_chips and (not table.folded[seat] or _acted(table, seat)):
            require(before[seat] == highest, field, f"must match the {highest} that others put in before this round")
        if table.betting_round == 1 and table.phase == "bet":
            require(before[seat] <= ante, field, f"cannot hold more than the ante of {ante} and the seat's bet")
    matched = highest <= ante or before.count(highest) > 1
    require(matched, "committed", "must be matched by another seat beyond the ante")


def examine_betting(table: Table) -> None:
    """Raise Impossible for a betting round that no sequence of bets leads to, or that is over."""
    faced = table.faced or ()
    highest = max(table.bets)
    acted = [value for value in faced if value is not None]
    require(highest == max(acted, default=0), "faced", f"must have {highest}, the highest bet, for who bet or answered last")
    for seat in range(table.players):
        _examine_bet(table, seat)
    _examine_full_raise(table, highest)
    started = [
        seat
        for seat in turn_order(table.players, table.dealer)
        if table.stacks[seat] + table.bets[seat] and (not table.folded[seat] or faced[seat] is not None)
    ]
    require(len(started) > 1, "stacks", "must let two seats bet at least: the round would be skipped")
    _examine_order(table, started, highest)
    require(table.may_raise == raisers(table, able(table)), "may_raise", "does not follow from bets, stacks and faced")


def _examine_bet(table: Table, seat: int) -> None:
    bet, value = table.bets[seat], table.faced[seat] if table.faced else None
    field = f"faced.{seat}"
    if value is None:
        require(not bet, field, "cannot be null: the seat has bet")
        return
    require(not table.out[seat] and (table.stacks[seat] + bet > 0), field, "must be null: the seat could not act")
    require(bet <= value, field, "cannot be less than the seat's bet")
    if table.stacks[seat] and not table.folded[seat]:
        require(bet == value, field, "must be the seat's bet: it has chips left and has matched what it faced")


def _examine_full_raise(table: Table, highest: int) -> None:
    last, min_bet = table.last_full_raise or 0, table.options.min_bet
    require(last == 0 or min_bet <= last <= highest, "last_full_raise", f"must be 0, or from {min_bet} to the highest bet")
    short_bets = sum(bet > 0 and not stack for bet, stack in zip(table.bets, table.stacks, strict=True))
    possible = last > 0 or highest <= short_bets * (min_bet - 1)
    require(possible, "last_full_raise", f"cannot be 0: there is a bet of {highest}")


def _examine_order(table: Table, started: list[int], highest: int) -> None:
    """Check that it is the turn of the seat after who acted last, and that this seat is to act."""
    faced = table.faced or ()
    actor = table.to_act[0]
    require(actor in started and bool(table.stacks[actor]) and not table.folded[actor], "to_act", "names a seat that cannot bet")
    at = started.index(actor)
    acted = [faced[seat] is not None for seat in started]
    if not acted[at]:
        require(acted == [i < at for i in range(len(started))], "faced", "must be there just for the seats that have acted")
    else:
        require(all(acted), "faced", "must be there for all: the seat to act has acted before")
    owes = table.bets[actor] < highest
    betting = [seat for seat in started if table.stacks[seat] and not table.folded[seat]]
    require(owes or (not acted[at] and len(betting) > 1), "to_act", "names a seat that owes nothing: the round would be over")
    _examine_last_actor(table, started[at:] + started[:at], betting, highest)


def _examine_last_actor(table: Table, cycle: list[int], betting: list[int], highest: int) -> None:
    faced = table.faced or ()
    if not any(value is not None for value in faced):
        return
    seen = [faced[seat] or 0 for seat in cycle if seat in betting and faced[seat] is not None]
    require(seen == sorted(seen), "faced", "must rise from the seat to act to who acted last")
    latest: list[int | None] = []
    for seat in reversed(cycle[1:]):
        latest.append(faced[seat])
        if seat in betting:
            break
    require(highest in latest, "to_act", "must be the seat after who acted last")


def _acted(table: Table, seat: int) -> bool:
    return table.faced is not None and table.faced[seat] is not None
