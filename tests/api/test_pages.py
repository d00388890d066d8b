"""What people look at in a browser, which needs nothing but this service, and what watches over it."""

import re
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from werkzeug.serving import make_server
from werkzeug.test import TestResponse

from referee.api.problems import CODES
from referee.app import Referee, create_app
from referee.config import Config
from tests.api.contract import OPERATIONS, problem
from tests.tools import BROWSER, require

BROWSERS_OWN = {"accounts.google.com", "clients2.google.com", "content-autofill.googleapis.com", "update.googleapis.com"}
"""Whom Chromium asks by itself, whatever page it shows and however much of that is switched off."""


class Assets(HTMLParser):
    """The addresses that a page loads by itself."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag loads."""
        named = dict(attrs)
        loaded = named.get("src") or (named.get("href") if tag == "link" else None)
        if loaded:
            self.found.append(loaded)


# --- The page of the document -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def plain() -> Referee:
    """The application as it is run: files go out without being read into memory, where the tests' own would look at them."""
    return create_app(Config(redis_url="unix:///no/such/socket"))


@pytest.fixture
def browser(plain: Referee) -> Callable[[str], TestResponse]:
    """What a browser does with an address."""
    return lambda path: plain.test_client().get(path, buffered=True, follow_redirects=True)


def test_the_page_and_all_it_loads_come_from_the_service(browser: Callable[[str], TestResponse]):
    page = browser("/docs/")
    assert page.mimetype == "text/html"
    assets = Assets(page.text).found
    assert {"/docs/swagger-ui-bundle.js", "/docs/swagger-ui.css"} <= set(assets)
    for address in assets:
        assert address.startswith("/docs/")
        asset = browser(address)
        assert asset.status_code == 200
        if asset.mimetype == "text/css":
            assert re.findall(r"url\((?!['\"]?data:)[^)]*|@import", asset.text) == []


def test_the_page_asks_nobody_else_to_validate_the_document(browser: Callable[[str], TestResponse]):
    page = browser("/docs/").text
    assert '"url": "/openapi.json"' in page
    assert '"validatorUrl": null' in page
    assert re.findall(r"https?://(?!localhost/)[^\s\"']+", page) == []


@pytest.mark.parametrize("path", ["/", "/docs"])
def test_the_way_to_the_page(path: str, browser: Callable[[str], TestResponse]):
    assert browser(path).request.path == "/docs/"


@pytest.mark.parametrize("path", ["/docs/..%2F__init__.py", "/docs/../__init__.py", "/docs/nothing.js", "/docs//etc/passwd"])
def test_no_other_file_is_served_beside_the_page(path: str, client: FlaskClient):
    problem(client.get(path), "not-found")


@contextmanager
def listening(server: ThreadingHTTPServer) -> Iterator[int]:
    """Let a server answer from another thread; yield its port."""
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Elsewhere(BaseHTTPRequestHandler):
    """Stands for the rest of the world, as a proxy: notes who is asked for, and answers nothing."""

    asked: list[str] = []

    def _refuse(self) -> None:
        self.asked.append(urlsplit(self.path).hostname or self.path.partition(":")[0])
        self.send_error(502)

    do_GET = do_POST = do_HEAD = do_CONNECT = _refuse  # noqa: N815  # the names are the library's

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_a_browser_shows_every_operation_and_asks_nobody_else(plain: Referee, tmp_path: Path):
    require(BROWSER is not None, "There is no Chromium, so the page is not looked at in a browser.")
    host = "referee.example"  # not the local host, for which pages may behave better than elsewhere
    with (
        listening(make_server("127.0.0.1", 0, plain, threaded=True)) as port,
        listening(ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)) as proxy,
    ):
        command = [
            *(BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", f"--user-data-dir={tmp_path}"),
            *("--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-default-apps"),
            *(f"--host-resolver-rules=MAP {host} 127.0.0.1", f"--proxy-server=127.0.0.1:{proxy}", f"--proxy-bypass-list={host}"),
            *("--virtual-time-budget=60000", "--dump-dom", f"http://{host}:{port}/docs/"),
        ]
        shown = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout
    for operation in OPERATIONS:
        assert f'id="operations-{operation.says["tags"][0]}-{operation.name}"' in shown
    assert set(Elsewhere.asked) <= BROWSERS_OWN


# --- Problems, health -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_every_problem_has_a_page_that_says_what_it_means(code: str, client: FlaskClient):
    page = client.get(f"/problems/{code}")
    assert page.status_code == 200
    assert page.mimetype == "text/plain"
    status, meaning = CODES[code]
    assert page.text == f"{code} ({status})\n\n{meaning}\n"


def test_the_service_is_healthy_and_ready_with_a_store(client: FlaskClient):
    assert client.get("/healthz").json == {"status": "ok"}
    assert client.get("/readyz").json == {"status": "ok"}


def test_without_a_store_the_service_is_healthy_and_not_ready(plain: Referee):
    client = plain.test_client()
    assert client.get("/healthz").json == {"status": "ok"}
    problem(client.get("/readyz"), "store-unavailable")
