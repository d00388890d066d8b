"""What is seen of every request: it gets an id, is counted, and is logged."""

import re
from functools import cache
from time import perf_counter
from typing import Any

from flask import Flask, Response, current_app, g, request

from referee.api import logs, metrics
from referee.sessions.tokens import new_id

HEADER = "X-Request-Id"

_REQUEST_ID = re.compile(r"[A-Za-z0-9._:-]{1,64}")
_SESSION_ID = re.compile(r"[0-9a-f]{24}")
_PARAMETER = re.compile(r"<(?:\w+:)?(\w+)>")


def register(app: Flask) -> None:
    """Observe every request of an app. To be called before whatever may answer a request early."""
    app.before_request(_begin)
    app.after_request(_end)


def _begin() -> None:
    g.began = perf_counter()
    given = request.headers.get(HEADER)
    g.request_id = given if given is not None and _REQUEST_ID.fullmatch(given) else new_id()


def _end(response: Response) -> Response:
    response.headers[HEADER] = g.request_id
    problem, status, began = g.get("problem"), response.status_code, g.began
    metrics.count_request(_operation(), status, perf_counter() - began, problem.rule if problem else None)
    line = {**told(), "code": problem.code if problem else None}

    def log() -> None:
        logs.answered(status, **line, duration_ms=round((perf_counter() - began) * 1000, 3))

    if response.is_streamed and not response.direct_passthrough:
        response.call_on_close(log)  # a stream lasts longer than it takes to answer
    else:
        log()
    return response


def told() -> dict[str, Any]:
    """Return what is logged of the request that is being answered: its address as the document has it, without what was asked."""
    session_id = (request.view_args or {}).get("session_id", "")
    return {
        "request_id": g.request_id,
        "method": request.method,
        "path": None if request.url_rule is None else _template(request.url_rule.rule),
        "session_id": session_id if _SESSION_ID.fullmatch(session_id) else None,  # anything else is what a caller made up
    }


@cache
def _template(rule: str) -> str:
    """Return a path of Flask's as the document writes it."""
    return _PARAMETER.sub(r"{\1}", rule)


def _operation() -> str:
    """Return the operation that is called, or which page it is that the document does not describe."""
    if request.method == "OPTIONS":
        return "options"
    return "none" if request.endpoint is None else _operation_of(request.endpoint)


@cache
def _operation_of(endpoint: str) -> str:
    described: dict[str, Any] = getattr(current_app.view_functions[endpoint], "_apidoc", {})
    name: str = described.get("manual_doc", {}).get("operationId", endpoint)
    return name
