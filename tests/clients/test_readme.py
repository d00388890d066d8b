"""The examples of the client's README, run as they stand."""

import re
from typing import Any

from tests.conftest import ROOT


def test_the_examples_play_a_match(base_url: str) -> None:
    text = (ROOT / "clients" / "python" / "README.md").read_text()
    create, bot = (
        block.replace("http://127.0.0.1:8000", base_url) for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    )
    names: dict[str, Any] = {}
    exec(create, names)
    exec(bot, names)
    first, second = names["results"]
    assert first == second
    assert first.winners
