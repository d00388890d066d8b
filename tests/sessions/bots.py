"""Players that never give up: what is not answered, or answered with 503, they send again until it is."""

import random
import threading
import time
from typing import Any

import httpx

from tests.sessions.tables import Table

PAUSE = 0.02
ATTEMPTS = 10_000


class Bots:
    """A bot for each seat of some tables, each in its thread."""

    def __init__(self, tables: list[Table]) -> None:
        self.tables = tables
        self.acknowledged: list[tuple[Table, tuple[int, int, Any, httpx.Response]]] = []
        self.unavailable: list[httpx.Response] = []
        self.broken: list[httpx.TransportError] = []
        self._free = threading.Event()
        self._free.set()
        self._failures: list[BaseException] = []
        seats = [(table, seat) for table in tables for seat in range(len(table.tokens))]
        self._threads = [threading.Thread(target=self._guarded, args=place) for place in seats]

    def start(self) -> "Bots":
        """Begin to play."""
        for thread in self._threads:
            thread.start()
        return self

    def pause(self) -> None:
        """Make no new move until resumed."""
        self._free.clear()

    def resume(self) -> None:
        """Go on."""
        self._free.set()

    def playing(self) -> bool:
        """Return whether any of the games still goes on."""
        return any(thread.is_alive() for thread in self._threads)

    def finish(self) -> None:
        """Return when all games are over. Raises what went wrong."""
        self.resume()
        for thread in self._threads:
            thread.join(300)
            assert not thread.is_alive()
        assert self._failures == []

    def answers(self, table: Table) -> list[tuple[int, int, Any, httpx.Response]]:
        """Return the moves made at a table: seat, decision, move, answer."""
        return [made for where, made in self.acknowledged if where is table]

    def _guarded(self, table: Table, seat: int) -> None:
        try:
            self._play(table, seat, random.Random(seat))
        except BaseException as failure:  # what happens in a thread is told where it is waited for
            self._failures.append(failure)

    def _play(self, table: Table, seat: int, chance: random.Random) -> None:
        while True:
            seen = self._insist(lambda: table.look(seat)).json()
            if seen["status"] == "finished":
                return
            if not seen["legal_moves"]["moves"]:
                time.sleep(PAUSE)
                continue
            self._free.wait()
            move, decision = chance.choice(seen["legal_moves"]["moves"]), seen["decision"]
            answer = self._insist(lambda move=move, decision=decision: table.send(seat, move, decision))
            self.acknowledged.append((table, (seat, decision, move, answer)))

    def _insist(self, request: Any) -> httpx.Response:
        """Send a request until it has an answer."""
        for _ in range(ATTEMPTS):
            try:
                answer: httpx.Response = request()
            except httpx.TransportError as error:
                self.broken.append(error)
            else:
                if answer.status_code != 503:
                    assert answer.status_code == 200, answer.text
                    return answer
                self.unavailable.append(answer)
            time.sleep(PAUSE)
        raise AssertionError("The service never came back.")
