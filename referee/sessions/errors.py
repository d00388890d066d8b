"""What a session refuses.

SessionError
├── NoSuchSession      it does not exist, has expired, or is none of the caller's business
├── NoRecordYet        the game is not over
├── Unauthenticated    a token is needed, or the one given is none of this session's
├── Forbidden          the token is not for that
├── SeatTaken          somebody else has the seat
├── WrongStatus        the session has not come so far, or is past that
├── SessionOver        nothing more happens in it
├── TooManyWaiting     no place is left to wait in
├── StoreUnavailable   Redis cannot be reached
└── MoveRefused        a move was not made; carries the seat's current decision
    ├── IllegalMove        the game rejects it
    │   ├── NotToAct           the seat owes no decision
    │   └── GameFinished       the game is over
    └── StaleDecision      it answers another question than the one that is open
"""

from referee.games.core import Rejection


class SessionError(Exception):
    """Something a session will not do. It changed nothing."""


class NoSuchSession(SessionError):
    """There is no such session, as far as the caller may know."""


class NoRecordYet(SessionError):
    """The record is published when the game is over."""


class Unauthenticated(SessionError):
    """A token is needed, or the one given is none of this session's."""


class Forbidden(SessionError):
    """The caller's token is not for that."""


class SeatTaken(SessionError):
    """Somebody else has the seat."""


class WrongStatus(SessionError):
    """The session has not come so far, or is past that."""


class SessionOver(SessionError):
    """Nothing more happens in the session."""


class TooManyWaiting(SessionError):
    """Every place to wait in is taken; ask again a little later."""


class StoreUnavailable(SessionError):
    """Redis cannot be reached; nothing is known to have happened, and the request can be sent again."""


class MoveRefused(SessionError):
    """A move was not made."""

    def __init__(self, why: str, decision: int) -> None:
        super().__init__(why)
        self.decision = decision


class IllegalMove(MoveRefused):
    """The game rejects the move."""

    def __init__(self, rejection: Rejection, decision: int) -> None:
        super().__init__(rejection.why, decision)
        self.rejection = rejection


class NotToAct(IllegalMove):
    """The seat owes no decision."""


class GameFinished(IllegalMove):
    """The game is over."""


class StaleDecision(MoveRefused):
    """The move answers another decision than the seat's current one."""
