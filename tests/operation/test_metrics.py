"""Metrics: what happened is counted, once, whichever worker did it; and nothing that a player could not know is told."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from flask.testing import FlaskClient

from referee.games import GAMES
from referee.games.catalogue import COMMON_RULES
from tests.api.conftest import Table, seated
from tests.api.contract import OPERATIONS, bearer
from tests.conftest import ROOT
from tests.operation.scrapes import Scrape
from tests.service import running_service

GAME = "triumvirate"


def scrape(client: FlaskClient) -> Scrape:
    """Return the metrics."""
    response = client.get("/metrics")
    assert response.status_code == 200
    assert response.mimetype == "text/plain"
    return Scrape.of(response.text)


@pytest.fixture
def counted(client: FlaskClient) -> Callable[..., float]:
    """Return by how much a metric has grown since the test began."""
    before = scrape(client)

    def grown(name: str, **labels: str) -> float:
        return scrape(client).value(name, **labels) - before.value(name, **labels)

    return grown


def move(client: FlaskClient, table: Table, seat: int) -> Any:
    """Make the first listed move of a seat, and return how it was made."""
    headers = bearer(table.tokens[seat])
    view = client.get(table.path, headers=headers).get_json()
    body = {"move": view["legal_moves"]["moves"][0], "decision": view["decision"]}
    assert client.post(f"{table.path}/moves", json=body, headers=headers).status_code == 200
    return body


# --- What is counted --------------------------------------------------------------------------------------------------


def test_requests_by_operation_and_status(client: FlaskClient, counted: Callable[..., float]) -> None:
    for path in ("/v1/games", "/v1/games", "/v1/games/none", f"/v1/games/{GAME}", "/v1/sessions/none", "/no/such/page"):
        client.get(path)
    client.post("/v1/games", json={})
    client.options("/v1/games")
    assert counted("referee_requests_total", operation="listGames", status="200") == 2
    assert counted("referee_requests_total", operation="listGames") == 2
    assert counted("referee_requests_total", operation="getGame", status="200") == 1
    assert counted("referee_requests_total", operation="getGame", status="404") == 1
    assert counted("referee_requests_total", operation="getSession", status="404") == 1
    assert counted("referee_requests_total", operation="none", status="404") == 1
    assert counted("referee_requests_total", operation="none", status="405") == 1
    assert counted("referee_requests_total", operation="options", status="200") == 1
    assert counted("referee_request_duration_seconds_count", operation="getGame") == 2


def test_moves_by_game_each_once(client: FlaskClient, counted: Callable[..., float]) -> None:
    table = seated(client, GAME)
    body = move(client, table, table.seat)
    again = client.post(f"{table.path}/moves", json=body, headers=bearer(table.tokens[table.seat]))
    assert again.headers["Referee-Replayed"] == "true"
    assert counted("referee_moves_total", game=GAME, cause="player") == 1
    assert counted("referee_moves_total") == 1


def test_rejections_by_rule(client: FlaskClient, counted: Callable[..., float]) -> None:
    table = seated(client, GAME)
    idle = next(seat for seat in range(2) if seat not in table.view["to_act"])
    listed = client.get(table.path, headers=bearer(table.tokens[table.seat])).get_json()["legal_moves"]["moves"][0]
    refused = client.post(f"{table.path}/moves", json={"move": listed}, headers=bearer(table.tokens[idle]))
    assert refused.get_json()["rule"] == "common.not-to-act"
    assert counted("referee_rejections_total", rule="common.not-to-act") == 1
    assert counted("referee_rejections_total") == 1


def test_sessions_by_the_statuses_that_they_come_to(client: FlaskClient, counted: Callable[..., float]) -> None:
    def statuses() -> list[float]:
        return [counted("referee_sessions_total", game=GAME, status=each) for each in ("waiting", "active", "finished", "aborted")]

    table = seated(client, GAME)
    assert statuses() == [0, 1, 0, 0]
    move(client, table, table.seat)
    assert statuses() == [0, 1, 0, 0]
    client.post(f"{table.path}/resignation", headers=bearer(table.tokens[0]))
    client.post(f"{table.path}/resignation", headers=bearer(table.tokens[1]))
    assert statuses() == [0, 1, 1, 0]
    for token in table.tokens:
        client.post(f"{table.path}/rematch", json={}, headers=bearer(token))
    assert statuses() == [1, 2, 1, 0]
    opened = client.post("/v1/sessions", json={"game": GAME, "players": 2, "seating": "open", "public": True}).get_json()
    path = f"/v1/sessions/{opened['session']['session_id']}"
    client.post(f"{path}/seats", json={"name": "first"})
    assert statuses() == [2, 2, 1, 0]
    client.post(f"{path}/seats", json={"name": "second"})
    assert statuses() == [2, 3, 1, 0]
    for _ in range(2):
        client.delete(path, headers=bearer(opened["organizer_token"]))
    assert statuses() == [2, 3, 1, 1]


def test_how_long_redis_takes(client: FlaskClient, counted: Callable[..., float]) -> None:
    table = seated(client, GAME)
    assert counted("referee_redis_duration_seconds_count", call="commit") == 1
    client.get(table.path, headers=bearer(table.organizer))
    assert counted("referee_redis_duration_seconds_count", call="load") >= 1
    assert counted("referee_redis_duration_seconds_sum") > 0


# --- What is not told -------------------------------------------------------------------------------------------------


def test_labels_have_values_of_the_document_only(client: FlaskClient) -> None:
    table = seated(client, GAME, names=["Nobody's Name", "Somebody's Name"], label="The Label", public=True)
    move(client, table, table.seat)
    client.get(f"{table.path}/no-such-thing?ticket=secret", headers=bearer(table.tokens[0]))
    client.get("/docs/")
    text = client.get("/metrics").text
    for secret in (table.session_id, *table.tokens, table.organizer, "Name", "Label", "secret"):
        assert secret not in text
    pages = {"metrics", "openapi", "home", "about_problem", "swagger_ui.show", "none", "options"}
    allowed = {
        "operation": {operation.name for operation in OPERATIONS} | pages,
        "status": {str(status) for status in range(200, 600)} | {"waiting", "active", "finished", "aborted"},
        "game": set(GAMES),
        "cause": {"player", "clock", "forfeit"},
        "rule": {rule.id for game in GAMES.values() for rule in game.catalogue.rules} | {rule.id for rule in COMMON_RULES},
        "call": {"load", "commit", "ping"},
    }
    for name, label, value in Scrape.of(text).labels():
        assert label == "le" or value in allowed[label], name


def test_with_a_token_of_their_own_metrics_are_for_its_bearer(client_of: Callable[..., FlaskClient]) -> None:
    client = client_of(metrics_token="for-the-operator")
    for headers in ({}, bearer("for-the-player"), {"Authorization": "Basic for-the-operator"}, bearer("é")):
        refused = client.get("/metrics", headers=headers)
        assert (refused.status_code, refused.get_json()["code"]) == (401, "unauthenticated")
        assert refused.headers["WWW-Authenticate"] == "Bearer"
    assert client.get("/metrics", headers=bearer("for-the-operator")).status_code == 200


# --- Several workers --------------------------------------------------------------------------------------------------


def test_workers_count_together_and_waiters_are_those_of_all_of_them(redis_url: str) -> None:
    def scraped() -> Scrape:
        return Scrape.of(httpx.get(f"{url}/metrics", trust_env=False).text)  # a new connection, so any worker's

    requests, waiters = 40, 6
    with running_service(redis_url, workers=2) as url, ThreadPoolExecutor(waiters) as pool:
        with httpx.Client(base_url=url, trust_env=False) as http:
            created = http.post("/v1/sessions", json={"game": GAME, "players": 2, "public": True}).json()
        for _ in range(requests):
            httpx.get(f"{url}/v1/games", trust_env=False)
        for _ in range(5):
            assert scraped().value("referee_requests_total", operation="listGames", status="200") == requests
            assert scraped().value("referee_sessions_total", game=GAME, status="active") == 1
        session, path = created["session"], f"{url}/v1/sessions/{created['session']['session_id']}"
        address = f"{path}?after_version={session['version']}&wait=30"
        polls = [pool.submit(httpx.get, address, timeout=120, trust_env=False) for _ in range(waiters)]
        most: float = 0
        while not all(poll.done() for poll in polls) and most < waiters:
            most = scraped().value("referee_waiters")
            time.sleep(0.05)
        assert most == waiters
        httpx.delete(path, headers=bearer(created["organizer_token"]), trust_env=False)
        assert all(poll.result().status_code == 200 for poll in polls)
        assert scraped().value("referee_waiters") == 0


_KILLED = """
import os, signal
from types import SimpleNamespace
from referee import serving
from referee.api import metrics

