"""Positions of Triumvir for its tests, and moves to make in them."""

import pytest
from msgspec.structs import replace

from referee.games.core import Rejection
from referee.games.triumvir import GAME, records
from referee.games.triumvir.catalogue import DECK, TRIUMVIRS
from referee.games.triumvir.legality import placings, where
from referee.games.triumvir.rules import bans
from referee.games.triumvir.strength import strengths

SEED = "5e" * 32


def deal(players):
    """Return the first state of a game."""
    return GAME.deal(players, {}, SEED).state


def equipped(text):
    """Return the Triumvirs of a text such as `A 2/5/`: the cards of jack, queen and king."""
    return records.Equipped(*[tuple(stack.split()) for stack in text.split("/")])


def position(*tables, last="", turn=None):
    """Return a state in phase commit, in which seats have these cards on their Triumvirs and all others in hand.

    `last` names each seat's placement of the turn before (`.` for none); otherwise it is a card that can have come last and forbids
    nothing. `turn` is the one after all those that were needed.
    """
    players = len(tables)
    owns = tuple(map(equipped, tables))
    on_tables = [own.jack + own.queen + own.king for own in owns]
    chosen = last.split() or [_last_of(own) for own in owns]
    placements = tuple(
        None if card == "." else records.Placement(card, where(own, card), None) for own, card in zip(owns, chosen, strict=True)
    )
    forbidden = bans(placements)
    turn = turn or max(map(len, on_tables)) + 1
    state = replace(
        deal(players),
        turn=turn,
        first_activator=(turn - 1) % players,
        triumvirs=owns,
        hands=tuple(tuple(card for card in DECK if card not in cards) for cards in on_tables),
        strengths=strengths(owns),
        placements=placements,
        banned_cards=tuple(ban.cards for ban in forbidden),
        banned_triumvirs=tuple(ban.triumvirs for ban in forbidden),
    )
    state = replace(state, to_act=tuple(seat for seat in range(players) if placings(state, seat)))
    GAME.check(state)
    return state


def _last_of(own):
    ends = [stack[-1] for stack in (own.jack, own.queen, own.king) if stack]
    return next((card for card in reversed(ends) if card not in ("2", "3", "4", "5")), ".")


def move_of(text):
    """Return the move of a text: `A jack`, `10 jack king`, `choose jack`, `move A`, `stay`."""
    words = text.split()
    if words[0] == "choose":
        return records.Choose(words[1])
    if words[0] == "move":
        return records.MoveCard(words[1])
    if words[0] == "stay":
        return records.NoMove()
    return records.EquipTen(tuple(words[1:])) if len(words) == 3 else records.Equip(*words)


def text_of(move):
    """Return the text of a move."""
    if isinstance(move, records.Equip):
        return f"{move.card} {move.triumvir}"
    if isinstance(move, records.EquipTen):
        return f"10 {' '.join(move.triumvirs)}"
    if isinstance(move, records.Choose):
        return f"choose {move.triumvir}"
    return f"move {move.card}" if isinstance(move, records.MoveCard) else "stay"


def listed(state, seat):
    """Return the texts of a seat's listed moves."""
    legal = GAME.legal_moves(state, seat)
    assert legal.complete
    assert legal.ranges == ()
    return [text_of(move) for move in legal.moves]


def after(state, *moves):
    """Return the state and all events after moves, each made by the first seat that is to act."""
    events = []
    for text in moves:
        judgement = GAME.judge(state, state.to_act[0], move_of(text))
        GAME.check(judgement.state)
        state = judgement.state
        events += judgement.events
    return state, events


def broken(state, seat, text):
    """Return the rule that a move breaks, and why."""
    with pytest.raises(Rejection) as raised:
        GAME.judge(state, seat, move_of(text) if isinstance(text, str) else text)
    return raised.value.rule, raised.value.why


def types(events):
    """Return the names of events' types."""
    return [type(event).__name__ for event in events]


def first_of(events, kind):
    """Return the first event of a type."""
    return next(event for event in events if isinstance(event, kind))


def tables(state):
    """Return what `position` was given."""
    return ["/".join(" ".join(getattr(own, triumvir)) for triumvir in TRIUMVIRS) for own in state.triumvirs]


def played_out(players, choose):
    """Return the end of a game in which `choose` picks among the listed moves, and the number of moves."""
    state, moves = deal(players), 0
    while state.result is None:
        seat = state.to_act[0]
        state = GAME.judge(state, seat, choose(GAME.legal_moves(state, seat).moves)).state
        moves += 1
    GAME.check(state)
    return state, moves
