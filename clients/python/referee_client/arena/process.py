"""A bot as a process that speaks JSON lines, and everything that such a process can do wrong, named."""

import asyncio
import json
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

from referee_client.arena.played import Failure, FailureKind
from referee_client.arena.text import readable
from referee_client.generated.models import SessionView
from referee_client.generated.unions import MOVE_BY_TYPE, Move

LONGEST_LINE = 65_536
"""Bytes of an answer."""

_EXIT_SECONDS = 2
"""How long a process may take to stop by itself, once its input has ended."""

_SIGNALS = {each.value: each.name for each in signal.Signals}


class BotFailed(Exception):
    """A bot has lost its game other than by playing; its process is of no more use."""

    def __init__(self, kind: FailureKind, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.failure = Failure(kind, detail)


class BotProcess:
    """A running bot, in a process group of its own: what it starts ends with it, and a terminal's Ctrl-C passes it by."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path, log_begin: int, seconds: float) -> None:
        assert process.stdin is not None  # noqa: S101  # since `start` asks for pipes
        assert process.stdout is not None  # noqa: S101  # likewise
        self._process = process
        self._questions = process.stdin
        self._answers = process.stdout
        self._log = log
        self._log_begin = log_begin
        self._seconds = seconds
        self._asked = False
        self._answer = self._next_line()

    @classmethod
    async def start(cls, command: Sequence[str], log: Path, seconds: float) -> Self:
        """Start a bot that may take so many seconds for an answer. What it writes to standard error is added to the log."""
        with log.open("ab") as errors:
            begin = errors.tell()
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
                limit=LONGEST_LINE,
                start_new_session=True,
            )
        return cls(process, log, begin, seconds)

    @property
    def is_idle(self) -> bool:
        """Whether the process can be asked: it runs, and owes no answer."""
        return self._process.returncode is None and not self._asked

    async def ask(self, view: SessionView) -> Move:
        """Return the bot's move. Raises BotFailed when there is none; then the process is no longer idle, and stays so."""
        unasked = self._answer.done()
        self._asked = True
        line = await self._line(json.dumps(view.to_dict()).encode())
        if unasked:
            raise BotFailed("not a move", f"a line that nobody had asked for: {readable(line)}")
        move = _move(line)
        self._asked = False
        return move

    async def close(self) -> None:
        """End the process, and whatever it has started: by the end of its input, and if that does not do it soon, by force."""
        self._answer.cancel()
        self._questions.close()
        try:
            if not self._asked:
                await asyncio.wait_for(self._process.wait(), _EXIT_SECONDS)
        except TimeoutError:
            pass
        finally:
            with suppress(ProcessLookupError, PermissionError):  # the group has ended; PermissionError is macOS's word for that
                os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()

    async def _line(self, question: bytes) -> bytes:
        try:
            async with asyncio.timeout(self._seconds):
                with suppress(ConnectionError):  # whoever does not read may still have answered
                    self._questions.write(question + b"\n")
                    await self._questions.drain()
                line = await self._answer
        except TimeoutError:
            raise BotFailed("hung", f"no answer within {self._seconds:g} s") from None
        except ValueError:
            raise BotFailed("not a move", f"a line of more than {LONGEST_LINE:,} bytes") from None
        if not line.endswith(b"\n"):
            raise BotFailed("crashed", await self._ending())
        self._answer = self._next_line()
        return line

    def _next_line(self) -> asyncio.Task[bytes]:
        """Read on at once, so that a line that comes before the next question is known for what it is."""
        reading = asyncio.create_task(self._answers.readline())
        reading.add_done_callback(lambda read: read.cancelled() or read.exception())  # which may never be asked for
        return reading

    async def _ending(self) -> str:
        """Return how the process, which has closed its output, came to its end."""
        try:
            status = await asyncio.wait_for(self._process.wait(), _EXIT_SECONDS)
        except TimeoutError:
            return "it closed its output"
        ending = f"exit code {status}" if status >= 0 else f"killed by {_SIGNALS.get(-status, f'signal {-status}')}"
        last = self._last_words()
        return f"{ending}: {last}" if last else ending

    def _last_words(self) -> str:
        """Return the last line that the process wrote to standard error."""
        with self._log.open("rb") as log:
            log.seek(max(self._log_begin, self._log.stat().st_size - LONGEST_LINE))
            lines = log.read().split(b"\n")
        return next((readable(line) for line in reversed(lines) if line.strip()), "")


def _move(line: bytes) -> Move:
    """Return the move of a line. Raises BotFailed when it is none; whether it is legal is for the service to say."""
    try:
        given = json.loads(line)
        move = MOVE_BY_TYPE[given["type"]].from_dict(given)
        if move.to_dict() != given:
            raise ValueError("it has fields that no such move has")
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise BotFailed("not a move", readable(line) or "an empty line") from None
    return move
