"""Taking, leaving and keeping seats over HTTP."""

from referee.api.auth import WITH_OR_WITHOUT, WITH_TOKEN, bearer_token
from referee.api.blueprint import Blueprint
from referee.api.bodies import RematchRequest, Sitting, TakenSeat
from referee.api.idempotency import IdempotencyKey, secrets_for
from referee.api.sessions import sessions
from referee.sessions.views import SessionView

blueprint = Blueprint("seats", __name__, url_prefix="/v1/sessions/<string:session_id>", description="Who sits where.")

_LEAVING = {"session_id": "$request.path.session_id", "seat": "$response.body#/seat"}
_AGAIN = {"session_id": "$response.body#/session/session_id"}
_SEAT_LINKS = {"leaveSeat": {"operationId": "leaveSeat", "parameters": _LEAVING, "description": "Leave it before the start."}}
_REMATCH_LINKS = {"getSession": {"operationId": "getSession", "parameters": _AGAIN, "description": "Look at the new session."}}


@blueprint.route("/seats", methods=["POST"])
@blueprint.doc(operationId="takeSeat", security=WITH_OR_WITHOUT, responses={201: {"links": _SEAT_LINKS}})
@blueprint.arguments(IdempotencyKey, location="headers")
@blueprint.body(Sitting)
@blueprint.answers(201, TakenSeat, "The seat, and its token, which is told this once.")
@blueprint.refuses(401, 403, 404, 409, 503)
def take_seat(headers: dict[str, str], asked: Sitting, session_id: str) -> TakenSeat:
    """Take a seat of an open table; the last one starts the game.

    Anybody may sit at a public table. At a private one the organiser's token seats somebody.
    """
    with secrets_for(headers) as secrets:
        return TakenSeat(*sessions().seats.take(session_id, bearer_token(), asked.name, asked.seat, asked.entropy, secrets))


@blueprint.route("/seats/<int:seat>", methods=["DELETE"])
@blueprint.doc(operationId="leaveSeat", security=WITH_TOKEN)
@blueprint.answers(200, SessionView, "The session, as everybody sees it.")
@blueprint.refuses(401, 403, 404, 409, 503)
def leave_seat(session_id: str, seat: int) -> SessionView:
    """Leave a seat before the game starts, with its token, which then is nobody's."""
    return sessions().seats.leave(session_id, bearer_token(), seat)


@blueprint.route("/rematch", methods=["POST"])
@blueprint.doc(operationId="askRematch", security=WITH_TOKEN, responses={201: {"links": _REMATCH_LINKS}})
@blueprint.body(RematchRequest)
@blueprint.answers(201, TakenSeat, "The seat in the new session, and its token.")
@blueprint.refuses(401, 403, 404, 409, 503)
def ask_rematch(asked: RematchRequest, session_id: str) -> TakenSeat:
    """Ask for a rematch of a finished game, with a seat's token.

    All who ask get the same new session, with the same options and seats rotated by one. Asking again gets the same answer.
    """
    return TakenSeat(*sessions().seats.rematch(session_id, bearer_token(), asked.entropy))
