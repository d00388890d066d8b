"""The rules in process: a game without a service, in which each bot gets the view that the service would give its seat."""

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from referee_client.generated.models import (
    Result,
    SessionFairness,
    SessionLegalMoves,
    SessionSeat,
    SessionView,
    SessionViewOptions,
)
from referee_client.generated.unions import MOVE_BY_TYPE, RANGE_BY_TYPE, VIEW_BY_GAME
from referee_client.player import Bot

try:
    from msgspec import convert, json
    from referee.games import GAMES
    from referee.games.core import Game, Invalid
except ImportError as missing:
    raise ImportError(
        "The rules of the games are in the distribution `referee`, which is not installed here: "
        "`pip install .` in the project's directory installs it."
    ) from missing

__all__ = ["GAMES", "AnyGame", "Invalid", "play_out", "session_view", "view_record"]

AnyGame = Game[Any, Any]

_NO_TIME = datetime.fromtimestamp(0, UTC)


def session_view(game: AnyGame, state: Any, seat: int, forfeited: Collection[int] = ()) -> SessionView:
    """Return what the service would show a seat of a session in this state, made from the seat's view and legal moves alone.

    What only a session has is left blank: its id and times, its clock, its events.
    """
    view = json.decode(json.encode(game.view(state, seat)))
    listed = json.decode(json.encode(game.legal_moves(state, seat)))
    return SessionView(
        session_id="in-process",
        game=game.name,
        players=view["players"],
        options=SessionViewOptions.from_dict(view["options"]),
        version=1,
        status="finished" if view["result"] else "active",
        label=None,
        public=False,
        viewer=seat,
        seats=[SessionSeat(i, None, taken=True, forfeited=i in forfeited) for i in range(view["players"])],
        to_act=list(view["to_act"]),
        decision=0,
        deadline=None,
        clock=None,
        view=VIEW_BY_GAME[game.name].from_dict(view),
        legal_moves=SessionLegalMoves(
            seat,
            [MOVE_BY_TYPE[move["type"]].from_dict(move) for move in listed["moves"]],
            [RANGE_BY_TYPE[family["type"]].from_dict(family) for family in listed["ranges"]],
            listed["complete"],
        ),
        events=[],
        fairness=SessionFairness("fixed", None, None),
        result=Result.from_dict(view["result"]) if view["result"] else None,
        rematch=None,
        created_at=_NO_TIME,
        updated_at=_NO_TIME,
        ended_at=None,
    )


def view_record(view: SessionView) -> Any:
    """Return the game's own record of the table in a session view. Raises ValueError if there is none: the game has not begun."""
    if view.view is None:
        raise ValueError("The session has not begun.")
    return convert(view.view.to_dict(), GAMES[view.game].view_type)


def play_out(game: AnyGame, bots: Sequence[Bot], options: Mapping[str, Any] | None, seed: str) -> Any:
    """Play a game with a bot for each seat; return its last state. Seats that choose at the same time do so in ascending order.

    Raises the game's Rejection for an illegal move, and whatever a bot raises.
    """
    state = game.deal(len(bots), options, seed).state
    while state.to_act:
        seat = state.to_act[0]
        state = game.judge(state, seat, bots[seat](session_view(game, state, seat)).to_dict()).state
    return state
