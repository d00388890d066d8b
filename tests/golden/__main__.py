"""Record the golden games anew, each by its own scenario; or a new one: `python -m tests.golden GAME/NAME SCENARIO-AS-JSON`."""

import sys

from msgspec import json

from tests.golden.recording import FOLDER, Scenario, read, record


def main(arguments: list[str]) -> None:
    """Write the files."""
    if arguments:
        name, scenario = arguments
        path = FOLDER / f"{name}.txt"
        path.parent.mkdir(exist_ok=True)
        wanted = {path: Scenario(**json.decode(scenario))}
    else:
        wanted = {path: read(path)[0] for path in sorted(FOLDER.glob("*/*.txt"))}
    for path, scenario in wanted.items():
        path.write_text(record(scenario, scenario.moves()))
        print(path.relative_to(FOLDER))


main(sys.argv[1:])
