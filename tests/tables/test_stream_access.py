"""Who may follow a session by its stream: with a token, with a ticket, and until when."""

from collections.abc import Callable

import httpx
import pytest
import redis

from tests.sessions.tables import bearer
from tests.tables.conftest import SetClock
from tests.tables.seats import NOBODY, Seats, ok, refused, told


def ticket_of(table: Seats, token: str | None) -> str:
    """Get a ticket as the bearer of a token."""
    answer = ok(table.http.post(f"{table.path}/stream-tickets", headers=bearer(token)), 201)
    return str(answer["ticket"])


def test_a_ticket_lets_its_bearer_follow_as_who_got_it(http: httpx.Client) -> None:
    table = Seats.create(http, public=True)
    for token, viewer in ((table.tokens[0], 0), (table.tokens[1], 1), (table.organizer, None), (None, None)):
        ticket = ticket_of(table, token)
        for _ in range(2):  # it holds for reconnections
            with table.stream(None, ticket=ticket) as answer:
                assert next(told(answer)).data == table.look(viewer, after_version=0)
        with table.stream(table.tokens[1], 0, ticket=ticket) as answer:
            assert next(told(answer)).data["viewer"] == viewer


def test_the_ticket_of_a_private_session_is_enough(http: httpx.Client) -> None:
    table = Seats.create(http)
    for token, viewer in ((table.tokens[1], 1), (table.organizer, None)):
        with table.stream(None, ticket=ticket_of(table, token)) as answer:
            assert next(told(answer)).data["viewer"] == viewer


def test_tickets_that_let_nobody_in(http: httpx.Client, database: "redis.Redis") -> None:
    table, other, private = Seats.create(http, public=True), Seats.create(http, public=True), Seats.create(http)
    ticket = ticket_of(table, table.tokens[0])
    for wrong in ("none", "", table.tokens[0], "\u00e9" * 100):
        refused(http.get(f"{table.path}/stream", params={"ticket": wrong}), 401, "unauthenticated")
        refused(http.get(f"{private.path}/stream", params={"ticket": wrong}), 404, "not-found")
    refused(http.get(f"{other.path}/stream", params={"ticket": ticket}), 401, "unauthenticated")
    refused(http.get(f"{private.path}/stream", params={"ticket": ticket}), 404, "not-found")
    for what, status, code in (("", 422, "invalid-request"), ("/events", 422, "invalid-request"), ("/record", 404, "not-found")):
        answer = http.get(private.path + what, params={"ticket": ticket_of(private, private.tokens[0])})
        refused(answer, status, code)
    (key,) = database.scan_iter(f"referee:{{{table.session_id}}}:ticket:*", count=10_000)
    database.delete(key)  # as when its time has come
    refused(http.get(f"{table.path}/stream", params={"ticket": ticket}), 401, "unauthenticated")


def test_a_ticket_expires_when_it_says(connect: Callable[..., httpx.Client], clock: SetClock, database: "redis.Redis") -> None:
    http = connect(ticket_lifetime=77)
    table = Seats.create(http)
    answer = ok(table.call("POST", "/stream-tickets", 0), 201)
    later = SetClock()
    later.now = clock.now
    later.advance(77)
    assert answer["expires_at"] == later.now.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    (key,) = database.scan_iter(f"referee:{{{table.session_id}}}:ticket:*", count=10_000)
    assert 70 < int(database.ttl(key)) <= 77
    assert answer["ticket"] not in str(key)


def test_a_ticket_dies_with_its_seat(http: httpx.Client) -> None:
    """Who left a seat sees nothing of what the next one in it holds."""
    table = Seats.open(http)
    ok(table.take(0), 201)
    ticket, spectators = ticket_of(table, table.tokens[0]), ticket_of(table, None)
    with table.stream(None, ticket=ticket) as answer:
        assert next(told(answer)).data["viewer"] == 0
    ok(table.call("DELETE", "/seats/0", 0))
    refused(http.get(f"{table.path}/stream", params={"ticket": ticket}), 401, "unauthenticated")
    table.fill()
    refused(http.get(f"{table.path}/stream", params={"ticket": ticket}), 401, "unauthenticated")
    with table.stream(None, ticket=spectators) as answer:
        assert next(told(answer)).data["viewer"] is None


@pytest.mark.parametrize("by_ticket", [False, True])
def test_a_stream_ends_when_its_seat_is_left(http: httpx.Client, by_ticket: bool) -> None:
    table = Seats.open(http)
    ok(table.take(0), 201)
    token = None if by_ticket else table.tokens[0]
    more = {"ticket": ticket_of(table, table.tokens[0])} if by_ticket else {}
    with table.stream(token, **more) as answer:
        stream = told(answer)
        assert next(stream).data["viewer"] == 0
        ok(table.call("DELETE", "/seats/0", 0))
        table.fill()
        assert list(stream) == []


def test_a_stream_needs_what_a_look_needs(http: httpx.Client) -> None:
    table, public = Seats.create(http), Seats.create(http, public=True)
    for what in ("/stream", "/events"):
        refused(table.call("GET", what), 404, "not-found")
        refused(http.get(f"/v1/sessions/none{what}", headers=bearer(table.organizer)), 404, "not-found")
        refused(http.get(public.path + what, headers=bearer(NOBODY)), 401, "unauthenticated")
        refused(http.get(public.path + what, headers={"Authorization": "Basic eDp5"}), 401, "unauthenticated")
