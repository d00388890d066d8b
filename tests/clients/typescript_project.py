"""The TypeScript client as its users have it: packed, and installed in a project that knows nothing else."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from tests.conftest import ROOT

CLIENT = ROOT / "clients" / "typescript"

_INSTALLED = CLIENT / "node_modules" / ".package-lock.json"
_GUARD_SECONDS = 600
"""Only against hanging."""

_STRICT = {
    "strict": True,
    "noUncheckedIndexedAccess": True,
    "exactOptionalPropertyTypes": True,
    "verbatimModuleSyntax": True,
    "skipLibCheck": False,
    "module": "nodenext",
    "target": "es2022",
    "types": [],
}


def npm(*arguments: str, directory: Path = CLIENT) -> str:
    """Run npm in a directory and return its output, which an error shows."""
    return run("npm", *arguments, directory=directory)


def run(*command: str | Path, directory: Path) -> str:
    """Run a command in a directory and return its output, which an error shows."""
    environment = {**os.environ, "npm_config_audit": "false", "npm_config_fund": "false", "npm_config_update_notifier": "false"}
    done = subprocess.run(
        command, cwd=directory, env=environment, capture_output=True, text=True, check=False, timeout=_GUARD_SECONDS
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"
    return done.stdout


def install_tools() -> None:
    """Install what the client is developed with, in the versions of its lock file, unless that is done."""
    lock = CLIENT / "package-lock.json"
    if not _INSTALLED.exists() or _INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        npm("ci")
        _INSTALLED.touch()


class Project:
    """A user's project, in a directory of its own, that has installed the packed client."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        npm("pack", "--pack-destination", str(directory))
        (package,) = directory.glob("*.tgz")
        (directory / "package.json").write_text(json.dumps({"name": "user", "private": True}))
        npm("install", f"./{package.name}", directory=directory)

    @property
    def modules(self) -> Path:
        """Where npm has put the packages."""
        return self.directory / "node_modules"

    def compile(self, *sources: Path) -> None:
        """Compile modules by the strictest settings that users have, the declarations of the client included."""
        for source in sources:
            if source.parent != self.directory:
                shutil.copy(source, self.directory)
        (self.directory / "tsconfig.json").write_text(
            json.dumps({"compilerOptions": _STRICT, "files": [source.name for source in sources]})
        )
        run(CLIENT / "node_modules" / ".bin" / "tsc", directory=self.directory)

    def run(self, module: str, *arguments: str) -> str:
        """Run a compiled module in Node and return its output."""
        return run("node", "--trace-warnings", module, *arguments, directory=self.directory)


def readme_blocks(language: str, base_url: str) -> list[str]:
    """Return the README's examples in a language, made for a service elsewhere."""
    text = (CLIENT / "README.md").read_text()
    return [block.replace("http://127.0.0.1:8000", base_url) for block in re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)]
