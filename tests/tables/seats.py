"""Tables as those see them who come to them one by one: who sits where, and with which token."""

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import httpx

from referee.games import GAMES
from tests.sessions.tables import BRIEF, bearer

LARGE = [name for name, game in GAMES.items() if game.max_players > 2]
"""The games that three can play."""

NOBODY = "x" * 43
"""A token of no session."""

SILENCE = 400
"""So many signs of life in a row show that nothing else will come. They take as long as the machine needs for them."""


class Message(NamedTuple):
    """A message of a stream of server-sent events; of a comment only the data."""

    event: str | None
    id: str | None
    data: Any


class Seats:
    """A session and the tokens of those who sit at it."""

    def __init__(self, http: httpx.Client, created: dict[str, Any]) -> None:
        self.http = http
        self.created = created
        self.session_id: str = created["session"]["session_id"]
        self.path = f"/v1/sessions/{self.session_id}"
        self.organizer: str = created["organizer_token"]
        self.tokens: dict[int, str] = dict(enumerate(created["seat_tokens"] or ()))

    @classmethod
    def create(cls, http: httpx.Client, game: str = "triumvirate", players: int | None = None, **more: Any) -> "Seats":
        """Create a session of a game that will be short, by default at its smallest table."""
        asked = {"game": game, "players": players or GAMES[game].min_players, "options": BRIEF.get(game, {})} | more
        return cls(http, ok(http.post("/v1/sessions", json=asked), 201))

    @classmethod
    def open(cls, http: httpx.Client, game: str = "triumvirate", players: int | None = None, **more: Any) -> "Seats":
        """Create a public session with open seats."""
        return cls.create(http, game, players, **{"seating": "open", "public": True} | more)

    def through(self, http: httpx.Client) -> "Seats":
        """Return the same session as reached through another worker."""
        other = Seats(http, self.created)
        other.tokens = self.tokens
        return other

    def call(self, method: str, what: str, seat: int | None = None, **more: Any) -> httpx.Response:
        """Call an operation of the session with a seat's token, without one for None."""
        token = None if seat is None else self.tokens[seat]
        return self.http.request(method, self.path + what, headers=bearer(token) | more.pop("headers", {}), **more)

    def organize(self, method: str, what: str = "", **more: Any) -> httpx.Response:
        """Call an operation with the organiser's token."""
        return self.http.request(method, self.path + what, headers=bearer(self.organizer), **more)

    def take(self, seat: int | None = None, name: str = "Somebody", **more: Any) -> httpx.Response:
        """Take a seat as anybody, and keep the token."""
        headers = more.pop("headers", {})
        answer = self.http.post(f"{self.path}/seats", json={"name": name, "seat": seat, **more}, headers=headers)
        if answer.status_code == 201:
            self.tokens[answer.json()["seat"]] = answer.json()["token"]
        return answer

    def fill(self) -> "Seats":
        """Take all free seats."""
        for each in self.look()["seats"]:
            if not each["taken"]:
                ok(self.take(each["seat"]), 201)
        return self

    def look(self, seat: int | None = None, **query: Any) -> Any:
        """Return the session as a seat sees it, or the organiser, who sees what a spectator does."""
        answer = self.organize("GET", params=query) if seat is None else self.call("GET", "", seat, params=query)
        return ok(answer)

    def move(self, seat: int, chance: random.Random) -> Any:
        """Make a random move for a seat; return the session after it."""
        seen = self.look(seat)
        move = chance.choice(seen["legal_moves"]["moves"])
        return ok(self.call("POST", "/moves", seat, json={"move": move, "decision": seen["decision"]}))

    def play(self, chance: random.Random, most: int = 5000) -> Any:
        """Play at random to the end, or for so many moves; return the session after that."""
        session = self.look()
        for _ in range(most):
            if not session["to_act"]:
                break
            session = self.move(chance.choice(session["to_act"]), chance)
        return session

    def finish(self) -> Any:
        """Bring the game to an end quickly: all but the last seat resign."""
        for seat in list(self.tokens)[:-1]:
            session = ok(self.call("POST", "/resignation", seat))
        assert session["status"] == "finished"
        return session

    def record(self) -> Any:
        """Return the record."""
        return ok(self.organize("GET", "/record"))

    def events(self, seat: int | None = None, after: int = 0) -> Any:
        """Return what listEvents tells a seat, or the organiser."""
        query = {"after": after}
        return ok(
            self.organize("GET", "/events", params=query) if seat is None else self.call("GET", "/events", seat, params=query)
        )

    def stream(self, token: str | None, last: int | str | None = None, **query: Any) -> Any:
        """Open a stream with a token, after a version; a context of the response."""
        headers = bearer(token) | ({} if last is None else {"Last-Event-ID": str(last)})
        return self.http.stream("GET", f"{self.path}/stream", params=query, headers=headers)


def ok(answer: httpx.Response, status: int = 200) -> Any:
    """Return the body of an answer, which must have the status."""
    assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
    return answer.json()


def refused(answer: httpx.Response, status: int, code: str) -> Any:
    """Return the problem that an answer must be."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    return answer.json()


def messages(answer: httpx.Response) -> Iterator[Message]:
    """Yield the messages of a stream as they come."""
    assert answer.status_code == 200, answer.read()
    event, number, data = None, None, None
    for line in answer.iter_lines():
        field, _, value = line.partition(": ")
        if not line:
            if data is not None:
                yield Message(event, number, json.loads(data) if event else data)
            event, number, data = None, None, None
        elif field == "":
            data = value
        elif field == "event":
            event = value
        elif field == "id":
            number = value
        elif field == "data":
            data = value


def told(answer: httpx.Response) -> Iterator[Message]:
    """Yield the messages of a stream but for the signs of life. Fails when nothing else comes any more."""
    signs = 0
    for message in messages(answer):
        signs = signs + 1 if message.event is None else 0
        assert signs < SILENCE, "The stream shows that it is alive, but it tells nothing and does not end."
        if message.event is not None:
            yield message


def at_once(calls: int, call: Any) -> list[Any]:
    """Return what a function returns that so many threads call at the same time, each with its number."""
    with ThreadPoolExecutor(calls) as pool:
        return list(pool.map(call, range(calls)))
