"""The arena finds the tests' bots from the project's directory."""

import pytest

from tests.conftest import ROOT


@pytest.fixture(autouse=True)
def _in_the_projects_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
