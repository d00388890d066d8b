"""Bots that do what they must not: each loses its game, named for what it did, and the tournament goes on."""

import json
import re
import sys
from pathlib import Path

import pytest

from tests.clients.arena.arenas import BOTS, FIRST, SHELL, SHORT, results, run, started

ANSWERING = "while read -r view; do {}; done"
"""A shell command that does something for each question."""

SHELL_TWICE = SHELL.partition("=")[2].replace("done", 'echo "$view}"; done')
"""It gives every move twice; the second would answer the next question."""


@pytest.mark.parametrize(
    ("bot", "cause"),
    [
        (f"{BOTS}:crashing", "crashed: exit code 1: ZeroDivisionError: division by nothing"),
        (f"{BOTS}:crashing_later", "crashed: killed by SIGSEGV"),
        (f"{BOTS}:exiting", "crashed: exit code 0"),
        (f"{BOTS}:silent", "crashed: exit code 1: TypeError: the bot returned None, which is no move"),
        (f"{BOTS}:cheating", "illegal move: common.not-held: You do not hold .*"),
        ("true", "crashed: exit code 0"),
        ("echo out of order >&2; exit 3", "crashed: exit code 3: out of order"),
        ("kill -9 $$", "crashed: killed by SIGKILL"),
        pytest.param(
            "kill -40 $$",
            "crashed: killed by signal 40",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there may be no signal 40"),
        ),
        ("exec >&-; sleep 3600", "crashed: it closed its output"),
        ("read -r view; printf '{'", "crashed: exit code 0"),
        ("echo hello; cat", "not a move: (a line that nobody had asked for: )?hello"),
        (SHELL_TWICE, 'not a move: a line that nobody had asked for: {"type": .*}'),
        (ANSWERING.format("echo hello"), "not a move: hello"),
        (ANSWERING.format("echo"), "not a move: an empty line"),
        (ANSWERING.format("echo '[]'"), r"not a move: \[\]"),
        (ANSWERING.format("echo 17"), "not a move: 17"),
        (ANSWERING.format("""echo '{"type": "triumvirate.play"}'"""), "not a move: .*"),
        (ANSWERING.format("""echo '{"type": "triumvirate.play", "card": "red-9"}'"""), "not a move: .*red-9.*"),
        (ANSWERING.format("""echo '{"type": "triumvirate.no_pledge", "why": 1}'"""), "not a move: .*why.*"),
        (ANSWERING.format("""echo '{"type": "triads.fold"}'"""), ".*move: .*"),
        (ANSWERING.format("""echo '{"type": "triads.raise", "to": NaN}'"""), "not a move: .*NaN.*"),
        (ANSWERING.format("""echo '{"type": "triads.raise", "to": 1e400}'"""), "not a move: .*1e400.*"),
        (ANSWERING.format(r"""printf '%s\n' '{"type": "triads.raise", "to": "\ud800"}'"""), r"not a move: .*ud800.*"),
        (
            ANSWERING.format(f"""echo '{{"type": "triads.raise", "to": {"[" * 20}{"]" * 20}}}'"""),
            r'not a move: {"type": "triads.raise", "to": \[+\]+}',
        ),
        ("setsid sleep 100 & read -r view; echo left alone >&2; exit 3", "crashed: exit code 3: left alone"),
        ("read -r view; while :; do echo '{}'; done", "not a move: {}"),
        (ANSWERING.format(r"printf '\377\033[2J\n'"), "not a move: \N{REPLACEMENT CHARACTER}{2}\\[2J"),
        (ANSWERING.format(r"head -c 50000 /dev/zero | tr '\0' '['; echo"), r"not a move: \[+…"),
        (ANSWERING.format(r"head -c 100000 /dev/zero | tr '\0' x; echo"), "not a move: a line of more than 65,536 bytes"),
    ],
)
def test_a_bot_that_fails_loses_its_game_and_is_named(base_url: str, tmp_path: Path, bot: str, cause: str) -> None:
    assert run(base_url, tmp_path, *SHORT, "--matches", "2", f"bad={bot}", SHELL) == 0
    played = results(tmp_path)
    assert [match.seats for match in played] == [("bad", "shell"), ("shell", "bad")]
    for match in played:
        bad, good = match.seats.index("bad"), match.seats.index("shell")
        assert (match.ranks[bad], match.ranks[good]) == (2, 1)
        assert match.failures[good] is None
        assert re.fullmatch(cause, str(match.failures[bad])), match.failures[bad]
        assert match.problems == ()
        record = json.loads((tmp_path / match.record).read_text())
        assert [(forfeit["seat"], forfeit["reason"]) for forfeit in record["forfeits"]] == [(bad, "resignation")]


@pytest.mark.parametrize(
    "bot", ["sleep 3600", "while read -r view; do :; done", "trap '' TERM HUP INT; while :; do sleep 3600; done"]
)
def test_a_bot_that_hangs_loses_its_game_and_is_named(base_url: str, tmp_path: Path, bot: str) -> None:
    assert run(base_url, tmp_path, *SHORT, "--matches", "2", "--answer-seconds", "3", f"bad={bot}", SHELL) == 0
    for match in results(tmp_path):
        bad = match.seats.index("bad")
        assert match.ranks[bad] == 2
        assert str(match.failures[bad]) == "hung: no answer within 3 s"
        assert match.failures[1 - bad] is None


