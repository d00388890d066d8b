"""Which pages of other origins may call the service from a browser: none, unless the settings name them."""

from collections.abc import Sequence

from flask import Flask
from flask_cors import CORS

ALLOWED_HEADERS = ("Authorization", "Content-Type", "Idempotency-Key", "If-None-Match", "Last-Event-ID", "X-Request-Id")
EXPOSED_HEADERS = ("ETag", "Location", "Retry-After", "Referee-Replayed", "X-Request-Id")
METHODS = ("GET", "HEAD", "POST", "DELETE")

_PREFLIGHT_SECONDS = 600


def register(app: Flask, origins: Sequence[str]) -> None:
    """Let pages of the origins call an app. Who calls is known by tokens, never by cookies, so credentials are not allowed."""
    if origins:
        CORS(
            app,
            origins=list(origins),
            methods=METHODS,
            allow_headers=ALLOWED_HEADERS,
            expose_headers=EXPOSED_HEADERS,
            max_age=_PREFLIGHT_SECONDS,
            send_wildcard="*" in origins,
        )
