"""The OpenAPI document, from the code."""

from typing import Any

from flask import Flask
from msgspec import json

from referee import __version__
from referee.api import auth, bodies, events, examples, games, moves, operation, seats, sessions
from referee.api.blueprint import Api
from referee.api.schemas import RecordPlugin, components, named_unions
from referee.games import GAMES, AnyMove, AnyRange, AnyView
from referee.games.catalogue import Option
from referee.sessions.model import LoggedEvent

_ABOUT = """\
A referee for card games. It judges every move by the rulebook, keeps sessions, tells each seat exactly what it may know, and
says which rule decided.

**A first game.** `createSession` gives a token for each seat. With a seat's token, `getSession` tells what the seat sees and what
it may do: submit any one of `legal_moves.moves` by `submitMove`, with the `decision` that the view names, until `status` is
`finished`. To wait for the others, add `after_version` and `wait`. `getRecord` and `verifyRecord` then prove the deal and every
move.

**Errors** are problems (RFC 9457); `code` says which, and `/problems/{code}` what it means.

**Without sessions**, each game's pure calls deal, judge, list and view states that the caller keeps.
"""

UNIONS: dict[str, Any] = {
    "Move": AnyMove,
    "View": AnyView,
    "Range": AnyRange,
    "Event": LoggedEvent,
    "NewSession": bodies.NEW_SESSION,
    "Option": Option,
}
for _game in GAMES.values():
    UNIONS |= named_unions(_game)

_SESSIONS = (sessions.blueprint, seats.blueprint, moves.blueprint, events.blueprint)

SETTINGS = {
    "API_TITLE": "Referee",
    "API_VERSION": __version__,
    "OPENAPI_VERSION": "3.1.0",
    "API_SPEC_OPTIONS": {
        "info": {"description": _ABOUT, "license": {"name": "MIT", "identifier": "MIT"}},
        "servers": [{"url": "/", "description": "This service."}],
    },
}


def register(app: Flask) -> None:
    """Give the app its API, and make the document of it."""
    app.config.update(SETTINGS)
    api = Api(app, spec_kwargs={"marshmallow_plugin": RecordPlugin()})
    for name, scheme in auth.SCHEMES.items():
        api.spec.components.security_scheme(name, scheme)
    for blueprint in (games.blueprint, *map(games.pure_calls, GAMES.values()), *_SESSIONS, operation.blueprint):
        api.register_blueprint(blueprint)
    document = api.spec.to_dict()
    document["components"]["schemas"] = components(api.ma_plugin.converter.records.values(), UNIONS)
    examples.add(document)
    app.extensions["document"] = json.format(json.encode(document), indent=1)
