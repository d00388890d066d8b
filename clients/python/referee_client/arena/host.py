"""Runs a bot given by its import path as a process: `python -m referee_client.arena.host package.module:name`.

It speaks JSON lines: each line of standard input is a session view in which the seat is to act, each answer a line with the move.
What the bot itself prints goes to standard error, and it has no standard input, so that it cannot come between.
"""

import argparse
import asyncio
import importlib
import inspect
import json
import os
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from referee_client.generated.models import SessionView


def main() -> None:
    """Serve until standard input ends."""
    parser = argparse.ArgumentParser(description="Run a bot as a process that speaks JSON lines.")
    parser.add_argument("path", help="the bot, as package.module:name")
    parser.add_argument("--check", action="store_true", help="only import it")
    chosen = parser.parse_args()
    questions, answers = _take_standard_streams()
    bot = load(chosen.path)
    if not chosen.check:
        serve(bot, questions, answers)


def load(path: str) -> Callable[[SessionView], Any]:
    """Return the function that an import path names. Raises whatever its import raises, and TypeError if it is no function."""
    module, _, name = path.partition(":")
    found: Any = importlib.import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    if not callable(found):
        raise TypeError(f"{path} is {found!r}, which is no function")
    return found  # type: ignore[no-any-return]  # that it takes a view shows when it is given one


def serve(bot: Callable[[SessionView], Any], questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer each question in turn. Raises whatever the bot raises, and TypeError for an answer that is no move."""
    with asyncio.Runner() as runner:
        for line in questions:
            move = bot(SessionView.from_dict(json.loads(line)))
            if inspect.isawaitable(move):
                move = runner.run(_result(move))
            if not hasattr(move, "to_dict"):
                raise TypeError(f"the bot returned {move!r}, which is no move")
            answers.write(json.dumps(move.to_dict()).encode() + b"\n")
            answers.flush()


async def _result(awaited: Any) -> Any:
    return await awaited


def _take_standard_streams() -> tuple[BinaryIO, BinaryIO]:
    """Return what were standard input and output; in their places the bot finds nothing to read, and standard error."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return questions, answers


if __name__ == "__main__":
    main()
