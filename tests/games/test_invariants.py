"""What is true of every game at every ply, proven on random games."""

import hashlib
import os
import random
import subprocess
import sys
from typing import Any

import pytest
from msgspec import json

from referee.games import GAMES
from referee.games.core import Invalid, Malformed, Rejection, visible
from tests.games.play import TABLES, AnyGame, Ply, options_of, play, seed, thinkable

GAMES_EACH = 6
"""Random games for every game and number of players."""

tables = pytest.mark.parametrize(("name", "players"), TABLES)


def some_games(name: str, players: int, most: int = 400) -> Any:
    """Yield the plies of several random games, with options of all sorts."""
    game = GAMES[name]
    for number in range(GAMES_EACH):
        chance = random.Random(f"{name} {players} {number}")
        yield from play(game, players, options_of(game, players, chance), seed(number), chance, most)


def verdict(game: AnyGame, state: Any, seat: int, move: Any) -> tuple[str, str] | None:
    """Return the rule and the sentence by which a move is rejected, or None."""
    try:
        game.judge(state, seat, move)
    except Rejection as rejection:
        return rejection.rule, rejection.why
    return None


@tables
def test_every_state_is_one_that_can_exist(name: str, players: int) -> None:
    for ply in some_games(name, players):
        GAMES[name].check(ply.state)


@tables
def test_a_move_leaves_the_state_it_was_made_in_as_it_was(name: str, players: int) -> None:
    game = GAMES[name]
    for ply in some_games(name, players, 150):
        before = json.encode(ply.state)
        for seat in ply.state.to_act:
            for move in game.legal_moves(ply.state, seat).moves[:10]:
                game.judge(ply.state, seat, move)
        assert json.encode(ply.state) == before


@tables
def test_states_views_and_listings_survive_json(name: str, players: int) -> None:
    game = GAMES[name]
    for ply in some_games(name, players, 150):
        assert json.decode(json.encode(ply.state), type=game.state_type) == ply.state
        for viewer in (None, *range(players)):
            view = game.view(ply.state, viewer)
            assert json.decode(json.encode(view), type=game.view_type) == view
            assert view.viewer == viewer
        for seat in range(players):
            listed = game.legal_moves(ply.state, seat)
            assert json.decode(json.encode(listed), type=game.legal_moves_type) == listed


@tables
def test_what_is_listed_is_accepted_and_nothing_else_is(name: str, players: int) -> None:
    game, chance = GAMES[name], random.Random(players)
    for ply in some_games(name, players, 60):
        for seat in range(players):
            listed = game.legal_moves(ply.state, seat)
            if seat not in ply.state.to_act:
                assert (listed.moves, listed.ranges, listed.complete) == ((), (), True)
            else:
                assert listed.moves, "whoever is to act can"
            assert len(set(listed.moves)) == len(listed.moves)
            for move in listed.moves:
                assert verdict(game, ply.state, seat, move) is None
            for move in thinkable(game, chance, 30):
                if listed.complete and move not in listed.moves and not _listed_otherwise(move, listed.moves):
                    assert verdict(game, ply.state, seat, move) is not None, f"{move} is not listed, yet accepted"


def _listed_otherwise(move: Any, listed: tuple[Any, ...]) -> bool:
    """Return whether a move whose order of cards or places does not matter is listed in its canonical order."""
    return any(_unordered(move) == _unordered(other) for other in listed)


def _unordered(move: Any) -> tuple[Any, ...]:
    fields = (getattr(move, field) for field in move.__struct_fields__)
    return type(move), *(tuple(sorted(value)) if isinstance(value, tuple) else value for value in fields)


@tables
def test_a_move_is_judged_alike_as_json_and_as_a_record(name: str, players: int) -> None:
    game = GAMES[name]
    for ply in some_games(name, players, 60):
        for seat in ply.state.to_act:
            move = game.legal_moves(ply.state, seat).moves[-1]
            assert game.judge(ply.state, seat, json.decode(json.encode(move))) == game.judge(ply.state, seat, move)


@pytest.mark.rule("common.malformed")
@pytest.mark.parametrize("seat", [True, False, 0.0, "0", None, -1, 6])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_seat_is_refused_whoever_is_to_act(name: str, seat: Any) -> None:
    game = GAMES[name]
    state = game.deal(game.min_players, None, seed(0)).state
    move = game.legal_moves(state, state.to_act[0]).moves[0]
    for ask in (lambda: game.judge(state, seat, move), lambda: game.legal_moves(state, seat)):
        with pytest.raises(Malformed, match="There is no seat") as refused:
            ask()
        assert refused.value.field == "seat"


@pytest.mark.parametrize("players", [2.0, True, "2", None, 0, 7])
@pytest.mark.parametrize("name", GAMES)
def test_a_number_of_players_is_a_whole_number_within_bounds(name: str, players: Any) -> None:
    with pytest.raises(Invalid) as refused:
        GAMES[name].options(None, players)
    assert refused.value.field == "players"


