"""The games and their rules, and the pure calls: judging without a session."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET, to_builtins
from werkzeug.exceptions import NotFound

from referee.api.auth import ANYBODY
from referee.api.blueprint import Blueprint
from referee.api.bodies import PURE, GameDetail, GameList, GameSummary, PlayerCounts
from referee.games import GAMES
from referee.games.catalogue import COMMON_RULES
from referee.games.core import Game, Invalid
from referee.sessions.tokens import new_seed

blueprint = Blueprint("games", __name__, url_prefix="/v1/games", description="The games, their cards and their rules.")


@blueprint.route("")
@blueprint.doc(operationId="listGames", security=ANYBODY)
@blueprint.answers(200, GameList, "All games.")
def list_games() -> GameList:
    """List the games."""
    return GameList(tuple(summary(game) for game in GAMES.values()))


@blueprint.route("/<string:game>")
@blueprint.doc(operationId="getGame", security=ANYBODY)
@blueprint.answers(200, GameDetail, "The game.")
@blueprint.refuses(404)
def get_game(game: str) -> GameDetail:
    """Get a game's options, cards and rules."""
    return detail(_find(game))


def _find(name: str) -> Game[Any, Any]:
    if name not in GAMES:
        raise NotFound(f"There is no game {name!r}. The games are: {', '.join(GAMES)}.")
    return GAMES[name]


def summary(game: Game[Any, Any]) -> GameSummary:
    """Return a game in a sentence."""
    catalogue = game.catalogue
    return GameSummary(game.name, catalogue.title, catalogue.summary, PlayerCounts(game.min_players, game.max_players))


def detail(game: Game[Any, Any]) -> GameDetail:
    """Return all there is to know of a game."""
    catalogue, brief = game.catalogue, summary(game)
    return GameDetail(
        brief.game, brief.title, brief.summary, brief.players, catalogue.options, catalogue.cards, catalogue.rules + COMMON_RULES
    )


def pure_calls(game: Game[Any, Any]) -> Blueprint:
    """Return the pure calls of a game. Each checks what it is given, so that what it accepts never fails later."""
    title, bodies = game.catalogue.title, PURE[game.name]
    calls = Blueprint(game.name, __name__, url_prefix=f"/v1/games/{game.name}", description=f"{title} by pure calls: no session.")

    def call(path: str, verb: str, does: str, request: Any, answer: Any, said: str) -> Callable[[Any], Any]:
        def decorator(function: Any) -> Any:
            function.__doc__ = does
            function = calls.answers(200, answer, said)(function)
            function = calls.body(request)(function)
            function = calls.doc(operationId=verb + game.name.capitalize(), security=ANYBODY)(function)
            return calls.route(path, methods=["POST"], endpoint=verb)(function)

        return decorator

    @call("/deal", "deal", f"Deal a game of {title}.", bodies.deal, bodies.dealt, "The first state.")
    def deal(asked: Any) -> Any:
        options = {} if asked.options is UNSET else to_builtins(asked.options)
        state, _ = game.deal(asked.players, options, new_seed() if asked.seed is UNSET else asked.seed)
        return bodies.dealt(state, state.to_act, state.result)

    @call("/judge", "judge", f"Judge a move of {title}.", bodies.judge, bodies.judged, "What the move leads to.")
    def judge(asked: Any) -> Any:
        _check(game, asked.state, "seat", asked.seat)
        state, events = game.judge(asked.state, asked.seat, asked.move)
        return bodies.judged(state, state.to_act, events, state.result)

    listing = f"List the legal moves of a seat in {title}."

    @call("/legal-moves", "legalMoves", listing, bodies.legal_moves, game.legal_moves_type, "What the seat may do.")
    def legal_moves(asked: Any) -> Any:
        _check(game, asked.state, "seat", asked.seat)
        return game.legal_moves(asked.state, asked.seat)

    looking = f"Look at a state of {title} as a seat or a spectator."

    @call("/view", "view", looking, bodies.look, game.view_type, "What the viewer may know.")
    def view(asked: Any) -> Any:
        _check(game, asked.state, "viewer", asked.viewer)
        return game.view(asked.state, asked.viewer)

    imagining = f"Imagine a whole state of {title} that looks like a view to its viewer."

    @call("/imagine", "imagine", imagining, bodies.imagine, bodies.imagined, "A state, what is hidden dealt at random.")
    def imagine(asked: Any) -> Any:
        _within("view", game.check_view, asked.view)
        return bodies.imagined(game.imagine(asked.view, new_seed() if asked.seed is UNSET else asked.seed))

    return calls


def _check(game: Game[Any, Any], state: Any, field: str, seat: int | None) -> None:
    """Check a state, and that a seat is one of its seats."""
    _within("state", game.check, state)
    if seat is not None and seat >= state.players:
        raise Invalid(field, f"is no seat of this game: the seats are 0 to {state.players - 1}")


def _within(name: str, check: Callable[[Any], None], value: Any) -> None:
    """Check a value, naming what is wrong below the name it has in the request."""
    try:
        check(value)
    except Invalid as invalid:
        raise type(invalid)(f"{name}.{invalid.field}", invalid.why) from None
