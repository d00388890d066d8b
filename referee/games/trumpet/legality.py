"""What is legal in Trumpet: one account of it, for listing moves and for refusing them."""

from itertools import combinations

from referee.games.core import LegalMoves, Malformed, Rejection
from referee.games.trumpet import records
from referee.games.trumpet.catalogue import KINDS_OF_CARD, SUIT_OF, SUITS, SUPER_TRUMP
from referee.games.trumpet.records import Cards, State
from referee.games.trumpet.track import goes_backward, pushable

ADVANCE = records.Advance()
_PLAYS = {card: records.Play(card) for card in KINDS_OF_CARD}
_PUSHES = tuple(records.PushBack(seat) for seat in range(6))
_PLACINGS = {suit: records.PlaceTrump(suit) for suit in SUITS}
_EXCHANGES = tuple(records.ExchangeTrumps(pair) for pair in combinations(SUITS, 2))
_DECLINE = records.DeclineTrump()
_DEFER = records.DeferTrump()


def playable(state: State, seat: int) -> Cards:
    """Return the cards of a seat's hand that break no rule: of the suit led while it has any (`trumpet.follow-suit`)."""
    hand = state.hands[seat]
    led = state.led_suit
    if led is None:
        return hand
    return tuple([card for card in hand if SUIT_OF[card] == led]) or hand


def revokes(state: State, seat: int) -> Cards:
    """Return the cards, each kind once, that a seat may play against the rules for a penalty (`trumpet.penalty`)."""
    if state.options.on_revoke == "reject" or state.led_suit is None or not goes_backward(state.positions, seat):
        return ()
    followers = playable(state, seat)
    return tuple(dict.fromkeys([card for card in state.hands[seat] if card not in followers]))


def may_defer(state: State, seat: int) -> bool:
    """Tell whether a seat that has the choice of trumps may put it off (`trumpet.defer`)."""
    return state.deferred_trump is None and not state.hands[seat] and state.tricks_played < state.options.trick_limit


def listing(state: State, seat: int) -> LegalMoves:
    """List what a seat that is to act may do, in the order of the rules; revokes are told of, not listed."""
    if state.phase == "play":
        moves = tuple([_PLAYS[card] for card in dict.fromkeys(playable(state, seat))])
        cards = revokes(state, seat)
        return records.LegalMoves(seat, moves, (records.Revokes(cards),), False) if cards else records.LegalMoves(seat, moves)
    if state.phase == "advance":
        pushes = [_PUSHES[other] for other in pushable(state.positions, state.options.spaces, seat)]
        return records.LegalMoves(seat, (ADVANCE, *pushes))
    scale = state.trump_scale
    choices = [_PLACINGS[suit] for suit in SUITS if suit not in scale] if len(scale) < len(SUITS) else _EXCHANGES
    return records.LegalMoves(seat, (*choices, _DECLINE, *([_DEFER] if may_defer(state, seat) else ())))


def refuse_play(state: State, seat: int, move: records.Play) -> Rejection | None:
    """Return why a seat may not play a card, or None."""
    card = move.card
    if card not in state.hands[seat]:
        return Rejection("common.not-held", f"You do not hold {card}.")
    followers = playable(state, seat)
    if card in followers or card in revokes(state, seat):
        return None
    why = f"You hold {followers[0]}, so you must follow {state.led_suit}"
    if state.options.on_revoke == "penalty":
        return Rejection("trumpet.penalty", f"{why}: your piece would not go backward, and a revoke must cost something.")
    if card == SUPER_TRUMP:
        return Rejection("trumpet.super-trump-follow", f"{why}: a Super-Trump belongs to no suit.")
    return Rejection("trumpet.follow-suit", f"{why}.")


def refuse_nothing(_state: State, _seat: int, _move: records.Advance | records.DeclineTrump) -> Rejection | None:
    """Return None: the winner of a trick may always go forward, and a choice of trumps may always be declined."""
    return None


def no_such_opponent(state: State, move: records.PushBack) -> Malformed | None:
    """Return that a move names a seat that is not at this table, or None."""
    if move.opponent < state.players:
        return None
    return Malformed(f"There is no seat {move.opponent}: the seats are 0 to {state.players - 1}.", "move.opponent")


def refuse_push(state: State, seat: int, move: records.PushBack) -> Rejection | None:
    """Return why a seat may not push a piece back, or None."""
    opponent = move.opponent
    if opponent in pushable(state.positions, state.options.spaces, seat):
        return None
    if opponent == seat:
        return Rejection("trumpet.push-back", "You cannot push your own piece back.")
    return Rejection("trumpet.push-back", f"The piece of seat {opponent} is not on the last six spaces.")


def refuse_place(state: State, _seat: int, move: records.PlaceTrump) -> Rejection | None:
    """Return why a suit may not be placed on the trump scale, or None."""
    if move.suit not in state.trump_scale:
        return None
    place = state.trump_scale.index(move.suit) + 1
    return Rejection("trumpet.choose-trump", f"{move.suit.capitalize()} are on the trump scale already, on place {place}.")


def refuse_exchange(state: State, _seat: int, move: records.ExchangeTrumps) -> Rejection | None:
    """Return why two suits may not be exchanged on the trump scale, or None."""
    if move.suits[0] == move.suits[1]:
        return Rejection("trumpet.exchange-trumps", "An exchange takes two different suits.")
    if len(state.trump_scale) < len(SUITS):
        why = f"Only {len(state.trump_scale)} of the {len(SUITS)} suits are on the trump scale: place another instead."
        return Rejection("trumpet.exchange-trumps", why)
    return None


def refuse_defer(state: State, seat: int, _move: records.DeferTrump) -> Rejection | None:
    """Return why a choice of trumps may not be put off, or None."""
    if may_defer(state, seat):
        return None
    if state.deferred_trump is not None:
        return Rejection("trumpet.defer", "You have put this choice off once already.")
    if state.hands[seat]:
        return Rejection("trumpet.defer", "You still hold cards, so you must choose now.")
    return Rejection("trumpet.defer", "The last trick of the game has been played: there is no new hand to wait for.")
