"""The service as it really runs: the `referee` command, gunicorn and its workers, on a free port."""

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory

import httpx

_ATTEMPTS = 1200
_PAUSE = 0.1
_EXIT_SECONDS = 120
"""Only guards against hanging: a loaded machine may take long to start or stop anything."""


@contextmanager
def running_service(redis_url: str, **settings: object) -> Iterator[str]:
    """Run the service on a Redis and yield its base URL once it is ready; in the end it must stop when told to.

    Settings are those of `referee.config.Config`, by field name (`longest_wait=2`). What the service logs is printed at the end,
    where pytest shows it with a failure.
    """
    port = free_port()
    chosen = {"host": "127.0.0.1", "port": port, "workers": 2, "redis_url": redis_url, **settings}
    environment = {name.upper(): str(value) for name, value in chosen.items()}
    with TemporaryDirectory() as directory:
        path = Path(directory) / "log"
        with path.open("wb") as log:
            # Nothing else of the environment goes in, so that a setting in somebody's shell changes no test.
            process = subprocess.Popen(
                [sys.executable, "-m", "referee.cli", "serve"], stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment
            )
        base_url = f"http://127.0.0.1:{port}"
        try:
            _await_ready(base_url, process, path)
            yield base_url
        finally:
            process.send_signal(signal.SIGTERM)
            status = process.wait(_EXIT_SECONDS)
            print(path.read_text(errors="replace"))
        assert status == 0, f"The service stopped with status {status}."


def free_port() -> int:
    """Return a port of the local machine that nobody listens on.

    It is none of those that systems give to whoever connects: there somebody could be before the server that it is for.
    """
    while True:
        port = SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def _await_ready(base_url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    with httpx.Client(trust_env=False) as client:
        for _ in range(_ATTEMPTS):
            assert process.poll() is None, f"The service did not start: {log.read_text(errors='replace')}"
            try:
                if client.get(f"{base_url}/readyz").is_success:
                    return
            except httpx.TransportError:
                pass
            time.sleep(_PAUSE)
    raise AssertionError(f"The service did not become ready: {log.read_text(errors='replace')}")
