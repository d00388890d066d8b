"""A session as those see it who sit at it: what its creator was told, and the calls that everybody makes."""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import httpx

from referee.games import GAMES

SIZES = [(name, players) for name, game in GAMES.items() for players in sorted({game.min_players, game.max_players})]
"""Every game at its smallest and its largest table."""

BRIEF: dict[str, dict[str, Any]] = {
    "triumph": {"turn_limit": 12},
    "trumpet": {"spaces": 12, "trick_limit": 7},
    "triads": {"hands": 2},
    "triumvirate": {"games_to_win": 1, "max_games": 1},
}
"""Options that make a game short, where its own are long."""

STRANGER = "x" * 43
"""A token of no session."""


def bearer(token: str | None) -> dict[str, str]:
    """Return the headers that a token is sent in."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def eventually(holds: Callable[[], object]) -> None:
    """Return once something holds. It may take long on a loaded machine, but not for ever."""
    for _ in range(12_000):
        if holds():
            return
        time.sleep(0.01)
    raise AssertionError("It never came to hold.")


class Turn(NamedTuple):
    """A move that was made, and what was answered."""

    seat: int
    decision: int
    move: dict[str, Any]
    answer: httpx.Response


class Table:
    """A session, all of whose tokens are known."""

    def __init__(self, http: httpx.Client, created: dict[str, Any]) -> None:
        self.http = http
        self.created = created
        self.session_id: str = created["session"]["session_id"]
        self.path = f"/v1/sessions/{self.session_id}"
        self.organizer: str = created["organizer_token"]
        self.tokens: list[str] = created["seat_tokens"]

    @classmethod
    def open(cls, http: httpx.Client, game: str = "triumvirate", players: int = 2, **more: Any) -> "Table":
        """Create a session of a game that will be short."""
        asked = {"game": game, "players": players, "options": BRIEF.get(game, {})} | more
        answer = http.post("/v1/sessions", json=asked)
        assert answer.status_code == 201, answer.text
        return cls(http, answer.json())

    def look(self, seat: int | None = None, **query: Any) -> httpx.Response:
        """Get the session for a seat, or for the organiser, who sees what a spectator does."""
        token = self.organizer if seat is None else self.tokens[seat]
        return self.http.get(self.path, params=query, headers=bearer(token))

    def send(self, seat: int, move: dict[str, Any], decision: int | None = None) -> httpx.Response:
        """Make a move for a seat."""
        body = {"move": move} if decision is None else {"move": move, "decision": decision}
        return self.http.post(f"{self.path}/moves", json=body, headers=bearer(self.tokens[seat]))

    def record(self) -> httpx.Response:
        """Get the record."""
        return self.http.get(f"{self.path}/record", headers=bearer(self.organizer))

    def play(self, chance: random.Random, most: int = 5000) -> Iterator[Turn]:
        """Play at random to the end, or for so many moves."""
        to_act = self.look().json()["to_act"]
        for _ in range(most):
            if not to_act:
                return
            seat = chance.choice(to_act)
            seen = self.look(seat).json()
            move = chance.choice(seen["legal_moves"]["moves"])
            answer = self.send(seat, move, seen["decision"])
            assert answer.status_code == 200, answer.text
            to_act = answer.json()["to_act"]
            yield Turn(seat, seen["decision"], move, answer)

    def played(self, chance: random.Random, most: int = 5000) -> list[Turn]:
        """Play at random to the end, or for so many moves; return the moves."""
        return list(self.play(chance, most))
