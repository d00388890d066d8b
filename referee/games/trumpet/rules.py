"""The rules of Trumpet: dealing, tricks, the track, the choice of trumps and the end."""

from collections.abc import Sequence
from typing import Any

from referee.games.chance import Rng
from referee.games.core import Event, Invalid, Kind, named, ranked
from referee.games.trumpet import records
from referee.games.trumpet.catalogue import DECK, DEFAULT_SPACES, NUMBER_OF, POSITION, SUIT_OF, SUITS, default_shields
from referee.games.trumpet.legality import (
    ADVANCE,
    no_such_opponent,
    playable,
    refuse_defer,
    refuse_exchange,
    refuse_nothing,
    refuse_place,
    refuse_play,
    refuse_push,
)
from referee.games.trumpet.records import Card, Cards, Options, Played, State, Suit, Trick
from referee.games.trumpet.track import START, behind_others, place_name, pushable, space_ahead, space_behind, wrong_shields
from referee.games.tuples import put

HAND = 7
"""Cards dealt to a seat, and so tricks in a hand."""


# --- Options and the deal ---------------------------------------------------------------------------------------------


def complete_options(given: dict[str, Any], _players: int) -> dict[str, Any]:
    """Return all options; the default of `shields` follows from `spaces`, and none lies beyond them."""
    options: dict[str, Any] = {"spaces": DEFAULT_SPACES, "on_revoke": "reject", "trick_limit": 350, **given}
    options.setdefault("shields", default_shields(options["spaces"]))
    why = wrong_shields(options["shields"], options["spaces"])
    if why is not None:
        raise Invalid("options.shields", why)
    return options


def first_state(players: int, options: Options, seed: str, events: list[Event]) -> State:
    """Return the game after its first deal."""
    state = State(
        phase="play", players=players, options=options, to_act=(), hand_number=0, trick_number=1, tricks_played=0,
        dealer=players - 2, leader=0, trick=(), led_suit=None, played=(), last_trick=None, positions=(START,) * players,
        trump_scale=(), trump_chooser=None, deferred_trump=None, undealt_count=0, result=None,
        hands=((),) * players, undealt=(), rng=Rng(seed),
    )  # fmt: skip
    _deal_hand(state, events)
    return state


def _deal_hand(state: State, events: list[Event]) -> None:
    """Deal the next hand, its dealer one to the left; a choice of trumps put off comes before its first lead."""
    players = state.players
    state.hand_number += 1
    state.dealer = dealer = (state.dealer + 1) % players
    first = (dealer + 1) % players
    pile, state.rng = state.rng.shuffle(DECK)
    text = f"Hand {state.hand_number}: seat {dealer} shuffles {len(pile)} cards."
    events.append(records.Shuffled(seat=dealer, rule="trumpet.deal", text=text, hand_number=state.hand_number, count=len(pile)))
    hands: list[Cards] = [()] * players
    for i in range(players):
        seat = (first + i) % players
        cards = tuple(pile[i : HAND * players : players])
        hands[seat] = tuple(sorted(cards, key=POSITION.__getitem__))
        text = f"Seat {seat} is dealt {HAND} cards."
        events.append(records.Dealt(seat=seat, rule="trumpet.deal", text=text, count=HAND, cards=cards))
    state.hands = tuple(hands)
    state.undealt = tuple(pile[HAND * players :])
    state.undealt_count = len(state.undealt)
    state.played = ()
    state.trick_number = 1
    state.leader = first
    if state.deferred_trump is None:
        state.phase = "play"
        state.to_act = (first,)
    else:
        _offer_trump(state, state.deferred_trump, "trumpet.defer", events)


# --- Tricks -----------------------------------------------------------------------------------------------------------


def _strength(card: Card, led: Suit | None, scale: Sequence[Suit]) -> tuple[int, int]:
    suit = SUIT_OF[card]
    if suit is None:
        return len(SUITS) + 1, 0
    if suit in scale:
        return scale.index(suit) + 1, NUMBER_OF[card]
    return (0, NUMBER_OF[card]) if suit == led else (-1, 0)


