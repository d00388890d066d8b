"""The lobby as Redis keeps it: a set for each game and status."""

import redis

from referee.sessions.store import LOBBY


def in_lobby(database: "redis.Redis") -> list[tuple[str, str, str]]:
    """Return everything in the lobby: game, status, and the session's id."""
    found = []
    for key in database.scan_iter(f"{LOBBY}:*"):
        _, _, game, status = key.split(":")
        found += [(game, status, member.partition("-")[2]) for member in database.zrange(key, 0, -1)]
    return found


def empty_lobby(database: "redis.Redis") -> None:
    """Take everything off."""
    for key in database.scan_iter(f"{LOBBY}:*"):
        database.delete(key)
