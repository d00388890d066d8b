"""Sessions over HTTP."""

from typing import Any

from flask import current_app, url_for
from marshmallow import Schema, fields, validate
from msgspec import to_builtins

from referee.api.auth import ANYBODY, WITH_OR_WITHOUT, WITH_TOKEN, bearer_token
from referee.api.blueprint import Blueprint
from referee.api.bodies import NEW_SESSION, CreatedSession, Submission
from referee.sessions.model import GameRecord
from referee.sessions.record import Verification, verify
from referee.sessions.service import Sessions
from referee.sessions.views import SessionView

blueprint = Blueprint("sessions", __name__, url_prefix="/v1", description="Games being played.")


def sessions() -> Sessions:
    """Return the sessions of the app that is answering."""
    found: Sessions = current_app.extensions["sessions"]
    return found


LATEST_VERSION = 2**53 - 1
"""No session comes near it, and every client can say it."""


class Looking(Schema):
    """How to look at a session."""

    after_version = fields.Integer(
        validate=validate.Range(min=0, max=LATEST_VERSION),
        metadata={"description": "Include the events of all versions after this one; 0 for all there are."},
    )
    wait = fields.Float(
        load_default=0,
        validate=validate.Range(min=0),
        metadata={
            "description": "Seconds to wait for something to happen after `after_version`, if nothing has. The service waits no "
            "longer than its LONGEST_WAIT."
        },
    )


_SESSION = {"session_id": "$response.body#/session/session_id"}
_LINKS = {
    "getSession": {"operationId": "getSession", "parameters": _SESSION, "description": "Look at the session."},
    "submitMove": {"operationId": "submitMove", "parameters": _SESSION, "description": "Make a move, with a seat's token."},
    "getRecord": {"operationId": "getRecord", "parameters": _SESSION, "description": "Get the record once it is over."},
}


@blueprint.route("/sessions", methods=["POST"])
@blueprint.doc(operationId="createSession", security=ANYBODY, responses={201: {"links": _LINKS}})
@blueprint.body(NEW_SESSION, "NewSession")
@blueprint.answers(201, CreatedSession, "The session, and all its tokens: they are told this once.", headers={
    "Location": {"description": "The address of the session.", "schema": {"type": "string", "format": "uri-reference"}}
})  # fmt: skip
@blueprint.refuses(503)
def create_session(asked: Any) -> tuple[CreatedSession, int, dict[str, str]]:
    """Create a session.

    All seats are assigned to the caller, who hands out their tokens.
    """
    options = None if asked.options is None else to_builtins(asked.options)
    game = asked.__struct_config__.tag
    created = sessions().create(
        game, asked.players, options, asked.names, asked.entropy, asked.seed, public=asked.public, label=asked.label
    )
    location = url_for("sessions.get_session", session_id=created.session.session_id)
    return CreatedSession(*created), 201, {"Location": location}


@blueprint.route("/sessions/<string:session_id>")
@blueprint.doc(operationId="getSession", security=WITH_OR_WITHOUT)
@blueprint.arguments(Looking, location="query", as_kwargs=True)
@blueprint.answers(200, SessionView, "The session, as the caller may know it.")
@blueprint.refuses(401, 404, 503)
def get_session(session_id: str, wait: float, after_version: int | None = None) -> SessionView:
    """Look at a session.

    With a seat's token: what that seat sees, and its legal moves. With the organiser's, or without one if the session is public:
    what everybody sees. With `after_version` and `wait` it is a long poll: the answer comes as soon as something has happened.
    """
    longest = current_app.extensions["config"].longest_wait
    return sessions().look(session_id, bearer_token(), after_version, min(wait, longest))


@blueprint.route("/sessions/<string:session_id>/moves", methods=["POST"])
@blueprint.doc(operationId="submitMove", security=WITH_TOKEN)
@blueprint.body(Submission)
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


@blueprint.route("/sessions/<string:session_id>/record")
@blueprint.doc(operationId="getRecord", security=WITH_OR_WITHOUT)
@blueprint.answers(200, GameRecord, "The record.")
@blueprint.refuses(401, 404, 503)
def get_record(session_id: str) -> GameRecord:
    """Get the record of a session that is over.

    With it and the rules anyone can deal the game and judge every move again.
    """
    return sessions().record(session_id, bearer_token())


@blueprint.route("/records/verify", methods=["POST"])
@blueprint.doc(operationId="verifyRecord", security=ANYBODY)
@blueprint.body(GameRecord)
@blueprint.answers(200, Verification, "Whether the record holds, and if not, why.")
def verify_record(record: GameRecord) -> Verification:
    """Verify a record by playing it again. It need not be of a session of this service."""
    return verify(record)
