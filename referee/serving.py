"""gunicorn's settings, and the application it serves."""

from typing import Any

from referee.app import Referee, create_app
from referee.config import Config

_config = Config.from_environment()
_worker: Any = None

bind = f"{_config.host}:{_config.port}"
workers = _config.workers
threads = _config.threads
worker_class = "gthread"
worker_tmp_dir = None
control_socket_disable = True
graceful_timeout = 30
keepalive = 75
loglevel = "warning"


def when_ready(_server: Any) -> None:
    """Say where the service is, once it listens."""
    address = f"http://{_config.host}:{_config.port}"
    print(f"API   {address}/v1\nDocs  {address}/docs\nStop with Ctrl-C.", flush=True)


def post_worker_init(worker: Any) -> None:
    """Remember the worker, so that long polls end when it is told to stop."""
    global _worker  # gunicorn gives the worker to hooks only
    _worker = worker


def application() -> Referee:
    """Return the application of a worker."""
    return create_app(_config, closing=lambda: _worker is not None and not _worker.alive)
