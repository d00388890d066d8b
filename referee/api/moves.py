"""Moving and giving up over HTTP."""

from typing import Any

from flask import request

from referee.api.auth import WITH_TOKEN, bearer_token
from referee.api.blueprint import Blueprint
from referee.api.bodies import Submission
from referee.api.schemas import MovesSchema
from referee.api.sessions import sessions, watching
from referee.games import GAMES
from referee.games.core import Game
from referee.sessions.errors import SessionError
from referee.sessions.views import SessionView

blueprint = Blueprint("moves", __name__, url_prefix="/v1/sessions/<string:session_id>", description="Playing.")


def _game_in_play(_body: dict[str, Any]) -> Game[Any, Any] | None:
    """Return the game of the session that is called, None where the caller may not know of it or it cannot be reached."""
    assert request.view_args is not None  # noqa: S101  # the session stands in the path
    try:
        return GAMES[watching().look(request.view_args["session_id"], bearer_token()).game]
    except SessionError:
        return None


@blueprint.route("/moves", methods=["POST"])
@blueprint.doc(operationId="submitMove", security=WITH_TOKEN)
@blueprint.arguments(MovesSchema(Submission, _game_in_play))
@blueprint.answers(200, SessionView, "The session after the move, with the events that the move led to.", headers={
    "Referee-Replayed": {
        "description": "`true` when the move had been made before: the answer is the one it got then, and nothing changed.",
        "schema": {"type": "string", "const": "true"},
    }
})  # fmt: skip
@blueprint.refuses(401, 403, 404, 409, 503)
def submit_move(asked: Submission, session_id: str) -> tuple[SessionView, int, dict[str, str]]:
    """Make a move.

    With `decision` it is safe to send again: a move that was made is not made twice, and gets the answer it got the first time.
    """
    view, replayed = sessions().submit(session_id, bearer_token(), asked.move, asked.decision)
    return view, 200, {"Referee-Replayed": "true"} if replayed else {}


@blueprint.route("/resignation", methods=["POST"])
@blueprint.doc(operationId="resign", security=WITH_TOKEN)
@blueprint.answers(200, SessionView, "The session after that.")
@blueprint.refuses(401, 403, 404, 409, 503)
def resign(session_id: str) -> SessionView:
    """Give the game up.

    With three or more players the others play on, and the referee makes this seat's decisions.
    """
    return sessions().resign(session_id, bearer_token())
