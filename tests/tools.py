"""Tools that some tests want, and that a machine may lack."""

import os
import shutil

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
