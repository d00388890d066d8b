"""The bots play whole sessions on a running service."""

from random import Random

import pytest
from referee_client.bots import RandomBot
from referee_client.bots.in_process import GAMES
from referee_client.bots.searcher import Searcher
from referee_client.generated.api.sessions import verify_record
from referee_client.generated.client import Client
from referee_client.problems import answered

from tests.clients.bots.test_bots import own_bot
from tests.clients.matches import create, play_all, record_of


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
