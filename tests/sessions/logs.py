"""What Redis has of a session in the end: every decision once, in order, as it was answered."""

from typing import Any

import httpx
import redis
from msgspec import json

from referee.sessions.model import timestamp
from referee.sessions.store import keys
from tests.sessions.tables import Table


def log_of(database: "redis.Redis", table: Table) -> list[dict[str, Any]]:
    """Return the moves in the log of a session that was only played, after checking that it is whole: one commit a version."""
    session_key, log_key = keys(table.session_id)
    entries = [json.decode(text) for text in database.lrange(log_key, 0, -1)]
    session = json.decode(database.hget(session_key, "session"))
    assert len(entries) == session["version"] == int(database.hget(session_key, "version"))
    assert len({entry["commit"] for entry in entries}) == len(entries)
    assert [entry["change"]["kind"] for entry in entries] == ["opened"] + ["moved"] * (len(entries) - 1)
    moves = [{**entry["change"], "at": timestamp(entry["at"]), "events": entry["events"]} for entry in entries[1:]]
    made = [sum(entry["seat"] == seat for entry in moves) for seat in range(len(table.tokens))]
    assert session["decisions"] == made
    return moves


def hold_against_log(answers: list[tuple[int, int, Any, httpx.Response]], database: "redis.Redis", table: Table) -> None:
    """Check that what was answered (seat, decision, move, answer) with success is what the log has."""
    decisions: dict[tuple[int, int], tuple[int, dict[str, Any]]] = {}
    made = [0] * len(table.tokens)
    for version, entry in enumerate(log_of(database, table), 2):
        decisions[entry["seat"], made[entry["seat"]]] = version, entry
        made[entry["seat"]] += 1
    for seat, decision, move, answer in answers:
        version, entry = decisions[seat, decision]
        assert entry["move"] == move
        seen = answer.json()
        assert (seen["version"], seen["viewer"], seen["updated_at"]) == (version, seat, entry["at"])
        assert [event["text"] for event in seen["events"]] == [event["text"] for event in entry["events"]]


def hold_record(table: Table, database: "redis.Redis") -> None:
    """Check that the record of a session that is over is its log, and that it holds."""
    record = table.record().json()
    told = [(made["seat"], made["move"], made["at"]) for made in record["moves"]]
    assert told == [(entry["seat"], entry["move"], entry["at"]) for entry in log_of(database, table)]
    verification = table.http.post("/v1/records/verify", json=record).json()
    assert verification == {"valid": True, "problems": []}
