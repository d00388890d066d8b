"""A bot as a process that speaks JSON lines, and everything that such a process can do wrong, named."""

import asyncio
import json
import os
import signal
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Self

from referee_client.arena.log import Log
from referee_client.arena.played import Failure, FailureKind
from referee_client.arena.text import readable
from referee_client.generated.models import SessionView
from referee_client.generated.unions import MOVE_BY_TYPE, Move

LONGEST_LINE = 65_536
"""Bytes of an answer."""

_DEEPEST = 16
"""Levels of lists and objects in an answer. No move has half as many."""

_EXIT_SECONDS = 2
"""How long a process may take to stop by itself, once its input has ended."""

_REST_SECONDS = 0.5
"""How long is read what a process that has ended has written, if something that it started holds its streams open."""

_SIGNALS = {each.value: each.name for each in signal.Signals}


class BotFailed(Exception):
    """A bot has lost its game other than by playing; its process is of no more use."""

    def __init__(self, kind: FailureKind, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.failure = Failure(kind, detail)


class BotProcess:
    """A running bot, in a process group of its own, which ends with it; a terminal's Ctrl-C passes it by."""

    def __init__(self, process: asyncio.subprocess.Process, streams: "_Streams", log: Log, seconds: float) -> None:
        self._process = process
        self._streams = streams
        self._log = log
        self._seconds = seconds
        self._asked = False
        self._exited = asyncio.create_task(process.wait())
        self._logging = asyncio.create_task(log.fill(streams.errors))
        self._answer = self._next_line()

    @classmethod
    async def start(cls, command: Sequence[str], log: Path, seconds: float) -> Self:
        """Start a bot that may take so many seconds for an answer. What it writes to standard error is added to the log."""
        kept = Log(log)
        with ExitStack() as lent:
            (stdin, questions), (answers, stdout), (errors, stderr) = os.pipe(), os.pipe(), os.pipe()
            for end in (stdin, stdout, stderr):
                lent.callback(os.close, end)
            streams = await _Streams.connect(questions, answers, errors)
            try:
                process = await asyncio.create_subprocess_exec(
                    *command, stdin=stdin, stdout=stdout, stderr=stderr, start_new_session=True
                )
            except BaseException:
                streams.close()
                raise
        return cls(process, streams, kept, seconds)

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
        """End the process and its group: by the end of its input, and if that does not do it soon, by force."""
        self._answer.cancel()
        self._streams.questions.close()
        try:
            if not self._asked:
                await asyncio.wait([self._exited], timeout=_EXIT_SECONDS)
        finally:
            with suppress(ProcessLookupError, PermissionError):  # the group has ended; PermissionError is macOS's word for that
                os.killpg(self._process.pid, signal.SIGKILL)
            await asyncio.wait([self._exited])
            await asyncio.wait([self._logging], timeout=_REST_SECONDS)
            self._streams.close()

    async def _line(self, question: bytes) -> bytes:
        try:
            async with asyncio.timeout(self._seconds):
                with suppress(ConnectionError):  # whoever does not read may still have answered
                    self._streams.questions.write(question + b"\n")
                    await self._streams.questions.drain()
                line = await self._read()
        except TimeoutError:
            raise BotFailed("hung", f"no answer within {self._seconds:g} s") from None
        except ValueError:
            raise BotFailed("not a move", f"a line of more than {LONGEST_LINE:,} bytes") from None
        if not line.endswith(b"\n"):
            raise BotFailed("crashed", await self._ending())
        self._answer = self._next_line()
        return line

    async def _read(self) -> bytes:
        """Return the next line, or less if the process has ended, even if something that it started holds its output open."""
        await asyncio.wait([self._answer, self._exited], return_when=asyncio.FIRST_COMPLETED)
        read, _ = await asyncio.wait([self._answer], timeout=_REST_SECONDS)
        return self._answer.result() if read else b""

    def _next_line(self) -> asyncio.Task[bytes]:
        """Read on at once, so that a line that comes before the next question is known for what it is."""
        reading = asyncio.create_task(self._streams.answers.readline())
        reading.add_done_callback(lambda read: read.cancelled() or read.exception())  # which may never be asked for
        return reading

    async def _ending(self) -> str:
        """Return how the process, which has closed its output, came to its end."""
        exited, _ = await asyncio.wait([self._exited], timeout=_EXIT_SECONDS)
        if not exited:
            return "it closed its output"
        await asyncio.wait([self._logging], timeout=_REST_SECONDS)
        status = self._exited.result()
        ending = f"exit code {status}" if status >= 0 else f"killed by {_SIGNALS.get(-status, f'signal {-status}')}"
        last = self._log.last_line
        return f"{ending}: {last}" if last else ending


@dataclass(frozen=True)
class _Streams:
    """The arena's ends of a process's standard streams.

    The pipes are the arena's own: of those that asyncio makes, the end of a process is known only once they are all closed, which
    whatever the process has started may put off for ever.
    """

    questions: asyncio.StreamWriter
    answers: asyncio.StreamReader
    errors: asyncio.StreamReader
    readings: tuple[asyncio.BaseTransport, asyncio.BaseTransport]

    @classmethod
    async def connect(cls, questions: int, answers: int, errors: int) -> Self:
        """Take the file descriptors of the arena's ends."""
        loop = asyncio.get_running_loop()
        writing, flow = await loop.connect_write_pipe(
            lambda: asyncio.StreamReaderProtocol(asyncio.StreamReader()), os.fdopen(questions, "wb", 0)
        )
        readers = asyncio.StreamReader(limit=LONGEST_LINE), asyncio.StreamReader()
        first, second = [
            (await loop.connect_read_pipe(partial(asyncio.StreamReaderProtocol, reader), os.fdopen(end, "rb", 0)))[0]
            for reader, end in zip(readers, (answers, errors), strict=True)
        ]
        return cls(asyncio.StreamWriter(writing, flow, None, loop), *readers, (first, second))

    def close(self) -> None:
        """Close them, whatever there is still to write or to read."""
        self.questions.close()
        if self.questions.transport.get_write_buffer_size():  # for what is not read any more, closing alone would wait
            self.questions.transport.abort()
        for reading in self.readings:
            reading.close()


def _move(line: bytes) -> Move:
    """Return the move of a line. Raises BotFailed when it is none; whether it is legal is for the service to say."""
    try:
        given = json.loads(line)
        if _is_deeper(given, _DEEPEST):
            raise ValueError("it is nested too deep")
        move = MOVE_BY_TYPE[given["type"]].from_dict(given)
        if move.to_dict() != given:
            raise ValueError("it has fields that no such move has")
        json.dumps(given, allow_nan=False, ensure_ascii=False).encode()  # as it will be sent, which not all that can be read can be
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise BotFailed("not a move", readable(line) or "an empty line") from None
    return move


def _is_deeper(value: object, levels: int) -> bool:
    """Return whether lists and objects are nested in each other over more than so many levels."""
    if not isinstance(value, dict | list):
        return False
    inner = value.values() if isinstance(value, dict) else value
    return levels == 0 or any(_is_deeper(each, levels - 1) for each in inner)
