"""Followers that never give up: whatever ends their stream, they come again and say what they received last."""

import threading
import time

import httpx

from tests.sessions.tables import Table
from tests.tables.seats import Message, Seats, told

PAUSE = 0.02


class Follower:
    """Somebody who follows a session to its end by streams, as a seat or as the organiser."""

    def __init__(self, base_url: str, table: Table, seat: int | None = None) -> None:
        self.table = table
        self.seat = seat
        self.received: list[Message] = []
        self.ended = 0
        """Streams that ended as HTTP says they must."""
        self.cut: list[httpx.TransportError] = []
        """What broke streams after they had begun."""
        self._base_url = base_url
        self._failures: list[BaseException] = []
        self._thread = threading.Thread(target=self._guarded)

    def start(self) -> "Follower":
        """Begin to follow, from the beginning."""
        self._thread.start()
        return self

    def finish(self) -> list[Message]:
        """Return the versions received, when nothing follows. Raises what went wrong."""
        self._thread.join(300)
        assert not self._thread.is_alive()
        assert self._failures == []
        *versions, end = self.received
        assert end.event == "end"
        return versions

    def _guarded(self) -> None:
        try:
            with httpx.Client(base_url=self._base_url, timeout=120, trust_env=False) as http:
                while not self.received or self.received[-1].event != "end":
                    self._follow(Seats(http, self.table.created))
                    time.sleep(PAUSE)
        except BaseException as failure:  # what happens in a thread is told where it is waited for
            self._failures.append(failure)

    def _follow(self, table: Seats) -> None:
        """Follow one stream to its end, whatever that is."""
        token = table.organizer if self.seat is None else table.tokens[self.seat]
        began = False
        try:
            with table.stream(token, self.received[-1].id if self.received else 0) as answer:
                if answer.status_code == 503:
                    return
                began = True
                self.received.extend(told(answer))
            self.ended += 1
        except httpx.TransportError as error:
            if began:
                self.cut.append(error)


def hold_stories(followers: list[Follower]) -> None:
    """Check that everybody received every version once, in order, and what the others and listEvents tell of it."""
    for follower in followers:
        versions = follower.finish()
        table = Seats(follower.table.http, follower.table.created)
        listed = table.events(follower.seat)
        assert [int(message.id or 0) for message in versions] == list(range(1, listed["version"] + 1))
        assert [message.data["version"] for message in versions] == [each["version"] for each in listed["versions"]]
        assert [message.data["events"] for message in versions] == [each["events"] for each in listed["versions"]]
        assert versions[-1].data["status"] == "finished"
