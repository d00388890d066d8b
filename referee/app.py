"""The application: configuration, store, sessions and API, wired together."""

from collections.abc import Callable
from datetime import UTC, datetime

from flask import Flask, request
from werkzeug.middleware.proxy_fix import ProxyFix

from referee import config as settings
from referee.api import cors, document, limits, logs, observing, operation
from referee.api.jsonio import RecordProvider
from referee.api.metrics import MeteredRoom, MeteredStore
from referee.config import Config
from referee.sessions.allowance import Allowance
from referee.sessions.connection import connect
from referee.sessions.keeper import Keeper
from referee.sessions.service import Sessions
from referee.sessions.watching import Watching


class Referee(Flask):
    """The Flask application, with records as JSON, and logs that keep secrets."""

    json_provider_class = RecordProvider

    def log_exception(self, exc_info: logs.ExcInfo) -> None:
        """Log an exception that nothing expected."""
        logs.failed(exc_info, observing.told(request))


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
    if config.trusted_proxies:
        trusting = ProxyFix(app.wsgi_app, x_for=config.trusted_proxies, x_proto=0)
        app.wsgi_app = trusting  # type: ignore[method-assign]  # as Flask's documentation has it
    client = connect(config.redis_url)
    store = MeteredStore(client, config.session_lifetime, config.redis_replicas)
    app.extensions["config"] = config
    app.extensions["store"] = store
    keeper = Keeper(store, now)
    app.extensions["sessions"] = Sessions(keeper)
    app.extensions["watching"] = Watching(keeper, MeteredRoom(store, config.waiting_places, closing))
    observing.register(app)
    cors.register(app, settings.origins(config.cors_origins))
    if config.rate_limit:
        limits.register(app, Allowance(client, *settings.rate(config.rate_limit)), by_token=config.rate_limit_by == "token")
    document.register(app)
    operation.register_metrics(app, config.metrics_token)
    operation.register_pages(app)
    return app
