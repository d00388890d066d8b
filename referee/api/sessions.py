"""Sessions over HTTP: creating, listing, looking, and their end."""

import hashlib
from typing import Any, get_args

from flask import Response, current_app, request, url_for
from msgspec import json

from referee.api.auth import ANYBODY, WITH_OR_WITHOUT, WITH_TOKEN, bearer_token
from referee.api.blueprint import Blueprint
from referee.api.bodies import NEW_SESSION, CreatedSession, CreatedSessions, NewSessions, SessionList
from referee.api.idempotency import IdempotencyKey, secrets_for
from referee.api.parameters import LATEST_VERSION, Parameters, choice, seconds, text, whole
from referee.api.schemas import MovesSchema
from referee.games import GAMES
from referee.games.core import Game, Invalid
from referee.sessions.model import GameRecord, Status
from referee.sessions.record import Verification, verify
from referee.sessions.service import Sessions
from referee.sessions.views import SessionView
from referee.sessions.watching import Watching

blueprint = Blueprint("sessions", __name__, url_prefix="/v1", description="Games being played.")


def sessions() -> Sessions:
    """Return the sessions of the app that is answering."""
    found: Sessions = current_app.extensions["sessions"]
    return found


def watching() -> Watching:
    """Return the way to watch the sessions of the app that is answering."""
    found: Watching = current_app.extensions["watching"]
    return found


class Listing(Parameters):
    """Which sessions to list."""

    game = choice("Only of this game.", list(GAMES))
    status = choice("Only with this status.", get_args(Status))
    limit = whole("At the most.", 1, 100, default=20)
    cursor = text("The `next_cursor` of the page before.")


class Looking(Parameters):
    """How to look at a session."""

    after_version = whole("Include the events of all versions after this one; 0 for all there are.", 0, LATEST_VERSION)
    wait = seconds(
        "Seconds to wait for something to happen after `after_version`, if nothing has. The service waits no longer than its "
        "LONGEST_WAIT."
    )


_SESSION = {"session_id": "$response.body#/session/session_id"}
_LINKS = {
    "getSession": {"operationId": "getSession", "parameters": _SESSION, "description": "Look at the session."},
    "takeSeat": {"operationId": "takeSeat", "parameters": _SESSION, "description": "Take a seat, if they are open."},
    "submitMove": {"operationId": "submitMove", "parameters": _SESSION, "description": "Make a move, with a seat's token."},
    "listEvents": {"operationId": "listEvents", "parameters": _SESSION, "description": "List what has happened."},
    "abortSession": {
        "operationId": "abortSession",
        "parameters": _SESSION,
        "description": "Break it off, with the organiser's token.",
    },
    "getRecord": {"operationId": "getRecord", "parameters": _SESSION, "description": "Get the record once it is over."},
}

_LISTED = {"session_id": "$response.body#/sessions/0/session_id"}
_LOBBY_LINKS = {
    "getSession": {"operationId": "getSession", "parameters": _LISTED, "description": "Watch a session."},
    "takeSeat": {"operationId": "takeSeat", "parameters": _LISTED, "description": "Take a seat, if it is waiting for players."},
}


@blueprint.route("/sessions", methods=["POST"])
@blueprint.doc(operationId="createSession", security=ANYBODY, responses={201: {"links": _LINKS}})
@blueprint.arguments(IdempotencyKey, location="headers")
@blueprint.body(NEW_SESSION, "NewSession")
@blueprint.answers(201, CreatedSession, "The session, and its tokens: they are told this once.", headers={
    "Location": {"description": "The address of the session.", "schema": {"type": "string", "format": "uri-reference"}}
})  # fmt: skip
@blueprint.refuses(503)
def create_session(headers: dict[str, str], asked: Any) -> tuple[CreatedSession, int, dict[str, str]]:
    """Create a session.

    With assigned seating the caller gets all seats' tokens and hands them out; with open seating whoever takes a seat gets its own.
    """
    with secrets_for(headers) as secrets:
        (created,) = sessions().create([asked.table()], secrets)
    location = url_for("sessions.get_session", session_id=created.session.session_id)
    return CreatedSession(*created), 201, {"Location": location}


