"""What cannot be played as it was asked for is said in a sentence, with status 2, before anything has been played."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.clients.arena.arenas import BOTS, FIRST, SHELL, SHORT, TAIL, lines, run
from tests.service import free_port

TWO = (SHELL, TAIL)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--game", "chess", *TWO), "The service knows no game 'chess'. It knows triumph, trumpet, triads, triumvirate, triumvir."),
        (("--players", "3", *TWO, "x=true"), "Triumvirate is played by 2 to 2, not by 3."),
        (("--game", "triads", "--players", "3", *TWO), "3 play a match, and only 2 are there."),
        ((SHELL,), "2 play a match, and only 1 is there."),
        (
            ("--matches", "5", *TWO),
            "--matches must be a multiple of 2, so that each deal is played from every seat: 4 or 6, not 5.",
        ),
        (("--matches", "1", *TWO), "--matches must be a multiple of 2, so that each deal is played from every seat: 2, not 1."),
        (("--option", "games=1", *TWO), "Triumvirate has no option 'games'. It has games_to_win, max_games."),
        (("--option", "games_to_win", *TWO), "--option 'games_to_win' is not of the form NAME=VALUE."),
        (("--option", "games_to_win=0", *TWO), "The service does not take these terms: options.games_to_win: "),
        (("--option", "games_to_win=many", *TWO), "The service does not take these terms: options.games_to_win: "),
        (("--move-seconds", "0", *TWO), "The service does not take these terms: clock.move_seconds: "),
        (("--move-seconds", "9", "--bank-seconds", "-1", *TWO), "The service does not take these terms: clock.bank_seconds: "),
        (("--bank-seconds", "9", *TWO), "--bank-seconds and --on-timeout are of a clock, which begins with --move-seconds."),
        ((FIRST, "nowhere:bot"), "The bot 'nowhere' cannot play: ModuleNotFoundError: No module named 'nowhere'"),
        (
            (FIRST, f"{BOTS}:nobody"),
            "The bot 'nobody' cannot play: AttributeError: module 'tests.clients.arena.bots' has no attribute",
        ),
        ((FIRST, f"{BOTS}:signal"), "The bot 'signal' cannot play: TypeError: tests.clients.arena.bots:signal is <module"),
        ((FIRST, "no-such-command --fast"), "cannot play: the command 'no-such-command' was not found."),
        ((FIRST, "first=true"), "Two bots are called 'first'."),
    ],
)
def test_a_tournament_that_cannot_be(
    base_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    out = tmp_path / "out"
    assert run(base_url, out, *arguments) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("referee-arena: ")
    assert said in captured.err
    assert len(captured.err.splitlines()) == 1
    assert not out.exists()


@pytest.mark.parametrize(
    "arguments", [("--parallel", "0"), ("--matches", "-2"), ("--swiss", "0"), ("--answer-seconds", "nan"), ("--players", "two")]
)
def test_a_number_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as ended:
        run("http://127.0.0.1:1", tmp_path / "out", *arguments, *TWO)
    assert ended.value.code == 2
    assert f"argument {arguments[0]}: {arguments[1]!r} is no " in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [("--seed", "\udcff", *TWO), ("--option", "games_to_win=\udcff", *TWO), (FIRST, "echo \udcff")]
)
def test_a_text_that_is_no_utf_8(tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as ended:
        run("http://127.0.0.1:1", tmp_path / "out", *arguments)
    assert ended.value.code == 2
    assert "\\udcff' is no UTF-8" in capsys.readouterr().err


def test_a_client_without_what_the_arena_needs() -> None:
    without = "import sys; sys.modules['openskill'] = None; from referee_client.arena.__main__ import main; sys.exit(main())"
    ended = subprocess.run([sys.executable, "-c", without], capture_output=True, text=True)
    assert ended.returncode == 2
    assert "pip install 'clients/python[arena]'" in ended.stderr


def test_no_service(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    assert run(url, tmp_path / "out", *TWO) == 2
    assert f"No referee answers at {url} (" in capsys.readouterr().err
    assert run("nonsense", tmp_path / "out", *TWO) == 2
    assert "No referee answers at nonsense (" in capsys.readouterr().err


def test_something_else_than_a_service(base_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for elsewhere in ("docs", "docs/index.css?"):
        assert run(f"{base_url}/{elsewhere}", tmp_path / "out", *TWO) == 2
        assert "is no referee." in capsys.readouterr().err


def test_a_directory_that_cannot_be_written(base_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert run(base_url, tmp_path / "file" / "out", *TWO) == 2
    assert "Nothing can be kept in " in capsys.readouterr().err


def test_another_tournament_in_the_same_directory(base_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(base_url, tmp_path, *SHORT, "--matches", "2", *TWO) == 0
    capsys.readouterr()
    assert run(base_url, tmp_path, *SHORT, "--matches", "4", *TWO) == 2
    assert "deals was 1 and is 2. Give this one another --out." in capsys.readouterr().err
    assert len(lines(tmp_path)) == 3
