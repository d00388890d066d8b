"""The leak proof over sessions: whatever a viewer cannot know may be otherwise, and every byte that they receive stays the same.

A session at some moment is replaced in Redis by one that differs in all that a viewer may not know: the cards, the others' moves
and entropy, the seeds. On every channel the viewer must then be answered exactly as before.
"""

import random
import re
import secrets
from collections.abc import Iterable, Iterator
from copy import copy
from itertools import islice
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest
import redis
from flask.testing import FlaskClient
from msgspec import json
from msgspec.structs import replace

from referee.api import logs
from referee.app import Referee, create_app
from referee.config import Config
from referee.games import GAMES
from referee.games.core import Move, Rejection, visible
from referee.games.shuffle import combined_seed
from referee.sessions import watching
from referee.sessions.model import AnyChange, Clock, Entry, Moved, Session, Terms
from referee.sessions.service import NewTable, Sessions
from referee.sessions.store import Store, keys
from referee.sessions.story import advanced, told
from referee.sessions.tokens import Secrets
from tests.games.play import TABLES, play, thinkable
from tests.sessions.tables import BRIEF, SIZES, bearer

OPTIONS = BRIEF | {"trumpet": {"spaces": 12}, "triads": {"hands": 2, "tie": "playoff"}}
"""With which a game comes to each of its phases."""

MOST_ROUNDS = 20
"""More than one only as long as nothing was hidden: of two triumvirs it seldom is."""

MOST_DEALS = 2000
"""How many games are tried for one that comes to a phase: few come to a playoff."""

ATTEMPTS = 10
"""How often another past is imagined in which the latest change looks alike: a card that was played must be in the hand there."""

_COUNTER = re.compile(r"\w+_(total|count)\b")
"""What names a series that counts. Taken from the text as it is: a parser would take longer than everything else here."""

CLOCK = Clock(move_seconds=3600, bank_seconds=600, on_timeout="forfeit")


class Present(NamedTuple):
    """A session and its log, and what it was before the latest change; None if that was the deal."""

    session: Session
    entries: list[Entry]
    before: Session | None


class Way(NamedTuple):
    """What to create a session with, and which moves to make in it, to come to some phase of its game."""

    secrets: Secrets
    entropy: tuple[str, ...]
    moves: list[tuple[int, Move]]


def way_to(phase: str, game: str, players: int, chance: random.Random) -> Way:
    """Return a way to a phase: the shortest of the first that are found."""
    found: list[Way] = []
    for _ in range(MOST_DEALS):
        secret, entropy = Secrets(chance.randbytes(32)), tuple(chance.randbytes(8).hex() for _ in range(players))
        deal, moves = combined_seed(secret.part("0").seed(), entropy), []
        for ply in play(GAMES[game], players, OPTIONS.get(game), deal, chance):
            if ply.seat is not None and ply.move is not None:
                moves.append((ply.seat, ply.move))
            if ply.state.phase == phase:
                found.append(Way(secret, entropy, moves))
                break
        if len(found) == 5:
            break
    return min(found, key=lambda way: len(way.moves))


class Hideable:
    """A session whose records in Redis can be replaced."""

    def __init__(self, app: Referee, database: "redis.Redis", game: str, players: int, way: "Way") -> None:
        self._sessions: Sessions = app.extensions["sessions"]
        self._store: Store = app.extensions["store"]
        self._database = database
        table = NewTable(game, players, OPTIONS.get(game), entropy=way.entropy, clock=CLOCK, public=True, label="open")
        (created,) = self._sessions.create([table], way.secrets)
        assert created.seat_tokens is not None
        self.session_id = created.session.session_id
        self.tokens = created.seat_tokens
        self.organizer = created.organizer_token
        for seat, move in way.moves:
            self._sessions.submit(self.session_id, self.tokens[seat], move, None)

    def now(self) -> Present:
        """Return the session as it is."""
        session, entries = self._store.load_since(self.session_id, 0)
        return Present(session, entries, told(session.terms, entries[:-1]) if len(entries) > 1 else None)

    def advance(self, chance: random.Random, moves: int) -> None:
        """Make so many moves at random, fewer if the game ends."""
        for _ in range(moves):
            session = self.now().session
            if session.over:
                return
            seat = chance.choice(session.to_act)
            move = chance.choice(session.game.legal_moves(session.state, seat).moves)
            self._sessions.submit(self.session_id, self.tokens[seat], move, None)

    def resign(self, seat: int) -> None:
        """Give a seat up, if the game goes on."""
        if not self.now().session.over:
            self._sessions.resign(self.session_id, self.tokens[seat])

    def become(self, present: Present) -> None:
        """Put another session in the place of this one."""
        session_key, log_key = keys(self.session_id)
        with self._database.pipeline() as pipeline:
            pipeline.hset(session_key, "session", json.encode(present.session))
            pipeline.delete(log_key)
            pipeline.rpush(log_key, *map(json.encode, present.entries))
            pipeline.expire(log_key, 1000)
            pipeline.execute()


