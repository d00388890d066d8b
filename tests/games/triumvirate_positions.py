"""Positions of Triumvirate for its tests, in few words."""

from typing import Any

import pytest
from msgspec.structs import replace

from referee.games.core import Event, Judgement, Rejection
from referee.games.triumvirate import GAME
from referee.games.triumvirate.catalogue import SUIT_OF
from referee.games.triumvirate.records import Choice, PerSuit, Played, State
from tests.games.play import seed


def cards(text: str) -> Any:
    """Return the cards in a text: `r3 y0` is red-3 and yellow-0."""
    suits = {"r": "red", "y": "yellow", "b": "black"}
    return tuple(f"{suits[word[0]]}-{word[1]}" for word in text.split())


def card(text: str) -> Any:
    """Return one card."""
    return cards(text)[0]


def deal(options: dict[str, Any] | None = None, number: int = 0) -> State:
    """Return a match after its first deal."""
    return GAME.deal(2, options, seed(number)).state


def position(hand0: str, hand1: str, *, led: str | None = None, leader: int = 0, **fields: Any) -> State:
    """Return a hand in which the seats hold these cards, and one may have been led."""
    trick = (Played(leader, card(led)),) if led else ()
    fields.setdefault("pledge_counts", tuple(len(pledges) for pledges in fields.get("pledges", ((), ()))))
    return replace(
        deal(),
        hands=(cards(hand0), cards(hand1)),
        trick=trick,
        led_suit=SUIT_OF[card(led)] if led else None,
        leader=leader,
        to_act=(1 - leader if led else leader,),
        **fields,
    )


def pledging(hand0: str, hand1: str, **fields: Any) -> State:
    """Return the end of a hand that red has won, with both seats to decide."""
    won = PerSuit(3, 1, 1)
    counts = tuple(len(pledges) for pledges in fields.get("pledges", ((), ())))
    asked = tuple(seat for seat in (0, 1) if counts[seat] < 3)
    choices = tuple(None if seat in asked else Choice(None) for seat in (0, 1))
    fields = {
        "tricks_won": won,
        "consuls": PerSuit(1, 0, 0),
        "to_act": asked,
        "pledge_choices": choices,
        "pledge_counts": counts,
        **fields,
    }
    return replace(deal(), phase="pledge", hands=(cards(hand0), cards(hand1)), **fields)


def judge(state: State, *moves: tuple[int, Any]) -> Judgement:
    """Make moves by seats; return the last judgement."""
    judgement = Judgement(state, ())
    for seat, move in moves:
        judgement = GAME.judge(judgement.state, seat, move)
    return judgement


def rejection(state: State, seat: int, move: Any) -> Rejection:
    """Return the rejection of a move."""
    with pytest.raises(Rejection) as rejected:
        GAME.judge(state, seat, move)
    return rejected.value


def happened(events: tuple[Event, ...], kind: type[Event]) -> list[Any]:
    """Return the events of a kind."""
    return [event for event in events if isinstance(event, kind)]
