"""Every error as a problem (RFC 9457), made in one place."""

from collections.abc import Iterator
from http import HTTPStatus
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from flask import Flask, Response, g, request
from msgspec import UNSET, Meta, UnsetType
from werkzeug.exceptions import HTTPException, NotFound

from referee.api.jsonio import MalformedJson
from referee.games.core import Invalid, Malformed, Rejection
from referee.games.record import Record
from referee.sessions import errors
from referee.sessions.record import FieldError

MEDIA_TYPE = "application/problem+json"
RETRY_SECONDS = 1

CODES: dict[str, tuple[int, str]] = {
    "malformed-json": (400, "The body is not JSON, or not in UTF-8."),
    "bad-request": (400, "The request cannot be understood as HTTP."),
    "unauthenticated": (401, "A token is needed, or the one given is none of this session's."),
    "forbidden": (403, "The token is not for that."),
    "not-found": (404, "There is nothing here that the caller may know of."),
    "method-not-allowed": (405, "The address is right and the method is not; `Allow` lists those that are."),
    "not-to-act": (409, "The seat owes no decision now."),
    "finished": (409, "The game is over."),
    "seat-taken": (409, "Somebody else has the seat, or all are taken."),
    "wrong-status": (409, "The session has not come so far, or is past that; `detail` says which."),
    "stale-decision": (409, "The move answers another decision than the seat's open one, whose number is in `decision`."),
    "too-large": (413, "The body is larger than this service takes."),
    "unsupported-media-type": (415, "The body must be application/json."),
    "invalid-request": (422, "The request does not fit the document; `errors` names the fields."),
    "illegal-move": (422, "The rules forbid the move; `rule` names the rule and `detail` says why."),
    "rate-limited": (429, "The caller has made all the requests that it may for now. Go on after `Retry-After`."),
    "internal-error": (500, "The service failed. That is a bug."),
    "store-unavailable": (503, "The session store cannot be reached. Nothing is lost: send the request again after `Retry-After`."),
    "too-busy": (503, "No place is left to wait in. Ask again after `Retry-After`, or without `wait`."),
}
"""Every code, with its status and what it means."""

_CODE_OF_STATUS = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "unsupported-media-type",
    422: "invalid-request",
    500: "internal-error",
}

_CODE_OF_SESSION_ERROR = {
    errors.NoSuchSession: ("not-found", "There is no such session, or it is not public and the request has none of its tokens."),
    errors.NoRecordYet: ("not-found", None),
    errors.Unauthenticated: ("unauthenticated", None),
    errors.Forbidden: ("forbidden", None),
    errors.SeatTaken: ("seat-taken", None),
    errors.WrongStatus: ("wrong-status", None),
    errors.SessionOver: ("finished", None),
    errors.TooManyWaiting: ("too-busy", "No place is left to wait in."),
    errors.StoreUnavailable: ("store-unavailable", None),
    errors.IllegalMove: ("illegal-move", None),
    errors.NotToAct: ("not-to-act", None),
    errors.GameFinished: ("finished", None),
    errors.StaleDecision: ("stale-decision", None),
}


_ADDRESS = {"format": "uri-reference"}


class Problem(Record, frozen=True, kw_only=True):
    """Why a request failed (RFC 9457). It changed nothing."""

    type: Annotated[str, Meta(description="The address of what is said about this code.", extra_json_schema=_ADDRESS)]
    title: str
    status: Annotated[int, Meta(ge=400, le=599)]
    detail: Annotated[str, Meta(description="What is wrong, in a sentence.")]
    code: Annotated[str, Meta(extra_json_schema={"enum": list(CODES)})]
    instance: Annotated[str, Meta(description="The path that was asked for.", extra_json_schema=_ADDRESS)]
    rule: Annotated[str | UnsetType, Meta(description="The id of the rule that a move broke.")] = UNSET
    errors: Annotated[tuple[FieldError, ...] | UnsetType, Meta(description="The fields that are wrong.")] = UNSET
    decision: Annotated[int | UnsetType, Meta(description="The number of the seat's next decision.")] = UNSET


def described(code: str, path: str, detail: str | None = None, **more: Any) -> Problem:
    """Return the problem that a code stands for, met at a path."""
    status, meaning = CODES[code]
    title = code.replace("-", " ").capitalize().replace("json", "JSON")
    return Problem(type=f"/problems/{code}", title=title, status=status, detail=detail or meaning, code=code, instance=path, **more)


def problem(code: str, detail: str | None = None, headers: dict[str, str] | None = None, **more: Any) -> Response:
    """Return the response for a problem."""
    body = g.problem = described(code, quote(request.path), detail, **more)
    response = Response(msgspec.json.encode(body), body.status, mimetype=MEDIA_TYPE)
    response.headers.update(headers or {})
    if body.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    if body.status == 503:
        response.headers["Retry-After"] = str(RETRY_SECONDS)
    return response


def register(app: Flask) -> None:
    """Make every error of the app a problem."""
    app.register_error_handler(Invalid, _invalid)
    app.register_error_handler(Rejection, _rejected)
    app.register_error_handler(errors.SessionError, _refused)
    app.register_error_handler(HTTPException, http_problem)


def _invalid(error: Invalid) -> Response:
    """Answer a value that is out of bounds or cannot exist. A move that is none is malformed by the games' common rules, too."""
    rule: str | UnsetType = "common.malformed" if error.field.split(".")[0] == "move" else UNSET
    return problem("invalid-request", f"{error.field}: {error.why}.", errors=(FieldError(error.field, error.why),), rule=rule)


def _rejected(rejection: Rejection) -> Response:
    if isinstance(rejection, Malformed):
        return problem("invalid-request", rejection.why, rule=rejection.rule, errors=(FieldError(rejection.field, rejection.why),))
    return problem("illegal-move", rejection.why, rule=rejection.rule)


def _refused(error: errors.SessionError) -> Response:
    code, detail = _CODE_OF_SESSION_ERROR[type(error)]
    more: dict[str, Any] = {}
    if isinstance(error, errors.MoveRefused):
        more["decision"] = error.decision
    if isinstance(error, errors.IllegalMove):
        more["rule"] = error.rejection.rule
    return problem(code, detail or str(error), **more)


def http_problem(error: HTTPException) -> Response:
    """Answer what Flask and its extensions raise, keeping their headers (Allow)."""
    if isinstance(error, MalformedJson):
        return problem("malformed-json", error.description)
    status = error.code or HTTPStatus.INTERNAL_SERVER_ERROR
    code = _CODE_OF_STATUS.get(status, "internal-error" if status >= 500 else "bad-request")
    headers = {name: value for name, value in error.get_headers() if name.lower() not in ("content-type", "content-length")}
    messages = (getattr(error, "data", None) or {}).get("messages")
    if messages:
        wrong = tuple(_field_errors(messages))
        return problem(code, "; ".join(f"{each.field}: {each.message}" for each in wrong) + ".", headers, errors=wrong)
    detail = None if code == "internal-error" else error.description
    if isinstance(error, NotFound):
        detail = f"There is nothing at {request.method} {request.path}. The operations are at /docs."
    return problem(code, detail, headers)


def _field_errors(messages: dict[str, dict[str, list[str]]]) -> Iterator[FieldError]:
    """Flatten what marshmallow says: texts by field, by where in the request the field was."""
    for fields in messages.values():
        for field, texts in fields.items():
            for text in texts:
                yield FieldError(field, text.removesuffix("."))
