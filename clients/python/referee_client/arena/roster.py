"""The bots of a tournament, as they were named on the command line."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from tempfile import TemporaryFile

from referee_client.arena.errors import Unusable
from referee_client.arena.text import readable

LONGEST_NAME = 64
"""What the service takes as the name of a seat."""

_IMPORT_PATH = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")
_NAMED = re.compile(r"([\w.-]+)=(.+)", re.DOTALL)
_PLAIN = re.compile(r"[\w./+,:@%-]+")
"""A word that means itself to the shell, wherever it stands."""

_HOST = (sys.executable, "-m", "referee_client.arena.host")


@dataclass(frozen=True)
class Bot:
    """A bot: its name, unique in the tournament, and an import path or a shell command."""

    name: str
    origin: str

    @property
    def is_imported(self) -> bool:
        """Whether the bot is a Python function, given by its import path."""
        return _IMPORT_PATH.fullmatch(self.origin) is not None

    @property
    def command(self) -> Sequence[str]:
        """The command that runs it, speaking JSON lines."""
        return [*_HOST, self.origin] if self.is_imported else ["/bin/sh", "-c", self.origin]


def roster(given: Iterable[str]) -> list[Bot]:
    """Return the bots given as `[NAME=]ORIGIN`, each with a name of its own. Raises Unusable for a name given twice."""
    bots: list[Bot] = []
    for text in given:
        named = _NAMED.fullmatch(text)
        name, origin = named.groups() if named else (None, text)
        if not origin.strip():
            raise Unusable("A bot is an import path or a shell command, not an empty text.")
        taken = {bot.name for bot in bots}
        if name in taken:
            raise Unusable(f"Two bots are called {name!r}.")
        if name is not None and len(name) > LONGEST_NAME:
            raise Unusable(f"The name {name!r} is not of 1 to {LONGEST_NAME} characters.")
        bots.append(Bot(name or _own_name(origin, taken), origin))
    return bots


async def check(bots: Iterable[Bot], seconds: float) -> None:
    """Check that each bot is there, within so many seconds. Raises Unusable, naming the first that is not."""
    bots = list(bots)
    for bot, wrong in zip(bots, await asyncio.gather(*(_missing(bot, seconds) for bot in bots)), strict=True):
        if wrong:
            raise Unusable(f"The bot {bot.name!r} cannot play: {wrong}")


def _own_name(origin: str, taken: set[str]) -> str:
    """Return a name for a bot that was given none: of an import path its last telling part, else the command."""
    name = origin
    if _IMPORT_PATH.fullmatch(origin):
        module, _, function = origin.partition(":")
        name = module.rpartition(".")[2] if function == "bot" else function
    name = readable(" ".join(name.split()).encode(), LONGEST_NAME - 4)  # with room for a number
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 2))
    return name if name not in taken else next(each for each in numbered if each not in taken)


async def _missing(bot: Bot, seconds: float) -> str | None:
    """Return why a bot cannot be run, None if it can, as far as one can tell without playing."""
    if bot.is_imported:
        status, errors = await _run([*_HOST, "--check", bot.origin], seconds)
        last = errors.strip().splitlines()[-1:]
        ending = f"its import ended with {status}." if status is not None else f"its import did not end within {seconds:g} s."
        return None if status == 0 else readable(last[0]) if status and last else ending
    first = bot.origin.split()[0]
    if not _PLAIN.fullmatch(first):
        return None  # only the shell knows what it means
    status, _ = await _run(["/bin/sh", "-c", 'command -v -- "$0"', first], seconds)
    return None if status == 0 else f"the command {first!r} was not found."


async def _run(command: Sequence[str], seconds: float) -> tuple[int | None, bytes]:
    """Run a command; return its exit status, None if it takes longer, and what it wrote to standard error."""
    with TemporaryFile() as errors:  # no pipe, which something that it started might hold open
        process = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=errors, start_new_session=True
        )
        exited = asyncio.create_task(process.wait())
        try:
            ended, _ = await asyncio.wait([exited], timeout=seconds)
        finally:
            with suppress(ProcessLookupError, PermissionError):  # the group has ended; PermissionError is macOS's word for that
                os.killpg(process.pid, signal.SIGKILL)
            await asyncio.wait([exited])
        errors.seek(0)
        return exited.result() if ended else None, errors.read()
