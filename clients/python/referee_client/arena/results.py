"""The file of results: a line for the tournament, then one for each match that has been played."""

import fcntl
import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from referee_client.arena.errors import Unusable
from referee_client.arena.plan import FORMAT, Plan
from referee_client.arena.played import Played

_BEGINNING = json.dumps({"format": FORMAT}).encode().rstrip(b"}")


class Results:
    """The results of one tournament, kept in a file that no other arena may write at the same time."""

    def __init__(self, path: Path) -> None:
        """Open the file. Raises Unusable when another arena has it, or when it is no file of results."""
        self._path = path
        self._file: BinaryIO = path.open("a+b")
        self.described: Mapping[str, Any] | None = None
        """The tournament of the file; None if it is new."""
        self.played: dict[int, Played] = {}
        """The results, by the numbers of the matches."""
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def begin(self, plan: Plan) -> None:
        """Write the tournament's description, or check that it is the one in the file. Raises Unusable, naming what differs."""
        described = json.loads(json.dumps(plan.described()))
        if self.described is None:
            self._write(described)
            self.described = described
        differing = [
            f"{name} was {json.dumps(self.described.get(name))} and is {json.dumps(value)}"
            for name, value in described.items()
            if self.described.get(name) != value
        ]
        if differing:
            raise Unusable(f"{self._path} is of another tournament: {'; '.join(differing)}. Give this one another --out.")
        for match in self.played.values():
            if not plan.has(match):
                raise Unusable(f"{self._path} tells of a match {match.match} that the tournament does not have.")

    def add(self, played: Played) -> None:
        """Keep the result of a match; it is on the disk when this returns."""
        self._write(played.to_dict())
        self.played[played.match] = played

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Unusable(f"Another arena is writing {self._path} right now.") from None

    def _read(self) -> None:
        """Read the file; cut off a last line that was not written to its end, as an arena leaves it that was killed."""
        self._file.seek(0)
        content = self._file.read()
        if not content.startswith(_BEGINNING[: len(content)]):
            raise Unusable(f"{self._path} holds no results of {FORMAT}.")
        whole, end, _torn = content.rpartition(b"\n")
        for number, line in enumerate(whole.splitlines(), 1):
            parsed = self._parsed(number, line)
            if number == 1:
                self.described = parsed
            else:
                self._add_line(number, parsed)
        self._file.truncate(len(whole + end))

    def _parsed(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            parsed = json.loads(line)
            json.dumps(parsed, ensure_ascii=False).encode()  # which half a surrogate pair cannot be
        except (ValueError, RecursionError) as error:
            raise Unusable(f"Line {number} of {self._path} is no JSON: {error}") from error
        if not isinstance(parsed, dict):
            raise Unusable(f"Line {number} of {self._path} is no JSON object.")
        return parsed

    def _add_line(self, number: int, line: dict[str, Any]) -> None:
        try:
            played = Played.from_dict(line)
        except ValueError as error:
            raise Unusable(f"Line {number} of {self._path} is no result: {error}") from error
        if played.match in self.played:
            raise Unusable(f"Line {number} of {self._path} tells match {played.match} a second time.")
        self.played[played.match] = played

    def _write(self, line: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(line).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
