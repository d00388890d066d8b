"""Tokens, ids and seeds: all that must not be guessed."""

import base64
import hashlib
import hmac
import secrets
from typing import NamedTuple

from referee.sessions.errors import Forbidden, NoSuchSession, Unauthenticated
from referee.sessions.model import Place, Session


def new_id() -> str:
    """Return a new id: 96 random bits in hex."""
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


class Secrets:
    """The secrets of something new, all from one root of 256 bits: with the same root they are the same again."""

    def __init__(self, root: bytes | None = None) -> None:
        self.repeatable = root is not None
        """Whether somebody may come with the same secrets again; not if they are drawn here."""
        self._root = root or secrets.token_bytes(32)

    def _derived(self, purpose: str) -> bytes:
        return hmac.digest(self._root, purpose.encode(), "sha256")

    def id(self, purpose: str = "session") -> str:
        """Return an id: 96 bits in hex."""
        return self._derived(f"id {purpose}").hex()[:24]

    def seed(self) -> str:
        """Return a seed: 32 bytes in hex."""
        return self._derived("seed").hex()

    def token(self, purpose: str) -> str:
        """Return a token: 256 bits, url-safe."""
        return base64.urlsafe_b64encode(self._derived(f"token {purpose}")).rstrip(b"=").decode()

    def part(self, purpose: str) -> "Secrets":
        """Return secrets of their own for a part of it."""
        return Secrets(self._derived(f"part {purpose}"))


class Caller(NamedTuple):
    """Who is asking: a seat, the organiser, or neither (a spectator)."""

    seat: int | None = None
    organizer: bool = False


def identify(session: Session, token: str | None) -> Caller:
    """Return who a token makes its bearer in a session.

    A stranger to a private session is told that there is none. A public one may be watched with no token, but a wrong token is
    refused (Unauthenticated), so that nobody mistakes the spectator's view for their own.
    """
    if token is not None:
        digest = token_digest(token)
        if (seat := seat_with(session, digest)) is not None:
            return Caller(seat=seat)
        if digest == session.terms.organizer_digest:
            return Caller(organizer=True)
    if not session.terms.public:
        raise NoSuchSession
    if token is not None:
        raise Unauthenticated("This token is none of this session's.")
    return Caller()


def seat_with(session: Session, digest: str) -> int | None:
    """Return the seat whose token has the digest, if any has."""
    return next((seat for seat, place in enumerate(session.places) if place is not None and place.digest == digest), None)


def seat_of(session: Session, token: str | None) -> int:
    """Return the seat that a token stands for.

    Raises as `identify` does, Unauthenticated without a token, Forbidden for the organiser's.
    """
    caller = identify(session, token)
    if caller.organizer:
        raise Forbidden("The organiser's token is no seat's.")
    if caller.seat is None:
        raise Unauthenticated("A seat's token is needed.")
    return caller.seat


def place(secret: Secrets, seat: int, name: str | None, entropy: str) -> tuple[Place, str]:
    """Return somebody at a seat, and the token that is told this once."""
    token = secret.token(f"seat {seat}")
    return Place(name, entropy, token_digest(token)), token
