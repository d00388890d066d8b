"""The file of results, whole, torn and wrong."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from referee_client.arena.errors import Unusable
from referee_client.arena.plan import Plan
from referee_client.arena.played import Failure
from referee_client.arena.results import Results
from referee_client.arena.roster import Bot

from tests.clients.arena.results import played

PLAN = Plan(
    game="triumvirate",
    players=2,
    options={"games_to_win": 1},
    bots=(Bot("a", "bots:a"), Bot("b", "./b")),
    schedule="round-robin",
    rounds=1,
    deals=2,
    seed="s",
    clock=None,
    answer_seconds=60,
)
FIRST = played(1, "ab", ranks=(2, 1), failures=(Failure("crashed", "exit code 1"), None), problems=("moves: none",))
SECOND = played(2, "ba", ranks=(1, 2))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a tournament of which two matches have been played."""
    path = tmp_path / "results.jsonl"
    with Results(path) as results:
        results.begin(PLAN)
        results.add(SECOND)
        results.add(FIRST)
    return path


def test_what_was_kept_is_read_again(path: Path) -> None:
    with Results(path) as results:
        results.begin(PLAN)
        assert results.played == {1: FIRST, 2: SECOND}
        assert results.described == {"format": "referee-arena/1", **json.loads(json.dumps(PLAN.described()))}
    assert len(path.read_text().splitlines()) == 3


@pytest.mark.parametrize("cut", [1, 2, 30, 200])
def test_a_torn_last_line_is_cut_off_and_the_match_is_not_played(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    with Results(path) as results:
        results.begin(PLAN)
        assert results.played == {2: SECOND}
        results.add(FIRST)
    with Results(path) as results:
        assert results.played == {1: FIRST, 2: SECOND}


def test_a_torn_description_begins_anew(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:40])
    with Results(path) as results:
        assert results.described is None
        results.begin(PLAN)
    assert len(path.read_text().splitlines()) == 1


@pytest.mark.parametrize(
    ("plan", "differs"),
    [
        (replace(PLAN, seed="t"), 'seed was "s" and is "t"'),
        (replace(PLAN, options={}), 'options was {"games_to_win": 1} and is {}'),
        (replace(PLAN, deals=3), "deals was 2 and is 3"),
        (replace(PLAN, bots=PLAN.bots[::-1]), "bots was"),
        (replace(PLAN, clock={"move_seconds": 5, "bank_seconds": 0, "on_timeout": "forfeit"}), "clock was null"),
    ],
)
def test_another_tournament_is_refused_naming_what_differs(path: Path, plan: Plan, differs: str) -> None:
    before = path.read_bytes()
    with Results(path) as results, pytest.raises(Unusable) as refused:
        results.begin(plan)
    assert differs in str(refused.value)
    assert path.read_bytes() == before


def test_no_two_arenas_write_one_file(path: Path) -> None:
    with Results(path), pytest.raises(Unusable, match="Another arena"):
        Results(path)
    with Results(path) as results:
        assert len(results.played) == 2


WRONG: list[dict[str, object]] = [
    {"match": "1"},
    {"match": [1]},
    {"match": True},
    {"round": 0},
    {"deal": -1},
    {"moves": None},
    {"moves": 10**400},
    {"seats": "ab"},
    {"seats": [1, 2]},
    {"ranks": ["1", "2"]},
    {"ranks": 5},
    {"scores": [0.5, 1]},
    {"failures": ["crashed", None]},
    {"failures": [{"kind": "sulked", "detail": ""}, None]},
    {"failures": [{"kind": "crashed", "detail": 5}, None]},
    {"failures": [{"kind": "crashed"}, None]},
    {"clock_moves": [None, None]},
    {"problems": "abc"},
    {"reason": None},
    {"record": None},
    {"record": "javascript:alert(1)"},
    {"record": "records/0002.json"},
]
"""What the line of the first match must not say."""


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (b"nonsense\n", "is no JSON"),
        (b"[]\n", "is no JSON object"),
        (b'{"match": 3}\n', "is no result"),
        (b"[" * 100_000 + b"\n", "is no JSON"),
        (json.dumps({**FIRST.to_dict(), "reason": "\ud800"}).encode() + b"\n", "is no JSON"),
        (json.dumps({**FIRST.to_dict(), "more": 1}).encode() + b"\n", "is no result: more: missing, or not of a result"),
        *((json.dumps({**FIRST.to_dict(), **wrong}).encode() + b"\n", f"is no result: {next(iter(wrong))}: ") for wrong in WRONG),
        (
            json.dumps({**FIRST.to_dict(), "match": 3, "record": "records/0003.json", "ranks": [1]}).encode() + b"\n",
            "do not agree in number",
        ),
        (json.dumps(FIRST.to_dict()).encode() + b"\n", "tells match 1 a second time"),
    ],
)
def test_a_wrong_line_is_named(path: Path, line: bytes, wrong: str) -> None:
    with path.open("ab") as file:
        file.write(line)
    with pytest.raises(Unusable, match="^Line 4 of .*" + wrong):
        Results(path)


@pytest.mark.parametrize(
    "changes",
    [
        {"match": 5, "record": "records/0005.json"},
        {"match": 3, "record": "records/0003.json", "round": 2},
        {"match": 3, "record": "records/0003.json", "seats": ["a", "c"]},
        {"match": 3, "record": "records/0003.json", "seats": ["a", "a"]},
    ],
)
def test_a_match_that_the_tournament_does_not_have_is_refused(path: Path, changes: dict[str, object]) -> None:
    with path.open("ab") as file:
        file.write(json.dumps({**FIRST.to_dict(), **changes}).encode() + b"\n")
    with Results(path) as results, pytest.raises(Unusable, match=f"a match {changes['match']} that the tournament does not have"):
        results.begin(PLAN)


@pytest.mark.parametrize("content", ['{"hello": "world"}\n', '{"format": "referee-arena/0"}\n', "shopping list: milk"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(content)
    with pytest.raises(Unusable, match="holds no results"):
        Results(path)
    assert path.read_text() == content
