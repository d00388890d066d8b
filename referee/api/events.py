"""What happened and what happens: events, streams and tickets over HTTP."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

from flask import Response, current_app
from msgspec import json

from referee.api.auth import WITH_OR_WITHOUT, bearer_token
from referee.api.blueprint import Blueprint
from referee.api.bodies import StreamTicket
from referee.api.parameters import LATEST_VERSION, Parameters, text, whole
from referee.api.sessions import watching
from referee.games.core import Invalid
from referee.sessions.watching import Message, SessionEvents

blueprint = Blueprint("events", __name__, url_prefix="/v1/sessions/<string:session_id>", description="Following a game.")

RETRY_MILLISECONDS = 1000
"""After which an EventSource connects again."""

_VERSION = re.compile("[0-9]{1,15}")

_TICKET = {"session_id": "$request.path.session_id", "ticket": "$response.body#/ticket"}
_LINKS = {"streamSession": {"operationId": "streamSession", "parameters": _TICKET, "description": "Follow the session."}}


class After(Parameters):
    """From where on."""

    after = whole("The version after which to begin; 0 for the beginning.", 0, LATEST_VERSION, default=0)


class Streaming(Parameters):
    """Whose stream, and from where on."""

    ticket = text("A ticket from createStreamTicket, instead of a token.")
    after = whole(
        "The version after which to begin, 0 for the beginning: for EventSource, which sends no header when it first connects. "
        "Where there is a Last-Event-ID, that decides.",
        least=0,
        most=LATEST_VERSION,
    )


class LastEventId(Parameters):
    """From where on a stream goes on."""

    last = text(
        "The version last received: the stream goes on after it. Without it or `after` it begins at the latest.", "Last-Event-ID"
    )


@blueprint.route("/events")
@blueprint.doc(operationId="listEvents", security=WITH_OR_WITHOUT)
@blueprint.arguments(After, location="query", as_kwargs=True)
@blueprint.answers(200, SessionEvents, "What happened after that version, as the caller may know it.")
@blueprint.refuses(401, 404, 503)
def list_events(session_id: str, after: int) -> SessionEvents:
    """List what happened in a session."""
    return watching().events(session_id, bearer_token(), after)


@blueprint.route("/stream-tickets", methods=["POST"])
@blueprint.doc(operationId="createStreamTicket", security=WITH_OR_WITHOUT, responses={201: {"links": _LINKS}})
@blueprint.answers(201, StreamTicket, "The ticket.")
@blueprint.refuses(401, 404, 503)
def create_stream_ticket(session_id: str) -> StreamTicket:
    """Get a ticket to the stream, for EventSource, which cannot send a token. It holds for reconnections until it expires."""
    return StreamTicket(*watching().ticket(session_id, bearer_token(), current_app.extensions["config"].ticket_lifetime))


@blueprint.route("/stream")
@blueprint.doc(operationId="streamSession", security=WITH_OR_WITHOUT)
@blueprint.arguments(Streaming, location="query", as_kwargs=True)
@blueprint.arguments(LastEventId, location="headers", as_kwargs=True)
@blueprint.response(
    200,
    {"type": "string"},
    content_type="text/event-stream",
    description="Server-sent events. Each of type `version` is one version: its `id` the version, its data the SessionView "
    "after it with its events. Comments show that the stream is alive. One of type `end` says that nothing follows: do not "
    "reconnect then.",
)
@blueprint.refuses(401, 404, 503)
def stream_session(session_id: str, ticket: str | None = None, after: int | None = None, last: str | None = None) -> Response:
    """Follow a session by server-sent events."""
    config, places = current_app.extensions["config"], ExitStack()
    try:
        admitted = watching().admit(session_id, bearer_token(), ticket)
        messages = watching().stream(session_id, admitted, _version(last, after), config.heartbeat, places)
    except BaseException:
        places.close()
        raise
    response = Response(lines(messages), mimetype="text/event-stream")
    response.headers.update({"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
    response.call_on_close(places.close)
    return response


def _version(last: str | None, after: int | None) -> int | None:
    if last is None or last == "":
        return after
    if _VERSION.fullmatch(last) is None:
        raise Invalid("Last-Event-ID", "must be a version")
    return int(last)


def lines(messages: Iterator[Message]) -> Iterator[bytes]:
    """Yield the messages of a stream as server-sent events."""
    yield b"retry: %d\n\n" % RETRY_MILLISECONDS
    for message in messages:
        if message.end is not None:
            yield b"event: end\ndata: %s\n\n" % json.encode(message.end)
        elif message.view is None:
            yield b": alive\n\n"
        else:
            yield b"id: %d\nevent: version\ndata: %s\n\n" % (message.view.version, json.encode(message.view))
