"""Whole tournaments: as they are meant to go, broken off, gone on with, and while the service is reloaded."""

import asyncio
import json
import re
import shlex
import signal
from collections.abc import Mapping
from itertools import combinations, count
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from referee_client.arena import match as arena_match
from referee_client.arena import service as arena_service
from referee_client.arena.plan import Plan
from referee_client.arena.results import Results
from referee_client.arena.roster import roster
from referee_client.arena.service import Service
from referee_client.arena.tournament import play_tournament
from referee_client.generated.models import CreatedSession, GameRecord

from tests.clients.arena.arenas import BOTS, FIRST, LAST, SHELL, SHORT, TAIL, TWIN, lines, results, run, started
from tests.conftest import ROOT
from tests.sessions.processes import descendants, is_alive, serving
from tests.sessions.tables import eventually
from tests.tools import require_commands

RANDOM = f"random={BOTS}:any_move"


def test_a_round_robin_is_played_kept_and_verified(base_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(base_url, tmp_path, *SHORT, "--matches", "4", "--seed", "s", FIRST, LAST, SHELL) == 0
    described, *_ = lines(tmp_path)
    assert described["format"] == "referee-arena/1"
    assert described["options"] == {"games_to_win": 1, "max_games": 1}
    assert [bot["name"] for bot in described["bots"]] == ["first", "last", "shell"]
    played = results(tmp_path)
    assert [match.match for match in played] == list(range(1, 13))
    for deal in (1, 2):
        of_deal = [match for match in played if match.deal == deal]
        assert len({match.seed for match in of_deal}) == 1, "the same deal for all"
        pairs = [seats for pair in combinations(("first", "last", "shell"), 2) for seats in (pair, pair[::-1])]
        assert [match.seats for match in of_deal] == pairs
    assert len({match.seed for match in played}) == 2
    assert len({match.session_id for match in played}) == 12
    for match in played:
        assert match.problems == ()
        record = json.loads((tmp_path / match.record).read_text())
        assert (record["seed"], tuple(record["names"])) == (match.seed, match.seats)
        assert tuple(record["result"]["ranks"]) == match.ranks
        assert len(record["moves"]) == match.moves
    shown = capsys.readouterr().out
    assert "12/12" in shown
    assert "Standings" in shown
    assert (tmp_path / "report.html").exists()


def test_bots_that_play_alike_are_even_deal_by_deal(base_url: str, tmp_path: Path) -> None:
    assert run(base_url, tmp_path, *SHORT, "--matches", "4", FIRST, SHELL) == 0
    played = results(tmp_path)
    for there, back in zip(played[::2], played[1::2], strict=True):
        assert there.ranks == back.ranks, "seat by seat the same game"


def test_swiss_rounds_with_a_bye(base_url: str, tmp_path: Path) -> None:
    assert run(base_url, tmp_path, *SHORT, "--swiss", "3", "--matches", "2", SHELL, TAIL, RANDOM) == 0
    played = results(tmp_path)
    assert [(match.round, match.deal) for match in played] == [(1, 1), (1, 1), (2, 2), (2, 2), (3, 3), (3, 3)]
    assert [frozenset(match.seats) for match in played[::2]] != [frozenset(played[0].seats)] * 3
    assert len({frozenset(match.seats) for match in played}) == 3, "nobody meets anybody twice"


def test_after_a_kill_no_match_is_lost_or_doubled_and_the_standings_are_the_same(base_url: str, tmp_path: Path) -> None:
    terms = (*SHORT, "--matches", "4", "--seed", "s", SHELL, TAIL, TWIN)
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    with started(base_url, killed, *terms) as process:
        eventually(lambda: len(lines(killed)) >= 5)
        bots = descendants(process.pid)
    eventually(lambda: not [pid for pid in bots if is_alive(pid)])
    before = (killed / "results.jsonl").read_bytes()
    assert 5 <= len(before.splitlines()) < 13
    (killed / "results.jsonl").write_bytes(before + b'{"match": 9, "rou')
    assert run(base_url, killed, *terms) == 0
    assert (killed / "results.jsonl").read_bytes().startswith(before)
    assert [line["match"] for line in sorted(lines(killed)[1:], key=lambda line: line["match"])] == list(range(1, 13))
    assert run(base_url, whole, *terms) == 0
    assert [(match.seats, match.seed, match.ranks) for match in results(killed)] == [
        (match.seats, match.seed, match.ranks) for match in results(whole)
    ]
    assert run(base_url, killed, *terms) == 0, "and once all is played, nothing is left to do"
    assert len(lines(killed)) == 13


def test_without_a_seed_the_one_that_was_drawn_goes_on(base_url: str, tmp_path: Path) -> None:
    terms = (*SHORT, "--matches", "4", SHELL, TAIL)
    assert run(base_url, tmp_path, *terms) == 0
    path = tmp_path / "results.jsonl"
    path.write_text("".join(line + "\n" for line in path.read_text().splitlines()[:3]))
    assert run(base_url, tmp_path, *terms) == 0
    assert len({match.seed for match in results(tmp_path)}) == 2


@pytest.mark.parametrize(("number", "status"), [(signal.SIGHUP, 129), (signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_when_it_is_stopped_it_leaves_no_process_behind(base_url: str, tmp_path: Path, number: int, status: int) -> None:
    stubborn = "stubborn=trap '' TERM HUP INT; sleep 3600 & while :; do sleep 3600; done"
    with started(base_url, tmp_path, *SHORT, "--matches", "2", "--parallel", "2", stubborn, SHELL) as process:
        eventually(lambda: len(descendants(process.pid, "sleep 3600")) >= 2)
        family = descendants(process.pid)
        process.send_signal(number)
        output, _ = process.communicate()
        assert process.returncode == status, output
        assert "The same command goes on from here." in output
    eventually(lambda: not [pid for pid in family if is_alive(pid)])
    assert len(lines(tmp_path)) == 1, "what was not played to its end is no result"


def test_sessions_in_play_are_aborted_when_it_is_stopped(base_url: str, tmp_path: Path) -> None:
    created: list[CreatedSession] = []

    class Remembering(Service):
        async def create(self, terms: Mapping[str, Any]) -> CreatedSession:
            created.append(await super().create(terms))
            return created[-1]

    bots = tuple(roster(["sleep 3600", SHELL]))
    plan = Plan("triumvirate", 2, {}, bots, "round-robin", 1, 3, "s", None, 60)

    async def stop_in_the_middle() -> list[str]:
        with Results(tmp_path / "results.jsonl") as kept:
            async with Remembering(base_url) as service:
                playing = asyncio.create_task(play_tournament(plan, service, kept, tmp_path, 2, print))
                while len(created) < 2:
                    await asyncio.sleep(0.01)
                playing.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await playing
                return [(await service.record(session)).status for session in created]

    assert asyncio.run(stop_in_the_middle()) == ["aborted", "aborted"]


def test_no_match_is_disturbed_when_the_service_reloads_its_workers(tmp_path: Path) -> None:
    (tmp_path / "service").mkdir()
    out = tmp_path / "arena"
    with (
        serving(tmp_path / "service") as service,
        started(service.base_url, out, *SHORT, "--matches", "6", FIRST, TAIL, SHELL) as arena,
    ):
        for played in (2, 8):
            eventually(lambda played=played: len(lines(out)) > played)
            workers = set(descendants(service.process.pid, "gunicorn"))
            service.process.send_signal(signal.SIGHUP)
            eventually(lambda workers=workers: len(workers & set(descendants(service.process.pid, "gunicorn"))) == 1)
        output, _ = arena.communicate()
    assert arena.returncode == 0, output
    assert len(results(out)) == 18
    for match in results(out):
        assert match.failures == (None, None)
        assert match.problems == ()


def test_a_tournament_that_lost_its_service_goes_on_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (arena_match, arena_service):
        monkeypatch.setattr(module, "PATIENCE", 1)
    monkeypatch.setattr(arena_service, "_FAREWELL_SECONDS", 1)
    terms = (*SHORT, "--matches", "8", SHELL, TAIL)
    out = tmp_path / "arena"
    (tmp_path / "service").mkdir()
    with serving(tmp_path / "service") as service:

        def stop_service() -> None:
            eventually(lambda: len(lines(out)) > 2)
            service.process.terminate()

        stopping = Thread(target=stop_service)
        stopping.start()
        assert run(service.base_url, out, *terms) == 1
        stopping.join()
    assert "broken off: " in (said := capsys.readouterr().err)
    assert "The same command goes on from here." in said
    assert len(lines(out)) < 9
    with serving(tmp_path / "service") as service:
        assert run(service.base_url, out, *terms) == 0
    assert [match.failures for match in results(out)] == [(None, None)] * 8


@pytest.mark.parametrize(
    ("status", "kind", "body"),
    [
        (404, "text/html", "<h1>404</h1>"),
        (500, "text/html", "oops"),
        (302, "text/html", ""),
        (404, "application/json", '{"error": "x"}'),
        (500, "application/json", "{}"),
        (200, "application/json", "{}"),
        (200, "application/json", "[]"),
        (200, "application/json", "{nope"),
        (200, "application/json", "[" * 100_000),
    ],
)
@pytest.mark.parametrize("understood", [4, 30])
def test_an_answer_that_is_no_referees_breaks_the_tournament_off(
    base_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    status: int,
    kind: str,
    body: str,
    understood: int,
) -> None:
    send = httpx.AsyncHTTPTransport.handle_async_request
    sent = count()

    async def turning(transport: httpx.AsyncHTTPTransport, request: httpx.Request) -> httpx.Response:
        if next(sent) < understood:
            return await send(transport, request)
        return httpx.Response(status, headers={"Content-Type": kind}, content=body)

    monkeypatch.setattr(httpx.AsyncHTTPTransport, "handle_async_request", turning)
    assert run(base_url, tmp_path, *SHORT, "--matches", "2", SHELL, TWIN) == 1
    said = capsys.readouterr().err
    assert said.startswith("referee-arena: broken off: ")
    assert said.endswith("\nThe same command goes on from here.\n")
    assert next(sent) > understood


def test_a_record_that_is_wrong_is_an_error_of_the_match(
    base_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record_of, faults_of = Service.record, Service.faults

    async def falsified(service: Service, created: CreatedSession) -> GameRecord:
        record = await record_of(service, created)
        if record.names[0] == "first":
            record.names.reverse()
            record.options["games_to_win"] = 3
            record.moves[4], record.moves[0] = record.moves[0], record.moves[4]
        return record

    async def found(service: Service, record: GameRecord) -> list[str]:
        return [*await faults_of(service, record), *(["moves.0: said the service"] if record.options["games_to_win"] == 3 else [])]

    monkeypatch.setattr(Service, "record", falsified)
    monkeypatch.setattr(Service, "faults", found)
    assert run(base_url, tmp_path, *SHORT, "--matches", "2", FIRST, LAST) == 1
    wrong, right = results(tmp_path)
    assert right.problems == ()
    assert {problem.partition(":")[0] for problem in wrong.problems} >= {"names", "options", "moves", "moves.0"}
    shown = capsys.readouterr().out
    assert "match 1: the record is wrong: moves.0: said the service" in shown
    assert "The records of these matches are wrong, see the report: 1" in shown
    assert "said the service" in (tmp_path / "report.html").read_text()


def test_a_tournament_goes_on_when_nobody_reads_what_it_says(base_url: str, tmp_path: Path) -> None:
    with started(base_url, tmp_path, *SHORT, "--matches", "4", SHELL, TAIL) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.wait() == 0
    assert len(results(tmp_path)) == 4


@pytest.mark.parametrize("guide", ["README.md", "clients/python/referee_client/arena/README.md"])
def test_the_commands_of_the_guides_play(base_url: str, tmp_path: Path, guide: str) -> None:
    require_commands("the guides' commands are not tried.", "jq")
    commands = re.findall(r"^\.venv/bin/referee-arena (.*?[^\\])\n", (ROOT / guide).read_text(), re.DOTALL | re.MULTILINE)
    commands = [command for command in commands if "my_bot" not in command]
    assert commands
    for number, command in enumerate(commands):
        arguments = shlex.split(command.replace("\\\n", " "))
        assert run(base_url, tmp_path / str(number), *arguments, "--matches", "2", *SHORT) == 0