@blueprint.route("/sessions/batch", methods=["POST"])
@blueprint.doc(operationId="createSessions", security=ANYBODY)
@blueprint.arguments(IdempotencyKey, location="headers")
@blueprint.body(NewSessions)
@blueprint.answers(201, CreatedSessions, "The sessions, in the order in which they were asked for.")
@blueprint.refuses(503)
def create_sessions(headers: dict[str, str], asked: NewSessions) -> CreatedSessions:
    """Create up to a hundred sessions, all or none."""
    with secrets_for(headers) as secrets:
        created = sessions().create([each.table() for each in asked.sessions], secrets, several=True)
    return CreatedSessions(tuple(CreatedSession(*each) for each in created))


@blueprint.route("/sessions")
@blueprint.doc(operationId="listSessions", security=ANYBODY, responses={200: {"links": _LOBBY_LINKS}})
@blueprint.arguments(Listing, location="query", as_kwargs=True)
@blueprint.answers(200, SessionList, "A page of the lobby.")
@blueprint.refuses(503)
def list_sessions(limit: int, game: str | None = None, status: Any = None, cursor: str | None = None) -> SessionList:
    """List public sessions, the latest first.

    A page may hold fewer than `limit`; only a null `next_cursor` is the end.
    """
    found, following = watching().lobby(game, status, cursor, limit)
    return SessionList(tuple(found), following)


@blueprint.route("/sessions/<string:session_id>")
@blueprint.doc(operationId="getSession", security=WITH_OR_WITHOUT)
@blueprint.arguments(Looking, location="query", as_kwargs=True)
@blueprint.answers(200, SessionView, "The session, as the caller may know it.", headers={
    "ETag": {"description": "Of this very answer; send it as If-None-Match.", "schema": {"type": "string"}}
})  # fmt: skip
@blueprint.alt_response(304, description="Nothing has changed since the answer with the ETag in If-None-Match.")
@blueprint.refuses(401, 404, 503)
def get_session(session_id: str, wait: float, after_version: int | None = None) -> Response:
    """Look at a session.

    With a seat's token: what that seat sees, and its legal moves. With the organiser's, or without one if the session is public:
    what everybody sees. With `after_version` and `wait` it is a long poll: the answer comes as soon as something has happened.
    """
    if wait and after_version is None:
        raise Invalid("wait", "needs after_version, the version that is known")
    longest = current_app.extensions["config"].longest_wait
    body = json.encode(watching().look(session_id, bearer_token(), after_version, min(wait, longest)))
    response = Response(body, mimetype="application/json", headers={"Cache-Control": "private, no-cache", "Vary": "Authorization"})
    response.set_etag(hashlib.sha256(body).hexdigest()[:32])
    response.make_conditional(request)
    return response


@blueprint.route("/sessions/<string:session_id>", methods=["DELETE"])
@blueprint.doc(operationId="abortSession", security=WITH_TOKEN)
@blueprint.answers(200, SessionView, "The session, broken off.")
@blueprint.refuses(401, 403, 404, 409, 503)
def abort_session(session_id: str) -> SessionView:
    """Break a session off, with the organiser's token.

    It has no result then, but a record if its game had begun.
    """
    return sessions().abort(session_id, bearer_token())


@blueprint.route("/sessions/<string:session_id>/record")
@blueprint.doc(operationId="getRecord", security=WITH_OR_WITHOUT)
@blueprint.answers(200, GameRecord, "The record.")
@blueprint.refuses(401, 404, 503)
def get_record(session_id: str) -> GameRecord:
    """Get the record of a session that is over.

    With it and the rules anyone can deal the game and judge every move again.
    """
    return sessions().record(session_id, bearer_token())


def _game_recorded(record: dict[str, Any]) -> Game[Any, Any] | None:
    """Return the game that a record says it is of, None if there is no such game."""
    return next((game for name, game in GAMES.items() if name == record.get("game")), None)


@blueprint.route("/records/verify", methods=["POST"])
@blueprint.doc(operationId="verifyRecord", security=ANYBODY)
@blueprint.arguments(MovesSchema(GameRecord, _game_recorded))
@blueprint.answers(200, Verification, "Whether the record holds, and if not, why.")
def verify_record(record: GameRecord) -> Verification:
    """Verify a record by playing it again. It need not be of a session of this service."""
    return verify(record)
