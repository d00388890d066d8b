"""Clients in other languages: an SDK that openapi-generator makes of the committed document, and a player written by hand on it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.conftest import ROOT
from tests.tools import require

HERE = Path(__file__).parent
_GENERATOR = Path(sys.executable).with_name("openapi-generator-cli")
_SECONDS = 1200
"""Only guards against hanging: a machine with nothing in its caches may take long to build."""


class Player(NamedTuple):
    """A built player; `command` starts it."""

    command: list[str]

    def run(self, *arguments: str, lines: str = "") -> str:
        """Return what the player prints, given arguments and its standard input. It must succeed."""
        return _output([*self.command, *arguments], lines)


def build(language: str, directory: Path) -> Player:
    """Generate the SDK of a language and compile its player, in an empty directory. Without the language's tools, skip the test."""
    tools, compiled = _LANGUAGES[language]
    for command in ("java -version", *tools):
        _require(command.split(), language)
    settings, document = HERE / language / "generator.yaml", ROOT / "openapi" / "openapi.json"
    _output([_GENERATOR, "generate", "-c", settings, "-i", document, "-o", directory / "sdk"])
    return compiled(directory)


def _require(command: list[str], language: str) -> None:
    """Skip the test, or in CI fail it, unless a tool tells its version."""
    # What is called `java` may only tell where to get one, as it does on macOS.
    there = shutil.which(command[0]) is not None and subprocess.run(command, capture_output=True, check=False).returncode == 0
    require(there, f"`{command[0]}` is missing: no client in {language.capitalize()} can be built.")


def _go(directory: Path) -> Player:
    shutil.copytree(HERE / "go", directory / "player")
    # The standard library is enough, for the SDK too. `-trimpath` lets Go find in its cache what it has built elsewhere.
    environment = {**os.environ, "CGO_ENABLED": "0", "GOPROXY": "off", "GOTOOLCHAIN": "local"}
    _output(["go", "build", "-trimpath", "-o", directory / "go-player", "."], cwd=directory / "player", env=environment)
    return Player([str(directory / "go-player")])


def _java(directory: Path) -> Player:
    sdk, libraries, classes = directory / "sdk", directory / "libraries", directory / "classes"
    project = ["mvn", "--batch-mode", "--quiet", "--file", sdk / "pom.xml"]
    _output([*project, "dependency:copy-dependencies", "-DincludeScope=compile", f"-DoutputDirectory={libraries}"])
    sources = [*(sdk / "src" / "main" / "java").rglob("*.java"), *(HERE / "java").glob("*.java")]
    _output(["javac", "-encoding", "UTF-8", "-proc:none", "-d", classes, "-cp", f"{libraries}/*", *sources])
    return Player(["java", "-cp", f"{classes}{os.pathsep}{libraries}/*", "Player"])


_LANGUAGES: dict[str, tuple[tuple[str, ...], Callable[[Path], Player]]] = {
    "go": (("go version",), _go),
    "java": (("javac -version", "mvn -version"), _java),
}
"""For each language how to ask for the tools that it needs, beside Java for the generator, and what compiles it."""


def _output(command: list[str | Path], lines: str = "", *, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """Return what a command prints. It must succeed."""
    done = subprocess.run(
        command, input=lines, capture_output=True, encoding="utf-8", cwd=cwd, env=env, timeout=_SECONDS, check=False
    )
    assert done.returncode == 0, f"{command[:2]} failed:\n{done.stdout[-5000:]}{done.stderr[-5000:]}"
    return done.stdout
