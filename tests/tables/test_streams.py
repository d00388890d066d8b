"""Streams: signs of life, resuming, an end that says so, and room for all the other requests meanwhile."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import jsonschema_rs
import pytest
import redis

from referee.app import Referee
from referee.sessions.errors import StoreUnavailable
from referee.sessions.store import CHANNEL, keys
from tests.document import Document
from tests.service import running_service
from tests.sessions.tables import bearer, eventually
from tests.tables.conftest import SetClock, client_of
from tests.tables.seats import NOBODY, Message, Seats, messages, ok, refused, told

FOREVER = 120
"""Seconds. No test waits that long: what it proves is that something comes for another reason."""

CLOCK = {"move_seconds": 1, "bank_seconds": 0, "on_timeout": "forfeit"}


def give_up(table: Seats) -> None:
    """Make something happen that all can see: whoever is to act resigns."""
    ok(table.call("POST", "/resignation", table.look()["to_act"][0]))


def listeners(database: "redis.Redis") -> int:
    """Return how many workers listen to changes."""
    return int(dict(database.pubsub_numsub(CHANNEL)).get(CHANNEL, 0))


def test_a_stream_is_server_sent_events(http: httpx.Client, document: Document) -> None:
    table = Seats.create(http)
    with table.stream(table.tokens[0]) as answer:
        assert answer.headers["Content-Type"].startswith("text/event-stream")
        assert answer.headers["Cache-Control"] == "no-store"
        lines = answer.iter_lines()
        assert [next(lines), next(lines)] == ["retry: 1000", ""]
        assert [next(lines) for _ in range(2)] == ["id: 1", "event: version"]
        assert next(lines).startswith('data: {"session_id":')
    components = document.content["components"]
    view = jsonschema_rs.Draft202012Validator({"$ref": "#/components/schemas/SessionView", "components": components})
    with table.stream(table.tokens[0]) as answer:
        view.validate(next(told(answer)).data)


def test_a_silent_stream_shows_that_it_is_alive(http: httpx.Client) -> None:
    table = Seats.create(http)
    with table.stream(table.tokens[0]) as answer:
        first, *signs = [message for _, message in zip(range(4), messages(answer), strict=False)]
    assert first.event == "version"
    assert signs == [Message(None, None, "alive")] * 3


def test_a_stream_tells_what_happens_while_it_is_open(http: httpx.Client) -> None:
    table = Seats.open(http)
    with table.stream(None) as answer:
        stream = told(answer)
        assert next(stream).id == "1"
        ok(table.take(1, name="Second"), 201)
        message = next(stream)
        assert message.id == "2"
        assert message.data == table.look(after_version=1)
        ok(table.take(0, name="First"), 201)
        assert next(stream).data["status"] == "active"
        table.finish()
        assert next(stream).data["status"] == "finished"
        assert next(stream).event == "end"
        assert list(stream) == []


def test_a_stream_of_what_is_over_ends_at_once(http: httpx.Client) -> None:
    table = Seats.create(http)
    last = table.finish()["version"]
    with table.stream(table.tokens[0], last) as answer:
        (end,) = told(answer)
    assert end == Message("end", None, {"session_id": table.session_id, "version": last, "status": "finished"})


def test_what_comes_after_the_latest_is_waited_for(http: httpx.Client) -> None:
    """A version that is not there yet, as after a store that forgot, is no reason to be silent for ever."""
    table = Seats.create(http)
    with table.stream(table.tokens[0], 1000) as answer:
        stream = told(answer)
        give_up(table)
        assert next(stream).id == "2"


def test_an_empty_last_event_id_is_none(http: httpx.Client) -> None:
    table = Seats.create(http)
    with table.stream(table.tokens[0], "") as answer:
        assert next(told(answer)).id == "1"


@pytest.mark.parametrize(
    ("after", "last", "begins"), [(0, None, 1), (1, None, 2), (2, "", 3), (9, None, 99), (0, "2", 3), (2, "0", 1)]
)
def test_a_first_connection_says_where_to_begin(http: httpx.Client, after: int, last: str | None, begins: int) -> None:
    """An EventSource asks for the same address again when it goes on, and then it also sends what it received last."""
    table = Seats.create(http, "triads", 3)
    for _ in range(2):
        give_up(table)
    ticket = ok(table.call("POST", "/stream-tickets", 0), 201)["ticket"]
    with table.stream(None, last, ticket=ticket, after=after) as answer:
        versions = [int(message.id) for message in told(answer) if message.event == "version" and message.id]
    assert versions == list(range(begins, table.look()["version"] + 1))


@pytest.mark.parametrize("after", ["", "x", "-1", "1.5", "1" * 20])
def test_a_beginning_that_is_none(http: httpx.Client, after: str) -> None:
    answer = http.get(f"{Seats.create(http, public=True).path}/stream", params={"after": after})
    assert refused(answer, 422, "invalid-request")["errors"][0]["field"] == "after"


@pytest.mark.parametrize("last", ["-1", "x", "1.0", "1 2", "9" * 5000])
def test_a_last_event_id_that_is_none(http: httpx.Client, last: str) -> None:
    table = Seats.create(http)
    answer = http.get(f"{table.path}/stream", headers=bearer(table.organizer) | {"Last-Event-ID": last})
    assert refused(answer, 422, "invalid-request")["errors"][0]["field"] == "Last-Event-ID"


@pytest.mark.parametrize("what", ["", "/stream"])
def test_a_deadline_wakes_who_waits_although_nobody_acts(
    worker: Callable[..., Referee], clock: SetClock, database: "redis.Redis", what: str
) -> None:
    """The clock is set on while a waiter of another worker sleeps until then; there is no other sign of life for it."""
    app = worker(heartbeat=FOREVER, longest_wait=FOREVER)
    with client_of(app) as http, ThreadPoolExecutor(1) as pool:
        table, before = Seats.create(http, clock=CLOCK), listeners(database)
        table.look(0, after_version=1, wait=0.1)
        eventually(lambda: listeners(database) > before)

        def follow() -> Any:
            if what:
                with table.stream(table.tokens[0], 1) as answer:
                    return next(told(answer)).data
            return table.look(0, after_version=1, wait=FOREVER)

        waiting = pool.submit(follow)
        time.sleep(0.5)  # for it to sleep, and nothing else that wakes it to be left
        clock.advance(1)
        session = waiting.result(FOREVER)
        assert session["version"] == 2
        assert session["events"][0]["type"] == "session.seat_forfeited"


def test_a_move_elsewhere_wakes_a_stream(worker: Callable[..., Referee], http: httpx.Client, database: "redis.Redis") -> None:
    app = worker(heartbeat=FOREVER)
    with client_of(app) as other, ThreadPoolExecutor(1) as pool:
        table = Seats.create(http)
        before = listeners(database)

        def follow() -> Message:
            with table.through(other).stream(table.tokens[0], 1) as answer:
                return next(told(answer))

        waiting = pool.submit(follow)
        eventually(lambda: listeners(database) > before)
        give_up(table)
        assert waiting.result(FOREVER).id == "2"


def test_one_listener_serves_all_who_wait_in_a_worker(worker: Callable[..., Referee]) -> None:
    """Told by its threads: those of other tests' workers may still come and go in Redis."""
    app, before = worker(), set(threading.enumerate())
    with client_of(app) as http, ExitStack() as streams:
        for table in [Seats.create(http) for _ in range(8)]:
            next(messages(streams.enter_context(table.stream(table.tokens[0]))))
        assert [thread.name for thread in set(threading.enumerate()) - before].count("changes") == 1


