"""ETags: of what this viewer sees, and of nothing else."""

import random

import httpx
import pytest

from referee.games import GAMES
from tests.sessions.tables import bearer
from tests.tables.seats import Seats, ok


def look(table: Seats, seat: int | None, etag: str | None = None, **query: int) -> httpx.Response:
    """Get the session as a seat or as a stranger, unless it is what the ETag is of."""
    return table.call("GET", "", seat, params=query, headers={"If-None-Match": etag} if etag else {})


@pytest.mark.parametrize("game", GAMES)
def test_each_viewer_has_an_etag_of_its_own(http: httpx.Client, game: str) -> None:
    table = Seats.create(http, game, public=True)
    viewers = [None, *table.tokens]
    etags = [look(table, viewer).headers["ETag"] for viewer in viewers]
    assert len(set(etags)) == len(viewers)
    for viewer, etag in zip(viewers, etags, strict=True):
        answer = look(table, viewer, etag)
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["ETag"] == etag
        assert answer.headers["Vary"].startswith("Authorization")
        assert answer.headers["Cache-Control"] == "private, no-cache"
        for other in viewers:
            assert look(table, other, etag).status_code == (304 if other == viewer else 200)
    table.move(table.look()["to_act"][0], random.Random(1))
    for viewer, etag in zip(viewers, etags, strict=True):
        answer = look(table, viewer, etag)
        assert answer.status_code == 200
        assert answer.headers["ETag"] != etag


def test_the_same_answer_has_the_same_etag_everywhere(connect: "type[httpx.Client]", http: httpx.Client) -> None:
    table = Seats.create(http)
    assert look(table, 0).headers["ETag"] == look(table.through(connect()), 0).headers["ETag"]
    assert table.organize("GET").headers["ETag"] == table.organize("GET").headers["ETag"]


def test_an_etag_tells_nothing_of_what_others_hold(http: httpx.Client) -> None:
    """Two deals that look alike to a spectator differ in nothing but ids and times, so an ETag is a digest of the body alone."""
    table = Seats.create(http, public=True)
    answer = look(table, None)
    again = look(table, None)
    assert answer.content == again.content
    assert answer.headers["ETag"] == again.headers["ETag"]
    narrower = look(table, None, after_version=0)
    assert narrower.content != answer.content
    assert narrower.headers["ETag"] != answer.headers["ETag"]


def test_news_that_are_the_same_are_not_sent_twice(http: httpx.Client) -> None:
    table = Seats.create(http)
    etag = look(table, 0, after_version=0).headers["ETag"]
    assert look(table, 0, etag, after_version=0).status_code == 304
    table.move(table.look()["to_act"][0], random.Random(2))
    assert look(table, 0, etag, after_version=0).status_code == 200


def test_other_ways_to_say_it(http: httpx.Client) -> None:
    table = Seats.create(http)
    etag = look(table, 0).headers["ETag"]
    for said in (f'"other", {etag}', f"W/{etag}", "*"):
        assert look(table, 0, said).status_code == 304
    assert look(table, 0, '"other"').status_code == 200


def test_a_refusal_has_no_etag(http: httpx.Client) -> None:
    table = Seats.create(http)
    answer = http.get(table.path, headers=bearer(None) | {"If-None-Match": "*"})
    assert answer.status_code == 404
    assert "ETag" not in answer.headers


def test_a_rematch_shows_in_the_etag(http: httpx.Client) -> None:
    table = Seats.create(http)
    table.finish()
    etag = look(table, 0).headers["ETag"]
    ok(table.call("POST", "/rematch", 1, json={}), 201)
    assert look(table, 0, etag).status_code == 200
