"""Tokens, ids and seeds: all that must not be guessed."""

import hashlib
import secrets
from typing import NamedTuple

from referee.sessions.errors import Forbidden, NoSuchSession, Unauthenticated
from referee.sessions.model import Terms


def new_id() -> str:
    """Return a new session id: 96 random bits in hex."""
    return secrets.token_hex(12)


def new_seed() -> str:
    """Return a new seed: 32 random bytes in hex."""
    return secrets.token_hex(32)


def new_token() -> str:
    """Return a new token: 256 random bits, url-safe."""
    return secrets.token_urlsafe(32)


def token_digest(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Caller(NamedTuple):
    """Who is asking: a seat, the organiser, or neither (a spectator)."""

    seat: int | None = None
    organizer: bool = False


def identify(terms: Terms, token: str | None) -> Caller:
    """Return who a token makes its bearer in a session.

    A stranger to a private session is told that there is none. A public one may be watched with no token, but a wrong token is
    refused (Unauthenticated), so that nobody mistakes the spectator's view for their own.
    """
    if token is not None:
        digest = token_digest(token)
        if digest in terms.seat_digests:
            return Caller(seat=terms.seat_digests.index(digest))
        if digest == terms.organizer_digest:
            return Caller(organizer=True)
    if not terms.public:
        raise NoSuchSession
    if token is not None:
        raise Unauthenticated("This token is none of this session's.")
    return Caller()


def seat_of(terms: Terms, token: str | None) -> int:
    """Return the seat that a token stands for.

    Raises as `identify` does, Unauthenticated without a token, Forbidden for the organiser's.
    """
    caller = identify(terms, token)
    if caller.organizer:
        raise Forbidden("The organiser's token makes no moves: use a seat's.")
    if caller.seat is None:
        raise Unauthenticated("A seat's token is needed.")
    return caller.seat
