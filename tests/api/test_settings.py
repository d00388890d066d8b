"""The settings: each is read, has bounds, and is named when it is wrong; and the command that they are for."""

import dataclasses
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from referee.app import create_app
from referee.cli import main
from referee.config import BadSetting, Config
from tests.api.contract import BY_NAME, FOLDER

SETTINGS = {field.metadata["name"]: field for field in dataclasses.fields(Config)}
NUMBERS = {name: field.metadata["bounds"] for name, field in SETTINGS.items() if field.type is int}

README = (FOLDER.parent / "README.md").read_text()


def read(**environment: str) -> Config:
    """Return the settings of an environment."""
    return Config.from_environment(environment)


# --- Reading ----------------------------------------------------------------------------------------------------------


def test_without_settings_there_are_defaults_and_the_rest_of_the_environment_does_not_matter():
    assert read() == Config() == read(PATH="/bin", HOME="/", Port="1", UNKNOWN="x")


def test_every_setting_is_read():
    chosen = {
        "REDIS_URL": "rediss://user:secret@redis.example:6380/2",
        "REDIS_REPLICAS": "2",
        "HOST": "0.0.0.0",
        "PORT": "8080",
        "WORKERS": "4",
        "THREADS": "16",
        "WAITING_PLACES": "8",
        "LONGEST_WAIT": "5",
        "SESSION_LIFETIME": "3600",
        "TICKET_LIFETIME": "60",
        "HEARTBEAT": "3",
        "STALL_TIMEOUT": "7",
        "BODY_LIMIT": "4096",
        "RATE_LIMIT": "100/second",
        "RATE_LIMIT_BY": "token",
        "TRUSTED_PROXIES": "1",
        "CORS_ORIGINS": "https://cards.example",
        "LOG_LEVEL": "warning",
        "METRICS_TOKEN": "secret",
        "PROMETHEUS_MULTIPROC_DIR": "metrics",
    }
    assert chosen.keys() == SETTINGS.keys()
    config = read(**chosen)
    for name, field in SETTINGS.items():
        assert str(getattr(config, field.name)) == chosen[name]
        assert getattr(config, field.name) != field.default


def test_space_around_a_setting_does_not_matter_and_an_empty_one_is_as_good_as_none():
    assert read(HOST=" localhost ", PORT=" 9000 ", REDIS_URL=" redis://localhost\n") == Config(
        host="localhost", port=9000, redis_url="redis://localhost"
    )
    assert read(**dict.fromkeys(SETTINGS, "")) == read(**dict.fromkeys(SETTINGS, "  ")) == Config()


def test_the_defaults_are_within_the_bounds():
    for name, (minimum, maximum) in NUMBERS.items():
        assert minimum <= SETTINGS[name].default <= maximum
    assert Config().waiting_places < Config().threads


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_has_bounds(name: str):
    minimum, maximum = NUMBERS[name]
    room = {} if name in ("THREADS", "WAITING_PLACES") else {"WAITING_PLACES": "1"}
    room |= {"THREADS": str(NUMBERS["THREADS"][1])} if name == "WAITING_PLACES" else {}
    room |= {"WAITING_PLACES": "1"} if name == "THREADS" else {}
    room |= {"REDIS_URL": "redis://localhost"} if name == "REDIS_REPLICAS" else {}
    for value in (minimum, maximum):
        assert getattr(read(**{name: str(value)}, **room), SETTINGS[name].name) == value
    for value in (minimum - 1, maximum + 1, -(2**63), 2**63):
        with pytest.raises(BadSetting, match=rf"^{name} must be {minimum} to {maximum}, not {value}$"):
            read(**{name: str(value)}, **room)


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("text", ["x", "1.5", "1e3", "0x10", "1 2", "one", "nan", "true", "-", "\0"])
def test_a_number_that_is_none_is_refused_by_name(name: str, text: str):
    with pytest.raises(BadSetting, match=rf"^{name} must be a whole number"):
        read(**{name: text})


def test_moves_must_find_a_thread():
    assert read(THREADS="3", WAITING_PLACES="2").waiting_places == 2
    for threads, places in ((3, 3), (2, 24), (24, 24)):
        with pytest.raises(BadSetting, match=rf"^WAITING_PLACES must be below THREADS, which is {threads}"):
            read(THREADS=str(threads), WAITING_PLACES=str(places))


