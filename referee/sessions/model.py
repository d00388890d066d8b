"""The records of a session: what Redis keeps of it, and what its log says."""

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from referee.games import GAMES, AnyEvent, AnyMove, AnyState
from referee.games.chance import Seed
from referee.games.core import Game, Result, SeatIndex
from referee.games.record import Record
from referee.sessions.events import SessionEvent

Status = Literal["waiting", "active", "finished", "aborted"]
Cause = Literal["player", "clock", "forfeit"]
Seating = Literal["assigned", "open"]
ForfeitReason = Literal["resignation", "timeout"]
Mode = Annotated[
    Literal["committed", "fixed"],
    Meta(description="`committed`: the server's seed was bound before anyone sat. `fixed`: the creator chose the seed."),
]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="SHA-256 of the server's seed, in hex.")]
Time = Annotated[
    str,
    Meta(
        pattern=r"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$",
        max_length=32,
        description="RFC 3339. The service tells times in UTC.",
        extra_json_schema={"format": "date-time"},
    ),
]
Name = Annotated[str, Meta(min_length=1, max_length=64, description="What the seat is called.")]
Label = Annotated[str, Meta(max_length=100, description="The organiser's own words for the session.")]
Entropy = Annotated[str, Meta(max_length=256, description="A seat's own part in the seed of the deal.")]
Millis = int
"""Milliseconds since 1970, or a span of time."""

if TYPE_CHECKING:
    LoggedEvent = Any
else:
    LoggedEvent = AnyEvent | SessionEvent

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)

LONGEST = 30 * 24 * 3600
"""Seconds in the longest time that a clock gives."""


class Clock(Record, frozen=True):
    """How long a decision may take."""

    move_seconds: Annotated[int, Meta(ge=1, le=LONGEST, description="Seconds for each decision.")]
    bank_seconds: Annotated[int, Meta(ge=0, le=LONGEST, description="Seconds of a seat for what goes beyond, in all.")]
    on_timeout: Annotated[
        Literal["forfeit", "autoplay"], Meta(description="What then: the seat forfeits, or its first listed move is played for it.")
    ]


RULES_VERSION = "1"
"""Changes when a game's rules do, so that a record is judged by those it was played under."""


class Terms(Record, frozen=True):
    """What a session was created with. It never changes."""

    rules_version: str
    session_id: str
    game: str
    players: int
    options: dict[str, Any]
    seating: Seating
    reserved: bool
    """Whether the seats are kept for the players of the game that this is the rematch of."""
    public: bool
    label: str | None
    clock: Clock | None
    mode: Mode
    commitment: str | None
    server_seed: str | None
    fixed_seed: str | None
    organizer_digest: str
    created_at: Millis


class Place(Record, frozen=True):
    """Somebody at a seat."""

    name: str | None
    entropy: str
    digest: str
    """Of the seat's token."""


class Forfeit(Record, frozen=True):
    """A seat that gave the game up, and after how many moves."""

    seat: int
    reason: ForfeitReason
    after_move: int
    at: Millis


class Session(Struct):
    """A session at one version."""

    terms: Terms
    version: int
    places: tuple[Place | None, ...]
    seed: str | None
    """Of the deal; null while the table is not full."""
    state: AnyState | None
    decisions: tuple[int, ...]
    """Per seat, the moves made by it or for it."""
    since: tuple[Millis | None, ...]
    """Per seat, when its open decision began."""
    banks: tuple[Millis, ...]
    """Per seat, what is left of its bank."""
    forfeits: tuple[Forfeit, ...]
    aborted: bool
    result: Result | None
    rematch: str | None
    ended_at: Millis | None
    updated_at: Millis

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played."""
        return GAMES[self.terms.game]

    @property
    def status(self) -> Status:
        """Whether the game is going on."""
        if self.aborted:
            return "aborted"
        if self.result is not None:
            return "finished"
        return "waiting" if self.state is None else "active"

    @property
    def over(self) -> bool:
        """Whether nothing more will happen in the game."""
        return self.aborted or self.result is not None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return () if self.over or self.state is None else tuple(self.state.to_act)

    @property
    def forfeited(self) -> frozenset[int]:
        """The seats that gave up."""
        return frozenset(forfeit.seat for forfeit in self.forfeits)


# --- What changes a session -------------------------------------------------------------------------------------------


class Change(Record, frozen=True, tag_field="kind"):
    """Something that makes the next version of a session."""


class Opened(Change, frozen=True, tag="opened"):
    """It was created, with those who sit from the start."""

    places: tuple[Place | None, ...]


class Taken(Change, frozen=True, tag="taken"):
    """A seat was taken; the game starts with the last one."""

    seat: int
    place: Place


class Left(Change, frozen=True, tag="left"):
    """A seat was left before the start."""

    seat: int


class Moved(Change, frozen=True, tag="moved"):
    """A move was made."""

    seat: int
    move: AnyMove
    cause: Cause


class Forfeited(Change, frozen=True, tag="forfeited"):
    """A seat gave up, or ran out of time where that is the same."""

    seat: int
    reason: ForfeitReason


class Aborted(Change, frozen=True, tag="aborted"):
    """The organiser broke it off."""


class RematchAsked(Change, frozen=True, tag="rematch_asked"):
    """A seat was the first to ask for a rematch."""

    seat: int
    session_id: str


AnyChange = Opened | Taken | Left | Moved | Forfeited | Aborted | RematchAsked


class Entry(Record, frozen=True):
    """One version of a session in its log: the entry at index 0 made version 1."""

    commit: str
    """Shared by what was committed together, so that a commit whose reply was lost knows itself again."""
    at: Millis
    change: AnyChange
    events: tuple[LoggedEvent, ...]


# --- The record -------------------------------------------------------------------------------------------------------


class RecordFairness(Record, frozen=True):
    """Where the seed came from. The server's fields are null when the seed was fixed."""

    mode: Mode
    commitment: Digest | None
    server_seed: Seed | None
    entropy: Annotated[tuple[Entropy, ...], Meta(description="Per seat; the empty string for a seat that gave none.")]


class RecordedMove(Record, frozen=True):
    """A move that was made, by whom or what, and when."""

    seat: SeatIndex
    move: AnyMove
    cause: Cause
    at: Time


class RecordedForfeit(Record, frozen=True):
    """A seat that gave the game up, and after which move."""

    seat: SeatIndex
    reason: ForfeitReason
    after_move: Annotated[int, Meta(ge=0, description="Moves made before it.")]
    at: Time


class GameRecord(Record, frozen=True):
    """A whole game: with the rules alone, anyone can deal and judge it again."""

    format: Literal["referee-record/1"]
    rules_version: str
    game: str
    players: Annotated[int, Meta(ge=1)]
    options: dict[str, Any]
    names: tuple[Name | None, ...]
    fairness: RecordFairness
    seed: Seed
    moves: tuple[RecordedMove, ...]
    forfeits: tuple[RecordedForfeit, ...]
    status: Literal["finished", "aborted"]
    result: Result | None
    created_at: Time
    ended_at: Time


def millis(moment: datetime) -> Millis:
    """Return a moment as milliseconds since 1970."""
    return (moment - _EPOCH) // _MILLISECOND


def timestamp(at: Millis) -> str:
    """Return a time as RFC 3339 in UTC, to the millisecond."""
    return (_EPOCH + at * _MILLISECOND).isoformat(timespec="milliseconds").replace("+00:00", "Z")
