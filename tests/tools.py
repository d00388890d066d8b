"""What some tests want of the machine they run on, and may not have: tools, and signals that are heeded."""

import os
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-headless-shell", "google-chrome"))), None)


def require(there: bool, otherwise: str) -> None:
    """Skip the test, saying why, unless what it wants is there. In CI it fails instead: there everything has to be."""
    if there:
        return
    if "CI" in os.environ:
        pytest.fail(otherwise)
    pytest.skip(otherwise)


def require_commands(why: str, *commands: str) -> None:
    """Require commands on the PATH; `why` says what they are for."""
    for command in commands:
        require(shutil.which(command) is not None, f"`{command}` is missing: {why}")


@contextmanager
def heeding_signals() -> Iterator[None]:
    """Let processes that are begun meanwhile heed signals that this one may ignore, as one in the background does."""
    ignored = [each for each in (signal.SIGHUP, signal.SIGINT) if signal.getsignal(each) is signal.SIG_IGN]
    for each in ignored:
        signal.signal(each, signal.SIG_DFL)
    try:
        yield
    finally:
        for each in ignored:
            signal.signal(each, signal.SIG_IGN)
