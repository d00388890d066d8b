"""The `referee-arena` command, run here or as a process of its own."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from referee_client.arena import cli
from referee_client.arena.played import Played

from tests.conftest import ROOT
from tests.tools import heeding_signals

BOTS = "tests.clients.arena.bots"
FIRST = f"first={BOTS}:first"
LAST = f"last={BOTS}:last"
SHELL = r"""shell=while read -r view; do view=${view#*'"moves": ['}; view=${view%%\}*}; echo "$view}"; done"""
"""A bot without any Python, and therefore begun in no time: it takes the first legal move."""

TAIL = r"""tail=while read -r view; do view=${view#*'"moves": ['}; view=${view%%\]*}; echo "{${view##*\{}"; done"""
"""The same with the last legal move."""

TWIN = SHELL.replace("shell=", "twin=")
"""Another that plays as the first."""

SHORT = ("--option", "games_to_win=1", "--option", "max_games=1")
"""The options of a short match of Triumvirate."""


def run(base_url: str, out: Path, *arguments: str) -> int:
    """Run the arena here; return its exit status."""
    return cli.main(["--url", base_url, "--out", str(out), *arguments])


@contextmanager
def started(base_url: str, out: Path, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """Run the arena as a process of its own, which is killed if it has not ended in the end."""
    command = [sys.executable, "-m", "referee_client.arena", "--url", base_url, "--out", str(out), *arguments]
    with heeding_signals():
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    with process as arena:
        try:
            yield arena
        finally:
            arena.kill()


def lines(out: Path) -> list[dict[str, Any]]:
    """Return the whole lines of the results: first the tournament's description."""
    path = out / cli.RESULTS
    whole = path.read_text().rpartition("\n")[0] if path.exists() else ""
    return [json.loads(line) for line in whole.splitlines()]


def results(out: Path) -> list[Played]:
    """Return the results, in the order of the schedule."""
    return sorted((Played.from_dict(line) for line in lines(out)[1:]), key=lambda played: played.match)
