"""Coroutines over transports that block: the client's logic is written once, for `await`, and runs without an event loop, too.

A coroutine is suspended only where something that it waits for suspends it. Nothing here does, so such a coroutine runs through in
one go, like a function.
"""

import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any, TypeVar

import httpx

T = TypeVar("T")


def completed(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that waits for nothing but what is in this module; return what it returns. Raises what it raises."""
    try:
        coroutine.send(None)
    except StopIteration as stop:
        value: T = stop.value
        return value
    coroutine.close()
    raise RuntimeError("The coroutine waits for an event loop.")


async def sleep(seconds: float) -> None:
    """Sleep, and block."""
    time.sleep(seconds)


class BlockingTransport(httpx.AsyncBaseTransport):
    """A transport for asynchronous clients that blocks in each call, and so never suspends who calls it."""

    def __init__(self, transport: httpx.BaseTransport) -> None:
        self._transport = transport

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request; return the response, whose content is still to come."""
        answer = self._transport.handle_request(request)
        assert isinstance(answer.stream, httpx.SyncByteStream)  # noqa: S101  # as of every such transport
        return httpx.Response(
            answer.status_code, headers=answer.headers, stream=_BlockingStream(answer.stream), extensions=answer.extensions
        )

    async def aclose(self) -> None:
        """Close the connections."""
        self._transport.close()


class _BlockingStream(httpx.AsyncByteStream, httpx.SyncByteStream):
    def __init__(self, stream: httpx.SyncByteStream) -> None:
        self._stream = stream

    def __iter__(self) -> Iterator[bytes]:
        return iter(self._stream)

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for chunk in self._stream:
            yield chunk

    def close(self) -> None:
        self._stream.close()

    async def aclose(self) -> None:
        self._stream.close()
