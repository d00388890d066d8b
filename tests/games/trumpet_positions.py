"""Positions of Trumpet for its tests, and moves to make in them."""

import random

import pytest

from referee.games.chance import Rng
from referee.games.core import Rejection
from referee.games.trumpet import GAME, records
from referee.games.trumpet.catalogue import DECK, POSITION, SUIT_OF

SEED = "7a" * 32
EVERY = list(range(1, 25))
"""Shields on all of 24 spaces."""


def position(*hands, positions=None, scale="", tricks=0, **options):
    """Return a state in which seat 0 leads the first trick of a hand, all that is not named made to fit.

    A hand names its first cards; the rest are of suits that no hand names, if that can be. There have been as many tricks as
    `tricks`, the positions and the trump scale need, and seats are where `positions` say (seat 0 far ahead if there is a scale).
    """
    players = len(hands)
    chosen = GAME.options(options, players)
    scale = tuple(scale.split())
    positions = positions or ((20 if scale else 0), *[0] * (players - 1))
    needed = max(tricks, *positions, len(scale) + chosen.shields[0] - 1 if scale else 0)
    number = 1 + players * -(-needed // (7 * players))
    named = [card for hand in hands for card in hand.split()]
    rest = list(DECK)
    for card in named:
        rest.remove(card)
    suits = {SUIT_OF[card] for card in named} | {None}
    rest.sort(key=lambda card: (SUIT_OF[card] in suits, POSITION[card]))
    held = [[*hand.split(), *[rest.pop(0) for _ in range(7 - len(hand.split()))]] for hand in hands]
    foremost = positions.index(max(positions))
    kept = [((foremost + i) % players, f"hearts-{11 - i}") for i in range(players)]
    last_trick = records.Trick(tuple(records.Played(seat, card, False) for seat, card in kept), foremost)
    state = records.State(
        phase="play", players=players, options=chosen, to_act=(0,), hand_number=number, trick_number=1,
        tricks_played=7 * (number - 1), dealer=players - 1, leader=0, trick=(), led_suit=None, played=(),
        last_trick=last_trick if number > 1 else None, positions=tuple(positions), trump_scale=scale, trump_chooser=None,
        deferred_trump=None, undealt_count=len(rest), result=None, undealt=tuple(rest), rng=Rng(SEED, number),
        hands=tuple(tuple(sorted(hand, key=POSITION.__getitem__)) for hand in held),
    )  # fmt: skip
    GAME.check(state)
    return state


def parsed(move):
    """Return a move: a card's name stands for playing it, a tuple for a verb and its fields' values."""
    if isinstance(move, str):
        return records.Play(move)
    verb, *values = move
    return {
        "advance": records.Advance,
        "push": records.PushBack,
        "place": records.PlaceTrump,
        "exchange": lambda *suits: records.ExchangeTrumps(suits),
        "decline": records.DeclineTrump,
        "defer": records.DeferTrump,
    }[verb](*values)


def judged(state, *moves):
    """Return the state after moves, each made by the seat that is to act, and the events of the last one."""
    events = ()
    for move in moves:
        state, events = GAME.judge(state, state.to_act[0], parsed(move))
        GAME.check(state)
    return state, events


def after(state, *moves):
    """Return the state after moves, each made by the seat that is to act."""
    return judged(state, *moves)[0]


def broken(state, move, seat=None):
    """Return the rule that a move breaks, and why."""
    with pytest.raises(Rejection) as caught:
        GAME.judge(state, state.to_act[0] if seat is None else seat, parsed(move) if isinstance(move, str | tuple) else move)
    return caught.value.rule, caught.value.why


def listed(state):
    """Return the moves listed for the seat that is to act."""
    return GAME.legal_moves(state, state.to_act[0]).moves


def game(players, seed=1, until=lambda _: False, revoke=0.0, **options):
    """Play a random game to its end, or until a state is as wanted, and return all its states and moves in turn."""
    chance = random.Random(seed)
    state = GAME.deal(players, options, f"{seed:064x}").state
    states, moves = [state], []
    while state.result is None and not until(state):
        seat = state.to_act[0]
        legal = GAME.legal_moves(state, seat)
        move = chance.choice(legal.moves)
        if legal.ranges and chance.random() < revoke:
            move = records.Play(chance.choice(legal.ranges[0].cards))
        state = GAME.judge(state, seat, move).state
        states.append(state)
        moves.append((seat, move))
    return states, moves


def reached(wanted, players=3, revoke=0.0, **options):
    """Return the first state of some random game that is as wanted."""
    for seed in range(200):
        state = game(players, seed, wanted, revoke, **options)[0][-1]
        if wanted(state):
            return state
    raise AssertionError("no such state was reached")
