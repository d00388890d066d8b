"""Requests that are sent again until they are answered."""

import random
import time

import httpx

AGAIN = frozenset({429, 502, 503, 504})
"""The statuses that say: not now."""

_FIRST_PAUSE = 0.05
_LONGEST_PAUSE = 5.0


class PersistentTransport(httpx.BaseTransport):
    """Sends a request again while the connection breaks, or the service answers that it cannot answer now.

    A request whose reply was lost may have been carried out, so use it only for those that may be sent twice: looking, and moves
    that name their decision. After `patience` seconds the latest failure is the caller's.
    """

    def __init__(self, patience: float, transport: httpx.BaseTransport | None = None) -> None:
        self._patience = patience
        self._transport = transport or httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Return the first real answer. Raises httpx.TransportError when patience ends with none."""
        request.read()
        end = time.monotonic() + self._patience
        pause = _FIRST_PAUSE
        while True:
            try:
                response = self._transport.handle_request(request)
                response.read()  # a reply may break off in its middle
            except httpx.TransportError:
                if time.monotonic() + pause > end:
                    raise
                asked = 0.0
            else:
                asked = _retry_after(response)
                if response.status_code not in AGAIN or time.monotonic() + max(pause, asked) > end:
                    return response
                response.close()
            time.sleep(max(asked, pause * random.uniform(0.5, 1)))  # noqa: S311  # so that not all come back at once
            pause = min(2 * pause, _LONGEST_PAUSE)

    def close(self) -> None:
        """Close the connections."""
        self._transport.close()


def _retry_after(response: httpx.Response) -> float:
    """Return the seconds that a response asks to wait, 0 if it does not say or gives a date."""
    value = response.headers.get("Retry-After", "")
    return float(value) if value.isdecimal() else 0.0
