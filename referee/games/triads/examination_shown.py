"""Which showdowns, playoffs and last hands of Triads can exist, and what follows from them for the cards."""

from collections import Counter
from collections.abc import Sequence

from referee.games.core import require
from referee.games.triads.catalogue import COPIES, POSITION
from referee.games.triads.combinations import best_arrangement
from referee.games.triads.hands import HAND_SIZE, best_of
from referee.games.triads.pots import build_pots, winnings
from referee.games.triads.records import Card, LastHand, Playoff, Pot, Seats, Shown, Table, WonPot
from referee.games.triads.rules import PLAYOFF_DEALS
from referee.games.triads.turns import contenders, dealer_of, seats_in, turn_order

# --- What follows from a table that has been examined -----------------------------------------------------------------


def played_off(table: Table) -> bool:
    """Return whether the game ended with an extra deal, after which the hands are no longer those of the showdown."""
    return table.phase == "finished" and table.last_hand is not None and bool(_tied_pots(table, table.last_hand))


def cards_held_by(table: Table) -> Seats:
    """Return the seats that have cards, ascending: all of the hand, or those of the latest extra deal."""
    if table.playoff is not None:
        return table.playoff.seats
    if played_off(table):
        return tuple([seat for seat, count in enumerate(table.exchanged) if count is not None])
    return seats_in(table, table.hand_number)


def hands_still_shown(table: Table) -> tuple[Shown, ...]:
    """Return the hands that lie open and are still held: at the end of the game those of the last showdown."""
    if table.phase != "finished" or table.showdown is None or played_off(table):
        return ()
    return table.showdown


def extra_deals(table: Table) -> tuple[int, int]:
    """Return how many extra deals there were in the game, at the least and at the most."""
    if table.options.tie == "split":
        return 0, 0
    least = most = 0
    if table.last_hand is not None:
        for pot in _tied_pots(table, table.last_hand):
            least += PLAYOFF_DEALS if len(pot.winners) > 1 else 1
            most += PLAYOFF_DEALS
    if table.playoff is not None:
        for winners in [table.playoff.winners[i] for i in _earlier_ties(table, table.playoff)]:
            least += PLAYOFF_DEALS if len(winners) > 1 else 1
            most += PLAYOFF_DEALS
        least += table.playoff.deal
        most += table.playoff.deal
    completed = table.last_hand.hand_number if table.last_hand else 0
    unseen = max(completed - 1, 0)
    return least, most + unseen * PLAYOFF_DEALS * (table.players - 1)


def _tied_pots(table: Table, last: LastHand) -> list[WonPot]:
    if table.options.tie == "split" or last.showdown is None:
        return []
    return [pot for pot in last.pots if len(best_of(pot.seats, last.showdown)) > 1]


def _earlier_ties(table: Table, playoff: Playoff) -> list[int]:
    return [i for i, pot in enumerate(table.pots[: playoff.pot]) if len(best_of(pot.seats, table.showdown or ())) > 1]


# --- Examination ------------------------------------------------------------------------------------------------------


def examine_showdown(table: Table) -> None:
    """Raise Impossible for a showdown of this hand that does not fit the seats or the deck."""
    if table.showdown is None:
        return
    seats = [seat for seat in turn_order(table.players, table.dealer) if seat in seats_in(table, table.hand_number)]
    _examine_shown("showdown", table.showdown, [seat for seat in seats if not table.folded[seat]])


def _examine_shown(field: str, showdown: Sequence[Shown], seats: Sequence[int]) -> None:
    require([shown.seat for shown in showdown] == list(seats), field, f"must show the seats {list(seats)}, in this order")
    cards: Counter[Card] = Counter()
    for i, shown in enumerate(showdown):
        require(len(shown.cards) == HAND_SIZE, f"{field}.{i}.cards", f"must be {HAND_SIZE}")
        in_order = list(shown.cards) == sorted(shown.cards, key=POSITION.__getitem__)
        require(in_order, f"{field}.{i}.cards", "must be in canonical order")
        cards.update(shown.cards)
        for card, count in cards.items():
            require(count <= COPIES[card], f"{field}.{i}.cards", f"there are but {COPIES[card]} cards {card}")
        right = shown.combination == best_arrangement(shown.cards).combination
        require(right, f"{field}.{i}.combination", "must be the best arrangement of the cards")


def examine_last_hand(table: Table) -> None:
    """Raise Impossible for a last hand that does not fit the game, or whose winners are not those of its showdown."""
    over, last = table.phase == "finished", table.last_hand
    number = table.hand_number if over else table.hand_number - 1
    require((last is not None) == (number > 0), "last_hand", "must be there once a hand is completed, and not before")
    if last is None:
        return
    require(last.hand_number == number, "last_hand.hand_number", f"must be {number}")
    dealt = seats_in(table, number)
    order = turn_order(table.players, dealer_of(table, number))
    shown_by = _examine_last_showdown(last, [seat for seat in order if seat in dealt])
    gone = {seat for seat, hand in enumerate(table.out_in_hand) if hand == number}
    require(gone <= shown_by, "last_hand.showdown", "must show the seats that went out in it: they cannot have folded")
    _examine_nesting("last_hand.pots", last.pots, shown_by, dealt)
    for i, pot in enumerate(last.pots):
        _examine_winners(table, last, i, pot)
    require(last.won == winnings(last.pots, order), "last_hand.won", "must be what the winners of the pots got")
    for seat, chips in enumerate(last.won):
        has = table.stacks[seat] + table.committed[seat]
        require(chips <= has, f"last_hand.won.{seat}", f"cannot be more than the {has} the seat has had since")
    if number == 1:
        _examine_first_hand(table, last)
    if over:
        _examine_end(table, last)


