"""The catalogues: every rule has a test that fails without it, every card and option is told as it is."""

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect

from referee.games import GAMES
from referee.games.catalogue import COMMON_RULES
from referee.games.core import Invalid
from tests.games.play import AnyGame

RULE_IDS = {rule.id for game in GAMES.values() for rule in game.catalogue.rules} | {rule.id for rule in COMMON_RULES}

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def marked_rules() -> Counter[str]:
    """Return the rule ids that tests are marked with."""
    found: Counter[str] = Counter()
    for path in Path(__file__).parent.parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found.update(argument.value for argument in node.args if isinstance(argument, ast.Constant))
    return found


def test_every_rule_is_tested() -> None:
    assert not RULE_IDS - set(marked_rules())


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    assert not set(marked_rules()) - RULE_IDS


@games
def test_rules_have_an_id_a_text_and_a_source(game: AnyGame) -> None:
    ids = [rule.id for rule in game.catalogue.rules]
    assert len(set(ids)) == len(ids)
    for rule in game.catalogue.rules:
        assert rule.id.startswith(f"{game.name}.")
        assert rule.text.endswith(".")
        assert rule.source


@games
def test_cards_are_told_apart_and_can_be_shown(game: AnyGame) -> None:
    cards = game.catalogue.cards
    assert len({card.id for card in cards}) == len(cards)
    assert len({card.name for card in cards}) == len(cards)
    for card in cards:
        assert card.symbol
        assert card.colour.startswith("#")


@games
def test_options_are_those_that_the_records_have(game: AnyGame) -> None:
    defaults = game.options(None, game.min_players)
    assert [option.name for option in game.catalogue.options] == list(game.options_type.__struct_fields__)
    for option in game.catalogue.options:
        assert getattr(defaults, option.name) == option.default
        for value in (option.minimum, option.maximum):
            assert value is None or _declared(game, option.name, value), f"{option.name} is not bounded by {value}"


def _declared(game: AnyGame, name: str, bound: int) -> bool:
    info = inspect.type_info(game.options_type)
    assert isinstance(info, inspect.StructType)
    kind: Any = next(field.type for field in info.fields if field.name == name)
    while isinstance(kind, inspect.Metadata | inspect.VarTupleType):
        kind = kind.type if isinstance(kind, inspect.Metadata) else kind.item_type
    return isinstance(kind, inspect.IntType) and bound in (kind.ge, kind.le)


@games
def test_an_option_out_of_its_bounds_is_refused_by_name(game: AnyGame) -> None:
    wrong: list[tuple[str, Any]] = [("no_such_option", 1)]
    for option in game.catalogue.options:
        wrong += [(option.name, value) for value in ({}, None, 1.5, True, "no such choice")]
        wrong += [] if option.minimum is None else [(option.name, option.minimum - 1)]
        wrong += [] if option.maximum is None else [(option.name, option.maximum + 1)]
    for name, value in wrong:
        with pytest.raises(Invalid) as refused:
            game.options({name: value}, game.min_players)
        assert name in str(refused.value)
        assert refused.value.field.split(".")[0] == "options"


@games
def test_the_number_of_players_is_bounded(game: AnyGame) -> None:
    for players in (game.min_players - 1, game.max_players + 1):
        with pytest.raises(Invalid) as refused:
            game.options(None, players)
        assert refused.value.field == "players"
