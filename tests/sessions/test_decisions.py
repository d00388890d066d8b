"""Decisions: a move answers one question, once, however often it is sent, and a refused one changes nothing."""

import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
import redis
from msgspec import json

from referee.app import Referee
from referee.games import GAMES
from referee.games.core import Rejection
from referee.sessions.model import Entry, Session
from referee.sessions.store import keys
from tests.games.play import thinkable
from tests.sessions.conftest import client_of
from tests.sessions.tables import SIZES, Table, Turn
from tests.sessions.test_store import raw

REPLAYED = "Referee-Replayed"


def code(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and code of a problem."""
    return answer.status_code, answer.json()["code"]


def plain(move: Any) -> Any:
    """Return a move as JSON has it."""
    return json.decode(json.encode(move))


def another_move(game: str, move: dict[str, Any]) -> dict[str, Any]:
    """Return a move of a game with other content."""
    moves = [plain(other) for other in thinkable(GAMES[game], random.Random(1), 5)]
    found: dict[str, Any] = next(other for other in moves if other != move)
    return found


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_decision_is_the_number_of_moves_its_seat_has_made(http: httpx.Client, game: str, players: int) -> None:
    table = Table.open(http, game, players, public=True)
    made = [0] * players
    for turn in table.play(random.Random(1), 40):
        assert turn.decision == made[turn.seat]
        made[turn.seat] += 1
        assert turn.answer.json()["decision"] == made[turn.seat]
        assert [table.look(seat).json()["decision"] for seat in range(players)] == made
        assert turn.answer.json()["version"] == 1 + sum(made)
    assert http.get(table.path).json()["decision"] is None


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_move_sent_again_gets_its_first_answer_byte_for_byte(
    http: httpx.Client, another_http: Callable[..., httpx.Client], database: "redis.Redis", game: str, players: int
) -> None:
    table = Table.open(http, game, players)
    other_worker = Table(another_http(), table.created)
    turns: list[Turn] = []
    for turn in table.play(random.Random(2)):
        turns.append(turn)
        assert REPLAYED not in turn.answer.headers
        again = table.send(turn.seat, turn.move, turn.decision)
        assert (again.status_code, again.headers[REPLAYED], again.content) == (200, "true", turn.answer.content)
    assert turns[-1].answer.json()["status"] == "finished"
    kept = raw(database, table.session_id)
    for turn in [*turns[:20], *turns[-20:]]:
        again = other_worker.send(turn.seat, turn.move, turn.decision)
        assert (again.status_code, again.headers[REPLAYED], again.content) == (200, "true", turn.answer.content)
    assert raw(database, table.session_id) == kept


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_another_move_for_a_decision_already_made_is_stale(
    http: httpx.Client, database: "redis.Redis", game: str, players: int
) -> None:
    table = Table.open(http, game, players)
    turns = table.played(random.Random(3))
    kept = raw(database, table.session_id)
    made = [sum(turn.seat == seat for turn in turns) for seat in range(players)]
    for turn in [*turns[:10], *turns[-10:]]:
        answer = table.send(turn.seat, another_move(game, turn.move), turn.decision)
        assert code(answer) == (409, "stale-decision")
        assert answer.json()["decision"] == made[turn.seat]
    assert raw(database, table.session_id) == kept


def test_a_decision_still_to_come_is_stale(http: httpx.Client, database: "redis.Redis") -> None:
    table = Table.open(http)
    table.played(random.Random(4), 5)
    kept = raw(database, table.session_id)
    for seat in (0, 1):
        seen = table.look(seat).json()
        move = (seen["legal_moves"]["moves"] or [{"type": "triumvirate.no_pledge"}])[0]
        for ahead in (1, 2, 1000, 10**30):
            answer = table.send(seat, move, seen["decision"] + ahead)
            assert code(answer) == (409, "stale-decision")
            assert answer.json()["decision"] == seen["decision"]
    assert raw(database, table.session_id) == kept


@pytest.mark.parametrize("decision", [-1, 0.5, "0", True, [0], {}])
def test_a_decision_that_is_no_number_is_invalid(http: httpx.Client, decision: Any) -> None:
    table = Table.open(http)
    seat = table.look().json()["to_act"][0]
    answer = table.send(seat, table.look(seat).json()["legal_moves"]["moves"][0], decision)
    assert code(answer) == (422, "invalid-request")
    assert answer.json()["errors"][0]["field"] == "decision"
    assert table.look(seat).json()["version"] == 1


def test_without_a_decision_every_move_is_a_new_one(http: httpx.Client) -> None:
    table = Table.open(http)
    seat = table.look().json()["to_act"][0]
    move = table.look(seat).json()["legal_moves"]["moves"][0]
    first = table.send(seat, move)
    assert (first.status_code, first.json()["decision"]) == (200, 1)
    assert code(table.send(seat, move)) == (409, "not-to-act")
    assert table.look(seat).json()["version"] == 2
    known = table.send(seat, move, 0)
    assert (known.headers[REPLAYED], known.content) == ("true", first.content)


def refusals(session: Session, chance: random.Random) -> list[tuple[int, Any, Any]]:
    """Return (seat, move, decision) of moves that must be refused now, of every kind that there is."""
    found: list[tuple[int, Any, Any]] = []
    game, state = session.game, session.state
    stranger = plain(thinkable(next(other for other in GAMES.values() if other is not game), chance, 1)[0])
    for seat, decision in enumerate(session.decisions):
        thought = chance.sample(every := thinkable(game, chance, 20), min(12, len(every)))
        for move in thought:
            try:
                game.judge(state, seat, move)
            except Rejection:
                found.append((seat, plain(move), None))
        move = plain(thought[0])
        found += [(seat, plain(each), decision + 1) for each in (*game.legal_moves(state, seat).moves[:1], thought[0])]
        found += [(seat, move | {"more": 1}, None), (seat, move | {"type": "x"}, None), (seat, stranger, None)]
        found += [(seat, value, None) for value in (None, [], {}, "move", {"type": None})]
        found += [(seat, {"type": plain(each)["type"]}, None) for each in thought if len(plain(each)) > 1][:1]
    return found


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_refused_move_changes_nothing(http: httpx.Client, app: Referee, database: "redis.Redis", game: str, players: int) -> None:
    chance = random.Random(5)
    table = Table.open(http, game, players)
    told = set()
    for plies in (0, 2, 9, 5000):
        table.played(chance, plies)
        session = app.extensions["store"].load(table.session_id)
        kept = raw(database, table.session_id), [database.pexpiretime(key) for key in keys(table.session_id)]
        for seat, move, decision in refusals(session, chance):
            answer = table.send(seat, move, decision)
            problem = answer.json()
            told.add(problem["code"])
            assert answer.status_code in (409, 422), (seat, move, decision)
            if problem["code"] != "invalid-request":
                assert problem["decision"] == session.decisions[seat]
                assert ("rule" in problem) == (problem["code"] != "stale-decision")
        now = raw(database, table.session_id), [database.pexpiretime(key) for key in keys(table.session_id)]
        assert now == kept
    assert told == {"illegal-move", "not-to-act", "finished", "stale-decision", "invalid-request"}


def at_a_simultaneous_phase(table: Table, chance: random.Random) -> list[int]:
    """Play until several seats owe a decision at once; return them, or none if the game has no such phase."""
    to_act: list[int] = table.look().json()["to_act"]
    if len(to_act) > 1:
        return to_act
    for turn in table.play(chance):
        to_act = turn.answer.json()["to_act"]
        if len(to_act) > 1:
            return to_act
    return []


def test_seats_that_act_at_once_do_not_make_each_other_fail(http: httpx.Client, another_http: Callable[..., httpx.Client]) -> None:
    workers = [another_http(), another_http()]
    raced = 0
    for game, players in SIZES:
        for attempt in range(3):
            table = Table.open(http, game, players)
            seats = at_a_simultaneous_phase(table, random.Random(attempt))
            if not seats:
                break
            before = table.look().json()["version"]
            start = threading.Barrier(len(seats))

            def move(seat: int, table: Table = table, start: threading.Barrier = start) -> httpx.Response:
                seen = table.look(seat).json()
                start.wait(120)
                return Table(workers[seat % 2], table.created).send(seat, seen["legal_moves"]["moves"][0], seen["decision"])

            with ThreadPoolExecutor(len(seats)) as pool:
                answers = list(pool.map(move, seats))
            assert [answer.status_code for answer in answers] == [200] * len(seats)
            versions = sorted(answer.json()["version"] for answer in answers)
            assert versions == list(range(before + 1, before + 1 + len(seats)))
            raced += 1
    assert raced


@pytest.fixture
def overtaken(another_app: Callable[..., Referee], monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., httpx.Client]]:
    """Make a client of a worker that is overtaken: once, just before it commits, something else is done."""
    with ExitStack() as stack:

        def make(first: Callable[[], object]) -> httpx.Client:
            app = another_app()
            store = app.extensions["store"]
            commit, left = store.commit, [first]

            def late(session: Session, entries: list[Entry]) -> str:
                while left:
                    left.pop()()
                outcome: str = commit(session, entries)
                return outcome

            monkeypatch.setattr(store, "commit", late)
            return stack.enter_context(client_of(app))

        yield make


def test_a_move_is_judged_again_when_another_seat_was_faster(http: httpx.Client, overtaken: Callable[..., httpx.Client]) -> None:
    table = Table.open(http)
    ours, theirs = at_a_simultaneous_phase(table, random.Random(6))[:2]
    moves = {seat: table.look(seat).json()["legal_moves"]["moves"][0] for seat in (ours, theirs)}
    faster: list[httpx.Response] = []
    slow = overtaken(lambda: faster.append(table.send(theirs, moves[theirs])))
    answer = Table(slow, table.created).send(ours, moves[ours])
    assert [faster[0].status_code, answer.status_code] == [200, 200]
    assert answer.json()["version"] == faster[0].json()["version"] + 1
    assert REPLAYED not in answer.headers


def test_of_the_same_decision_sent_twice_at_once_the_second_is_a_repetition_or_stale(
    http: httpx.Client, overtaken: Callable[..., httpx.Client]
) -> None:
    for same in (True, False):
        table = Table.open(http)
        seat = table.look().json()["to_act"][0]
        move, other = table.look(seat).json()["legal_moves"]["moves"][:2]
        faster: list[httpx.Response] = []
        slow = overtaken(lambda table=table, seat=seat, move=move, faster=faster: faster.append(table.send(seat, move, 0)))
        answer = Table(slow, table.created).send(seat, move if same else other, 0)
        if same:
            assert (answer.status_code, answer.headers[REPLAYED], answer.content) == (200, "true", faster[0].content)
        else:
            assert (*code(answer), answer.json()["decision"]) == (409, "stale-decision", 1)
        assert table.look(seat).json()["version"] == 2


def test_a_move_that_the_faster_one_made_impossible_is_refused(http: httpx.Client, overtaken: Callable[..., httpx.Client]) -> None:
    table = Table.open(http)
    seat = table.look().json()["to_act"][0]
    move, other = table.look(seat).json()["legal_moves"]["moves"][:2]
    answer = Table(overtaken(lambda: table.send(seat, move)), table.created).send(seat, other)
    assert (*code(answer), answer.json()["decision"]) == (409, "not-to-act", 1)
