"""Races: crowds of clients send the moves of the same seats at once to several workers, and each decision is made once."""

import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import httpx
import redis

from tests.sessions.logs import hold_against_log, hold_record
from tests.sessions.tables import SIZES, Table

CLIENTS = 200
SESSIONS = 4
ROUNDS = 4
"""Decisions of each session that the crowd races for at the most; the rest of the game is played by one client."""


class Sent(NamedTuple):
    """A move that one of the crowd sent, and what it was answered."""

    seat: int
    decision: int
    move: dict[str, Any]
    answer: httpx.Response


class Crowd:
    """Clients that all send at the same moment."""

    def __init__(self, table: Table, size: int, chance: random.Random) -> None:
        self.table = table
        self.size = size
        self._chance = chance

    def race(self) -> list[Sent]:
        """Let every client answer one of the open decisions: half of them the same move, the others any."""
        seats = self.table.look().json()["to_act"]
        seen = {seat: self.table.look(seat).json() for seat in seats}
        start = threading.Barrier(self.size)
        plans = []
        for i in range(self.size):
            seat = seats[i % len(seats)]
            moves = seen[seat]["legal_moves"]["moves"]
            plans.append((seat, moves[0] if i // len(seats) % 2 else self._chance.choice(moves)))

        def send(plan: tuple[int, dict[str, Any]]) -> Sent:
            seat, move = plan
            decision = seen[seat]["decision"]
            start.wait(120)
            return Sent(seat, decision, move, self.table.send(seat, move, decision))

        with ThreadPoolExecutor(self.size) as pool:
            return list(pool.map(send, plans))


def winners(sent: list[Sent]) -> list[Sent]:
    """Check what a crowd was answered: for each seat one move was made, by one client, and everybody is told which."""
    won = []
    for seat in {each.seat for each in sent}:
        ours = [each for each in sent if each.seat == seat]
        made = [each for each in ours if each.answer.status_code == 200]
        first = [each for each in made if "Referee-Replayed" not in each.answer.headers]
        assert len(first) == 1
        assert {each.answer.content for each in made} == {first[0].answer.content}
        for each in ours:
            assert (each in made) == (each.move == first[0].move)
            if each not in made:
                problem = each.answer.json()
                assert (each.answer.status_code, problem["code"]) == (409, "stale-decision")
                assert problem["decision"] == each.decision + 1
        won += first
    return won


def test_a_crowd_makes_each_decision_once(service: str, http_to: Callable[..., httpx.Client], database: "redis.Redis") -> None:
    http = http_to(service)
    chance = random.Random(1)
    tables = [Table.open(http, *chance.choice(SIZES)) for _ in range(SESSIONS)]

    def rounds(table: Table) -> list[Sent]:
        crowd = Crowd(table, CLIENTS // SESSIONS, random.Random(table.session_id))
        sent = []
        for _ in range(ROUNDS):
            if table.look().json()["status"] == "finished":  # two folds end a brief game of Triads
                break
            sent += crowd.race()
            winners(sent[-crowd.size :])
        return sent

    with ThreadPoolExecutor(SESSIONS) as pool:
        everything = list(pool.map(rounds, tables))
    for table, sent in zip(tables, everything, strict=True):
        made = [(each.seat, each.decision, each.move, each.answer) for each in sent if each.answer.status_code == 200]
        hold_against_log(made, database, table)
        table.played(chance)
        hold_record(table, database)


def test_seats_race_each_other_through_whole_games(
    service: str, http_to: Callable[..., httpx.Client], database: "redis.Redis"
) -> None:
    """Each seat is played by several clients that know nothing of each other, each as fast as it can."""
    http = http_to(service)
    tables = [Table.open(http, game, players) for game, players in SIZES]

    def play(table: Table, seat: int, chance: random.Random) -> list[tuple[int, int, Any, httpx.Response]]:
        answers = []
        seen = table.look(seat).json()
        while seen["status"] == "active":
            if moves := seen["legal_moves"]["moves"]:
                move = chance.choice(moves)
                answer = table.send(seat, move, seen["decision"])
                assert answer.status_code in (200, 409), answer.text
                if answer.status_code == 200:
                    answers.append((seat, seen["decision"], move, answer))
                else:
                    assert answer.json()["code"] == "stale-decision"
            seen = table.look(seat, after_version=seen["version"], wait=5).json()
            if "status" not in seen:
                assert seen["code"] == "too-busy"
                seen = table.look(seat).json()
        return answers

    players = [(table, seat, random.Random(i)) for table in tables for seat in range(len(table.tokens)) for i in (1, 2)]
    with ThreadPoolExecutor(len(players)) as pool:
        answers = list(pool.map(lambda each: play(*each), players))
    for table in tables:
        ours = [answer for each, own in zip(players, answers, strict=True) if each[0] is table for answer in own]
        hold_against_log(ours, database, table)
        hold_record(table, database)
