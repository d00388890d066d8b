"""Positions of Triads for tests: stacks and cards as wanted, dealt as the rules deal, every one of them possible."""

from collections import Counter

from msgspec.structs import replace

from referee.games.chance import Rng
from referee.games.core import Rejection
from referee.games.triads import GAME
from referee.games.triads.betting import begin_round
from referee.games.triads.catalogue import DECK, KINDS_OF_CARD, POSITION
from referee.games.triads.hands import begin_exchange, deal_hand
from referee.games.triads.records import Call, Check, Exchange, Fold, LastHand, Raise, WonPot
from referee.games.triads.turns import dealer_of

SEED = "".join(f"{i:02x}" for i in range(32))

_SHORT = {("k" if card == "keystone" else card[0] + card[-1]): card for card in KINDS_OF_CARD}

NOTHING = "v1 v1 g1 g1 o1 o1"
"""A hand without a triad."""


def cards(text):
    """Return the cards of "v1 g3 k", in the order written."""
    return tuple(_SHORT[word] for word in text.split())


def hand(text):
    """Return the cards sorted."""
    return tuple(sorted(cards(text), key=POSITION.__getitem__))


def position(*stacks, hands=(), draw="", limit=20, gone=None, **options):
    """Return the start of a hand that the last seat deals, the antes to come out of the stacks.

    `limit` is the option `hands`, `gone` says per seat in which hand before the last it went out, or None.
    """
    players = len(stacks)
    stack, odd = divmod(sum(stacks), players)
    assert not odd, "the stacks must be a multiple of the players"
    state = GAME.deal(players, {"stack": stack, "ante": 0, "hands": limit, **options}, SEED).state
    state.stacks = stacks
    state.last_full_raise = state.faced = state.may_raise = None
    state.hand_number = players + 1
    if gone:
        state.out_in_hand = gone
        state.out = tuple(number is not None for number in gone)
        state.dealer = dealer_of(state, players + 1)
    ante, richest = state.options.ante, stacks.index(max(stacks))
    pot = WonPot(ante * players, (richest,), (richest,))
    won = tuple(ante * players * (seat == richest) for seat in range(players))
    state.last_hand = LastHand(players, None, (pot,) if ante else (), won)
    state.rng = Rng(SEED, players)
    deal_hand(state, [])
    if not begin_round(state, []):
        begin_exchange(state, [])
    if hands:
        state = holding(state, *hands, draw=draw)
    GAME.check(state)
    return state


def holding(state, *hands, draw=""):
    """Return the position with those hands, and with the cards to draw on top of the deck."""
    given = tuple(hand(text) for text in hands)
    top = cards(draw)
    rest = Counter(DECK) - Counter(top) - Counter(card for one in given for card in one)
    left = sorted(rest.elements(), key=POSITION.__getitem__)
    deck = (*top, *left)[: state.deck_count]
    return replace(state, hands=given, deck=deck, discards=tuple(left[state.deck_count - len(top) :]))


def move(what):
    """Return the move for a word, a number to raise to, or "x" and the cards to exchange."""
    if isinstance(what, int):
        return Raise(what)
    if what[0] == "x":
        return Exchange(cards(what[1:]))
    return {"check": Check(), "call": Call(), "fold": Fold()}[what]


def judged(state, *moves):
    """Return what the last of the moves leads to, each made by the seat that is to act; every state on the way is possible."""
    judgement = None
    for what in moves:
        judgement = GAME.judge(state, state.to_act[0], move(what))
        state = judgement.state
        GAME.check(state)
        check_chips(state)
    return judgement


def check_chips(state):
    """Check that no chip was lost or made."""
    assert sum(state.stacks) + sum(state.committed) == state.players * state.options.stack
    assert sum(pot.amount for pot in state.pots) == sum(state.committed)


def after(state, *moves):
    """Return the state after the moves."""
    return judged(state, *moves).state if moves else state


def broken(state, what, seat=None):
    """Return the id of the rule that a move breaks, or None if it is legal."""
    try:
        GAME.judge(state, state.to_act[0] if seat is None else seat, move(what) if isinstance(what, (int, str)) else what)
    except Rejection as rejection:
        return rejection.rule
    return None


def listed(state):
    """Return the moves listed for the seat that is to act."""
    return GAME.legal_moves(state, state.to_act[0]).moves


def types(events):
    """Return the events' types without the game's name."""
    return [type(event).__struct_config__.tag.removeprefix("triads.") for event in events]


def of_type(events, kind):
    """Return the events of a type."""
    return [event for event in events if isinstance(event, kind)]