# --- Room for others --------------------------------------------------------------------------------------------------


def test_who_finds_no_place_to_wait_is_told_so_and_moves_go_on(connect: Callable[..., httpx.Client]) -> None:
    http = connect(waiting_places=2)
    table = Seats.create(http)
    with table.stream(table.tokens[0]) as one, table.stream(table.tokens[1]) as two:
        for answer in (one, two):
            next(messages(answer))
        waits = [
            table.call("GET", "/stream", 0),
            table.call("GET", "", 0, params={"after_version": 1, "wait": 1}),
        ]
        for answer in waits:
            refused(answer, 503, "too-busy")
            assert int(answer.headers["Retry-After"]) >= 0
        assert table.look(0)["version"] == 1
        assert table.look(0, after_version=1)["events"] == []
        assert table.look(0, after_version=0, wait=1)["events"]
        assert table.events(0)["versions"]
        give_up(table)
        assert table.look(0, after_version=2, wait=1)["status"] == "finished"
    with table.stream(table.tokens[0]) as one, table.stream(table.tokens[1]) as two:
        assert [next(told(answer)).id for answer in (one, two)] == ["2", "2"]


def test_every_way_out_of_a_stream_gives_the_place_back(connect: Callable[..., httpx.Client]) -> None:
    http = connect(waiting_places=1)
    table, over = Seats.create(http), Seats.create(http)
    over.finish()
    ways: list[Callable[[], Any]] = [
        lambda: http.head(f"{table.path}/stream", headers=bearer(table.tokens[0])),
        lambda: http.get(f"{over.path}/stream", headers=bearer(over.tokens[0])),
        lambda: http.get(f"{table.path}/stream", headers=bearer(NOBODY)),
        lambda: http.get(f"{table.path}/stream", params={"ticket": "none"}),
        lambda: http.get(f"{table.path}/stream", headers=bearer(table.tokens[0]) | {"Last-Event-ID": "x"}),
        lambda: table.look(0, after_version=1, wait=0.01),
        lambda: closed_early(table, 0),
        lambda: closed_early(table, 3),
    ]
    for way in ways * 2:
        way()
    with table.stream(table.tokens[0]) as answer:
        assert next(told(answer)).id == "1"


