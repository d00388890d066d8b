"""The TypeScript client: up to date, strict, and played with over HTTP as a stranger's project would."""

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import httpx
import pytest

from referee.games import GAMES
from tests.clients.faulty_proxy import faulty_proxy
from tests.clients.typescript_project import CLIENT, Project, install_tools, npm, readme_blocks
from tests.clients.typescript_wire import cut_wire
from tests.conftest import ROOT
from tests.service import running_service
from tests.sessions.tables import BRIEF
from tests.tools import BROWSER, require, require_commands

HERE = Path(__file__).parent
FOREVER = 600
"""Seconds; only against hanging."""


@pytest.fixture(scope="module")
def tools() -> None:
    """Node and what the client is developed with."""
    require_commands("the TypeScript client is not tested.", "node", "npm")
    install_tools()


@pytest.fixture(scope="module")
def project(tools: None, tmp_path_factory: pytest.TempPathFactory) -> Project:  # noqa: ARG001  # it must be there first
    """A project that has the client installed, with a program that plays matches."""
    made = Project(tmp_path_factory.mktemp("project"))
    made.compile(HERE / "typescript_match.mts")
    return made


# --- The package ------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("tools")
def test_the_committed_types_are_what_the_document_gives() -> None:
    npm("run", "generate", "--", "--check")


@pytest.mark.usefixtures("tools")
@pytest.mark.parametrize("script", ["lint", "test"])
def test_the_client_alone(script: str) -> None:
    """Its types are checked with that: `npm test` compiles all, and packing compiles the client without the types of Node."""
    npm("run", script)


def test_the_lock_file_pins_the_tools_and_names_no_registry() -> None:
    lock = json.loads((CLIENT / "package-lock.json").read_text())["packages"]
    assert lock["node_modules/openapi-fetch"]["version"].startswith("0.17.")
    for name, package in lock.items():
        assert "resolved" not in package
        assert name == "" or package["integrity"]


def test_the_package_has_nothing_but_the_fetch_wrapper_and_no_module_of_node(project: Project) -> None:
    installed = {path.name for path in project.modules.iterdir() if not path.name.startswith(".")}
    assert installed == {"openapi-fetch", "openapi-typescript-helpers", "referee-client"}
    modules = list((project.modules / "referee-client" / "dist").glob("*.js"))
    assert modules
    for module in modules:
        for imported in re.findall(r"(?:from|import)\s*\(?[\"']([^\"']+)", module.read_text()):
            assert imported == "openapi-fetch" or imported.startswith("./"), module


def test_the_package_carries_the_license(project: Project) -> None:
    packed = project.modules / "referee-client" / "LICENSE"
    assert packed.read_text() == (ROOT / "LICENSE").read_text()


def test_the_types_narrow_and_refuse(project: Project) -> None:
    project.compile(HERE / "typescript_types.mts")


# --- Whole games ------------------------------------------------------------------------------------------------------


def create(base_url: str, game: str, players: int) -> tuple[str, list[str]]:
    """Create a session that will be short; return its id and its seats' tokens."""
    terms = {"game": game, "players": players, "options": BRIEF.get(game, {})}
    created = httpx.post(f"{base_url}/v1/sessions", json=terms).json()
    return created["session"]["session_id"], created["seat_tokens"]


def assert_played_once(base_url: str, session_id: str, tokens: list[str], seats: list[dict[str, Any]]) -> None:
    """Fail unless the game has its end and a valid record, and every seat was asked and told everything once."""
    address = f"{base_url}/v1/sessions/{session_id}"
    record = httpx.get(f"{address}/record", headers={"Authorization": f"Bearer {tokens[0]}"}).json()
    assert httpx.post(f"{base_url}/v1/records/verify", json=record).json()["valid"]
    for seat, (token, played) in enumerate(zip(tokens, seats, strict=True)):
        assert played["status"] == record["status"] == "finished"
        assert played["result"] == record["result"]
        own = [move for move in record["moves"] if move["seat"] == seat]
        assert {move["cause"] for move in own} <= {"player"}
        assert played["asked"] == list(range(len(own)))
        versions = httpx.get(f"{address}/events", headers={"Authorization": f"Bearer {token}"}).json()["versions"]
        assert played["texts"] == [event["text"] for version in versions for event in version["events"]]


def play(project: Project, url: str, follow: str, session_id: str, tokens: list[str]) -> list[dict[str, Any]]:
    """Play every seat of a session; return what each was asked and told."""
    seats: list[dict[str, Any]] = json.loads(project.run("typescript_match.mjs", url, session_id, follow, *tokens))
    return seats


