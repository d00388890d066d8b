"""The records of a session: what Redis keeps of it, and what its log says."""

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from referee.games import GAMES, AnyEvent, AnyMove, AnyState
from referee.games.core import Game, Record, Result, SeatIndex
from referee.games.shuffle import Seed

Status = Literal["waiting", "active", "finished", "aborted"]
Cause = Literal["player", "clock", "forfeit"]
Mode = Annotated[
    Literal["committed", "fixed"],
    Meta(description="`committed`: the server's seed was bound before anyone sat. `fixed`: the creator chose the seed."),
]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256 of the server's seed, in hex.")]
Time = Annotated[str, Meta(description="RFC 3339, UTC.", extra_json_schema={"format": "date-time"})]
Name = Annotated[str, Meta(min_length=1, max_length=64, description="What the seat is called.")]
Label = Annotated[str, Meta(max_length=100, description="The organiser's own words for the session.")]
Entropy = Annotated[str, Meta(max_length=256, description="A seat's own part in the seed of the deal.")]


class Terms(Record, frozen=True):
    """What a session was created with. It never changes."""

    session_id: str
    game: str
    players: int
    options: dict[str, Any]
    names: tuple[str | None, ...]
    public: bool
    label: str | None
    mode: Mode
    commitment: str | None
    server_seed: str | None
    entropy: tuple[str, ...]
    seed: str
    organizer_digest: str
    seat_digests: tuple[str, ...]
    created_at: Time


class Session(Struct):
    """A session at one version: its terms, the state of its game, and how far each seat has come."""

    terms: Terms
    version: int
    state: AnyState
    decisions: tuple[int, ...]
    updated_at: Time

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played."""
        return GAMES[self.terms.game]

    @property
    def status(self) -> Status:
        """Whether the game is going on."""
        return "active" if self.state.result is None else "finished"

    @property
    def ended_at(self) -> str | None:
        """When the game ended, null until it has."""
        return None if self.state.result is None else self.updated_at


class Entry(Record, frozen=True):
    """One version of a session in its log: entry 0 is the deal, which made version 1."""

    commit: str
    """Unique to the commit, so that a commit whose reply was lost knows itself again."""
    seat: SeatIndex | None
    move: AnyMove | None
    cause: Cause | None
    at: Time
    events: tuple[AnyEvent, ...]


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
    reason: Literal["resignation", "timeout"]
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


def timestamp(moment: datetime) -> str:
    """Return a moment as RFC 3339 in UTC, to the millisecond."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
