"""The settings: read from the environment once, checked, and frozen."""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from referee.sessions.address import parse

DAY = 24 * 3600

_RATE = re.compile(r"([1-9][0-9]{0,5}) ?/ ?(second|minute|hour)")
_WHOLE = re.compile("-?[0-9]{1,100}")
_SECONDS = {"second": 1, "minute": 60, "hour": 3600}
_ORIGIN = re.compile(r"\*|[a-z][a-z0-9+.-]*://([A-Za-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?")


class BadSetting(Exception):
    """A setting in the environment that cannot be used; the message names it."""


def rate(text: str) -> tuple[int, int]:
    """Return how many requests in how many seconds a rate such as 100/minute is. Raises ValueError."""
    found = _RATE.fullmatch(text)
    if found is None:
        raise ValueError(f"must be of the form 100/second, or per minute or hour, not {text!r}")
    return int(found[1]), _SECONDS[found[2]]


def origins(text: str) -> list[str]:
    """Return the origins in a list such as `https://cards.example, http://localhost:5173`. Raises ValueError."""
    listed = text.replace(",", " ").split()
    for origin in listed:
        if not _ORIGIN.fullmatch(origin):
            raise ValueError(f"must list origins such as https://cards.example, or be *: {origin!r} is none")
    return listed


def _one_of(*choices: str) -> Callable[[str], object]:
    def check(text: str) -> None:
        if text not in choices:
            raise ValueError(f"must be one of {', '.join(choices)}, not {text!r}")

    return check


def _setting(
    name: str, default: Any, meaning: str, minimum: int = 0, maximum: int = 0, check: Callable[[str], object] | None = None
) -> Any:
    """Return a field with what its setting is called and means; the bounds are a number's, the check is a text's."""
    return field(default=default, metadata={"name": name, "meaning": meaning, "bounds": (minimum, maximum), "check": check})


@dataclass(frozen=True)
class Config:
    """Every setting of the service, with its default."""

    redis_url: str = _setting("REDIS_URL", "", "The Redis or Valkey to use; its own one under var/ when empty.", check=parse)
    redis_replicas: int = _setting(
        "REDIS_REPLICAS", 0, "Replicas that must hold a change before anybody is told of it: all that there are, or 0.", 0, 100
    )
    host: str = _setting("HOST", "127.0.0.1", "The address to listen on.")
    port: int = _setting("PORT", 8000, "The port to listen on.", 0, 65535)
    workers: int = _setting("WORKERS", 2, "Worker processes.", 1, 1000)
    threads: int = _setting("THREADS", 256, "Threads of each worker, started when needed.", 2, 10_000)
    waiting_places: int = _setting(
        "WAITING_PLACES", 224, "Long polls and streams that each worker holds at a time; below THREADS.", 1, 9999
    )
    longest_wait: int = _setting("LONGEST_WAIT", 30, "Seconds that a long poll waits at most, whatever it asks for.", 0, 3600)
    session_lifetime: int = _setting(
        "SESSION_LIFETIME", 7 * DAY, "Seconds that a session is kept after its last change.", 1, 3650 * DAY
    )
    ticket_lifetime: int = _setting("TICKET_LIFETIME", 600, "Seconds that a stream's ticket holds.", 1, DAY)
    heartbeat: int = _setting("HEARTBEAT", 15, "Seconds between signs of life on a silent stream.", 1, 3600)
    stall_timeout: int = _setting(
        "STALL_TIMEOUT", 30, "Seconds that a client may leave the service waiting in the middle of a request or response.", 1, 3600
    )
    body_limit: int = _setting("BODY_LIMIT", 1024 * 1024, "Bytes of a request body.", 1024, 1024**3)
    rate_limit: str = _setting("RATE_LIMIT", "", "Requests of one caller, such as 100/second; no limit when empty.", check=rate)
    rate_limit_by: str = _setting(
        "RATE_LIMIT_BY",
        "address",
        "Who one caller is: address, or token for callers known not to make tokens up.",
        check=_one_of("address", "token"),
    )
    trusted_proxies: int = _setting(
        "TRUSTED_PROXIES", 0, "Proxies in front of the service, whose X-Forwarded-For tells the address of a caller.", 0, 100
    )
    cors_origins: str = _setting(
        "CORS_ORIGINS", "", "Origins whose pages may call the service, separated by commas, or *; none when empty.", check=origins
    )
    log_level: str = _setting(
        "LOG_LEVEL",
        "info",
        "What is logged: info for every request, warning or error for those that the service failed.",
        check=_one_of("info", "warning", "error"),
    )
    metrics_token: str = _setting("METRICS_TOKEN", "", "The bearer token that /metrics asks for; none when empty.")
    prometheus_multiproc_dir: str = _setting(
        "PROMETHEUS_MULTIPROC_DIR", "", "Where workers keep their metrics, emptied at the start; a temporary one when empty."
    )

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Config":
        """Return the settings of an environment; an empty one is as good as none. Raises BadSetting, naming one that is wrong."""
        values: dict[str, Any] = {}
        for each in fields(cls):
            name = each.metadata["name"]
            if text := environment.get(name, "").strip():
                values[each.name] = _number(name, text, *each.metadata["bounds"]) if each.type is int else text
                _check(name, text, each.metadata["check"])
        config = cls(**values)
        if config.waiting_places >= config.threads:
            raise BadSetting(f"WAITING_PLACES must be below THREADS, which is {config.threads}, so that moves find a thread")
        if config.redis_replicas and not config.redis_url:
            raise BadSetting("REDIS_REPLICAS must be 0 without REDIS_URL: the service's own Redis has no replicas")
        return config


def _check(name: str, text: str, check: Callable[[str], object] | None) -> None:
    try:
        if check is not None:
            check(text)
    except ValueError as error:
        raise BadSetting(f"{name} {error}") from None


def _number(name: str, text: str, minimum: int, maximum: int) -> int:
    if not _WHOLE.fullmatch(text):
        raise BadSetting(f"{name} must be a whole number, not {text!r}")
    value = int(text)
    if not minimum <= value <= maximum:
        raise BadSetting(f"{name} must be {minimum} to {maximum}, not {value}")
    return value
