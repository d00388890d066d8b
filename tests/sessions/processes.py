"""The processes of a service: its own `referee serve` with a store of its own, and whatever belongs to a process."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.service import free_port
from tests.sessions.tables import eventually

_EXIT_SECONDS = 120


class Service:
    """A `referee serve` that was started here."""

    def __init__(self, process: subprocess.Popen[bytes], base_url: str) -> None:
        self.process = process
        self.base_url = base_url

    def stop(self, signal_number: int) -> None:
        """Tell it to stop, and check that it does and leaves no process behind."""
        family = descendants(self.process.pid)
        assert len(family) >= 2
        self.process.send_signal(signal_number)
        assert self.process.wait(_EXIT_SECONDS) == 0
        eventually(lambda: not [pid for pid in family if is_alive(pid)])


@contextmanager
def serving(directory: Path, **settings: object) -> Iterator[Service]:
    """Run the service in a directory, in which it keeps its own store, until it has been stopped."""
    port = free_port()
    chosen = {"host": "127.0.0.1", "port": port, "workers": 2, **settings}
    environment = {name.upper(): str(value) for name, value in chosen.items()}
    with (directory / "log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "referee.cli", "serve"],
            cwd=directory,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    service = Service(process, f"http://127.0.0.1:{port}")
    try:
        with httpx.Client(trust_env=False) as client:
            eventually(lambda: process.poll() is not None or is_ready(client, service.base_url))
        assert process.poll() is None, (directory / "log").read_text()
        yield service
    finally:
        process.terminate()
        process.wait(_EXIT_SECONDS)


def is_ready(client: httpx.Client, base_url: str) -> bool:
    """Return whether a service answers that it is ready."""
    try:
        return client.get(f"{base_url}/readyz").is_success
    except httpx.TransportError:
        return False


def descendants(pid: int, command: str = "") -> list[int]:
    """Return the processes that a process has started, and those that these have, if their command line has some words."""
    listing = subprocess.run(["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True)
    parents = {}
    for line in listing.stdout.splitlines():
        child, parent, *words = line.split(maxsplit=2)
        parents[int(child)] = int(parent), " ".join(words)
    found = [pid]
    for each in found:
        found += [child for child, (parent, _) in parents.items() if parent == each]
    return [each for each in found[1:] if command in parents[each][1]]


def is_alive(pid: int) -> bool:
    """Return whether a process exists."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def stopped(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Keep a process from running."""
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)
