"""Requests that are sent again until they are answered."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

import httpx

from referee_client import blocking

UNAVAILABLE = frozenset({429, 502, 503, 504})
"""The statuses that say: not now."""

Sleep = Callable[[float], Awaitable[None]]
"""Waits for so many seconds."""

_UNSENDABLE = (httpx.UnsupportedProtocol, httpx.LocalProtocolError)
"""The failures of requests that will never be right, as to an address without http://."""

_STREAM = "text/event-stream"

_FIRST_PAUSE = 0.05
_LONGEST_PAUSE = 5.0


class Unavailable(httpx.TransportError):
    """The service, or what stands before it, cannot answer now; `retry_after` is for how many seconds, 0 where it does not say."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"The service cannot answer now: {response.status_code} {response.reason_phrase}")
        self.retry_after = _retry_after(response)


class Pauses:
    """The seconds to wait between attempts: more each time, and not the same for all who wait."""

    def __init__(self) -> None:
        self._next = _FIRST_PAUSE

    def after(self, failure: httpx.TransportError | None) -> float:
        """Return how long to wait now, after a failure if it was one."""
        asked = failure.retry_after if isinstance(failure, Unavailable) else 0.0
        pause = asked + self._next * random.uniform(0.5, 1)  # noqa: S311  # so that not all come back at once
        self._next = min(2 * self._next, _LONGEST_PAUSE)
        return pause

    def reset(self) -> None:
        """Begin with the shortest again."""
        self._next = _FIRST_PAUSE


class AsyncPersistentTransport(httpx.AsyncBaseTransport):
    """Sends a request again while the connection breaks, or the service answers that it cannot answer now.

    A request whose reply was lost may have been carried out, so use it only for those that may be sent twice: looking, moves that
    name their decision, and what has an idempotency key. After `patience` seconds the latest failure is the caller's, as an
    httpx.TransportError; an answer that says "not now" is one, too: Unavailable. Every response is read whole, for it may break off
    in its middle, except a stream of events.
    """

    def __init__(self, patience: float, transport: httpx.AsyncBaseTransport | None = None, sleep: Sleep = asyncio.sleep) -> None:
        self._patience = patience
        self._transport = transport or httpx.AsyncHTTPTransport()
        self._sleep = sleep

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Return the first real answer. Raises httpx.TransportError when patience ends with none.

        Raises httpx.UnsupportedProtocol or httpx.LocalProtocolError at once for a request that cannot be sent at all, and
        httpx.DecodingError for an answer that no referee gives.
        """
        await request.aread()
        end = time.monotonic() + self._patience
        pauses = Pauses()
        while True:
            try:
                return await self._attempt(request)
            except _UNSENDABLE:
                raise
            except httpx.TransportError as failure:
                pause = pauses.after(failure)
                if time.monotonic() + pause > end:
                    raise
            await self._sleep(pause)

    async def _attempt(self, request: httpx.Request) -> httpx.Response:
        response = await self._transport.handle_async_request(request)
        kind = response.headers.get("Content-Type", "").partition(";")[0]
        if kind != _STREAM:
            await response.aread()
        if response.status_code in UNAVAILABLE:
            await response.aclose()
            raise Unavailable(response)
        if kind != _STREAM and not kind.endswith("json"):
            told = f"{response.status_code} {response.reason_phrase}, {kind or 'nothing'}"
            raise httpx.DecodingError(f"What answers at {request.url} is no referee: {told}.")
        return response

    async def aclose(self) -> None:
        """Close the connections."""
        await self._transport.aclose()


class PersistentTransport(httpx.BaseTransport):
    """The same for clients that block."""

    def __init__(self, patience: float, transport: httpx.BaseTransport | None = None) -> None:
        connections = blocking.BlockingTransport(transport or httpx.HTTPTransport())
        self._persistent = AsyncPersistentTransport(patience, connections, blocking.sleep)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Return the first real answer. Raises as for those that do not block."""
        return blocking.completed(self._persistent.handle_async_request(request))

    def close(self) -> None:
        """Close the connections."""
        blocking.completed(self._persistent.aclose())


def _retry_after(response: httpx.Response) -> float:
    """Return the seconds that a response asks to wait, 0 if it does not say or gives a date."""
    value = response.headers.get("Retry-After", "")
    return float(value) if value.isdecimal() else 0.0
