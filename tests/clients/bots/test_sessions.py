"""The bots play whole sessions on a running service."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
import referee_client.bots
from referee_client.bots import RandomBot
from referee_client.bots.in_process import GAMES, session_view
from referee_client.bots.searcher import Searcher
from referee_client.generated.api.sessions import get_session, verify_record
from referee_client.generated.client import AuthenticatedClient, Client
from referee_client.problems import answered

from tests.clients.bots.test_bots import own_bot
from tests.clients.matches import SEED, SHORT, create, play_all, record_of


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_a_session_to_its_end(base_url: str, name: str) -> None:
    players = min(3, GAMES[name].max_players)
    created = create(base_url, name, players)
    bots = [own_bot(name), Searcher(trials=20), RandomBot(Random(1))]
    views = play_all(base_url, created, bots[:players])
    assert {seen[-1].status for seen in views} == {"finished"}
    record = record_of(base_url, created)
    assert {made.cause for made in record.moves} == {"player"}
    with Client(base_url) as client:
        assert answered(verify_record.sync(client=client, body=record)).valid


@pytest.mark.parametrize("name", GAMES)
def test_a_view_in_process_is_that_of_the_service(base_url: str, name: str) -> None:
    created = create(base_url, name)
    state = GAMES[name].deal(2, SHORT.get(name), SEED).state
    for seat, token in enumerate(created.seat_tokens):
        with AuthenticatedClient(base_url, token) as client:
            served = answered(get_session.sync(created.session.session_id, client=client))
        made = session_view(GAMES[name], state, seat)
        for field in ("game", "players", "options", "viewer", "to_act", "decision", "view", "legal_moves", "status", "result"):
            assert getattr(made, field) == getattr(served, field), field


def test_the_readmes_example_runs(base_url: str) -> None:
    text = Path(referee_client.bots.__file__).with_name("README.md").read_text()
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, Any] = {}
    exec(example.replace("http://127.0.0.1:8000", base_url), names)
    assert {view.status for view in names["views"]} == {"finished"}