@pytest.mark.parametrize("given", [[], 0, False, ""])
@pytest.mark.parametrize("name", GAMES)
def test_options_are_an_object_or_none(name: str, given: Any) -> None:
    with pytest.raises(Invalid) as refused:
        GAMES[name].options(given, GAMES[name].min_players)
    assert refused.value.field == "options"


@tables
def test_a_game_ends_with_a_result_and_then_takes_no_move(name: str, players: int) -> None:
    game, chance = GAMES[name], random.Random(0)
    last: Ply = list(play(game, players, options_of(game, players, random.Random(1)), seed(1), random.Random(1)))[-1]
    result = last.state.result
    assert result is not None
    assert last.state.phase == "finished"
    assert last.state.to_act == ()
    assert len(result.ranks) == len(result.scores) == players
    assert result.winners == tuple(seat for seat, rank in enumerate(result.ranks) if rank == 1)
    assert all(rank == 1 + sum(other < rank for other in result.ranks) for rank in result.ranks)
    assert result.reason in {rule.id for rule in game.catalogue.rules}
    for seat in range(players):
        for move in thinkable(game, chance, 10):
            rejected = verdict(game, last.state, seat, move)
            assert rejected is not None
            assert rejected[0] in ("common.finished", "common.malformed")


@tables
def test_events_cite_rules_and_say_what_happened(name: str, players: int) -> None:
    game = GAMES[name]
    rules = {rule.id for rule in game.catalogue.rules}
    for ply in some_games(name, players, 100):
        assert ply.events
        for event in ply.events:
            assert event.rule in rules
            assert event.text.endswith((".", "!"))
            assert event.seat is None or event.seat < players
            assert json.decode(json.encode(event), type=game.event_type) == event


# --- Secrecy ----------------------------------------------------------------------------------------------------------


@tables
def test_nothing_a_viewer_gets_depends_on_what_it_cannot_know(name: str, players: int) -> None:
    """Deal all that is hidden from a viewer anew: its view, listing and rejections stay the same to the byte."""
    game, chance = GAMES[name], random.Random(players)
    for number, ply in enumerate(some_games(name, players, 120)):
        moves = thinkable(game, chance, 15)
        for viewer in (None, *range(players)):
            seen = json.encode(game.view(ply.state, viewer))
            redealt = game.imagine(json.decode(seen, type=game.view_type), seed(number))
            game.check(redealt)
            assert json.encode(game.view(redealt, viewer)) == seen
            if viewer is None:
                continue
            assert json.encode(game.legal_moves(redealt, viewer)) == json.encode(game.legal_moves(ply.state, viewer))
            for move in moves:
                assert verdict(game, redealt, viewer, move) == verdict(game, ply.state, viewer, move)


@tables
def test_what_is_imagined_varies_with_the_seed_and_only_with_it(name: str, players: int) -> None:
    game = GAMES[name]
    state, _ = game.deal(players, None, seed(5))
    view = game.view(state, None)
    assert json.encode(game.imagine(view, seed(1))) == json.encode(game.imagine(view, seed(1)))
    assert json.encode(game.imagine(view, seed(1))) != json.encode(game.imagine(view, seed(2))) or not hasattr(state, "rng")


@tables
def test_a_choice_made_in_secret_shows_in_nothing_that_others_get(name: str, players: int) -> None:
    game = GAMES[name]
    for ply in some_games(name, players, 120):
        for seat in ply.state.to_act if len(ply.state.to_act) > 1 else ():
            moves = game.legal_moves(ply.state, seat).moves
            judged = [game.judge(ply.state, seat, move) for move in (moves[0], moves[-1])]
            for viewer in {None, *range(players)} - {seat}:
                views = {json.encode(game.view(state, viewer)) for state, _ in judged}
                events = {json.encode([visible(event, viewer) for event in events]) for _, events in judged}
                assert len(views) == len(events) == 1


def test_secret_fields_are_absent_for_everybody_else() -> None:
    for name, players in TABLES:
        for ply in some_games(name, players, 30):
            for event in ply.events:
                for viewer in (None, *range(players)):
                    shown = json.decode(json.encode(visible(event, viewer)))
                    assert viewer == event.seat or not set(event.secret) & set(shown)


# --- Determinism ------------------------------------------------------------------------------------------------------

_STORY = """
import sys
from tests.games.test_invariants import story
print(story())
"""


def story() -> str:
    """Return a digest of random games of every kind: moves, events, states, views."""
    digest = hashlib.sha256()
    for name, players in TABLES:
        game, chance = GAMES[name], random.Random(7)
        for ply in play(game, players, options_of(game, players, chance), seed(7), chance, 80):
            digest.update(json.encode([ply.move, ply.events, ply.state, game.view(ply.state, 0)]))
            digest.update(json.encode(game.imagine(game.view(ply.state, 0), seed(1))))
    return digest.hexdigest()


def test_a_game_is_the_same_under_every_hash_seed() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", _STORY],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }
    assert len(told) == 1
