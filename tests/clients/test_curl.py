"""The bot in bash of the README, run as it stands."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.tools import require, require_commands


@pytest.fixture
def example(base_url: str) -> str:
    """The README's bot in bash, with the service where it is here."""
    require_commands("the bot in bash is not tried.", "bash", "curl", "jq")
    require("--json" in _said("curl", "--help", "all"), "curl is older than 7.82, and the bot in bash wants its --json.")
    require(bool(_said("bash", "-c", "help wait | grep -e '-n'")), "bash is older than 4.3, and the bot wants its `wait -n`.")
    (block,) = re.findall(r"```bash\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert len(block.splitlines()) <= 20
    replaced: str = block.replace("http://127.0.0.1:8000", base_url)
    return replaced


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def test_a_bot_in_twenty_lines_of_bash_plays_a_match(example: str, tmp_path: Path) -> None:
    played = subprocess.run(["bash", "-c", example], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert played.stderr == ""
    *events, result, verification = played.stdout.splitlines()
    assert events[-1].endswith("wins the match.") or events[-1] == "The match is a draw."
    assert json.loads(result) == json.loads((tmp_path / "record.json").read_text())["result"]
    assert json.loads(verification) == {"valid": True, "problems": []}


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("move: .legal_moves.moves", 'move: [{type: "triumvirate.play", card: "red-9"}]', "move.card"),
        ('"games_to_win": 1', '"games_to_win": 0', "options.games_to_win: must be at least 1"),
    ],
)
def test_what_is_wrong_with_the_bot_is_said(example: str, tmp_path: Path, right: str, wrong: str, said: str) -> None:
    assert right in example
    ended = subprocess.run(["bash", "-c", example.replace(right, wrong)], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert said in ended.stderr