# --- What is otherwise ------------------------------------------------------------------------------------------------


def dealt_again(session: Session, viewer: int | None) -> Session:
    """Return a session that differs from another in all that a viewer cannot know."""
    other = copy(session)
    other.state = session.game.imagine(session.game.view(session.state, viewer), secrets.token_hex(32))
    other.seed = secrets.token_hex(32)
    other.terms = replace(session.terms, server_seed=secrets.token_hex(32))
    if viewer is not None:
        other.terms = replace(other.terms, organizer_digest=secrets.token_hex(32))
    other.places = tuple(
        place if seat == viewer or place is None else replace(place, entropy=secrets.token_hex(8), digest=secrets.token_hex(32))
        for seat, place in enumerate(session.places)
    )
    return other


def told_again(entries: Iterable[Entry], viewer: int | None, chance: random.Random) -> list[Entry]:
    """Return a log that says the same to a viewer, and of the others' secrets nothing."""
    found = []
    others = [other for game in GAMES.values() for other in thinkable(game, chance, 1)]
    for entry in entries:
        hidden = replace(entry, commit=secrets.token_hex(12), events=tuple(visible(event, viewer) for event in entry.events))
        if isinstance(entry.change, Moved) and entry.change.seat != viewer:
            hidden = replace(hidden, change=replace(entry.change, move=chance.choice(others)))
        found.append(hidden)
    return found


def imagined(real: Present, viewer: int | None, chance: random.Random) -> Present:
    """Return another present that must look alike to a viewer.

    A past goes with it that the latest change can have led from. Where none is found, as when cards were drawn that the viewer saw,
    the latest change is the real one, so that only the stream, which tells it again, says nothing new.
    """
    if real.before is None:
        return Present(dealt_again(real.session, viewer), told_again(real.entries, viewer, chance), None)
    for _ in range(ATTEMPTS):
        before = dealt_again(real.before, viewer)
        for change in alternatives(before, real.entries[-1].change, viewer, chance):
            try:
                after, entry = advanced(before, change, real.entries[-1].at, secrets.token_hex(12))
            except Rejection:
                continue
            if _alike(after, entry, real, viewer):
                return Present(after, [*told_again(real.entries[:-1], viewer, chance), entry], before)
    entries = [*told_again(real.entries[:-1], viewer, chance), real.entries[-1]]
    return Present(dealt_again(real.session, viewer), entries, real.before)


def alternatives(before: Session, change: AnyChange, viewer: int | None, chance: random.Random) -> Iterator[AnyChange]:
    """Yield a change, and before it, if it is another's move, those that might look like it."""
    if isinstance(change, Moved) and change.seat != viewer and change.seat in before.to_act:
        moves = list(before.game.legal_moves(before.state, change.seat).moves)
        chance.shuffle(moves)
        for move in moves:
            yield replace(change, move=move)
    yield change


def _alike(after: Session, entry: Entry, real: Present, viewer: int | None) -> bool:
    """Tell whether a change led to what the viewer of a game sees and is told of it, going by the game alone."""
    seen = [session.game.view(session.state, viewer) for session in (after, real.session)]
    heard = [[visible(event, viewer) for event in each.events] for each in (entry, real.entries[-1])]
    return seen[0] == seen[1] and heard[0] == heard[1]


# --- What is received -------------------------------------------------------------------------------------------------


