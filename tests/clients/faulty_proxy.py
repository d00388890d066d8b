"""A proxy that fails now and then, as networks and services do."""

import socket
import threading
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle
from urllib.parse import urlsplit

_WELL = ("answered",) * 3
FATES = (*_WELL, "reply lost", *_WELL, "busy", *_WELL, "request lost", *_WELL, "reply broken off")
"""What becomes of the requests of each method, one after the other, again and again."""


class FaultyProxy(ThreadingHTTPServer):
    """Passes requests on to a service, except where their fate is another. Counts (method, fate), and repeated moves."""

    daemon_threads = True

    def __init__(self, upstream: str) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.upstream = urlsplit(upstream).netloc
        self.met: Counter[tuple[str, str]] = Counter()
        self.replayed = 0
        self._fates: defaultdict[str, Iterator[str]] = defaultdict(lambda: cycle(FATES))
        self._lock = threading.Lock()

    @property
    def url(self) -> str:
        """The base URL of the proxy."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def fate(self, method: str) -> str:
        """Return what becomes of the next request."""
        with self._lock:
            fate = next(self._fates[method])
            self.met[method, fate] += 1
        return fate

    def count_replayed(self) -> None:
        """Count a move that the service had already made."""
        with self._lock:
            self.replayed += 1


@contextmanager
def faulty_proxy(upstream: str) -> Iterator[FaultyProxy]:
    """Run a proxy in front of a service."""
    with FaultyProxy(upstream) as proxy:
        thread = threading.Thread(target=proxy.serve_forever)
        thread.start()
        try:
            yield proxy
        finally:
            proxy.shutdown()
            thread.join()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: FaultyProxy

    def do_GET(self) -> None:  # the name is http.server's
        self._meet_fate()

    def do_POST(self) -> None:
        self._meet_fate()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name is http.server's
        """Say nothing."""

    def _meet_fate(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        fate = self.server.fate(self.command)
        if fate == "busy":
            self._reply(503, {"Content-Type": "text/html", "Retry-After": "0"}, b"<h1>Busy</h1>")
            return
        if fate == "request lost":
            self._cut()
            return
        status, headers, content = self._forward(body)
        if fate == "reply lost":
            self._cut()
            return
        self._reply(status, headers, content[: len(content) // 2] if fate == "reply broken off" else content, len(content))
        if fate == "reply broken off":
            self._cut()

    def _forward(self, body: bytes) -> tuple[int, dict[str, str], bytes]:
        connection = HTTPConnection(self.server.upstream)
        try:
            names = ("Authorization", "Content-Type")
            headers = {name: self.headers[name] for name in names if name in self.headers}
            connection.request(self.command, self.path, body, headers)
            response = connection.getresponse()
            content = response.read()
        finally:
            connection.close()
        if response.headers.get("Referee-Replayed") == "true":
            self.server.count_replayed()
        return response.status, {"Content-Type": response.headers["Content-Type"]}, content

    def _reply(self, status: int, headers: dict[str, str], content: bytes, length: int | None = None) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content) if length is None else length))
        self.end_headers()
        self.wfile.write(content)

    def _cut(self) -> None:
        self.wfile.flush()
        self.connection.shutdown(socket.SHUT_RDWR)
        self.close_connection = True
