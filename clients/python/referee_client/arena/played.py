"""A match that has been played, as the file of results tells it."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, Self, get_args

from referee_client.arena.text import readable

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
    clock_moves: tuple[int, ...]
    """How many moves the clock made for the seat, which had not answered in time."""
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
    def from_dict(cls, line: dict[str, Any]) -> Self:
        """Return what `to_dict` has written. Raises ValueError, naming what is wrong, for anything else."""
        names = {field.name for field in fields(cls)}
        if differing := names ^ set(line):
            raise ValueError(f"{', '.join(sorted(differing))}: missing, or not of a result")
        for name in names:
            if not _IS_VALID.get(name, _is_text)(line[name]):
                raise ValueError(f"{name}: {readable(repr(line[name]).encode())}")
        if line["record"] != f"records/{line['match']:04}.json":
            raise ValueError(f"record: {readable(line['record'].encode())}")
        if len({len(line[name]) for name in _PER_SEAT}) > 1:
            raise ValueError("its seats do not agree in number")
        lists = {name: tuple(line[name]) for name in (*_PER_SEAT, "problems")}
        failures = tuple(Failure(**failure) if failure else None for failure in line["failures"])
        return cls(**{**line, **lists, "failures": failures})

    def to_dict(self) -> dict[str, Any]:
        """Return the match as JSON."""
        return asdict(self)


_MOST = 2**53
"""What JSON's numbers hold without loss everywhere."""


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_whole(value: object) -> bool:
    return type(value) is int and abs(value) <= _MOST


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= _MOST


def _is_position(value: object) -> bool:
    return type(value) is int and 1 <= value <= _MOST


def _is_failure(value: object) -> bool:
    return value is None or (
        isinstance(value, dict)
        and value.keys() == {"kind", "detail"}
        and value["kind"] in get_args(FailureKind)
        and isinstance(value["detail"], str)
    )


def _all(is_valid: Callable[[object], bool]) -> Callable[[object], bool]:
    """Return whether something is a list of what is valid."""
    return lambda value: isinstance(value, list) and all(map(is_valid, value))


_PER_SEAT = ("seats", "ranks", "scores", "failures", "clock_moves")

_IS_VALID: Mapping[str, Callable[[object], bool]] = {
    "match": _is_position,
    "round": _is_position,
    "deal": _is_position,
    "moves": _is_count,
    "seats": _all(_is_text),
    "ranks": _all(_is_position),
    "scores": _all(_is_whole),
    "failures": _all(_is_failure),
    "clock_moves": _all(_is_count),
    "problems": _all(_is_text),
}
"""What a field must be, where it is not a text."""