def winning_play(cards: Sequence[Played], scale: Sequence[Suit]) -> Played:
    """Return which of a trick's cards, in the order played, wins it (`trumpet.trick-winner`)."""
    led = SUIT_OF[cards[0].card]
    best, best_strength = cards[0], _strength(cards[0].card, led, scale)
    for play in cards[1:]:
        strength = _strength(play.card, led, scale)
        if strength >= best_strength:  # only Super-Trumps are ever equal, and of those the last wins
            best, best_strength = play, strength
    return best


def _play(state: State, seat: int, move: records.Play, events: list[Event]) -> None:
    card = move.card
    revoke = card not in playable(state, seat)
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands = put(state.hands, seat, hand[:at] + hand[at + 1 :])
    if not state.trick:
        state.led_suit = SUIT_OF[card]
        rule, text = "trumpet.lead", f"Seat {seat} leads {card}."
    elif revoke:
        rule, text = "trumpet.penalty", f"Seat {seat} plays {card} although it could follow {state.led_suit}."
    elif state.led_suit is None:
        rule, text = "trumpet.super-trump-follow", f"Seat {seat} plays {card}."
    else:
        rule, text = "trumpet.follow-suit", f"Seat {seat} plays {card}."
    events.append(records.CardPlayed(seat=seat, rule=rule, text=text, card=card, revoke=revoke))
    state.trick = (*state.trick, Played(seat, card, revoke))
    if revoke:
        _move_piece(state, seat, behind_others(state.positions, seat), "trumpet.penalty", events)
    if len(state.trick) == state.players:
        _complete_trick(state, events)
    else:
        state.to_act = ((seat + 1) % state.players,)


def _complete_trick(state: State, events: list[Event]) -> None:
    won = winning_play(state.trick, state.trump_scale)
    winner = won.seat
    state.last_trick = Trick(state.trick, winner)
    state.played = (*state.played, state.last_trick)
    state.tricks_played += 1
    state.trick, state.led_suit = (), None
    text = f"Seat {winner} wins the trick with {won.card}."
    events.append(
        records.TrickWon(seat=winner, rule="trumpet.trick-winner", text=text, card=won.card, tricks_played=state.tricks_played)
    )
    if pushable(state.positions, state.options.spaces, winner):
        state.phase = "advance"
        state.to_act = (winner,)
    else:
        _advance(state, winner, ADVANCE, events)


def _next_trick(state: State, events: list[Event]) -> None:
    """Go on after a trick's movement and choice of trumps: to the end, a new hand or the next trick."""
    if state.tricks_played == state.options.trick_limit:
        _finish(state, "trumpet.limit", events)
    elif len(state.played) == HAND:
        _deal_hand(state, events)
    else:
        state.phase = "play"
        state.leader = state.played[-1].winner
        state.trick_number += 1
        state.to_act = (state.leader,)


# --- The track --------------------------------------------------------------------------------------------------------


def _advance(state: State, seat: int, _move: records.Advance, events: list[Event]) -> None:
    target = space_ahead(state.positions, seat)
    _move_piece(state, seat, target, "trumpet.advance", events)
    if target > state.options.spaces:
        _finish(state, "trumpet.grand-shield", events)
    else:
        _land(state, seat, events)


def _push_back(state: State, seat: int, move: records.PushBack, events: list[Event]) -> None:
    opponent, spaces = move.opponent, state.options.spaces
    origin, target = state.positions[opponent], space_behind(state.positions, opponent)
    state.positions = put(state.positions, opponent, target)
    text = f"Seat {seat} pushes the piece of seat {opponent} back from space {origin} to {place_name(target, spaces)}."
    events.append(
        records.PiecePushed(seat=seat, rule="trumpet.push-back", text=text, opponent=opponent, origin=origin, target=target)
    )
    _land(state, opponent, events)


def _move_piece(state: State, seat: int, target: int, rule: str, events: list[Event]) -> None:
    origin, spaces = state.positions[seat], state.options.spaces
    state.positions = put(state.positions, seat, target)
    text = f"The piece of seat {seat} moves from {place_name(origin, spaces)} to {place_name(target, spaces)}."
    events.append(records.PieceMoved(seat=seat, rule=rule, text=text, origin=origin, target=target))


