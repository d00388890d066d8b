"""The settings: read from the environment once, checked, and frozen."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any
from urllib.parse import urlsplit

DAY = 24 * 3600
SCHEMES = ("redis://", "rediss://", "unix://")


class BadSetting(Exception):
    """A setting in the environment that cannot be used; the message names it."""


def _setting(name: str, default: Any, meaning: str, minimum: int = 0, maximum: int = 0) -> Any:
    """Return a field with what its setting is called and means; the bounds are a number's."""
    return field(default=default, metadata={"name": name, "meaning": meaning, "bounds": (minimum, maximum)})


@dataclass(frozen=True)
class Config:
    """Every setting of the service, with its default."""

    redis_url: str = _setting("REDIS_URL", "", "The Redis or Valkey to use; its own one under var/ when empty.")
    host: str = _setting("HOST", "127.0.0.1", "The address to listen on.")
    port: int = _setting("PORT", 8000, "The port to listen on.", 0, 65535)
    workers: int = _setting("WORKERS", 2, "Worker processes.", 1, 1000)
    threads: int = _setting("THREADS", 32, "Threads of each worker.", 2, 10_000)
    waiting_places: int = _setting("WAITING_PLACES", 24, "Long polls that each worker holds at a time; below THREADS.", 1, 9999)
    longest_wait: int = _setting("LONGEST_WAIT", 30, "Seconds that a long poll may ask for.", 0, 3600)
    session_lifetime: int = _setting(
        "SESSION_LIFETIME", 7 * DAY, "Seconds that a session is kept after its last change.", 1, 3650 * DAY
    )
    body_limit: int = _setting("BODY_LIMIT", 1024 * 1024, "Bytes of a request body.", 1024, 1024**3)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Config":
        """Return the settings of an environment; an empty one is as good as none. Raises BadSetting, naming one that is wrong."""
        values: dict[str, Any] = {}
        for each in fields(cls):
            name = each.metadata["name"]
            if text := environment.get(name, "").strip():
                values[each.name] = text if each.type is str else _number(name, text, *each.metadata["bounds"])
        config = cls(**values)
        _check_address(config.redis_url)
        if config.waiting_places >= config.threads:
            raise BadSetting(f"WAITING_PLACES must be below THREADS, which is {config.threads}, so that moves find a thread")
        return config


def _number(name: str, text: str, minimum: int, maximum: int) -> int:
    try:
        value = int(text)
    except ValueError:
        raise BadSetting(f"{name} must be a whole number, not {text!r}") from None
    if not minimum <= value <= maximum:
        raise BadSetting(f"{name} must be {minimum} to {maximum}, not {value}")
    return value


def _check_address(url: str) -> None:
    if url and not url.startswith(SCHEMES):
        raise BadSetting(f"REDIS_URL must start with one of {', '.join(SCHEMES)}")
    try:
        _ = urlsplit(url).port
    except ValueError as error:
        raise BadSetting(f"REDIS_URL is no address: {error}") from None