def _examine_last_showdown(last: LastHand, order: Sequence[int]) -> set[int]:
    if last.showdown is None:
        return set()
    shown_by = [shown.seat for shown in last.showdown]
    require(len(shown_by) > 1, "last_hand.showdown", "must show two hands at least")
    _examine_shown("last_hand.showdown", last.showdown, [seat for seat in order if seat in shown_by])
    return set(shown_by)


def _examine_nesting(field: str, pots: Sequence[Pot | WonPot], shown_by: set[int], dealt: Seats) -> None:
    """Check that the seats of each pot are among those of the one before."""
    require(len(shown_by) > 0 or len(pots) < 2, field, "must be one at most when all but one seat folded")
    outer: set[int] | None = None
    for i, pot in enumerate(pots):
        seats = set(pot.seats)
        require(list(pot.seats) == sorted(seats) != [], f"{field}.{i}.seats", "must be some seats, ascending")
        if outer is not None:
            require(seats < outer, f"{field}.{i}.seats", "must be some, not all, of the seats of the pot before")
        elif shown_by:
            require(seats == shown_by, f"{field}.{i}.seats", "must be the seats that showed their hands")
        else:
            require(len(seats) == 1 and seats <= set(dealt), f"{field}.{i}.seats", "must be the one seat that did not fold")
        outer = seats


def _examine_winners(table: Table, last: LastHand, i: int, pot: WonPot) -> None:
    field = f"last_hand.pots.{i}.winners"
    best = best_of(pot.seats, last.showdown) if last.showdown else pot.seats
    if len(best) > 1 and table.options.tie == "playoff":
        _examine_some(field, pot.winners, best)
    else:
        require(pot.winners == best, field, f"must be {list(best)}")


def _examine_some(field: str, seats: Seats, among: Seats) -> None:
    fits = list(seats) == sorted(set(seats)) != [] and set(seats) <= set(among)
    require(fits, field, f"must be some of {list(among)}, ascending")


def _examine_first_hand(table: Table, last: LastHand) -> None:
    """Check the pots of the first hand: what seats put in follows from what they began with, won, and have had since."""
    options = table.options
    chips = [stack + put_in for stack, put_in in zip(table.stacks, table.committed, strict=True)]
    put_in = tuple([options.stack + won - has for won, has in zip(last.won, chips, strict=True)])
    highest = max(put_in)
    matched = highest == options.ante or put_in.count(highest) > 1
    require(options.ante <= min(put_in) and highest <= options.stack and matched, "last_hand.won", "does not fit the stacks")
    pots = tuple([Pot(pot.amount, pot.seats) for pot in last.pots])
    expected = build_pots(put_in, last.pots[0].seats) if last.pots else ()
    require(pots == expected and sum(put_in) == sum(last.won), "last_hand.pots", "must be the layers of what seats put in")


def _examine_end(table: Table, last: LastHand) -> None:
    require(last.showdown == table.showdown, "last_hand.showdown", "must be the showdown of the hand that ended the game")
    left = {seat for seat in seats_in(table, table.hand_number) if not table.folded[seat]}
    if last.showdown is None and last.pots:
        require(set(last.pots[0].seats) == left, "last_hand.pots", "must be of the one seat that did not fold")
    ties = _tied_pots(table, last)
    if ties:
        holders = cards_held_by(table)
        fits = set(ties[-1].winners) <= set(holders) <= set(best_of(ties[-1].seats, last.showdown or ())) and len(holders) > 1
        require(fits, "exchanged", "must be there for the seats of the last extra deal")


def examine_playoff(table: Table) -> None:
    """Raise Impossible for a playoff that does not follow from the showdown and the extra deals before it."""
    playoff = table.playoff
    if playoff is None:
        return
    require(table.options.tie == "playoff", "options.tie", "must be playoff in a playoff")
    require(playoff.pot < len(table.pots) == len(playoff.winners), "playoff.winners", "must have the winners of each pot")
    tied = [best_of(pot.seats, table.showdown or ()) for pot in table.pots]
    for i, winners in enumerate(playoff.winners):
        field = f"playoff.winners.{i}"
        if i > playoff.pot or len(tied[i]) == 1:
            require(winners == tied[i], field, f"must be {list(tied[i])}")
        else:
            _examine_some(field, winners, tied[i])
    seats = playoff.seats
    require(seats == playoff.winners[playoff.pot] and len(seats) > 1, "playoff.seats", "must be those that tie for the pot")
    require(playoff.deal > 1 or seats == tied[playoff.pot], "playoff.seats", "must be all that tied at the showdown")
    _examine_previous_deal(table, playoff, tied)


def _examine_previous_deal(table: Table, playoff: Playoff, tied: Sequence[Seats]) -> None:
    earlier = _earlier_ties(table, playoff)
    expected = playoff.deal > 1 or bool(earlier)
    require((playoff.showdown is not None) == expected, "playoff.showdown", "must be there after the first extra deal of the hand")
    if playoff.showdown is None:
        return
    pot = playoff.pot if playoff.deal > 1 else earlier[-1]
    shown_by = tuple(sorted(shown.seat for shown in playoff.showdown))
    _examine_some("playoff.showdown", shown_by, tied[pot])
    require(len(shown_by) > 1, "playoff.showdown", "must show two hands at least")
    require(playoff.deal != 2 or shown_by == tied[pot], "playoff.showdown", "must show all that tied at the showdown")
    order = [seat for seat in contenders(table) if seat in shown_by]
    _examine_shown("playoff.showdown", playoff.showdown, order)
    best = best_of(shown_by, playoff.showdown)
    require(playoff.winners[pot] == best, f"playoff.winners.{pot}", f"must be {list(best)}, best in the extra deal before")
