"""The document under a linter that sees what validators let pass. It needs Node, which the service does not."""

import os
import subprocess

import pytest

from tests.api.contract import FOLDER
from tests.tools import require_commands

LINTER = FOLDER / "node_modules" / ".bin" / "redocly"


@pytest.fixture
def linter() -> str:
    """The linter in the version of the lock file, installed on first use."""
    require_commands("the document is not linted.", "npm")
    if not LINTER.exists():
        subprocess.run(["npm", "ci", "--prefix", str(FOLDER)], check=True)
    return str(LINTER)


def test_the_document_is_free_of_lint(linter: str):
    command = [linter, "lint", "--format", "stylish", "--config", str(FOLDER / "redocly.yaml"), str(FOLDER / "openapi.json")]
    environment = {**os.environ, "REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true"}
    linted = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert linted.returncode == 0, linted.stdout + linted.stderr
    assert "warning" not in linted.stdout, linted.stdout


def test_the_lock_file_pins_the_linter_and_names_no_host():
    lock = (FOLDER / "package-lock.json").read_text()
    assert '"node_modules/@redocly/cli"' in lock
    assert '"resolved"' not in lock
    assert "://" not in lock