@pytest.mark.parametrize(
    "url",
    [
        "localhost:6379",
        "localhost",
        "http://localhost",
        "REDIS",
        "redis:/localhost",
        "redis://h:port",
        "redis://h:65536",
        "redis://[::1",
    ],
)
def test_another_address_of_a_store_is_refused(url: str):
    with pytest.raises(BadSetting, match=r"^REDIS_URL "):
        read(REDIS_URL=url)


def test_settings_cannot_be_changed():
    with pytest.raises(dataclasses.FrozenInstanceError):
        Config().port = 1  # type: ignore[misc]  # which is the point


def test_the_readme_tells_every_setting_with_its_default():
    for name, field in SETTINGS.items():
        row = next(line for line in README.splitlines() if line.startswith(f"| `{name}`"))
        if field.type is int:
            assert f"| {field.default} |" in row
        assert field.metadata["meaning"].split(";")[0].rstrip(".") in row


# --- Their effect -----------------------------------------------------------------------------------------------------


def test_the_limit_of_bodies_has_its_effect():
    client = create_app(Config(redis_url="unix:///no/such/socket", body_limit=2048)).test_client()
    path = next(operation.path for operation in BY_NAME.values() if operation.name.startswith("deal"))
    small, large = (client.post(path, data=b"[" + b" " * size + b"]", content_type="application/json") for size in (2046, 2047))
    assert (small.status_code, large.status_code) == (422, 413)


# --- The command ------------------------------------------------------------------------------------------------------


def run(*arguments: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command as a user would."""
    return subprocess.run(
        [sys.executable, "-m", "referee.cli", *arguments],
        input=stdin,
        env={"PATH": os.environ["PATH"], **environment},
        capture_output=True,
        check=False,
        timeout=300,
    )


def test_serving_with_a_wrong_setting_ends_at_once_and_names_it():
    for setting in ({"PORT": "http"}, {"REDIS_URL": "localhost"}):
        ended = run("serve", **setting)
        assert ended.returncode == 2
        assert ended.stdout == b""
        assert ended.stderr.decode().startswith(f"referee: {next(iter(setting))} must ")
        assert ended.stderr.count(b"\n") == 1


@pytest.mark.parametrize("arguments", [[], ["no-such-command"], ["verify"], ["spec", "more"]])
def test_another_command_is_explained(arguments: list[str], capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: referee" in capsys.readouterr().err


def test_the_document_is_printed(capsys: pytest.CaptureFixture[str]):
    assert main(["spec"]) == 0
    assert capsys.readouterr().out == (FOLDER / "openapi.json").read_text()


RECORD: dict[str, Any] = BY_NAME["verifyRecord"].request_examples()[0]


def verify(path: Path, content: bytes) -> int:
    """Return the status of verifying a file."""
    path.write_bytes(content)
    return main(["verify", str(path)])


def test_a_record_that_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert verify(tmp_path / "record.json", json.dumps(RECORD).encode()) == 0
    assert capsys.readouterr().out == "valid\n"


def test_a_record_from_standard_input():
    ended = run("verify", "-", stdin=json.dumps(RECORD).encode())
    assert (ended.returncode, ended.stdout) == (0, b"valid\n")


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": "0" * 64}, "seed"),
        ({"moves": RECORD["moves"][:-1]}, "status"),
        ({"moves": RECORD["moves"] + RECORD["moves"][-1:]}, "moves"),
        ({"game": "no-such-game"}, "game"),
        ({"players": 1}, "players"),
        ({"rules_version": "0"}, "rules_version"),
        ({"names": []}, "names"),
        ({"result": RECORD["result"] | {"reason": "common.finished"}}, "result"),
    ],
)
def test_a_record_that_does_not_hold(change: dict[str, Any], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert verify(tmp_path / "record.json", json.dumps(RECORD | change).encode()) == 1
    *problems, last = capsys.readouterr().out.splitlines()
    assert last == "not valid"
    assert any(problem.startswith(named) for problem in problems)


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b"null", b"no JSON", b"\xff", b"[" * 100_000, json.dumps(RECORD | {"more": 1}).encode()]
)
def test_what_is_no_record(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert verify(tmp_path / "record.json", content) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("This is no record: ")
