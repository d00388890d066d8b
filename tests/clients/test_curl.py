"""The bot in bash of the README, run as it stands."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.conftest import ROOT


def test_a_bot_in_twenty_lines_of_bash_plays_a_match(base_url: str, tmp_path: Path) -> None:
    for tool in ("bash", "curl", "jq"):
        if shutil.which(tool) is None:
            pytest.skip(f"`{tool}` is missing, and the bot in bash wants it.")
    if "--json" not in subprocess.run(["curl", "--help", "all"], capture_output=True, text=True, check=True).stdout:
        pytest.skip("curl is older than 7.82, and the bot in bash wants its --json.")
    (example,) = re.findall(r"```bash\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert len(example.splitlines()) <= 20
    example = example.replace("http://127.0.0.1:8000", base_url)
    played = subprocess.run(["bash", "-c", example], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert played.stderr == ""
    result, verification = map(json.loads, played.stdout.splitlines())
    assert result == json.loads((tmp_path / "record.json").read_text())["result"]
    assert verification == {"valid": True, "problems": []}