@pytest.mark.parametrize("follow", ["stream", "poll"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(project: Project, base_url: str, game: str, follow: str) -> None:
    counts = httpx.get(f"{base_url}/v1/games/{game}").json()["players"]
    session_id, tokens = create(base_url, game, counts["maximum" if follow == "stream" else "minimum"])
    assert_played_once(base_url, session_id, tokens, play(project, base_url, follow, session_id, tokens))


def test_long_polls_lose_nothing_to_a_faulty_network(project: Project, base_url: str) -> None:
    session_id, tokens = create(base_url, "triumvirate", 2)
    with faulty_proxy(base_url) as proxy:
        seats = play(project, proxy.url, "poll", session_id, tokens)
    assert_played_once(base_url, session_id, tokens, seats)
    lost = proxy.met["POST", "reply lost"] + proxy.met["POST", "reply broken off"]
    assert proxy.replayed == lost > 0, "each move whose reply was lost was sent again, and not made again"


def test_streams_lose_nothing_to_a_wire_that_is_cut(project: Project, base_url: str) -> None:
    session_id, tokens = create(base_url, "triumvirate", 2)
    with cut_wire(base_url) as wire:
        seats = play(project, wire.url, "stream", session_id, tokens)
    assert_played_once(base_url, session_id, tokens, seats)
    assert any(b"event: version" in part for part in wire.cut), "streams were cut"
    assert any(b"application/json" in part for part in wire.cut), "replies were cut"


# --- The README -------------------------------------------------------------------------------------------------------

_PRELUDE = """
import { answered, createReferee, watchSession } from "referee-client";
declare const baseUrl: string, sessionId: string, token: string;
"""


def test_the_bot_of_the_readme_has_twenty_lines_at_most() -> None:
    bot, *_ = readme_blocks("ts", "http://127.0.0.1:8000")
    assert len(bot.splitlines()) <= 20


def test_the_bot_of_the_readme_plays_a_match(project: Project, base_url: str) -> None:
    bot, *others = readme_blocks("ts", base_url)
    bot_module = project.directory / "bot.mts"
    bot_module.write_text(bot)
    modules = [bot_module]
    for number, block in enumerate(others):
        modules.append(project.directory / f"example{number}.mts")
        modules[-1].write_text(_PRELUDE + block)
    project.compile(*modules)
    told = project.run("bot.mjs")
    assert "My hand:" in told
    assert re.search(r"^finished \{", told, re.MULTILINE)


# --- A browser --------------------------------------------------------------------------------------------------------

_REPORTER = """
<script>
  const report = (text) => fetch("/report", { method: "POST", body: text });
  addEventListener("error", (event) => report("error: " + event.message));
  addEventListener("unhandledrejection", (event) => report("rejection: " + event.reason));
  const told = () => document.querySelector("#events").textContent;
  setInterval(() => /wins the match|The match is a draw/.test(told()) && report(told()), 200);
</script>
"""


class Pages(ThreadingHTTPServer):
    """Serves a project's directory, and hears what its pages report."""

    def __init__(self, directory: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(_PageHandler, directory=str(directory)))
        self.reports: SimpleQueue[str] = SimpleQueue()
        self.origin = f"http://127.0.0.1:{self.server_address[1]}"


class _PageHandler(SimpleHTTPRequestHandler):
    server: Pages
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}

    def do_POST(self) -> None:  # the name is http.server's
        self.server.reports.put(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name is http.server's
        """Say nothing."""


@contextmanager
def serving(directory: Path) -> Iterator[Pages]:
    """Serve the pages of a directory."""
    with Pages(directory) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def browsing(url: str, profile: Path) -> Iterator[None]:
    """Show a page in a browser of its own."""
    command = [
        *(str(BROWSER), "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", f"--user-data-dir={profile}"),
        *("--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-default-apps"),
        *("--no-proxy-server", "--remote-debugging-port=0", url),
    ]
    browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        browser.terminate()
        browser.wait(FOREVER)


def test_the_page_of_the_readme_plays_a_match(project: Project, redis_url: str, tmp_path: Path) -> None:
    require(BROWSER is not None, "There is no Chromium, so the client is not run in a browser.")
    with (
        serving(project.directory) as pages,
        running_service(redis_url, cors_origins=pages.origin) as service,
    ):
        (page,) = readme_blocks("html", service)
        (project.directory / "page.html").write_text(_REPORTER + page)
        with browsing(f"{pages.origin}/page.html", tmp_path / "profile"):
            told = pages.reports.get(timeout=FOREVER)
    assert re.search("wins the match|The match is a draw", told), told
