"""Players who say nothing, at tables with a clock: it is kept although nobody is connected but one who watches."""

from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

import httpx

from tests.faults.followers import Follower, hold_stories
from tests.sessions.processes import Service
from tests.sessions.tables import Table, eventually
from tests.tables.seats import Seats, ok

SECOND = timedelta(seconds=1)
AUTOPLAYED = 3


def clock(on_timeout: str) -> dict[str, Any]:
    """Return a clock that gives a second for each decision."""
    return {"move_seconds": 1, "bank_seconds": 0, "on_timeout": on_timeout}


def when(version: dict[str, Any]) -> datetime:
    """Return when a version came about."""
    return datetime.fromisoformat(version["at"])


def test_the_clock_is_kept_for_who_watches_alone(service: Service, http_to: Callable[..., httpx.Client]) -> None:
    """Each deadline passes at its own time, and by whatever worker the stream is."""
    http = http_to(service.base_url)
    forfeited = Table.open(http, clock=clock("forfeit"))
    autoplayed = Table.open(http, clock=clock("autoplay"))
    followers = [Follower(service.base_url, table).start() for table in (forfeited, autoplayed)]
    eventually(lambda: len(followers[1].received) > AUTOPLAYED)
    table = Seats(http, autoplayed.created)
    ok(table.call("POST", "/resignation", 0))
    hold_stories(followers)
    dealt, lost = Seats(http, forfeited.created).events()["versions"]
    assert when(lost) - when(dealt) == SECOND
    assert [event["type"] for event in lost["events"]] == ["session.seat_forfeited", "session.ended"]
    for before, after in pairwise(table.events()["versions"][: AUTOPLAYED + 1]):
        assert when(after) - when(before) == SECOND
        assert after["events"][0]["type"] == "session.timed_out"
    for each in (forfeited, autoplayed):
        assert http.post("/v1/records/verify", json=each.record().json()).json() == {"valid": True, "problems": []}
