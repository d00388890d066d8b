"""The settings: read from the environment once, checked, and frozen."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

SCHEMES = ("redis://", "rediss://", "unix://")


class BadSetting(Exception):
    """A setting in the environment that cannot be used; the message names it."""


def _setting(name: str, default: Any, meaning: str, minimum: int = 0) -> Any:
    return field(default=default, metadata={"name": name, "meaning": meaning, "minimum": minimum})


@dataclass(frozen=True)
class Config:
    """Every setting of the service, with its default."""

    redis_url: str = _setting("REDIS_URL", "", "The Redis or Valkey to use; its own one under var/ when empty.")
    host: str = _setting("HOST", "127.0.0.1", "The address to listen on.")
    port: int = _setting("PORT", 8000, "The port to listen on.")
    workers: int = _setting("WORKERS", 2, "Worker processes.", 1)
    threads: int = _setting("THREADS", 32, "Threads of each worker.", 2)
    waiting_places: int = _setting("WAITING_PLACES", 24, "Long polls that each worker holds at a time; below THREADS.", 1)
    longest_wait: int = _setting("LONGEST_WAIT", 30, "Seconds that a long poll may ask for.")
    session_lifetime: int = _setting("SESSION_LIFETIME", 7 * 24 * 3600, "Seconds that a session is kept after its last change.", 1)
    ticket_lifetime: int = _setting("TICKET_LIFETIME", 600, "Seconds that a stream's ticket holds.", 1)
    heartbeat: int = _setting("HEARTBEAT", 15, "Seconds between signs of life on a silent stream.", 1)
    body_limit: int = _setting("BODY_LIMIT", 1024 * 1024, "Bytes of a request body.", 1024)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Config":
        """Return the settings of an environment. Raises BadSetting with the name of one that is wrong."""
        values: dict[str, Any] = {}
        for each in fields(cls):
            name = each.metadata["name"]
            if name in environment:
                values[each.name] = _parse(name, environment[name], each.type, each.metadata["minimum"])
        config = cls(**values)
        if config.redis_url and not config.redis_url.startswith(SCHEMES):
            raise BadSetting(f"REDIS_URL must start with one of {', '.join(SCHEMES)}")
        if config.waiting_places >= config.threads:
            raise BadSetting(f"WAITING_PLACES must be below THREADS, which is {config.threads}, so that moves find a thread")
        if config.port > 65535:
            raise BadSetting(f"PORT must be at most 65535, not {config.port}")
        return config


def _parse(name: str, text: str, kind: Any, minimum: int) -> int | str:
    if kind is str:
        return text.strip()
    try:
        value = int(text)
    except ValueError:
        raise BadSetting(f"{name} must be a whole number, not {text!r}") from None
    if value < minimum:
        raise BadSetting(f"{name} must be at least {minimum}, not {value}")
    return value
