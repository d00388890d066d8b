"""What is seen of every request: it gets an id, is counted, and is logged."""

import re
from functools import cache
from time import perf_counter
from typing import Any

from flask import Flask, Request, Response, current_app, g, request

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
    began, given = perf_counter(), request.environ.get("HTTP_X_REQUEST_ID")
    g.seen = began, given if given is not None and _REQUEST_ID.fullmatch(given) else new_id()


def _end(response: Response) -> Response:
    asked: Request = request._get_current_object()  # type: ignore[attr-defined]  # every look through the proxy costs
    began, problem, status, line = g.seen[0], g.get("problem"), response.status_code, told(asked)
    response.headers[HEADER] = line["request_id"]
    metrics.count_request(_operation(asked), status, perf_counter() - began, problem.rule if problem else None)
    line["code"] = problem.code if problem else None

    def log() -> None:
        line["duration_ms"] = round((perf_counter() - began) * 1000, 3)
        logs.answered(status, line)

    if response.is_streamed and not response.direct_passthrough:
        response.call_on_close(log)  # a stream lasts longer than it takes to answer
    else:
        log()
    return response


def told(asked: Request) -> dict[str, Any]:
    """Return what is logged of a request: its address as the document has it, without what was asked."""
    rule, parts = asked.url_rule, asked.view_args
    session_id = parts.get("session_id", "") if parts else ""
    return {
        "request_id": g.seen[1],
        "method": asked.method,
        "path": None if rule is None else _template(rule.rule),
        "session_id": session_id if _SESSION_ID.fullmatch(session_id) else None,  # anything else is what a caller made up
    }


@cache
def _template(rule: str) -> str:
    """Return a path of Flask's as the document writes it."""
    return _PARAMETER.sub(r"{\1}", rule)


def _operation(asked: Request) -> str:
    """Return the operation that is called, or which page it is that the document does not describe."""
    if asked.method == "OPTIONS":
        return "options"
    return "none" if asked.url_rule is None else _operation_of(asked.url_rule.endpoint)


@cache
def _operation_of(endpoint: str) -> str:
    described: dict[str, Any] = getattr(current_app.view_functions[endpoint], "_apidoc", {})
    name: str = described.get("manual_doc", {}).get("operationId", endpoint)
    return name
