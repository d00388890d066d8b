"""How many requests a caller may make, counted in Redis, so that all workers count together."""

import hashlib
import ipaddress
from importlib.resources import files
from time import monotonic
from typing import Any

import redis

_BLIND_SECONDS = 5
"""For so long nothing is counted after Redis could not be reached: no request should wait for it twice."""

_SCRIPT = files(__package__).joinpath("allowance.lua").read_text()
_DIGEST = hashlib.sha1(_SCRIPT.encode(), usedforsecurity=False).hexdigest()


class Allowance:
    """So many requests in so many seconds for each caller, who has one key in Redis, so that any kind of it will do."""

    def __init__(self, client: "redis.Redis", requests: int, seconds: int) -> None:
        self._redis = client
        self._window = seconds * 1_000_000
        self._each = self._window // requests
        self._blind_until = 0.0

    def spend(self, caller: str) -> float:
        """Count a request; return how many seconds its caller has to wait, 0 when it may go on.

        When Redis cannot be reached nobody is kept out: what needs it fails by itself, and the rest can go on.
        """
        if monotonic() < self._blind_until:
            return 0
        digest = hashlib.sha256(caller.encode()).hexdigest()
        key = f"referee:rate:{self._each}/{self._window}:{digest}"  # another rate after a restart begins anew
        try:
            return self._count(key) / 1_000_000
        except (redis.RedisError, OSError):
            self._blind_until = monotonic() + _BLIND_SECONDS
            return 0

    def _count(self, key: str) -> int:
        answer: Any
        try:
            answer = self._redis.evalsha(_DIGEST, 1, key, self._each, self._window)
        except redis.exceptions.NoScriptError:  # it is new to this server
            answer = self._redis.eval(_SCRIPT, 1, key, self._each, self._window)
        return int(answer)


def network(address: str) -> str:
    """Return whose an address is: of IPv6 the network, since whoever has one address there has all of them."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4 or parsed.ipv4_mapped:
        return address
    return str(ipaddress.ip_network((int(parsed), 64), strict=False))
