"""Bots as they are named on the command line."""

import asyncio

import pytest
from referee_client.arena.errors import Unusable
from referee_client.arena.roster import check, roster


@pytest.mark.parametrize(
    ("given", "name", "imported"),
    [
        ("referee_client.bots:random_bot", "random_bot", True),
        ("referee_client.bots.triumvirate:bot", "triumvirate", True),
        ("mybot:Strategy.choose", "Strategy.choose", True),
        ("node bot.mjs", "node bot.mjs", False),
        ("./bot", "./bot", False),
        ("old.one-1=node bot.mjs --depth=3", "old.one-1", False),
        ("new=mybot:choose", "new", True),
        ("node bot.mjs --depth=3", "node bot.mjs --depth=3", False),
        ("env=DEPTH=3 node bot.mjs", "env", False),
        ("node  bot.mjs\t", "node bot.mjs", False),
        ("./bot --seed=3", "./bot --seed=3", False),
        ("say 'a: b'", "say 'a: b'", False),
        ("cd bots && ./run", "cd bots && ./run", False),
        ("x" * 200, "x" * 59 + "…", False),
        ("echo \x1b[2J", "echo \N{REPLACEMENT CHARACTER}[2J", False),
    ],
)
def test_a_bot_has_a_name_and_is_imported_or_run(given: str, name: str, imported: bool) -> None:
    (bot,) = roster([given])
    assert (bot.name, bot.is_imported) == (name, imported)


def test_the_same_bot_may_play_several_times() -> None:
    assert [bot.name for bot in roster(["node b", "node  b", " node b"])] == ["node b", "node b 2", "node b 3"]
    assert [bot.name for bot in roster(["a.b:c", "c", "a.b:c", "d=c"])] == ["c", "c 2", "c 3", "d"]


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        (["a=x", "a=y"], "Two bots are called 'a'"),
        (["a= "], "not an empty text"),
        ([f"{'n' * 65}=x"], "1 to 64 characters"),
    ],
)
def test_wrong_names_are_refused(given: list[str], wrong: str) -> None:
    with pytest.raises(Unusable, match=wrong):
        roster(given)


@pytest.mark.parametrize("command", ["~/bot", '"$HOME/bot"', "DEPTH=3 ./bot", "(cd /tmp; ./bot)", "! ./bot", "bots() { :; }; bots"])
def test_a_command_that_only_the_shell_understands_is_left_to_it(command: str) -> None:
    asyncio.run(check(roster([f"bot={command}"]), 60))


def test_an_import_that_does_not_end_is_named() -> None:
    with pytest.raises(Unusable, match=r"The bot .slow. cannot play: its import did not end within 0\.01 s\."):
        asyncio.run(check(roster(["slow=tests.clients.arena.bots:first"]), 0.01))