def test_a_bot_whose_clock_runs_out_loses_its_game_and_is_named(base_url: str, tmp_path: Path) -> None:
    clock = ("--move-seconds", "3", "--bank-seconds", "1")
    assert run(base_url, tmp_path, *SHORT, "--matches", "2", *clock, "bad=sleep 3600", SHELL) == 0
    for match in results(tmp_path):
        bad = match.seats.index("bad")
        assert match.ranks[bad] == 2
        assert re.fullmatch(r"out of time: its clock ran out after move \d+", str(match.failures[bad]))
        assert match.failures[1 - bad] is None


def test_what_the_referee_says_of_a_move_is_cut(base_url: str, tmp_path: Path) -> None:
    raising = (
        r"""raising=while read -r view; do echo '{"type": "triads.raise", "to": '$(head -c 4300 /dev/zero | tr '\0' 1)'}'; done"""
    )
    terms = ("--game", "triads", "--option", "hands=1", "--matches", "2")
    assert run(base_url, tmp_path, *terms, raising, SHELL) == 0
    for match in results(tmp_path):
        failure = match.failures[match.seats.index("raising")]
        assert failure is not None
        assert failure.detail.endswith("…")
        assert len(failure.detail) == 400


def test_a_bot_for_which_the_clock_plays_is_named(base_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    clock = ("--move-seconds", "1", "--on-timeout", "autoplay")
    terms = ("--game", "triads", "--option", "hands=1", "--matches", "2", "--parallel", "2")
    assert run(base_url, tmp_path, *terms, *clock, "bad=sleep 3600", SHELL) == 0
    for match in results(tmp_path):
        bad = match.seats.index("bad")
        record = json.loads((tmp_path / match.record).read_text())
        assert match.clock_moves[bad] == sum(made["seat"] == bad for made in record["moves"]) > 0
        assert match.failures == (None, None)
    assert re.search(r"match \d: bad was out of time, and the clock made \d+ of its moves", shown := capsys.readouterr().out)
    assert "moves by the clock" in shown


def test_a_bot_may_print_what_it_likes_and_be_asynchronous(base_url: str, tmp_path: Path) -> None:
    bots = (f"noisy={BOTS}:noisy", f"asynchronous={BOTS}:asynchronous")
    assert run(base_url, tmp_path, *SHORT, "--matches", "2", "--parallel", "1", *bots) == 0
    assert [match.failures for match in results(tmp_path)] == [(None, None), (None, None)]
    log = (tmp_path / "logs" / "1-noisy.1.log").read_text()
    for printed in ("print", '{"type": "triumvirate.play"}', "os.write", "system"):
        assert f"{printed}\n" in log


def test_with_three_players_the_others_play_on(base_url: str, tmp_path: Path) -> None:
    terms = ("--game", "triads", "--players", "3", "--option", "hands=2", "--matches", "3")
    assert run(base_url, tmp_path, *terms, f"bad={BOTS}:crashing_later", "worse=echo hello; cat", FIRST, SHELL) == 0
    played = results(tmp_path)
    assert len(played) == 4 * 3
    for match in played:
        ranks = dict(zip(match.seats, match.ranks, strict=True))
        failed = {name for name, failure in zip(match.seats, match.failures, strict=True) if failure}
        assert "worse" in failed or "worse" not in match.seats
        assert not failed & {"first", "shell"}
        assert all(ranks[bad] > ranks[good] for bad in failed for good in set(ranks) - failed)
        assert match.problems == ()
    others = [match for match in played if set(match.seats) == {"worse", "first", "shell"}]
    assert all(match.moves > 10 for match in others), "they did not end with the one that failed"


def test_what_a_bot_leaves_behind_holds_nothing_up(base_url: str, tmp_path: Path) -> None:
    leaving = f"leaving=setsid sleep 20 & {SHELL.partition('=')[2]}"
    flooding = "flooding=while read -r view; do :; done & while :; do echo '{}'; done"
    with started(base_url, tmp_path, *SHORT, "--matches", "2", "--parallel", "1", leaving, flooding) as arena:
        output, _ = arena.communicate(timeout=15)
    assert arena.returncode == 0, output
    assert "Event loop is closed" not in output
    assert len(results(tmp_path)) == 2


def test_a_log_is_kept_up_to_a_limit(base_url: str, tmp_path: Path) -> None:
    flooding = f"flooding=head -c 6000000 /dev/zero | tr '\\0' x >&2; {SHELL.partition('=')[2]}; echo the end >&2"
    assert run(base_url, tmp_path, *SHORT, "--matches", "2", "--parallel", "1", flooding, FIRST) == 0
    assert [match.failures for match in results(tmp_path)] == [(None, None)] * 2
    log = (tmp_path / "logs" / "1-flooding.1.log").read_text()
    assert log == "x" * 4_000_000 + "\n(What follows is not kept.)\n"


def test_the_processes_of_bots_go_from_game_to_game(base_url: str, tmp_path: Path) -> None:
    counting = f"counting=echo began >&2; {SHELL.partition('=')[2]}"
    assert run(base_url, tmp_path, *SHORT, "--matches", "6", "--parallel", "1", counting, FIRST) == 0
    assert (tmp_path / "logs" / "1-counting.1.log").read_text() == "began\n"
