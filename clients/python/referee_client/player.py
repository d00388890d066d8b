"""A bot's way through a session: sit down, look, answer, until it is over. It knows no game; a bot chooses the moves."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass
from inspect import isawaitable
from typing import get_args
from uuid import uuid4

import httpx

from referee_client import blocking
from referee_client.following import Follow, Following
from referee_client.generated.api.moves import submit_move
from referee_client.generated.api.seats import take_seat
from referee_client.generated.client import AuthenticatedClient, Client
from referee_client.generated.models import SessionView, Sitting, Submission
from referee_client.generated.unions import MOVE_BY_TYPE, Move
from referee_client.persistence import AsyncPersistentTransport, Sleep
from referee_client.problems import Refused, answered

Bot = Callable[[SessionView], Move]
"""Chooses a move for the seat that sees the view and is to act."""

AsyncBot = Callable[[SessionView], Awaitable[Move]]
"""The same, and may wait for something meanwhile."""

Watch = Callable[[SessionView], None]
"""Is told what becomes of the session."""

ENDED = ("finished", "aborted")
"""The statuses in which nothing more happens in a session."""

ANSWER_SECONDS = 15
"""For how long an answer may be silent before the connection counts as lost."""

_MOVES = tuple(MOVE_BY_TYPE.values())
_TOKEN = re.compile("[A-Za-z0-9._~+/-]+=*")
"""What a bearer token can be (RFC 6750, section 2.1)."""


def play(
    bot: Bot,
    base_url: str,
    session_id: str,
    *,
    token: str | None = None,
    name: str | None = None,
    seat: int | None = None,
    entropy: str | None = None,
    watch: Watch = lambda _view: None,
    follow: Follow = "stream",
    wait: float = 20,
    patience: float = 600,
) -> SessionView:
    """Let a bot play a seat until the session has ended; return the last view of it, `finished` or `aborted`.

    With a `token` that seat is played. Without one a seat of the open and public table is taken: `seat`, or the next free one,
    under `name` and with the bot's own part `entropy` in the seed of the deal.

    `watch` is given every view that brings news: their events, one after the other, are all that happened, each told once. News
    come by a stream, or by looks, each of which waits for up to `wait` seconds; a stream that is silent for twice as long counts as
    lost. A lost connection or a busy service loses nothing: what got no answer is sent again, for up to `patience` seconds, and
    each decision is answered once.

    Raises Refused when the service refuses something, as an illegal move or a seat that is taken; httpx.TransportError when
    patience is over, and at once httpx.UnsupportedProtocol or httpx.InvalidURL for a base URL that is none; httpx.DecodingError
    when what answers is no referee; ValueError for a token that is no seat's, or cannot be any; TypeError when the bot returns no
    move; and what the bot and `watch` raise.
    """

    async def ask(view: SessionView) -> Move:
        return bot(view)

    transport = blocking.BlockingTransport(httpx.HTTPTransport())
    player = _Player(ask, base_url, session_id, watch, follow, wait, patience, transport, blocking.sleep)
    return blocking.completed(player.play(token, Sitting(name or "bot", seat, entropy or "")))


async def play_async(
    bot: Bot | AsyncBot,
    base_url: str,
    session_id: str,
    *,
    token: str | None = None,
    name: str | None = None,
    seat: int | None = None,
    entropy: str | None = None,
    watch: Watch = lambda _view: None,
    follow: Follow = "stream",
    wait: float = 20,
    patience: float = 600,
) -> SessionView:
    """Do as `play` does, in an event loop, which a plain function as bot holds up while it thinks."""

    async def ask(view: SessionView) -> Move:
        move = bot(view)
        return await move if isawaitable(move) else move

    player = _Player(ask, base_url, session_id, watch, follow, wait, patience, httpx.AsyncHTTPTransport(), asyncio.sleep)
    return await player.play(token, Sitting(name or "bot", seat, entropy or ""))


@dataclass(frozen=True)
class _Player:
    """How a bot gets through a session, over a transport that blocks or one that does not."""

    ask: AsyncBot
    base_url: str
    session_id: str
    watch: Watch
    follow: Follow
    wait: float
    patience: float
    transport: httpx.AsyncBaseTransport
    sleep: Sleep

    def __post_init__(self) -> None:
        if self.follow not in get_args(Follow):
            raise ValueError(f"follow is {self.follow!r} and must be one of {', '.join(get_args(Follow))}.")
        if self.wait <= 0:
            raise ValueError(f"wait is {self.wait} and must be more than 0 seconds.")

    async def play(self, token: str | None, sitting: Sitting) -> SessionView:
        """Play the seat of the token, or else one that is taken, to the end."""
        if token is not None and not _TOKEN.fullmatch(token):
            raise ValueError("The token is empty, or has characters that no token has.")
        persistent = AsyncPersistentTransport(self.patience, self.transport, self.sleep)
        impatient = AsyncPersistentTransport(0, self.transport, self.sleep)
        answering = httpx.Timeout(ANSWER_SECONDS)
        silence = 2 * self.wait if self.follow == "stream" else self.wait + ANSWER_SECONDS
        listening = httpx.Timeout(ANSWER_SECONDS, read=silence)
        async with aclosing(self.transport):
            if token is None:
                token = await self._take_seat(
                    Client(self.base_url, timeout=answering, httpx_args={"transport": persistent}), sitting
                )
            client = AuthenticatedClient(self.base_url, token, timeout=answering, httpx_args={"transport": persistent})
            listener = AuthenticatedClient(self.base_url, token, timeout=listening, httpx_args={"transport": impatient})
            return await self._play(client, Following(self.session_id, client, listener, self.follow, self.wait, self.sleep))

    async def _take_seat(self, client: Client, sitting: Sitting) -> str:
        """Take a seat, one only however often the request is sent; return its token."""
        key = uuid4().hex
        taken = answered(await take_seat.asyncio(self.session_id, client=client, body=sitting, idempotency_key=key))
        return taken.token

    async def _play(self, client: AuthenticatedClient, following: Following) -> SessionView:
        version = settled = -1
        async with aclosing(following.news()) as news:
            async for view, current in news:
                decision = view.decision  # now, for the view is the bot's own to change
                if view.version != version:
                    version = view.version
                    self.watch(view)
                if view.status in ENDED:
                    break
                if view.viewer is None:
                    raise ValueError("The token is no seat's.")
                if current:  # what is asked now is open, even if a store that forgot asks once more
                    settled = -1
                if view.viewer in view.to_act and decision is not None and decision > settled:
                    await self._answer(client, view, decision)
                    settled = decision
        return view

    async def _answer(self, client: AuthenticatedClient, view: SessionView, decision: int) -> None:
        move = await self.ask(view)
        if not isinstance(move, _MOVES):
            raise TypeError(f"The bot returned {move!r}, which is no move.")
        submission = Submission(move=move, decision=decision)
        try:
            answered(await submit_move.asyncio(self.session_id, client=client, body=submission))
        except Refused as refused:
            if refused.problem.status != httpx.codes.CONFLICT:
                raise
            # The decision was settled otherwise meanwhile. The next news tell how the session goes on.
