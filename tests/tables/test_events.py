"""What happened, told three ways: by events, by long polls and by streams. They tell the same story to each viewer."""

import random
from typing import Any

import httpx
import pytest

from referee.games import GAMES
from tests.tables.conftest import SetClock
from tests.tables.seats import Seats, messages, ok, refused, told

WAYS = ["assigned", "open", "autoplay", "forfeit", "resigned", "aborted"]
"""How a session may come to its end."""


def lived(http: httpx.Client, clock: SetClock, game: str, way: str) -> Seats:
    """Return a public session that has come to its end in some way."""
    chance = random.Random(f"{game} {way}")
    players = min(3, GAMES[game].max_players)
    if way in ("autoplay", "forfeit"):
        table = Seats.create(http, game, players, public=True, clock={"move_seconds": 9, "bank_seconds": 3, "on_timeout": way})
        table.play(chance, 3)
        clock.advance(100)
        table.play(chance, 3)
        clock.advance(100)
        table.look()
        if way == "autoplay":
            table.organize("DELETE")
        return table
    if way == "open":
        table = Seats.open(http, game, players)
        table.take(1, name="First")
        ok(table.call("DELETE", "/seats/1", 1))
        table.fill()
    else:
        table = Seats.create(http, game, players, public=True)
    table.play(chance, 5)
    if way == "resigned":
        table.finish()
        table.call("POST", "/rematch", 0, json={})
    elif way == "aborted":
        table.organize("DELETE")
    else:
        table.play(chance)
    return table


def token_of(table: Seats, seat: int | None) -> str | None:
    return None if seat is None else table.tokens[seat]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_all_ways_to_follow_a_session_tell_the_same_story(http: httpx.Client, clock: SetClock, game: str, way: str) -> None:
    table = lived(http, clock, game, way)
    for seat in (None, *table.tokens):
        with table.stream(token_of(table, seat), 0) as answer:
            *versions, end = told(answer)
        story = [message.data for message in versions]
        last = len(story)
        assert [message.event for message in versions] == ["version"] * last
        assert [message.id for message in versions] == [str(number) for number in range(1, last + 1)]
        assert (end.event, end.id) == ("end", None)
        assert end.data == {"session_id": table.session_id, "version": last, "status": story[-1]["status"]}
        listed = table.events(seat)
        assert (listed["version"], listed["status"]) == (last, story[-1]["status"])
        assert [(each["version"], each["at"], each["events"]) for each in listed["versions"]] == [
            (each["version"], each["updated_at"], each["events"]) for each in story
        ]
        now = table.look(seat)
        assert now == story[-1] | {"events": []}
        for after in sorted({0, 1, last // 2, last - 1, last, last + 1}):
            later = [event for each in story[after:] for event in each["events"]]
            assert table.look(seat, after_version=after, wait=0) == now | {"events": later}
            assert table.events(seat, after)["versions"] == listed["versions"][after:]
            with table.stream(token_of(table, seat), after) as answer:
                assert list(told(answer)) == [*versions[after:], end]
        with table.stream(token_of(table, seat)) as answer:
            assert list(told(answer)) == [versions[-1], end]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_followed_as_it_is_played_is_the_game_told_afterwards(http: httpx.Client, game: str) -> None:
    """Views that were seen on the way, answers to moves included, are those that the stream tells of their versions."""
    table = Seats.create(http, game, public=True)
    viewers = [None, *table.tokens]
    seen = {(seat, 1): table.look(seat, after_version=0) for seat in viewers}
    answers: dict[tuple[int, int], Any] = {}
    for step in range(40):
        session = table.look()
        if not session["to_act"]:
            break
        seat = session["to_act"][step % len(session["to_act"])]
        answer = table.move(seat, random.Random(step))
        answers[seat, answer["version"]] = answer
        for viewer in viewers:
            seen[viewer, answer["version"]] = table.look(viewer, after_version=session["version"])
    table.organize("DELETE")
    for viewer in viewers:
        with table.stream(token_of(table, viewer), 0) as answer:
            story = {message.data["version"]: message.data for message in told(answer) if message.event == "version"}
        for (of, version), view in (seen | answers).items():
            if of == viewer:
                assert story[version] == view


@pytest.mark.parametrize("game", GAMES)
def test_events_hide_from_each_viewer_what_views_hide(http: httpx.Client, game: str) -> None:
    """Nobody but the organiser of the deal has the seed; and what differs between viewers differs in a seat's own events alone."""
    table = Seats.create(http, game, public=True)
    table.play(random.Random(8), 10)
    public = [event for each in table.events()["versions"] for event in each["events"]]
    for seat in table.tokens:
        own = [event for each in table.events(seat)["versions"] for event in each["events"]]
        assert [event["type"] for event in own] == [event["type"] for event in public]
        for mine, everybodys in zip(own, public, strict=True):
            if mine != everybodys:
                assert mine["seat"] == seat
                assert {name: mine[name] for name in everybodys} == everybodys


def test_events_after_versions_that_are_still_to_come(http: httpx.Client) -> None:
    table = Seats.create(http)
    for after in (1, 2, 2**53 - 1):
        assert table.events(0, after)["versions"] == []
        assert table.events(0, after)["version"] == 1


@pytest.mark.parametrize("after", ["-1", str(2**53), "one", "1.5", "9" * 5000])
def test_versions_that_cannot_be(http: httpx.Client, after: str) -> None:
    table = Seats.create(http)
    for what, field in (("/events", "after"), ("", "after_version")):
        answer = table.call("GET", what, 0, params={field: after})
        assert refused(answer, 422, "invalid-request")["errors"][0]["field"] == field
    answer = table.call("GET", "/stream", 0, headers={"Last-Event-ID": after})
    assert refused(answer, 422, "invalid-request")["errors"][0]["field"] == "Last-Event-ID"


def test_a_session_that_was_just_created_tells_of_its_deal(http: httpx.Client) -> None:
    table, empty = Seats.create(http, public=True), Seats.open(http)
    (dealt,) = table.events()["versions"]
    assert dealt["version"] == 1
    assert dealt["events"]
    assert [each["events"] for each in empty.events()["versions"]] == [[]]
    with table.stream(None, 0) as answer:
        assert next(messages(answer)).data["events"] == dealt["events"]