def closed_early(table: Seats, after: int) -> None:
    """Open a stream and go away after so many messages."""
    with table.stream(table.tokens[0], 0) as answer:
        for _ in zip(range(after), messages(answer), strict=False):
            pass


def test_a_worker_that_stops_sends_everybody_away(worker: Callable[..., Referee]) -> None:
    """A stream ends without its end message, so that whoever follows comes again; nothing is lost."""
    stopping = threading.Event()
    app = worker(closing=stopping.is_set, heartbeat=FOREVER, longest_wait=FOREVER)
    with client_of(app) as http, ThreadPoolExecutor(2) as pool:
        table = Seats.create(http)

        def follow() -> list[Message]:
            with table.stream(table.tokens[0]) as answer:
                return list(told(answer))

        following = pool.submit(follow)
        polling = pool.submit(lambda: table.look(1, after_version=1, wait=FOREVER))
        stopping.set()
        assert [message.event for message in following.result(FOREVER)] in (["version"], [])
        assert polling.result(FOREVER)["events"] == []


def test_a_service_that_is_told_to_stop_drains_its_streams(redis_url: str) -> None:
    """It stops with status 0, and the stream that was open ends as HTTP says it must."""
    with ThreadPoolExecutor(1) as pool, running_service(redis_url, heartbeat=60) as base_url:
        http = httpx.Client(base_url=base_url, timeout=FOREVER, trust_env=False)
        table = Seats.create(http)
        opened = threading.Event()

        def follow() -> list[Message]:
            found = []
            with table.stream(table.tokens[0], 0) as answer:
                for message in told(answer):
                    found.append(message)
                    opened.set()
            return found

        following = pool.submit(follow)
        assert opened.wait(FOREVER)
    assert [message.id for message in following.result(FOREVER)] == ["1"]
    http.close()


# --- When the store fails ---------------------------------------------------------------------------------------------


def test_a_stream_outlives_an_outage_of_the_store(
    first_worker: Referee, http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Seats.create(http)
    store = first_worker.extensions["store"]
    with table.stream(table.tokens[0]) as answer:
        stream = messages(answer)
        assert next(stream).id == "1"
        give_up(table)
        with monkeypatch.context() as outage:

            def fail(*_arguments: Any) -> None:
                raise StoreUnavailable

            outage.setattr(type(store), "load_since", fail)
            assert [next(stream).data for _ in range(2)] == ["alive", "alive"]
        assert next(stream).id == "2"
        assert next(stream).event == "end"


def test_a_stream_ends_when_the_store_forgot_what_it_has_told(http: httpx.Client, database: "redis.Redis") -> None:
    table = Seats.create(http, "triads", 3)
    before = {key: database.dump(key) for key in keys(table.session_id)}
    with table.stream(table.tokens[0]) as answer:
        stream = told(answer)
        assert next(stream).id == "1"
        give_up(table)
        last = str(table.look()["version"])
        while next(stream).id != last:
            pass
        for key, value in before.items():
            database.restore(key, 0, value, replace=True)
        database.publish(CHANNEL, table.session_id)
        assert list(stream) == []
    with table.stream(table.tokens[0], last) as answer:
        stream = told(answer)
        give_up(table)
        assert next(stream).id == "2"


def test_a_stream_of_a_session_that_expires_ends(http: httpx.Client, database: "redis.Redis") -> None:
    table = Seats.create(http)
    with table.stream(table.tokens[0]) as answer:
        stream = told(answer)
        next(stream)
        database.delete(*keys(table.session_id))
        assert list(stream) == []
