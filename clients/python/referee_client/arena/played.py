"""A match that has been played, as the file of results tells it."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal, Self

FailureKind = Literal["crashed", "hung", "not a move", "illegal move", "out of time"]


@dataclass(frozen=True)
class Failure:
    """Why a seat lost its game other than by playing worse."""

    kind: FailureKind
    detail: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}"


@dataclass(frozen=True)
class Played:
    """A match that has been played. Whatever is told per seat is in the order of the seats."""

    match: int
    round: int
    deal: int
    seats: tuple[str, ...]
    seed: str
    session_id: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    """The id of the rule that decided."""
    failures: tuple[Failure | None, ...]
    moves: int
    moves_digest: str
    """The SHA-256 of all moves with their seats: alike for games that went alike."""
    record: str
    """The file of the record, from the directory of the file of results."""
    problems: tuple[str, ...]
    """What is wrong with the record; none when it was verified."""
    started_at: str
    ended_at: str

    @property
    def course(self) -> tuple[object, ...]:
        """What tells the game from others: without chance, bots that always answer alike play the same one again and again."""
        return (self.match,) if any(self.failures) else (self.seats, self.moves_digest)

    @classmethod
    def from_dict(cls, line: Mapping[str, Any]) -> Self:
        """Return what `to_dict` has written. Raises KeyError, TypeError or ValueError for anything else."""
        lists = {name: tuple(line[name]) for name in ("seats", "ranks", "scores", "problems")}
        failures = tuple(Failure(**failure) if failure else None for failure in line["failures"])
        played = cls(**{**line, **lists, "failures": failures})
        if not len(played.seats) == len(played.ranks) == len(played.scores) == len(played.failures):
            raise ValueError("its seats do not agree in number")
        return played

    def to_dict(self) -> dict[str, Any]:
        """Return the match as JSON."""
        return asdict(self)