class Silent:
    listen = lambda self: iter(())

pid = os.fork()
if pid == 0:
    metrics.count_request("listGames", 200, 0.1, None)
    with metrics.MeteredRoom(Silent(), 1).place("x"):
        os.kill(os.getpid(), signal.SIGKILL)
os.waitpid(pid, 0)
before = metrics.exposition().decode()
serving.child_exit(None, SimpleNamespace(pid=pid))
print(before, metrics.exposition().decode(), sep="-----")
serving.on_exit(None)
"""


def run(script: str, directory: Path) -> str:
    """Run Python in a process of its own, with a directory for metrics and one for temporary files."""
    environment = {"PATH": os.environ["PATH"], "PROMETHEUS_MULTIPROC_DIR": str(directory)}
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    return done.stdout.decode()


def test_of_a_worker_that_was_killed_the_counts_stay_and_the_waiters_go(tmp_path: Path) -> None:
    before, after = map(Scrape.of, run(_KILLED, tmp_path).split("-----"))
    assert (before.value("referee_waiters"), after.value("referee_waiters")) == (1, 0)
    for each in (before, after):
        assert each.value("referee_requests_total", operation="listGames", status="200") == 1


def test_the_directory_is_made_and_emptied_of_what_a_service_before_counted(tmp_path: Path) -> None:
    directory = tmp_path / "made" / "metrics"
    run(_KILLED, directory)
    assert list(directory.glob("counter_*.db"))
    (directory / "notes.txt").write_text("not by the service")
    said = run("from referee import serving\nfrom referee.api import metrics\nprint(metrics.exposition().decode())", directory)
    assert Scrape.of(said).value("referee_requests_total") == 0
    assert (directory / "notes.txt").exists()


def test_a_temporary_directory_goes_with_the_service() -> None:
    script = "import os\nfrom referee import serving\nd = os.environ['PROMETHEUS_MULTIPROC_DIR']\nprint(os.path.isdir(d))\n"
    script += "serving.on_exit(None)\nprint(os.path.isdir(d))"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env={"PATH": os.environ["PATH"]}, stdout=subprocess.PIPE, check=True
    )
    assert done.stdout.split() == [b"True", b"False"]