def _land(state: State, owner: int, events: list[Event]) -> None:
    """Go on after a move for a trick: a shield gives the piece's owner the choice of trumps."""
    if state.positions[owner] in state.options.shields:
        _offer_trump(state, owner, "trumpet.choose-trump", events)
    else:
        _next_trick(state, events)


# --- Trumps -----------------------------------------------------------------------------------------------------------


def _offer_trump(state: State, owner: int, rule: str, events: list[Event]) -> None:
    state.phase = "trump"
    state.trump_chooser = owner
    state.to_act = (owner,)
    space = state.positions[owner]
    text = f"The piece of seat {owner} is on the shield of space {space}: it may choose trumps."
    events.append(records.TrumpOffered(seat=owner, rule=rule, text=text, space=space))


def exchanged(scale: Sequence[Suit], suits: Sequence[Suit]) -> tuple[Suit, ...]:
    """Return a full trump scale with two of its suits exchanged."""
    swap = {suits[0]: suits[1], suits[1]: suits[0]}
    return tuple([swap.get(suit, suit) for suit in scale])


def _place(state: State, seat: int, move: records.PlaceTrump, events: list[Event]) -> None:
    state.trump_scale = (*state.trump_scale, move.suit)
    text = f"Seat {seat} puts {move.suit} on place {len(state.trump_scale)} of the trump scale."
    events.append(
        records.TrumpPlaced(seat=seat, rule="trumpet.choose-trump", text=text, suit=move.suit, trump_scale=state.trump_scale)
    )
    _trump_chosen(state, events)


def _exchange(state: State, seat: int, move: records.ExchangeTrumps, events: list[Event]) -> None:
    state.trump_scale = exchanged(state.trump_scale, move.suits)
    first, second = move.suits
    text = f"Seat {seat} exchanges {first} and {second} on the trump scale."
    events.append(
        records.TrumpsExchanged(
            seat=seat, rule="trumpet.exchange-trumps", text=text, suits=move.suits, trump_scale=state.trump_scale
        )
    )
    _trump_chosen(state, events)


def _decline(state: State, seat: int, _move: records.DeclineTrump, events: list[Event]) -> None:
    rule = "trumpet.choose-trump" if len(state.trump_scale) < len(SUITS) else "trumpet.exchange-trumps"
    events.append(records.TrumpDeclined(seat=seat, rule=rule, text=f"Seat {seat} leaves the trump scale as it is."))
    _trump_chosen(state, events)


def _defer(state: State, seat: int, _move: records.DeferTrump, events: list[Event]) -> None:
    state.deferred_trump = seat
    text = f"Seat {seat} puts its choice of trumps off until the new hand is dealt."
    events.append(records.TrumpDeferred(seat=seat, rule="trumpet.defer", text=text))
    _next_trick(state, events)


def _trump_chosen(state: State, events: list[Event]) -> None:
    deferred = state.deferred_trump is not None
    state.trump_chooser = state.deferred_trump = None
    if deferred:
        state.phase = "play"
        state.to_act = (state.leader,)
    else:
        _next_trick(state, events)


# --- The end --------------------------------------------------------------------------------------------------------


def _finish(state: State, reason: str, events: list[Event]) -> None:
    state.phase = "finished"
    state.to_act = ()
    state.result = ranked(state.positions, state.positions, reason)
    text = f"The game is over: {named(state.result.winners)} came furthest."
    events.append(records.GameEnded(rule=reason, text=text, result=state.result))


def scores(state: State) -> tuple[int, ...]:
    """Return how far along the track each piece is."""
    return state.positions


KINDS = (
    Kind(records.Play, ("play",), refuse_play, _play),
    Kind(records.Advance, ("advance",), refuse_nothing, _advance),
    Kind(records.PushBack, ("advance",), refuse_push, _push_back, no_such_opponent),
    Kind(records.PlaceTrump, ("trump",), refuse_place, _place),
    Kind(records.ExchangeTrumps, ("trump",), refuse_exchange, _exchange),
    Kind(records.DeclineTrump, ("trump",), refuse_nothing, _decline),
    Kind(records.DeferTrump, ("trump",), refuse_defer, _defer),
)
