"""What the terminal shows: a progress bar and the standings; plain lines where there is no terminal."""

import os
import sys
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Self

from rich.box import SIMPLE
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from referee_client.arena.played import Played
from referee_client.arena.standings import Meeting, Standing

_PLAIN_WIDTH = 132


class _Console(Console):
    """Prints for as long as somebody reads; the tournament goes on without."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def console() -> Console:
    """Return what to print on. Names of bots are data, so nothing is taken for markup unless it is escaped."""
    found = _Console(highlight=False, emoji=False)
    return found if found.is_terminal else _Console(highlight=False, emoji=False, width=_PLAIN_WIDTH)


def say(to: Console, line: str) -> None:
    """Print a line as it is."""
    to.print(line, markup=False, soft_wrap=True)


class Progression:
    """Shows how far a tournament has come, and every seat that failed."""

    def __init__(self, to: Console, matches: int, before: int) -> None:
        """Take how many matches there are, and how many had been played before."""
        self._console = to
        self._matches = matches
        self._played = before
        columns = (
            TextColumn("matches"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
        )
        self._bar = Progress(*columns, console=to, disable=not to.is_terminal)
        self._task = self._bar.add_task("", total=matches, completed=before)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._bar.stop()

    def tell(self, played: Played) -> None:
        """Tell of a match that has been played."""
        self._played += 1
        self._bar.advance(self._task)
        if not self._console.is_terminal:
            places = ", ".join(f"{rank}. {name}" for rank, name in sorted(zip(played.ranks, played.seats, strict=True)))
            say(self._console, f"{self._played}/{self._matches}  match {played.match}: {places}  ({played.reason})")
        for seat, failure in enumerate(played.failures):
            if failure:
                say(self._console, f"match {played.match}: {played.seats[seat]} (seat {seat}) lost its game: {failure}")
        for name, moves in zip(played.seats, played.clock_moves, strict=True):
            if moves:
                say(self._console, f"match {played.match}: {name} was out of time, and the clock made {moves} of its moves")
        for problem in played.problems:
            say(self._console, f"match {played.match}: the record is wrong: {problem}")


def show(to: Console, standings: Sequence[Standing], meetings: Mapping[tuple[str, str], Meeting]) -> None:
    """Print the standings, and who beats whom."""
    table = Table(title="Standings", box=SIMPLE)
    for title in ("", "bot"):
        table.add_column(title)
    for title in ("matches", "points", "share", "rating (95%)"):
        table.add_column(title, justify="right")
    table.add_column("lost otherwise")
    by_clock = any(own.clock_moves for own in standings)
    if by_clock:
        table.add_column("moves by the clock", justify="right")
    for place, own in enumerate(standings, 1):
        rating = f"{own.mu:.1f} ({own.low:.1f} to {own.high:.1f})"
        failures = ", ".join(f"{count} {kind}" for kind, count in own.failures.items())
        row = [str(place), escape(own.name), str(own.matches), f"{own.points:g}", f"{own.share:.1%}", rating, failures]
        table.add_row(*row, *([str(own.clock_moves)] if by_clock else []))
    to.print(table)
    names = [own.name for own in standings]
    crossed = Table("row against column", *map(escape, names), title="Head to head: share of the points (95%)", box=SIMPLE)
    for name in names:
        crossed.add_row(escape(name), *(in_words(meetings.get((name, other))) for other in names))
    to.print(crossed)


def in_words(meeting: Meeting | None) -> str:
    """Return how a bot fares against another, as a share of the points and its interval."""
    return f"{meeting.share:.0%} ({meeting.low:.0%} to {meeting.high:.0%})" if meeting else ""
