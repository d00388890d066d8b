"""Following a session: what becomes of it, each version's events told once and in order, over any number of lost connections."""

import json
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass
from typing import Literal, NamedTuple

import httpx
from httpx_sse import EventSource

from referee_client.generated.api.events import stream_session
from referee_client.generated.api.sessions import get_session
from referee_client.generated.client import AuthenticatedClient
from referee_client.generated.models import SessionView
from referee_client.persistence import Pauses, Sleep
from referee_client.problems import answered

Follow = Literal["stream", "poll"]
"""How to hear of news: by a stream of events, or by looks that wait for them."""


class News(NamedTuple):
    """A view of the session, with the events since the one before."""

    view: SessionView
    current: bool
    """Whether the session stood so when the view was asked for. A stream may lag behind: it tells every version in turn."""


@dataclass
class Following:
    """How to follow a session: with a client that persists until it is answered, and one that listens and gives up at once."""

    session_id: str
    persistent: AuthenticatedClient
    listening: AuthenticatedClient
    follow: Follow
    wait: float
    """The seconds for which a look may wait for news."""
    sleep: Sleep

    async def news(self) -> AsyncGenerator[News]:
        """Yield how the session stands, and then whatever becomes of it; without an end, for whoever listens knows when it is over.

        Whenever listening breaks off, another look tells what was missed. A stream that brings nothing before it breaks off may be
        held up by something on the way, so it makes place for looks that wait, until these break off. Raises Refused, and
        httpx.TransportError when the persistent client gives up.
        """
        streams = self.follow == "stream"
        pauses = Pauses()
        version = 0
        while True:
            view = await self._look(self.persistent, version)
            if view.version != version:
                pauses.reset()
            version = looked = view.version
            yield News(view, current=True)
            failure = None
            try:
                async with aclosing(self._stream(version) if streams else self._polls(version)) as heard:
                    async for news in heard:
                        version = news.view.version
                        pauses.reset()
                        yield news
            except httpx.TransportError as error:
                failure = error
            streams = self.follow == "stream" and not (streams and version == looked)
            await self.sleep(pauses.after(failure))

    async def _polls(self, version: int) -> AsyncGenerator[News]:
        while True:
            view = await self._look(self.listening, version, self.wait)
            version = view.version
            yield News(view, current=True)

    async def _stream(self, version: int) -> AsyncGenerator[News]:
        """Yield what a stream tells from after a version on. It ends with the session, and when the service closes it."""
        # The SDK describes the request, and knows no way to read the response as it comes.
        request = stream_session._get_kwargs(self.session_id, last_event_id=str(version))
        async with self.listening.get_async_httpx_client().stream(**request) as response:
            if response.is_error:
                answered(stream_session._parse_response(client=self.listening, response=response))
            async with aclosing(EventSource(response).aiter_sse()) as messages:
                async for message in messages:
                    if message.event == "version":
                        yield News(SessionView.from_dict(json.loads(message.data)), current=False)

    async def _look(self, client: AuthenticatedClient, version: int, wait: float = 0) -> SessionView:
        view: SessionView = answered(await get_session.asyncio(self.session_id, client=client, after_version=version, wait=wait))
        return view
