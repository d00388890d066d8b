"""Bots for the arena's tests: some behave, some do not."""

import os
import random
import signal
import sys
import time

from referee_client.generated.models import SessionView, TriumviratePlay, TriumvirateView
from referee_client.generated.models.triumvirate_card import TRIUMVIRATE_CARD_VALUES
from referee_client.generated.unions import Move

_asked = 0


def first(view: SessionView) -> Move:
    """Take the first legal move."""
    assert view.legal_moves is not None
    return view.legal_moves.moves[0]


def last(view: SessionView) -> Move:
    """Take the last legal move."""
    assert view.legal_moves is not None
    return view.legal_moves.moves[-1]


def any_move(view: SessionView) -> Move:
    """Take any legal move."""
    assert view.legal_moves is not None
    return random.choice(view.legal_moves.moves)


async def asynchronous(view: SessionView) -> Move:
    """Take the first legal move, as an asynchronous bot does."""
    return first(view)


def noisy(view: SessionView) -> Move:
    """Print a lot, from Python and past it, try to read what is not for the bot, and take the first legal move."""
    print("print")
    sys.stdout.write('{"type": "triumvirate.play"}\n')
    os.write(1, b"os.write\n")
    os.system("echo system")
    assert sys.stdin.readline() == ""
    return first(view)


def crashing(_view: SessionView) -> Move:
    """Crash at the first question."""
    raise ZeroDivisionError("division by nothing")


def crashing_later(view: SessionView) -> Move:
    """Crash at the fifth question."""
    global _asked
    _asked += 1
    if _asked == 5:
        os.kill(os.getpid(), signal.SIGSEGV)
    return first(view)


def exiting(_view: SessionView) -> Move:
    """Exit as if all were well."""
    sys.exit(0)


def hanging(_view: SessionView) -> Move:
    """Never answer."""
    while True:
        time.sleep(3600)


def cheating(view: SessionView) -> Move:
    """Play a card that the seat does not hold."""
    assert isinstance(view.view, TriumvirateView)
    hand = view.view.hand or []
    card = next(card for card in sorted(TRIUMVIRATE_CARD_VALUES) if card not in hand)
    return TriumviratePlay(type_="triumvirate.play", card=card)


def silent(_view: SessionView) -> None:
    """Return no move."""
