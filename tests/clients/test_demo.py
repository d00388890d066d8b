"""The demonstration, as a newcomer sees it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import httpx
import pytest
from referee_client import demo
from referee_client.fairness import commitment_of
from referee_client.generated.client import Client
from referee_client.generated.models import (
    CreatedSession,
    FieldError,
    NewTriumvirateSession,
    Problem,
    TriumvirateOptionsRequest,
    Verification,
)
from referee_client.generated.unions import NEW_SESSION_BY_GAME

from tests.service import free_port

MILESTONES = (
    "Triumvirate, 2 bots.",
    "── Game 1, hand 1: seat 1 shuffles 27 cards. ──",
    "Seat 0 is dealt 11 cards. [",
    "Seat 1 is dealt 11 cards. [",
    "5 cards are set aside, face down.",
    "Seat 0 leads ",
    " wins the trick for ",
    "  * ",
    " is elected consul.",
    " has decided about its pledge. [",
    " pledges a card, its first. [",
    "── Game 1, hand 2: seat 0 shuffles ",
    " is crowned emperor.",
    " reveals ",
    "the match",
    "Result: 1. seat ",
    "moves judged again by the referee",
    "deal verified",
)


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a match be of one game: those after it would be told in the same way."""
    create = demo.create_session.sync

    def create_short(*, client: Client, body: NewTriumvirateSession) -> CreatedSession | Problem:
        body.options = TriumvirateOptionsRequest(games_to_win=1, max_games=1)
        return create(client=client, body=body)

    monkeypatch.setattr(demo.create_session, "sync", create_short)


def test_a_match_is_told_from_the_deal_to_the_proof(base_url: str) -> None:
    environment = {"PATH": os.environ["PATH"], "REFEREE_URL": base_url, "SEED": "spring", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "referee_client.demo"]
    shown = subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8")
    assert (shown.returncode, shown.stderr) == (0, "")
    at = 0
    for milestone in MILESTONES:
        assert milestone in shown.stdout[at:], f"{milestone!r} does not follow"
        at = shown.stdout.index(milestone, at)
    assert all(len(line) <= 100 for line in shown.stdout.splitlines()[4:])


@pytest.mark.usefixtures("short")
def test_a_seed_makes_the_same_match_again(base_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    def told(seed: str) -> list[str]:
        assert demo.main(["--url", base_url, "--seed", seed]) == 0
        lines = capsys.readouterr().out.splitlines()
        # Who of two that decide at the same time is first is chance, and so is the session's id.
        return [line for line in lines if "has decided" not in line and not line.startswith("Session")]

    assert told("spring") == told("spring") != told("autumn")


@pytest.mark.usefixtures("short")
def test_without_a_seed_the_deal_is_committed_to_and_proven(base_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert demo.main(["--url", base_url]) == 0
    shown = capsys.readouterr().out
    commitment = re.search("the referee commits to ([0-9a-f]{64})", shown)
    server_seed = re.search(r"SHA-256\(([0-9a-f]{64})\)", shown)
    assert commitment is not None
    assert server_seed is not None
    assert commitment_of(server_seed[1]) == commitment[1]
    assert "deal verified" in shown


@pytest.mark.parametrize("game", sorted(NEW_SESSION_BY_GAME))
def test_every_game_can_be_shown(base_url: str, capsys: pytest.CaptureFixture[str], game: str) -> None:
    assert demo.main(["--url", base_url, "--game", game, "--seed", "spring"]) == 0
    shown = capsys.readouterr().out
    assert "\n  * " in shown
    assert "deal verified" in shown


@pytest.mark.usefixtures("short")
def test_an_unfair_deal_fails(base_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo, "token_hex", lambda _size: "not what the record will say")
    monkeypatch.setattr(demo, "unfairness", lambda _record, _commitment, entropy: list(entropy))
    assert demo.main(["--url", base_url]) == 1
    shown = capsys.readouterr()
    assert "deal verified" not in shown.out
    assert "The deal was not fair: not what the record will say" in shown.err


@pytest.mark.usefixtures("short")
def test_a_record_that_does_not_hold_fails(
    base_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Verification(valid=False, problems=[FieldError(field="moves.3", message="You hold red-3.")])
    monkeypatch.setattr(demo.verify_record, "sync", lambda **_: found)
    assert demo.main(["--url", base_url]) == 1
    shown = capsys.readouterr()
    assert "deal verified" not in shown.out
    assert "moves.3: You hold red-3." in shown.err


@pytest.mark.usefixtures("short")
def test_a_deal_from_another_seed_fails(base_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    create = demo.create_session.sync

    def create_otherwise(*, client: Client, body: NewTriumvirateSession) -> CreatedSession | Problem:
        body.seed = "0" * 64
        return create(client=client, body=body)

    monkeypatch.setattr(demo.create_session, "sync", create_otherwise)
    assert demo.main(["--url", base_url, "--seed", "spring"]) == 1
    shown = capsys.readouterr()
    assert "deal verified" not in shown.out
    assert "not from the seed that was fixed" in shown.err


def test_a_bot_that_gives_up_ends_the_demonstration(
    base_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(*_arguments: object, **_settings: object) -> None:
        raise httpx.ReadTimeout("no answer")

    monkeypatch.setattr(demo, "play_seats", play)
    assert demo.main(["--url", base_url]) == 1
    assert "A bot gave up: no answer" in capsys.readouterr().err


def test_a_reader_may_leave_early(base_url: str) -> None:
    command = [sys.executable, "-m", "referee_client.demo", "--url", base_url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1


def test_an_unknown_game_is_answered_with_those_there_are(base_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert demo.main(["--url", base_url, "--game", "whist"]) == 1
    assert "no game 'whist'" in (error := capsys.readouterr().err)
    assert "triumvirate" in error


def test_too_many_players_are_refused_in_the_services_words(base_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert demo.main(["--url", base_url, "--players", "7"]) == 1
    assert "players" in capsys.readouterr().err


def test_where_nobody_answers_it_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    assert demo.main(["--url", url]) == 1
    error = capsys.readouterr().err
    assert f"No referee answers at {url}" in error
    assert "make run" in error
    assert "REFEREE_URL" in error


@pytest.mark.parametrize("url", ["nowhere", "http://", "http://[", "ftp://127.0.0.1"])
def test_an_address_that_is_none_is_said_to_be_the_trouble(capsys: pytest.CaptureFixture[str], url: str) -> None:
    assert demo.main(["--url", url]) == 1
    assert f"No referee answers at {url.rstrip('/')}" in capsys.readouterr().err


@pytest.fixture
def stranger() -> Iterator[str]:
    """Yield the URL of a server that is no referee."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<h1>Welcome</h1>")

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name is http.server's
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


def test_a_server_that_is_no_referee_is_told_apart(stranger: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert demo.main(["--url", stranger]) == 1
    assert "is no referee" in capsys.readouterr().err
