"""Idempotency keys: a request that creates something can be sent again, and what it creates is created once."""

import hashlib
import hmac
from collections.abc import Iterator
from contextlib import contextmanager

from flask import current_app, request

from referee.api.parameters import Parameters, text
from referee.games.core import Invalid, Refusal
from referee.sessions.errors import SessionError, StoreUnavailable
from referee.sessions.tokens import Secrets

HEADER = "Idempotency-Key"


class IdempotencyKey(Parameters):
    """The header that makes a request safe to send again."""

    key = text(
        "Any string of the caller's own, hard to guess. The same request with the same key is carried out once and answered alike; "
        "another request with it is refused.",
        HEADER,
        longest=200,
    )


@contextmanager
def secrets_for(headers: dict[str, str]) -> Iterator[Secrets]:
    """Yield the secrets of what the request creates: new ones, or with an idempotency key those that come with the key.

    What Redis keeps of a key does not lead to the secrets without the key itself. A request that is refused leaves the key free.
    Raises Invalid for a key that came with another request before.
    """
    key = headers.get("key")
    if key is None:
        yield Secrets()
        return
    config, store = current_app.extensions["config"], current_app.extensions["store"]
    caller = request.headers.get("Authorization") or request.remote_addr or ""
    claimed = hashlib.sha256("\n".join([caller, key]).encode()).hexdigest()
    asked = hashlib.sha256(f"{request.method} {request.path}\n".encode() + request.get_data()).hexdigest()
    claim = store.claim(claimed, asked, config.session_lifetime)
    if claim.request_digest != asked:
        raise Invalid(HEADER, "came with another request before")
    try:
        yield Secrets(hmac.digest(claim.part.encode(), key.encode(), "sha256"))
    except StoreUnavailable:
        raise  # nobody knows what has come about; the same request finds out
    except (Refusal, SessionError):
        if claim.new:
            store.disclaim(claimed)
        raise
