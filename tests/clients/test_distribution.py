"""The distribution on its own, as somebody has it who writes bots and knows nothing of the service's own code."""

import re
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.conftest import ROOT

BOTS = '''"""Somebody's bots, in every way to play them."""

import asyncio
import sys

from referee_client import AsyncBot, Bot, Refused, play, play_async, play_match
from referee_client.bots import random_bot
from referee_client.generated.client import Client
from referee_client.generated.api.sessions import create_session
from referee_client.generated.models import NewTriumvirateSession, SessionView, TriumviratePlay, TriumvirateView
from referee_client.generated.unions import MOVE_BY_TYPE, Event, Move, View
from referee_client.problems import answered


def highest(view: SessionView) -> Move:
    def height(move: Move) -> int:
        return int(move.card.split("-")[1]) if isinstance(move, TriumviratePlay) else 0

    assert view.legal_moves is not None
    return max(view.legal_moves.moves, key=height)


async def patient(view: SessionView) -> Move:
    await asyncio.sleep(0)
    table: View | None = view.view
    if isinstance(table, TriumvirateView) and table.phase == "play":
        card = (table.hand or [])[0]
        move: Move = TriumviratePlay(type_="triumvirate.play", card=card)
        assert isinstance(move, MOVE_BY_TYPE["triumvirate.play"])
    return highest(view)


def heard(view: SessionView) -> None:
    events: list[Event] = view.events
    for event in events:
        print(event.text)


async def main(base_url: str) -> None:
    bot: Bot = highest
    async_bot: AsyncBot = patient
    with Client(base_url) as client:
        terms = NewTriumvirateSession(players=2, seating="open", public=True)
        session_id = answered(create_session.sync(client=client, body=terms)).session.session_id
    first = asyncio.to_thread(play, bot, base_url, session_id, name="First", follow="poll")
    second = play_async(async_bot, base_url, session_id, name="Second", entropy="mine", watch=heard)
    views: tuple[SessionView, SessionView] = await asyncio.gather(first, second)
    assert views[0].result == views[1].result


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
    try:
        print(play_match([highest, random_bot], sys.argv[1], NewTriumvirateSession(players=2))[0].result)
    except Refused as refused:
        print(refused.problem.rule)
'''

MISTAKES = """from referee_client import play
from referee_client.generated.models import SessionView


def says_a_card(view: SessionView) -> str:
    return "red-3"


play(says_a_card, "", "")  # arg-type
play(lambda view: view.legal_moves.moves[0], "", "")  # union-attr
play(lambda view: view.cards, "", "")  # attr-defined
result: int = play(says_a_card, "", "").status  # assignment, arg-type
play(says_a_card, "", "", token="", follow="hearsay")  # arg-type
"""
"""Each with what the type checker must find in its line."""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment in which only the distribution is installed."""
    directory = tmp_path_factory.mktemp("alone")
    venv.create(directory)
    interpreter = directory / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(interpreter), "--disable-pip-version-check"]
    constraints = ["--constraint", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, "install", "--quiet", *constraints, str(ROOT / "clients" / "python")], check=True)
    return interpreter


def test_bots_are_typed(python: Path, tmp_path: Path) -> None:
    """What is right passes, and what is wrong does not: there are types, and they say something."""
    (tmp_path / "bots.py").write_text(BOTS)
    (tmp_path / "mistakes.py").write_text(MISTAKES)
    mypy = [sys.executable, "-m", "mypy", "--strict", "--no-pretty", "--no-error-summary", "--python-executable", str(python)]
    checked = subprocess.run([*mypy, "bots.py", "mistakes.py"], cwd=tmp_path, capture_output=True, text=True)
    assert checked.stderr == ""
    found = re.findall(r"^(\w+\.py):(\d+): error: .*\[([\w-]+)\]$", checked.stdout, re.MULTILINE)
    lines = enumerate(MISTAKES.splitlines(), 1)
    expected = {("mistakes.py", str(n), code) for n, line in lines if "  # " in line for code in line.split("  # ")[1].split(", ")}
    assert set(found) == expected, checked.stdout


def test_bots_play(base_url: str, python: Path, tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(BOTS)
    played = subprocess.run([python, "bots.py", base_url], cwd=tmp_path, capture_output=True, text=True)
    assert (played.returncode, played.stderr) == (0, "")
    assert "Seat 0 leads" in played.stdout
    assert "Result(" in played.stdout


def test_the_license_comes_with_it(python: Path) -> None:
    show = (
        "from importlib.metadata import distribution; print(distribution('referee-client').read_text('licenses/LICENSE'), end='')"
    )
    shown = subprocess.run([python, "-c", show], capture_output=True, text=True, check=True)
    assert shown.stdout == (ROOT / "LICENSE").read_text()
