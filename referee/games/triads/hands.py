"""A hand from the deal to the showdown: antes, cards, exchanges, and who has the best of what was shown."""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations

from referee.games.core import Event, Rejection
from referee.games.triads import records
from referee.games.triads.catalogue import DECK, POSITION
from referee.games.triads.combinations import Rank, best_arrangement
from referee.games.triads.pots import build_pots
from referee.games.triads.records import Card, Cards, Seats, Shown, State
from referee.games.triads.turns import PLAYERS, contenders, seats_without, turn_order
from referee.games.tuples import put

HAND_SIZE = 6
EXCHANGE_LIMIT = 4


_position = POSITION.__getitem__
_DEALT = tuple(f"Seat {seat} is dealt {HAND_SIZE} cards." for seat in range(max(PLAYERS)))


# --- Dealing ----------------------------------------------------------------------------------------------------------


def deal_hand(state: State, events: list[Event]) -> None:
    """Begin a hand: collect antes and deal six cards to each seat with chips."""
    players, number, ante = state.players, state.hand_number, state.options.ante
    seats = seats_without(state.dealer, state.out)
    state.betting_round = state.exchange_round = 0
    state.folded = (False,) * players
    state.showdown = None
    events.append(_hand_began(state.dealer, number))
    stacks, committed = list(state.stacks), [0] * players
    if ante:
        for seat in seats:
            paid = committed[seat] = min(ante, stacks[seat])
            stacks[seat] -= paid
            events.append(_ante_paid(seat, paid, stacks[seat]))
    state.stacks, state.committed = tuple(stacks), tuple(committed)
    state.all_in = state.folded if all(stacks) else tuple([not stacks[seat] and seat in seats for seat in range(players)])
    state.pots = build_pots(state.committed, seats)
    _deal_cards(state, seats, "triads.deal", events)


def deal_playoff(state: State, seats: Seats, events: list[Event]) -> None:
    """Deal six new cards to each seat of a playoff, out of the whole deck."""
    order = tuple([seat for seat in turn_order(state.players, state.dealer) if seat in seats])
    _deal_cards(state, order, "triads.tie", events)


def _deal_cards(state: State, seats: Seats, rule: str, events: list[Event]) -> None:
    pile, state.rng = state.rng.shuffle(DECK)
    events.append(_shuffled(state.dealer, rule))
    hands: list[Cards] = [()] * state.players
    count = len(seats)
    dealt = HAND_SIZE * count
    for i, seat in enumerate(seats):
        hand = pile[i:dealt:count]
        cards = tuple(hand)
        hand.sort(key=_position)
        hands[seat] = tuple(hand)
        events.append(records.Dealt(seat=seat, rule=rule, text=_DEALT[seat], count=HAND_SIZE, cards=cards))
    state.hands = tuple(hands)
    state.deck = tuple(pile[dealt:])
    state.deck_count = len(pile) - dealt
    state.discards = ()
    state.exchanged = (None,) * state.players


@cache
def _hand_began(dealer: int, number: int) -> Event:
    text = f"Hand {number} begins; seat {dealer} deals."
    return records.HandBegan(seat=dealer, rule="triads.deal", text=text, hand_number=number)


@lru_cache(maxsize=4096)
def _ante_paid(seat: int, paid: int, left: int) -> Event:
    return records.AntePaid(seat=seat, rule="triads.ante", text=f"Seat {seat} pays an ante of {paid}.", amount=paid, stack=left)


@cache
def _shuffled(dealer: int, rule: str) -> Event:
    return records.Shuffled(seat=dealer, rule=rule, text=f"Seat {dealer} shuffles {len(DECK)} cards.", count=len(DECK))


# --- Exchange ---------------------------------------------------------------------------------------------------------


def begin_exchange(state: State, events: list[Event]) -> None:
    """Begin the next round of exchange."""
    state.exchange_round += 1
    number = state.exchange_round
    state.phase = "exchange"
    state.exchanged = (None,) * state.players
    state.to_act = contenders(state)[:1]
    text = f"Exchange round {number} begins."
    events.append(records.ExchangeBegan(rule="triads.exchange", text=text, exchange_round=number))


def next_to_exchange(state: State, seats: Iterable[int]) -> int | None:
    """Return the first of the seats, given in turn order, that has not exchanged, or None when the round is over."""
    exchanged = state.exchanged
    for seat in seats:
        if exchanged[seat] is None:
            return seat
    return None


@cache
def discards_of(hand: Cards) -> tuple[records.Exchange, ...]:
    """List the exchanges open to a hand: its distinct multisets of up to four cards, the shorter first, then canonical."""
    moves: list[records.Exchange] = []
    for size in range(EXCHANGE_LIMIT + 1):
        distinct = sorted(set(combinations(hand, size)), key=lambda cards: [POSITION[card] for card in cards])
        moves += [_exchange_of(cards) for cards in distinct]
    return tuple(moves)


@cache
def _exchange_of(cards: Cards) -> records.Exchange:
    return records.Exchange(cards)


def refuse_exchange(state: State, seat: int, move: records.Exchange) -> Rejection | None:
    """Return why a seat may not exchange those cards, or None."""
    left = list(state.hands[seat])
    for card in move.discard:
        if card not in left:
            again = "more than that of" if card in state.hands[seat] else ""
            return Rejection("common.not-held", f"You do not hold {again + ' ' if again else ''}{card}.")
        left.remove(card)
    if len(move.discard) > EXCHANGE_LIMIT:
        why = f"You may exchange at most {EXCHANGE_LIMIT} cards, not {len(move.discard)}."
        return Rejection("triads.exchange-limit", why)
    return None


def exchange(state: State, seat: int, move: records.Exchange, events: list[Event]) -> None:
    """Put cards away and draw as many."""
    count = len(move.discard)
    discarded, drawn = move.discard, state.deck[:count]
    if count:
        discarded = _sorted(discarded)
        left: list[Card] = list(state.hands[seat])
        for card in discarded:
            left.remove(card)
        state.hands = put(state.hands, seat, _sorted((*left, *drawn)))
        state.deck = state.deck[count:]
        state.deck_count -= count
        state.discards = _sorted(state.discards + discarded) if state.discards else discarded
    state.exchanged = put(state.exchanged, seat, count)
    text = f"Seat {seat} exchanges {count} card{'' if count == 1 else 's'}."
    events.append(records.Exchanged(seat=seat, rule="triads.exchange", text=text, count=count, discarded=discarded, drawn=drawn))


def _sorted(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=_position))


# --- Showdown ---------------------------------------------------------------------------------------------------------


def show(state: State, seats: Iterable[int], events: list[Event]) -> tuple[Shown, ...]:
    """Lay open the hands of seats, given in turn order."""
    shown = []
    for seat in seats:
        cards = state.hands[seat]
        _, combination, name = best_arrangement(cards)
        shown.append(Shown(seat, cards, combination))
        text = f"Seat {seat} shows {name}."
        events.append(records.HandShown(seat=seat, rule="triads.cards-speak", text=text, cards=cards, combination=combination))
    return tuple(shown)


def best_of(seats: Seats, shown: Iterable[Shown]) -> Seats:
    """Return those of the seats, ascending, whose hands are best."""
    best: list[int] = []
    highest: Rank | None = None
    for hand in shown:
        if hand.seat in seats:
            rank = best_arrangement(hand.cards).rank
            if highest is None or rank > highest:
                best, highest = [hand.seat], rank
            elif rank == highest:
                best.append(hand.seat)
    return tuple(sorted(best))
