"""The examples of the client's README, run as they stand."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT


@pytest.fixture
def examples(base_url: str) -> list[str]:
    """The blocks of Python in the README, with the service where it is here."""
    text = (ROOT / "clients" / "python" / "README.md").read_text()
    return [block.replace("http://127.0.0.1:8000", base_url) for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL)]


def test_a_bot_in_twenty_lines_plays_a_match(examples: list[str], tmp_path: Path) -> None:
    assert len(examples[0].splitlines()) <= 20
    (tmp_path / "my_bot.py").write_text(examples[0])
    played = subprocess.run([sys.executable, "my_bot.py"], cwd=tmp_path, capture_output=True, text=True)
    assert (played.returncode, played.stderr) == (0, "")
    assert re.fullmatch(r"Result\(.*winners=.*\)\n", played.stdout)


def test_the_examples_run_one_after_the_other(examples: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for example in examples:
        exec(example, names)
    told = capsys.readouterr().out.splitlines()
    assert "my bot takes seat" in "\n".join(told)
    assert told[-1] == "True"
