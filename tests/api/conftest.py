"""A session of each game to call."""

from typing import Any, NamedTuple

import pytest
from flask.testing import FlaskClient

from referee.games import GAMES
from tests.api.contract import SEED


class Table(NamedTuple):
    """A session and the tokens to it."""

    session_id: str
    path: str
    tokens: list[str]
    organizer: str
    view: dict[str, Any]

    @property
    def seat(self) -> int:
        """A seat that is to act."""
        seat: int = self.view["to_act"][0]
        return seat


def seated(client: FlaskClient, game: str, **terms: Any) -> Table:
    """Return a new session of a game, dealt from the fixed seed."""
    body = {"game": game, "players": GAMES[game].min_players, "seed": SEED, **terms}
    created = client.post("/v1/sessions", json=body)
    assert created.status_code == 201, created.text
    told = created.get_json()
    session = told["session"]
    path = f"/v1/sessions/{session['session_id']}"
    return Table(session["session_id"], path, told["seat_tokens"], told["organizer_token"], session)


@pytest.fixture
def table(client: FlaskClient) -> Table:
    """A private session of the first game."""
    return seated(client, next(iter(GAMES)))


@pytest.fixture
def public_table(client: FlaskClient) -> Table:
    """A public session of the first game."""
    return seated(client, next(iter(GAMES)), public=True)
