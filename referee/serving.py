"""gunicorn's settings, and the application it serves."""

import os
import shutil
import socket
import struct
import sys
import tempfile
from pathlib import Path
from typing import Any

from gunicorn.glogging import Logger
from gunicorn.util import close_graceful
from gunicorn.workers.gthread import ThreadWorker

from referee.config import Config

_config = Config.from_environment()
_worker: Any = None

_metrics = Path(_config.prometheus_multiproc_dir or tempfile.mkdtemp(prefix="referee-metrics-"))
_metrics.mkdir(parents=True, exist_ok=True)
for _left in _metrics.glob("*.db"):  # by workers of a service before this one
    _left.unlink()
os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(_metrics)  # where prometheus_client looks, once, when it is imported

from prometheus_client.multiprocess import mark_process_dead  # noqa: E402  # only now, see above

from referee.api import logs  # noqa: E402  # which imports it too
from referee.app import Referee, create_app  # noqa: E402  # likewise


class Log(Logger):  # type: ignore[misc]  # gunicorn has no types
    """gunicorn's own log: lines like those of the service, for what gunicorn says may quote an address with a ticket."""

    def setup(self, cfg: Any) -> None:
        """Write to where the service writes."""
        super().setup(cfg)
        logs.configure(_config.log_level)
        self.error_log.handlers.clear()
        self.error_log.propagate = True

    def exception(self, msg: Any, *args: Any, **kwargs: Any) -> None:
        """Log an exception, but not that a client has stalled: it is given up, and that is all."""
        if not isinstance(sys.exc_info()[1], BlockingIOError):
            super().exception(msg, *args, **kwargs)


class Worker(ThreadWorker):  # type: ignore[misc]  # gunicorn has no types
    """gunicorn's threads, each of which closes its connection itself.

    To close one may take seconds, when the client does not close it, too. gunicorn's loop, which accepts connections and shows the
    arbiter that the worker is alive, would wait that long for one client after the other.
    """

    def handle(self, conn: Any) -> Any:
        """Handle a request in a thread; return whether the connection goes on."""
        goes_on = super().handle(conn)
        if not goes_on:
            close_graceful(conn.sock)
        return goes_on

    def finish_request(self, conn: Any, fs: Any) -> None:
        """Take note in the loop of what has become of a connection."""
        if conn.sock.fileno() < 0:
            self.nr_conns -= 1
        else:
            super().finish_request(conn, fs)


bind = f"{_config.host}:{_config.port}"
workers = _config.workers
threads = _config.threads
worker_connections = threads + 1000  # those beyond the threads are kept alive for a next request
worker_class = "referee.serving.Worker"
worker_tmp_dir = None
control_socket_disable = True
graceful_timeout = 30
keepalive = 75
loglevel = "warning"
logger_class = Log


def when_ready(server: Any) -> None:
    """Say where the service is, once it listens: to people, for the log is for programs.

    Each connection inherits how long it may stall from the listener. gunicorn itself would wait for ever, and keep a thread for it.
    """
    stall = struct.pack("ll", _config.stall_timeout, 0)
    for listener in server.LISTENERS:
        for option in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
            listener.sock.setsockopt(socket.SOL_SOCKET, option, stall)
    address = f"http://{_config.host}:{_config.port}"
    print(f"API   {address}/v1\nDocs  {address}/docs\nStop with Ctrl-C.", file=sys.stderr, flush=True)


def post_worker_init(worker: Any) -> None:
    """Remember the worker, so that long polls end when it is told to stop."""
    global _worker  # gunicorn gives the worker to hooks only
    _worker = worker


def child_exit(_server: Any, worker: Any) -> None:
    """Forget who was waiting in a worker that has ended; what it counted stays."""
    mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]  # the client's


def on_exit(_server: Any) -> None:
    """Leave nothing behind in the temporary directory."""
    if not _config.prometheus_multiproc_dir:
        shutil.rmtree(_metrics, ignore_errors=True)


def application() -> Referee:
    """Return the application of a worker."""
    return create_app(_config, closing=lambda: _worker is not None and not _worker.alive)
