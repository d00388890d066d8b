"""The examples of the client's README, run as they stand."""

import re
from random import Random
from threading import Thread
from typing import Any

from referee_client.player import play, random_moves

from tests.conftest import ROOT


def test_the_examples_play_a_match(base_url: str) -> None:
    text = (ROOT / "clients" / "python" / "README.md").read_text()
    create, bot = (
        block.replace("http://127.0.0.1:8000", base_url) for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    )
    names: dict[str, Any] = {}
    exec(create, names)
    opponent = Thread(target=play, args=(base_url, names["session_id"], names["other_token"], random_moves(Random(1))), daemon=True)
    opponent.start()
    exec(bot, names)
    assert names["last"].status == "finished"
    opponent.join()
