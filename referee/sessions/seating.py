"""Who sits where: taking seats of open tables, leaving them, and playing again with the same players."""

import hashlib
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from referee.games.core import Invalid
from referee.games.shuffle import commitment
from referee.sessions import tokens
from referee.sessions.errors import Forbidden, SeatTaken, SessionOver, WrongStatus
from referee.sessions.keeper import Keeper
from referee.sessions.model import AnyChange, Left, RematchAsked, Session, Taken, Terms
from referee.sessions.story import as_answered, opened
from referee.sessions.tokens import Caller, Secrets
from referee.sessions.views import SessionView, session_view


class Seated(NamedTuple):
    """A seat that was taken, its token, which is told this once, and the session after that."""

    seat: int
    token: str
    session: SessionView


class Seats:
    """The seats of the sessions that a keeper keeps."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    def take(self, session_id: str, token: str | None, name: str, seat: int | None, entropy: str, secrets: Secrets) -> Seated:
        """Take a seat of an open table, the next free one if none is chosen; the last one starts the game.

        Anybody may sit at a public table; at a private one the organiser's token seats somebody. With the same secrets a seat is
        taken once, and the answer is the same. Raises NoSuchSession, Unauthenticated, Forbidden, SeatTaken, WrongStatus, and
        Invalid for a seat that the table does not have.
        """

        def sit(session: Session) -> AnyChange:
            caller = tokens.identify(session, token)
            if caller.seat is not None:
                raise Forbidden("A seat's token takes no other seat.")
            if session.terms.reserved:
                raise SeatTaken("The seats are kept for the players of the game before: ask for a rematch there.")
            if None not in session.places:
                raise SeatTaken("Every seat is taken.")
            if session.over:
                raise WrongStatus("The session is over.")
            chosen = _free_seat(session, seat)
            return Taken(chosen, tokens.place(secrets, chosen, name, entropy)[0])

        return self._seated(session_id, sit, secrets)

    def leave(self, session_id: str, token: str | None, seat: int) -> SessionView:
        """Leave a seat before the game starts, with its token, which is nobody's from then on.

        Raises NoSuchSession, Unauthenticated, Forbidden for another seat, WrongStatus after the start, SessionOver.
        """

        def stand_up(session: Session) -> AnyChange:
            if tokens.seat_of(session, token) != seat:
                raise Forbidden(f"This token is not seat {seat}'s.")
            if session.over:
                raise SessionOver("The session is over.")
            if session.status != "waiting":
                raise WrongStatus("The game has started: a seat can only resign now.")
            return Left(seat)

        after, entries = self._keeper.change(session_id, stand_up)
        return session_view(after, Caller(), entries)

    def rematch(self, session_id: str, token: str | None, entropy: str) -> Seated:
        """Ask for a rematch of a finished game: all who ask get the same new session, seats rotated by one.

        Asking again gets the same answer, or a seat again after it was left. Raises NoSuchSession, Unauthenticated, Forbidden,
        and WrongStatus unless the game is finished and the rematch is not broken off.
        """
        session = self._keeper.current(session_id)
        seat = tokens.seat_of(session, token)
        if session.status != "finished":
            raise WrongStatus("A rematch follows a finished game.")
        own, rotated = session.places[seat], (seat + 1) % session.terms.players
        new_id = session.rematch or self._offer_rematch(session_id, seat)
        self._open_rematch(session.terms, new_id)
        _, log = self._keeper.news(new_id, 0)
        left = sum(isinstance(entry.change, Left) and entry.change.seat == rotated for entry in log)
        secrets = Secrets(hashlib.sha256(f"rematch {new_id} {left} {token}".encode()).digest())

        def sit(new: Session) -> AnyChange:
            if new.places[rotated] is not None:
                raise SeatTaken(f"Seat {rotated} has been taken.")
            if new.over:
                raise WrongStatus("The rematch has been broken off.")
            return Taken(rotated, tokens.place(secrets, rotated, own.name if own else None, entropy)[0])

        return self._seated(new_id, sit, secrets)

    def _seated(self, session_id: str, sit: Callable[[Session], AnyChange], secrets: Secrets) -> Seated:
        """Make somebody sit, unless they have sat down with these secrets before: then they get the answer that they got then."""

        def sit_once(session: Session) -> AnyChange:
            # The log is read after the session: had they sat down in between, the session would have changed under `sit`.
            if secrets.repeatable and (before := self._seated_before(session_id, secrets)) is not None:
                raise _Seated(before)
            return sit(session)

        try:
            after, entries = self._keeper.change(session_id, sit_once)
        except _Seated as seated:
            return seated.answer
        change = entries[0].change
        assert isinstance(change, Taken)  # noqa: S101  # it is what `sit` makes
        return Seated(
            change.seat, tokens.place(secrets, change.seat, None, "")[1], session_view(after, Caller(change.seat), entries)
        )

    def _seated_before(self, session_id: str, secrets: Secrets) -> Seated | None:
        """Return what somebody was answered who sat down with these secrets, if anybody did."""
        session, log = self._keeper.store.load_since(session_id, 0)
        for i, entry in enumerate(log):
            if not isinstance(entry.change, Taken):
                continue
            seat = entry.change.seat
            place, token = tokens.place(secrets, seat, None, "")
            if place.digest == entry.change.place.digest:
                then, entries = as_answered(session.terms, log, i)
                return Seated(seat, token, session_view(then, Caller(seat), entries))
        return None

    def _offer_rematch(self, session_id: str, seat: int) -> str:
        """Return the id of a session's rematch, which whoever asks first decides."""

        def offer(session: Session) -> AnyChange:
            if session.rematch is not None:
                raise _Offered(session.rematch)
            return RematchAsked(seat, tokens.new_id())

        try:
            after, _ = self._keeper.change(session_id, offer)
        except _Offered as offered:
            return str(offered)
        return str(after.rematch)

    def _open_rematch(self, terms: Terms, new_id: str) -> None:
        """Create the rematch of a session, unless it is there."""
        server_seed = tokens.new_seed()  # even if the seed was fixed: the record of that deal is published by now
        again = replace(
            terms,
            session_id=new_id,
            seating="open",
            reserved=True,
            mode="committed",
            server_seed=server_seed,
            commitment=commitment(server_seed),
            fixed_seed=None,
            created_at=self._keeper.now(),
        )
        self._keeper.store.list_publicly([self._keeper.create(*opened(again, (None,) * terms.players, tokens.new_id()))])


class _Seated(Exception):
    """Somebody who sits already, and what they were answered."""

    def __init__(self, answer: Seated) -> None:
        super().__init__()
        self.answer = answer


class _Offered(Exception):
    """A rematch that has been offered already; the text is its id."""


def _free_seat(session: Session, chosen: int | None) -> int:
    """Return the seat to take. Raises SeatTaken, or Invalid for one that the table does not have."""
    if chosen is None:
        return session.places.index(None)
    if chosen >= session.terms.players:
        raise Invalid("seat", f"is none of this table's: they are 0 to {session.terms.players - 1}")
    if session.places[chosen] is not None:
        raise SeatTaken(f"Seat {chosen} is taken.")
    return chosen
