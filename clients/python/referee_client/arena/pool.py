"""The running bots, which go from one game to the next."""

import asyncio
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from referee_client.arena.process import BotProcess
from referee_client.arena.roster import Bot


@dataclass
class _Place:
    """Where one process of a bot runs, and after it the next; all write to the same log."""

    log: Path
    process: BotProcess | None = None


class Pool:
    """Keeps the processes of bots between games, as many of each as it has games at a time."""

    def __init__(self, bots: Sequence[Bot], logs: Path, seconds: float) -> None:
        """Take the bots, the directory of their logs, and how long an answer may take."""
        self._bots = {bot.name: (number, bot) for number, bot in enumerate(bots, 1)}
        self._logs = logs
        self._seconds = seconds
        self._free: defaultdict[str, list[_Place]] = defaultdict(list)
        self._places: list[_Place] = []

    @asynccontextmanager
    async def lend(self, name: str) -> AsyncIterator[BotProcess]:
        """Lend a process of a bot for a game. One that has crashed, or owes an answer in the end, is replaced by a new one."""
        place = self._free[name].pop() if self._free[name] else self._new_place(name)
        try:
            if place.process is None or not place.process.is_idle:
                await self._end(place)
                place.process = await BotProcess.start(self._bots[name][1].command, place.log, self._seconds)
            yield place.process
        finally:
            if place.process is not None and not place.process.is_idle:
                await self._end(place)
            self._free[name].append(place)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(self._end(place) for place in self._places))

    async def _end(self, place: _Place) -> None:
        process, place.process = place.process, None
        if process is not None:
            await process.close()

    def _new_place(self, name: str) -> _Place:
        number, _ = self._bots[name]
        so_far = sum(place.log.name.startswith(f"{number}-") for place in self._places)
        place = _Place(self._logs / f"{number}-{re.sub(r'[^A-Za-z0-9._-]+', '_', name)}.{so_far + 1}.log")
        self._places.append(place)
        return place
