"""Writes the SDK, `referee_client/generated`, from the OpenAPI document.

The generator spells unions out wherever they occur. `unions.py` gives them the names that they have in the document.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).parent
DOCUMENT = HERE.parent.parent / "openapi" / "openapi.json"
PACKAGE = HERE / "referee_client" / "generated"


def main() -> None:
    """Write the SDK, in place of what was there."""
    parser = argparse.ArgumentParser(description="Write the SDK from the OpenAPI document.")
    parser.add_argument("--document", type=Path, default=DOCUMENT)
    parser.add_argument("--output", type=Path, default=PACKAGE)
    chosen = parser.parse_args()
    with TemporaryDirectory() as directory:
        package, source = Path(directory) / "generated", Path(directory) / "openapi.json"
        document = json.loads(chosen.document.read_text())
        open_to_all(document)
        source.write_text(json.dumps(document))
        _run(
            *("openapi_python_client", "generate", "--meta", "none", "--fail-on-warning"),
            *("--config", HERE / "sdk.yml", "--path", source, "--output-path", package),
        )
        (package / "unions.py").write_text(unions_module(document["components"]["schemas"]))
        _run("ruff", "check", "--isolated", "--quiet", "--fix", "--select", "F,I,UP,W", "--target-version", "py311", package)
        _run("ruff", "format", "--isolated", "--quiet", "--line-length", "132", package)
        shutil.rmtree(chosen.output, ignore_errors=True)
        shutil.copytree(package, chosen.output, ignore=shutil.ignore_patterns(".ruff_cache"))


def open_to_all(document: dict[str, Any]) -> None:
    """Let the operations that need no token ask for none. The generator takes security that is optional for required."""
    for path in document["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict) and {} in operation.get("security", []):
                operation["security"] = []


def unions_module(schemas: dict[str, Any]) -> str:
    """Return the module that names the document's discriminated unions, and finds their members by tag."""
    unions = {name: schema["discriminator"] for name, schema in schemas.items() if "discriminator" in schema}
    members = {
        name: {tag: reference.rsplit("/", 1)[1] for tag, reference in discriminator["mapping"].items()}
        for name, discriminator in unions.items()
    }
    used = sorted({member for tags in members.values() for member in tags.values()})
    lines = ['"""The unions of the document by name, and their members by tag."""', "", "from typing import TypeAlias", ""]
    lines += [f"from .models import {', '.join(used)}", ""]
    for name, tags in members.items():
        table = re.sub("(?<=[a-z])(?=[A-Z])", "_", f"{name}By{unions[name]['propertyName'].capitalize()}").upper()
        by_tag = ", ".join(f"{tag!r}: {member}" for tag, member in tags.items())
        lines += [f"{name}: TypeAlias = {' | '.join(tags.values())}", f"{table}: dict[str, type[{name}]] = {{{by_tag}}}", ""]
    return "\n".join(lines)


def _run(module: str, *arguments: object) -> None:
    subprocess.run([sys.executable, "-m", module, *map(str, arguments)], check=True)  # noqa: S603  # our own arguments


if __name__ == "__main__":
    main()