def refused(session: Session, chance: random.Random) -> list[list[bytes]]:
    """Return for each seat moves that it may not make now, as JSON: of its own cards, of others', of other phases."""
    found: list[list[bytes]] = []
    for seat in range(session.terms.players):
        moves = []
        for move in thinkable(session.game, chance, 12):
            try:
                session.game.judge(session.state, seat, move)
            except Rejection:
                moves.append(json.encode(move))
        found.append(chance.sample(moves, min(len(moves), 8)))
    return found


class Viewer:
    """Somebody who asks for all there is: a seat, or for None the organiser and a spectator."""

    def __init__(self, client: FlaskClient, table: Hideable, seat: int | None) -> None:
        self._client = client
        self._path = f"/v1/sessions/{table.session_id}"
        self.seat = seat
        self._tokens = [None, table.organizer] if seat is None else [table.tokens[seat]]
        self._tickets = [
            self._client.post(f"{self._path}/stream-tickets", headers=bearer(token)).get_json()["ticket"] for token in self._tokens
        ]

    def received(self, moves: list[bytes]) -> Iterator[tuple[Any, ...]]:
        """Yield everything that the viewer can be answered, byte for byte; the moves are some that will be refused."""
        for token, ticket in zip(self._tokens, self._tickets, strict=True):
            headers = bearer(token)
            for query in ("", "?after_version=0", "?after_version=2", "?after_version=9999"):
                answer = self._client.get(self._path + query, headers=headers)
                yield answered(answer)
                yield answered(self._client.get(self._path + query, headers=headers | {"If-None-Match": answer.headers["ETag"]}))
            for after in (0, 2, 9999):
                yield answered(self._client.get(f"{self._path}/events?after={after}", headers=headers))
            yield self._streamed("", headers)
            yield self._streamed(f"?ticket={ticket}", {})
            yield answered(self._client.get("/v1/sessions?limit=1"))
            yield answered(self._client.get(f"{self._path}/record", headers=headers))
            yield from self._refused(moves, headers)

    def _streamed(self, query: str, headers: dict[str, str]) -> tuple[Any, ...]:
        """Return what a stream begins with: the latest version."""
        response = self._client.get(f"{self._path}/stream{query}", headers=headers)
        begins = list(islice(response.iter_encoded(), 2))
        response.close()
        assert begins[1].startswith(b"id: ")
        return response.status_code, _told(response), begins

    def _refused(self, moves: list[bytes], headers: dict[str, str]) -> Iterator[tuple[Any, ...]]:
        calls = [("POST", "moves", b'{"move": %s, "decision": null}' % move) for move in moves]
        calls += [("POST", "moves", b'{"move": %s, "decision": 9999}' % move) for move in moves[:1]]
        calls += [("POST", "seats", b'{"name": "Ann"}'), ("POST", "rematch", b"{}"), ("DELETE", "seats/0", b"")]
        for method, what, body in calls:
            answer = self._client.open(
                f"{self._path}/{what}", method=method, data=body, content_type="application/json", headers=headers
            )
            assert answer.status_code >= 400
            yield what, body, *answered(answer)


def answered(response: Any) -> tuple[Any, ...]:
    """Return everything that an answer says."""
    return response.status_code, _told(response), response.get_data()


def _told(response: Any) -> list[tuple[str, str]]:
    """Return the headers of an answer, but for the number and the time that every request has of its own."""
    return sorted(header for header in response.headers if header[0] not in ("X-Request-Id", "Date"))


