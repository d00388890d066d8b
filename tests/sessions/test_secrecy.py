"""Secrecy: what a viewer cannot know is dealt again at random under it, and nothing that it receives changes by a byte."""

import random
import secrets
from collections.abc import Iterator
from copy import copy
from typing import Any

import pytest
import redis
from flask.testing import FlaskClient
from msgspec import json
from msgspec.structs import replace

from referee.app import Referee, create_app
from referee.config import Config
from referee.games import GAMES
from referee.games.core import Rejection, visible
from referee.sessions.model import Entry, Moved, Opened, Place, Session
from referee.sessions.store import Store, keys
from tests.games.play import thinkable
from tests.sessions.tables import BRIEF, SIZES, bearer

MATCHES = 2
STOPS = 4
"""In each match: how often everybody looks."""


class Hideable:
    """A session whose records in Redis can be replaced."""

    def __init__(self, app: Referee, database: "redis.Redis", game: str, players: int) -> None:
        self._store: Store = app.extensions["store"]
        self._database = database
        self._client = app.test_client()
        entropy = [secrets.token_hex(8) for _ in range(players)]
        asked = {"game": game, "players": players, "options": BRIEF.get(game), "entropy": entropy, "public": True}
        created = self._client.post("/v1/sessions", json=asked).get_json()
        self.session_id: str = created["session"]["session_id"]
        self.tokens: list[str] = created["seat_tokens"]
        self.organizer: str = created["organizer_token"]

    def now(self) -> tuple[Session, list[Entry]]:
        """Return the session and its log as they are."""
        return self._store.load_since(self.session_id, 0)

    def advance(self, chance: random.Random, moves: int) -> None:
        """Make so many moves at random, fewer if the game ends."""
        for _ in range(moves):
            session, _ = self.now()
            if session.over:
                return
            seat = chance.choice(session.to_act)
            move = json.encode(chance.choice(session.game.legal_moves(session.state, seat).moves))
            path, headers = f"/v1/sessions/{self.session_id}/moves", bearer(self.tokens[seat])
            assert (
                self._client.post(path, data=b'{"move": %s}' % move, content_type="application/json", headers=headers).status_code
                == 200
            )

    def become(self, session: Session, entries: list[Entry]) -> None:
        """Put another session in the place of this one."""
        session_key, log_key = keys(self.session_id)
        with self._database.pipeline() as pipeline:
            pipeline.hset(session_key, "session", json.encode(session))
            pipeline.delete(log_key)
            pipeline.rpush(log_key, *map(json.encode, entries))
            pipeline.expire(log_key, 1000)
            pipeline.execute()


def dealt_again(session: Session, viewer: int | None, seed: str) -> Session:
    """Return a session that differs from another in all that a viewer cannot know."""
    other = copy(session)
    other.state = session.game.imagine(session.game.view(session.state, viewer), seed)
    other.seed = secrets.token_hex(32)
    other.terms = replace(session.terms, server_seed=secrets.token_hex(32))
    other.places = hidden_places(session.places, viewer)
    return other


def hidden_places(places: tuple[Place | None, ...], viewer: int | None) -> tuple[Place | None, ...]:
    """Return those who sit, with all that only they know of themselves drawn anew, the viewer's own apart."""
    return tuple(
        place
        if seat == viewer or place is None
        else Place(name=place.name, entropy=secrets.token_hex(8), digest=secrets.token_hex(32))
        for seat, place in enumerate(places)
    )


def told_again(entries: list[Entry], viewer: int | None, chance: random.Random) -> list[Entry]:
    """Return a log that says the same to a viewer, and of the others' secrets nothing."""
    told = []
    for entry in entries:
        change = entry.change
        if isinstance(change, Opened):
            change = Opened(hidden_places(change.places, viewer))
        if isinstance(change, Moved) and change.seat != viewer:
            others = [other for game in GAMES.values() for other in thinkable(game, chance, 1)]
            change = replace(change, move=chance.choice(others))
        events = tuple(visible(event, viewer) for event in entry.events)
        told.append(replace(entry, commit=secrets.token_hex(12), change=change, events=events))
    return told


def refused(session: Session, chance: random.Random) -> list[list[Any]]:
    """Return for each seat moves that it may not make now, as JSON: of its own cards, of others', of other phases."""
    found: list[list[Any]] = []
    for seat in range(session.terms.players):
        moves = []
        for move in thinkable(session.game, chance, 12):
            try:
                session.game.judge(session.state, seat, move)
            except Rejection:
                moves.append(json.encode(move))
        found.append(chance.sample(moves, min(len(moves), 8)))
    return found


def received(client: FlaskClient, game: Hideable, viewer: int | None, moves: list[bytes]) -> Iterator[tuple[Any, ...]]:
    """Yield everything that a viewer can be answered, byte for byte."""
    path = f"/v1/sessions/{game.session_id}"
    tokens = [None, game.organizer] if viewer is None else [game.tokens[viewer]]
    for token in tokens:
        headers = bearer(token)
        for query in ("", "?after_version=0", "?after_version=2", "?after_version=9999", "/events", "/events?after=2", "/record"):
            yield answered(client.get(path + query, headers=headers))
        for i, move in enumerate(moves):
            for decision in (b"null", b"9999")[: 2 if i == 0 else 1]:
                body = b'{"move": %s, "decision": %s}' % (move, decision)
                yield body, *answered(client.post(f"{path}/moves", data=body, content_type="application/json", headers=headers))


def answered(response: Any) -> tuple[Any, ...]:
    """Return everything that an answer says, apart from what differs each time."""
    headers = [(name, value) for name, value in sorted(response.headers) if name not in ("Date", "X-Request-Id")]
    return response.status_code, headers, response.get_data()


@pytest.fixture(scope="module")
def unwatched(redis_url: str) -> Referee:
    """An application whose answers are only compared."""
    return create_app(Config(redis_url=redis_url))


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_nobody_receives_a_byte_that_hangs_on_what_they_cannot_know(
    unwatched: Referee, database: "redis.Redis", game: str, players: int
) -> None:
    chance = random.Random(players)
    client = unwatched.test_client()
    differed = 0
    for _ in range(MATCHES):
        table = Hideable(unwatched, database, game, players)
        for _ in range(STOPS):
            session, entries = table.now()
            if session.over:
                break
            moves = refused(session, chance)
            for viewer in (None, *range(players)):
                own = moves[0][:1] if viewer is None else moves[viewer]
                real = list(received(client, table, viewer, own))
                imagined = dealt_again(session, viewer, secrets.token_hex(32))
                differed += json.encode(imagined.state) != json.encode(session.state)
                table.become(imagined, told_again(entries, viewer, chance))
                for one, other in zip(real, received(client, table, viewer, own), strict=True):
                    assert one == other
                table.become(session, entries)
            table.advance(chance, chance.randint(1, 7))
    assert differed
