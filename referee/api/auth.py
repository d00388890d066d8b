"""Who is asking: the token of a request."""

from flask import request

from referee.sessions.errors import Unauthenticated

SCHEMES = {
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "A seat's or the organiser's token, told once when the session is created.",
    }
}

ANYBODY: list[dict[str, list[str]]] = []
WITH_TOKEN: list[dict[str, list[str]]] = [{"token": []}]
WITH_OR_WITHOUT: list[dict[str, list[str]]] = [{}, {"token": []}]


def bearer_token() -> str | None:
    """Return the token of the request, or None. Raises Unauthenticated for another kind of authorization."""
    header = request.headers.get("Authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Unauthenticated("Authorization must be of the form: Bearer TOKEN.")
    return token.strip()