class Operators:
    """What is seen of requests by those who run the service: the lines of the log, and the counts of the metrics."""

    def __init__(self, client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
        self._client = client
        self._lines: list[Any] = []
        self._before: dict[str, float] = {}
        monkeypatch.setattr(logs, "answered", self._note)

    def _note(self, status: int, line: dict[str, Any]) -> None:
        own = ("request_id", "duration_ms")  # that every request has of its own
        self._lines.append((status, {name: value for name, value in line.items() if name not in own}))

    def noted(self) -> tuple[list[Any], dict[str, float]]:
        """Return what they have seen since they were last asked."""
        samples = [line.rpartition(" ") for line in self._client.get("/metrics").text.splitlines()]
        counts = {series: float(value) for series, _, value in samples if _COUNTER.match(series)}
        new = {series: value - self._before.get(series, 0) for series, value in counts.items()}
        lines, self._lines, self._before = self._lines, [], counts
        return lines, {series: more for series, more in new.items() if more}


# --- The proof --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def unwatched(redis_url: str) -> Referee:
    """An application whose answers are only compared."""
    return create_app(Config(redis_url=redis_url))


@pytest.fixture
def past(monkeypatch: pytest.MonkeyPatch) -> dict[int, Session]:
    """What streams take for the session at a version, by version: no log leads to one that is imagined."""
    known: dict[int, Session] = {}

    def told_or_known(terms: Terms, entries: list[Entry]) -> Session:
        return known[len(entries)] if known else told(terms, entries)

    monkeypatch.setattr(watching, "told", told_or_known)
    return known


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nobody_receives_a_byte_that_hangs_on_what_they_cannot_know(
    unwatched: Referee,
    database: "redis.Redis",
    past: dict[int, Session],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    players: int,
) -> None:
    """To every seat, and to whoever has none, in every phase: as it begins, some moves later, and after somebody has given up."""
    chance = random.Random(f"{game} {players}")
    phases = [phase for phase in get_args(get_type_hints(GAMES[game].state_type)["phase"]) if phase != "finished"]
    proof = Proof(unwatched, past, monkeypatch)
    for _ in range(MOST_ROUNDS):
        for phase in phases:
            table = Hideable(unwatched, database, game, players, way_to(phase, game, players, chance))
            assert table.now().session.state.phase == phase
            proof.look(table, chance)
            if phase == phases[0] and players > 2:
                table.resign(chance.randrange(players))
            else:
                table.advance(chance, chance.randint(1, 3))
            if not table.now().session.over:
                proof.look(table, chance)
        if proof.differed:
            break
    assert proof.differed
    assert proof.changed > proof.looked / 3


class Proof:
    """Looks at sessions before and after all is otherwise that a viewer cannot know."""

    def __init__(self, app: Referee, past: dict[int, Session], monkeypatch: pytest.MonkeyPatch) -> None:
        self._client = app.test_client()
        self._operators = Operators(self._client, monkeypatch)
        self._past = past
        self.differed = False
        """Whether a game was otherwise, and not only its seeds and tokens."""
        self.looked = self.changed = 0
        """How many looked, and for how many the latest change was otherwise, too."""

    def look(self, table: Hideable, chance: random.Random) -> None:
        """Let everybody look at a session."""
        real = table.now()
        moves = refused(real.session, chance)
        for seat in (None, *range(len(table.tokens))):
            other = imagined(real, seat, chance)
            self.looked += 1
            self.changed += other.entries[-1] is not real.entries[-1]
            self.differed |= json.encode(other.session.state) != json.encode(real.session.state)
            self._compare(table, Viewer(self._client, table, seat), real, other, moves[0][:1] if seat is None else moves[seat])

    def _compare(self, table: Hideable, viewer: Viewer, real: Present, other: Present, moves: list[bytes]) -> None:
        self._operators.noted()
        answers, seen = list(viewer.received(moves)), self._operators.noted()
        assert seen[0]
        assert seen[1]
        table.become(other)
        self._past.update({real.session.version - 1: other.before} if other.before else {1: other.session})
        for one, again in zip(answers, viewer.received(moves), strict=True):
            assert one == again
        assert self._operators.noted() == seen
        self._past.clear()
        table.become(real)


def test_the_answer_of_a_batch_is_what_its_organisers_see(unwatched: Referee) -> None:
    """And they see what everybody does, which is proven above. Sent again after some moves, it still says nothing of them."""
    client, key = unwatched.test_client(), {"Idempotency-Key": secrets.token_hex(16)}
    tables = [{"game": game, "players": players, "options": BRIEF.get(game, {}), "public": True} for game, players in SIZES]
    first = client.post("/v1/sessions/batch", json={"sessions": tables}, headers=key)
    for created in first.get_json()["sessions"]:
        path = f"/v1/sessions/{created['session']['session_id']}"
        assert client.get(path, headers=bearer(created["organizer_token"])).get_json() == created["session"]
        assert client.get(path).get_json() == created["session"]
        token = created["seat_tokens"][created["session"]["to_act"][0]]
        move = client.get(path, headers=bearer(token)).get_json()["legal_moves"]["moves"][0]
        assert client.post(f"{path}/moves", json={"move": move}, headers=bearer(token)).status_code == 200
    again = client.post("/v1/sessions/batch", json={"sessions": tables}, headers=key)
    assert again.get_data() == first.get_data()
