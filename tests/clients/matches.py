"""Matches of bots over HTTP."""

import asyncio
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any

from referee_client.bots import RandomBot
from referee_client.generated.api.events import list_events
from referee_client.generated.api.sessions import create_session, get_record
from referee_client.generated.client import AuthenticatedClient, Client
from referee_client.generated.models import CreatedSession, GameRecord, SessionView
from referee_client.generated.unions import NEW_SESSION_BY_GAME, Event
from referee_client.player import Bot, play, play_async
from referee_client.problems import answered

SEED = "5a" * 32
SHORT: dict[str, dict[str, Any]] = {"triumph": {"turn_limit": 60}, "triumvirate": {"games_to_win": 1, "max_games": 1}}
"""Options of short games."""

GUARD = 300
"""Seconds; only guards against hanging."""


def play_in_a_loop(*asked: Any, **how: Any) -> SessionView:
    """Play as `play` does, by `play_async` in an event loop of its own."""
    return asyncio.run(play_async(*asked, **how))


WAYS: tuple[Callable[..., SessionView], ...] = (play, play_in_a_loop)
"""The ways to play a seat."""


def create(base_url: str, game: str = "triumvirate", players: int = 2, **terms: Any) -> CreatedSession:
    """Create a session of a short game, dealt from the same seed each time, unless told otherwise."""
    terms = {"seed": SEED, "options": SHORT.get(game, {})} | terms
    body = NEW_SESSION_BY_GAME[game].from_dict({"game": game, "players": players, **terms})
    with Client(base_url) as client:
        return answered(create_session.sync(client=client, body=body))


def random_bots(players: int) -> list[Bot]:
    """Return a bot for each seat: the same moves every time."""
    return [RandomBot(Random(seat)) for seat in range(players)]


def play_all(
    base_url: str, created: CreatedSession, bots: Sequence[Bot], way: Callable[..., SessionView] = play, **how: Any
) -> list[list[SessionView]]:
    """Play every seat by a bot of its own to the end, with its token if there are any; return every view that each was given."""
    views: list[list[SessionView]] = [[] for _ in bots]
    endings: SimpleQueue[Exception | None] = SimpleQueue()

    def run(seat: int) -> None:
        session_id, token = created.session.session_id, created.seat_tokens and created.seat_tokens[seat]
        try:
            way(bots[seat], base_url, session_id, token=token, watch=views[seat].append, patience=120, **how)
        except Exception as error:
            endings.put(error)
        else:
            endings.put(None)

    for seat in range(len(bots)):
        Thread(target=run, args=(seat,), daemon=True).start()
    for _ in bots:
        if error := endings.get(timeout=GUARD):
            raise error  # and leave the others, who would wait for this one for ever
    return views


def record_of(base_url: str, created: CreatedSession) -> GameRecord:
    """Return the record of a session."""
    with AuthenticatedClient(base_url, created.organizer_token) as client:
        return answered(get_record.sync(created.session.session_id, client=client))


def events_of(base_url: str, created: CreatedSession, seat: int) -> Sequence[Event]:
    """Return all that happened in a session, as the seat may know it."""
    with AuthenticatedClient(base_url, created.seat_tokens[seat]) as client:
        listed = answered(list_events.sync(created.session.session_id, client=client, after=0))
    return [event for version in listed.versions for event in version.events]


def moves_by_seat(record: GameRecord) -> Sequence[Sequence[dict[str, Any]]]:
    """Return the moves of each seat; in which order seats that act at once come is chance."""
    return [[made.move.to_dict() for made in record.moves if made.seat == seat] for seat in range(record.players)]
