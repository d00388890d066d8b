"""Rate limits over HTTP."""

import math

from flask import Flask, Response, request

from referee.api.problems import problem
from referee.sessions.allowance import Allowance, network

EXEMPT = frozenset({"operation.healthz", "operation.readyz", "metrics"})
"""Endpoints for those who look after the service: they must get through when others do not."""


def register(app: Flask, allowance: Allowance, *, by_token: bool) -> None:
    """Let no address make more requests of an app than the allowance has, or no token and no address that sends none.

    By token is for callers who are known: whoever makes tokens up has as many allowances.
    """

    @app.before_request
    def limit() -> Response | None:
        preflight = request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers
        if preflight or request.endpoint in EXEMPT:
            return None
        token = request.headers.get("Authorization") if by_token else None
        seconds = allowance.spend(f"token {token}" if token else f"address {network(request.remote_addr or '')}")
        if seconds <= 0:
            return None
        return problem("rate-limited", headers={"Retry-After": str(math.ceil(seconds))})
