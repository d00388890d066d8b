"""A whole table of bots, each playing a seat of its own."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from threading import Thread

import httpx

from referee_client.following import Follow
from referee_client.generated.api.sessions import create_session
from referee_client.generated.client import Client
from referee_client.generated.models import SessionView
from referee_client.generated.unions import Move, NewSession
from referee_client.persistence import PersistentTransport
from referee_client.player import ANSWER_SECONDS, AsyncBot, Bot, play_async
from referee_client.problems import answered

WatchSeat = Callable[[int, SessionView], None]
"""Is told the number of a seat, and what that seat sees becoming of the session."""


def play_match(
    bots: Sequence[Bot],
    base_url: str,
    terms: NewSession,
    *,
    watch: WatchSeat = lambda _seat, _view: None,
    follow: Follow = "stream",
    wait: float = 20,
    patience: float = 600,
) -> list[SessionView]:
    """Create a session, a seat for each bot, and play it to its end; return the last view of each seat.

    Raises ValueError where the terms are for another number of players, or leave the seats open; Refused where the service refuses
    the terms; httpx.TransportError when it does not answer, at once as long as there is no session; and what `play_seats` raises.
    """
    if terms.players != len(bots):
        raise ValueError(f"The terms are for {terms.players} players, and there are {len(bots)} bots.")
    if terms.seating == "open":
        raise ValueError("The terms leave the seats open, and the bots need them assigned.")
    httpx_args = {"transport": PersistentTransport(patience=0)}  # who has nothing to lose need not wait
    with Client(base_url, timeout=httpx.Timeout(ANSWER_SECONDS), httpx_args=httpx_args) as client:
        created = answered(create_session.sync(client=client, body=terms))
    session_id, tokens = created.session.session_id, created.seat_tokens or ()  # all of them, as of every assigned table
    return play_seats(bots, base_url, session_id, tokens, watch=watch, follow=follow, wait=wait, patience=patience)


def play_seats(
    bots: Sequence[Bot],
    base_url: str,
    session_id: str,
    tokens: Sequence[str],
    *,
    watch: WatchSeat = lambda _seat, _view: None,
    follow: Follow = "stream",
    wait: float = 20,
    patience: float = 600,
) -> list[SessionView]:
    """Let each bot play the seat of its token, all at the same time, as `play` does; return the last view of each seat.

    Each bot thinks in threads of its own. What is raised at one seat, or KeyboardInterrupt, stops all the others, and is raised at
    once: a bot that is thinking then goes on in the background, for nothing, at most until the program ends.
    """

    async def play_all() -> list[SessionView]:
        seats = [
            play_async(
                _in_a_thread(bot),
                base_url,
                session_id,
                token=token,
                watch=partial(watch, seat),
                follow=follow,
                wait=wait,
                patience=patience,
            )
            for seat, (bot, token) in enumerate(zip(bots, tokens, strict=True))
        ]
        return await asyncio.gather(*seats)

    return asyncio.run(play_all())


def _in_a_thread(bot: Bot) -> AsyncBot:
    """Let a bot think in threads that nobody has to wait for, unlike those of `asyncio.to_thread`, when the play is stopped."""

    async def ask(view: SessionView) -> Move:
        thought: Future[Move] = Future()
        thought.set_running_or_notify_cancel()  # from now on it cannot be cancelled, just as the bot cannot
        Thread(target=_think, args=(bot, view, thought), daemon=True).start()
        return await asyncio.wrap_future(thought)

    return ask


def _think(bot: Bot, view: SessionView, thought: Future[Move]) -> None:
    try:
        thought.set_result(bot(view))
    except StopIteration as error:  # which no coroutine can raise
        stopped = RuntimeError("The bot raised StopIteration.")
        stopped.__cause__ = error
        thought.set_exception(stopped)
    except BaseException as error:  # whatever it is, it is the caller's
        thought.set_exception(error)
