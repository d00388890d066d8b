"""What a bot's process writes to standard error."""

import asyncio
from contextlib import suppress
from pathlib import Path

from referee_client.arena.text import readable

LONGEST_LOG = 4_000_000
"""Bytes of a log."""

_LONGEST_END = 65_536
"""Bytes in which the last line is looked for."""


class Log:
    """Adds to a file what a process writes, until the file is long enough, and remembers the end of it."""

    def __init__(self, path: Path) -> None:
        """Open the file, which may have been begun by a process before."""
        self._file = path.open("ab", buffering=0)
        self._end = b""

    async def fill(self, errors: asyncio.StreamReader) -> None:
        """Read on until all processes have closed their standard error; what no longer gets in is dropped."""
        with self._file:
            while part := await errors.read(_LONGEST_END):
                self._end = (self._end + part)[-_LONGEST_END:]
                with suppress(OSError):  # a disk that is full costs the log, not the game
                    self._add(part)

    @property
    def last_line(self) -> str:
        """The last line that the process wrote, made fit to be shown; empty if there is none."""
        return next((readable(line) for line in reversed(self._end.split(b"\n")) if line.strip()), "")

    def _add(self, part: bytes) -> None:
        if (room := LONGEST_LOG - self._file.tell()) > 0:
            self._file.write(part[:room])
            if len(part) >= room:
                self._file.write(b"\n(What follows is not kept.)\n")
