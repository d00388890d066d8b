"""A wire to a service that is cut again and again, in the middle of what it carries: of replies, and of streams."""

import contextlib
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from urllib.parse import urlsplit

EVERY = 6
"""Of so many parts of replies, one is cut in half, and its connection with it."""


class CutWire(ThreadingTCPServer):
    """Passes bytes on between clients and a service, and keeps the parts that it cut."""

    daemon_threads = True

    def __init__(self, upstream: str) -> None:
        super().__init__(("127.0.0.1", 0), _Connection)
        parts = urlsplit(upstream)
        self.upstream = (parts.hostname or "127.0.0.1", parts.port or 80)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.parts = count(1)
        self.cut: list[bytes] = []


@contextmanager
def cut_wire(upstream: str) -> Iterator[CutWire]:
    """Put such a wire before a service."""
    with CutWire(upstream) as wire:
        thread = Thread(target=wire.serve_forever)
        thread.start()
        try:
            yield wire
        finally:
            wire.shutdown()
            thread.join()


class _Connection(BaseRequestHandler):
    server: CutWire
    request: socket.socket

    def handle(self) -> None:
        with socket.create_connection(self.server.upstream) as upstream:
            requests = Thread(target=self._pass_requests, args=(upstream,), daemon=True)
            requests.start()
            self._pass_replies(upstream)
            for end in (upstream, self.request):
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            requests.join()

    def _pass_requests(self, upstream: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while part := self.request.recv(65536):
                upstream.sendall(part)
            upstream.shutdown(socket.SHUT_RDWR)

    def _pass_replies(self, upstream: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while part := upstream.recv(65536):
                if next(self.server.parts) % EVERY == 0:
                    self.server.cut.append(part)
                    self.request.sendall(part[: len(part) // 2])
                    return
                self.request.sendall(part)
