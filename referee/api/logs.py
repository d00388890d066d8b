"""Logs: one line of JSON for each request, and for whatever fails. They keep no secret that a request or an error carries."""

import logging
import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from time import time
from types import TracebackType
from typing import Any

from flask import request
from msgspec import json

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]

_log = logging.getLogger("referee.requests")

HIDDEN = "[hidden]"

_SECRET = re.compile(
    r"(?i:bearer)\s+[^\s'\",]+"
    r"|(?<=\?)[^\s'\"]+"  # a query string, which may hold a ticket
    r"|(?<![\w-])[\w-]{43}(?![\w-])"  # 256 bits as a token or a ticket has them
    r"|(?<!\w)[0-9a-f]{64}(?!\w)",  # and as a seed has them
    re.ASCII,
)
_SHORTEST_SECRET = 8
"""A shorter value of a query is none, and would be found all over a traceback."""


_BLANK = logging.makeLogRecord({"name": _log.name, "msg": "request"}).__dict__


class _Answered(logging.LogRecord):
    """The record of a request, which is made often: to look up who calls, and in which thread, takes longer than the rest."""

    def __init__(self, level: int, fields: dict[str, Any]) -> None:
        self.__dict__.update(_BLANK, levelno=level, levelname=logging.getLevelName(level), created=time(), fields=fields)


def configure(level: str) -> None:
    """Write what this process logs to standard output, a line of JSON each: of the service from a level on, else warnings."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("referee").setLevel(level.upper())


def answered(status: int, fields: dict[str, Any]) -> None:
    """Log a request that was answered; the level says whether the service failed."""
    level = logging.INFO if status < 500 else logging.ERROR if status == 500 else logging.WARNING
    if _log.isEnabledFor(level):
        _log.handle(_Answered(level, fields | {"status": status}))


def failed(exc_info: ExcInfo, fields: dict[str, Any]) -> None:
    """Log an exception that nothing expected, without what the request must keep secret."""
    _log.error("unhandled exception", exc_info=exc_info, extra={"fields": fields, "secrets": _secrets_of_request()})


def _secrets_of_request() -> list[str]:
    authorization = request.headers.get("Authorization", "")
    known = [authorization, authorization.partition(" ")[2].strip(), request.query_string.decode("latin-1"), *request.args.values()]
    return sorted({secret for secret in known if len(secret) >= _SHORTEST_SECRET}, key=len, reverse=True)


def redacted(text: str, secrets: Iterable[str] = ()) -> str:
    """Return a text without secrets: those given, and all that look like a token, a ticket, a query string or a seed."""
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    return _SECRET.sub(HIDDEN, text)


class JsonLines(logging.Formatter):
    """Formats every record as one line of JSON; what it says in words is redacted."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        secrets: Iterable[str] = getattr(record, "secrets", ())
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "message": record.msg if isinstance(record, _Answered) else redacted(record.getMessage(), secrets),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["exception"] = redacted(self.formatException(record.exc_info), secrets)
        return json.encode(line).decode()
