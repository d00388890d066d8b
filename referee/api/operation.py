"""What operators and newcomers look at: health, metrics, the document, its page, and what the problems mean."""

import hmac

from flask import Flask, Response, current_app, redirect
from flask_swagger_ui import get_swaggerui_blueprint
from werkzeug import Response as WerkzeugResponse
from werkzeug.exceptions import NotFound

from referee.api import metrics
from referee.api.auth import ANYBODY, bearer_token
from referee.api.blueprint import Blueprint
from referee.api.bodies import Health
from referee.api.problems import CODES
from referee.sessions.errors import Unauthenticated

blueprint = Blueprint("operation", __name__, description="For operators.")


@blueprint.route("/healthz")
@blueprint.doc(operationId="getHealth", security=ANYBODY)
@blueprint.answers(200, Health, "The service runs.")
def healthz() -> Health:
    """Tell whether the service runs."""
    return Health("ok")


@blueprint.route("/readyz")
@blueprint.doc(operationId="getReadiness", security=ANYBODY)
@blueprint.answers(200, Health, "The service runs and reaches its store.")
@blueprint.refuses(503)
def readyz() -> Health:
    """Tell whether the service can play: it reaches its store."""
    current_app.extensions["store"].ping()
    return Health("ok")


def register_metrics(app: Flask, token: str) -> None:
    """Serve the metrics to whoever has the token, to anybody if it is empty."""

    @app.get("/metrics", endpoint="metrics")
    def read_metrics() -> Response:
        if token and not hmac.compare_digest((bearer_token() or "").encode(), token.encode()):
            raise Unauthenticated("The operator's token for metrics is needed.")
        return Response(metrics.exposition(), content_type=metrics.CONTENT_TYPE)


def register_pages(app: Flask) -> None:
    """Serve the document and its page, which need nothing from elsewhere, and a page for each problem's code."""
    config = {"app_name": "Referee", "validatorUrl": None}  # or it would send browsers to a validator on the internet
    app.register_blueprint(get_swaggerui_blueprint("/docs", "/openapi.json", config=config), url_prefix="/docs")

    @app.get("/")
    def home() -> WerkzeugResponse:
        return redirect("/docs/")

    @app.get("/openapi.json")
    def openapi() -> Response:
        return Response(app.extensions["document"], mimetype="application/json")

    @app.get("/problems/<code>")
    def about_problem(code: str) -> Response:
        if code not in CODES:
            raise NotFound(f"There is no problem {code!r}.")
        status, meaning = CODES[code]
        return Response(f"{code} ({status})\n\n{meaning}\n", mimetype="text/plain")
