"""The application: configuration, store, sessions and API, wired together."""

from collections.abc import Callable
from datetime import UTC, datetime

from flask import Flask

from referee.api import document, operation
from referee.api.jsonio import RecordProvider
from referee.config import Config
from referee.sessions.keeper import Keeper
from referee.sessions.service import Sessions
from referee.sessions.store import Store, connect
from referee.sessions.waiting import WaitingRoom
from referee.sessions.watching import Watching


class Referee(Flask):
    """The Flask application, with records as JSON."""

    json_provider_class = RecordProvider


def create_app(
    config: Config | None = None,
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
    closing: Callable[[], bool] = lambda: False,
) -> Referee:
    """Return the application. `now` is its clock; `closing` tells when it is about to stop, so that nobody is kept waiting."""
    config = config or Config.from_environment()
    app = Referee("referee", static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = config.body_limit
    app.url_map.merge_slashes = False  # an address has one spelling: any other is not found, and nobody is sent elsewhere
    store = Store(connect(config.redis_url), config.session_lifetime)
    app.extensions["config"] = config
    app.extensions["store"] = store
    keeper = Keeper(store, now)
    app.extensions["sessions"] = Sessions(keeper)
    app.extensions["watching"] = Watching(keeper, WaitingRoom(store, config.waiting_places, closing))
    document.register(app)
    operation.register_pages(app)
    return app
