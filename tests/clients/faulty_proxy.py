"""A proxy that fails now and then, as networks and services do."""

import contextlib
import socket
import threading
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle
from urllib.parse import urlsplit

_WELL = ("answered",) * 3
_MIXED = (*_WELL, "reply lost", *_WELL, "busy", *_WELL, "request lost", *_WELL, "reply broken off")
FATES: dict[str, Sequence[str]] = {
    "GET": _MIXED,
    "POST": _MIXED,
    "STREAM": ("broken off in a message", "ended", "busy", "broken off in a message", "silent", "request lost"),
}
"""What becomes of the requests of each method and of the streams, one after the other, again and again."""

MESSAGES = 6
"""That a stream tells before it meets its fate."""

_PASSED_ON = ("Authorization", "Content-Type", "Idempotency-Key", "Last-Event-ID")


class FaultyProxy(ThreadingHTTPServer):
    """Passes requests on to a service, except where their fate is another. Counts (what, fate), and repeated moves.

    What is asked for is a method, or STREAM.
    """

    daemon_threads = True

    def __init__(self, upstream: str, fates: Mapping[str, Sequence[str]]) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.upstream = urlsplit(upstream).netloc
        self.met: Counter[tuple[str, str]] = Counter()
        self.replayed = 0
        self._fates = {what: cycle(turns) for what, turns in {**FATES, **fates}.items()}
        self._lock = threading.Lock()

    @property
    def url(self) -> str:
        """The base URL of the proxy."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def fate(self, what: str) -> str:
        """Return what becomes of the next request."""
        with self._lock:
            fate = next(self._fates[what])
            self.met[what, fate] += 1
        return fate

    def count_replayed(self) -> None:
        """Count a move that the service had already made."""
        with self._lock:
            self.replayed += 1


@contextmanager
def faulty_proxy(upstream: str, fates: Mapping[str, Sequence[str]] = FATES) -> Iterator[FaultyProxy]:
    """Run a proxy in front of a service; `fates` may be other ones for some of what is asked for."""
    with FaultyProxy(upstream, fates) as proxy:
        thread = threading.Thread(target=proxy.serve_forever)
        thread.start()
        try:
            yield proxy
        finally:
            proxy.shutdown()
            thread.join()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # or what comes after the headers waits for these to be acknowledged, which TCP puts off
    server: FaultyProxy

    def do_GET(self) -> None:  # the name is http.server's
        self._meet_fate("STREAM" if self.path.partition("?")[0].endswith("/stream") else "GET")

    def do_POST(self) -> None:
        self._meet_fate("POST")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name is http.server's
        """Say nothing."""

    def _meet_fate(self, what: str) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        fate = self.server.fate(what)
        if fate == "busy":
            self._reply(503, {"Content-Type": "text/html", "Retry-After": "0"}, b"<h1>Busy</h1>")
        elif fate == "request lost":
            self._cut()
        else:
            # The client may be gone first: a stream of a session that is over is of no more interest to it.
            with contextlib.suppress(ConnectionError), self._forwarded(body) as response:
                if what == "STREAM":
                    self._stream(fate, response)
                else:
                    self._answer(fate, response)

    @contextmanager
    def _forwarded(self, body: bytes) -> Iterator[HTTPResponse]:
        connection = HTTPConnection(self.server.upstream)
        try:
            headers = {name: self.headers[name] for name in _PASSED_ON if name in self.headers}
            connection.request(self.command, self.path, body, headers)
            yield connection.getresponse()
        finally:
            connection.close()

    def _answer(self, fate: str, response: HTTPResponse) -> None:
        content = response.read()
        if response.headers.get("Referee-Replayed") == "true":
            self.server.count_replayed()
        if fate != "reply lost":
            sent = content[: len(content) // 2] if fate == "reply broken off" else content
            self._reply(response.status, {"Content-Type": response.headers["Content-Type"]}, sent, len(content))
        if fate != "answered":
            self._cut()

    def _stream(self, fate: str, response: HTTPResponse) -> None:
        """Tell some messages; then break off, end, or be silent until the client has had enough."""
        if fate == "silent from the start":
            self.connection.recv(1)
            return
        self.send_response(response.status)
        self.send_header("Content-Type", response.headers["Content-Type"])
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        told = 0
        for line in response:
            if line.startswith(b"data:") and (told := told + 1) == MESSAGES:
                break
            self._chunk(line)
        if fate == "broken off in a message":
            self._chunk(line[: len(line) // 2])
            self._cut()
        elif fate == "silent" and told == MESSAGES:
            self.connection.recv(1)
        else:
            self.wfile.write(b"0\r\n\r\n")

    def _chunk(self, data: bytes) -> None:
        self.wfile.write(b"%x\r\n%b\r\n" % (len(data), data))

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
