"""A wire that can be cut: a proxy before a server, which passes bytes on, keeps requests waiting, or loses replies."""

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Address = tuple[str, int] | str


class Wire:
    """Where clients connect to reach the server, and what becomes of what they send."""

    def __init__(self, server: Address) -> None:
        self._server = server
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._sockets: list[socket.socket] = []
        self._holds: Callable[[bytes], bool] = lambda _request: False
        self._open = threading.Event()
        self._open.set()
        self.port: int = self._listener.getsockname()[1]
        self.loses: Callable[[bytes], bool] = lambda _reply: False
        """Asked when a reply begins, and of each further part: when it is lost, so are its rest and the connection."""
        self.lost: list[bytes] = []
        self.held = 0
        """Requests that wait until `release`."""

    def hold(self, which: Callable[[bytes], bool]) -> None:
        """Let no such requests through any more."""
        self._holds = which
        self._open.clear()

    def release(self) -> None:
        """Let all requests through again."""
        self._open.set()

    def accept(self) -> None:
        """Connect clients to the server until closed."""
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            try:
                server = _connected(self._server)
            except OSError:
                client.close()
                continue
            self._sockets += [client, server]
            for pump in (self._requests, self._replies):
                threading.Thread(target=pump, args=(client, server), daemon=True).start()

    def close(self) -> None:
        """Cut everything."""
        self.release()
        _cut(self._listener)
        for each in self._sockets:
            _cut(each)

    def _requests(self, client: socket.socket, server: socket.socket) -> None:
        for part in _parts(client):
            if not self._open.is_set() and self._holds(part):
                self.held += 1
                self._open.wait()
            with contextlib.suppress(OSError):
                server.sendall(part)
        _cut(server)

    def _replies(self, client: socket.socket, server: socket.socket) -> None:
        for part in _parts(server):
            if self.loses(part):
                with contextlib.suppress(OSError):
                    server.shutdown(socket.SHUT_WR)
                self.lost.append(part + b"".join(_parts(server)))
                break
            with contextlib.suppress(OSError):
                client.sendall(part)
        _cut(client)
        _cut(server)


@contextmanager
def wire_to(server: Address) -> Iterator[Wire]:
    """Put a wire before a server: a host and port, or the path of a unix socket."""
    wire = Wire(server)
    acceptor = threading.Thread(target=wire.accept, daemon=True)
    acceptor.start()
    try:
        yield wire
    finally:
        wire.close()
        acceptor.join()


def _connected(server: Address) -> socket.socket:
    if isinstance(server, tuple):
        return socket.create_connection(server)
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(server)
    return connection


def _parts(source: socket.socket) -> Iterator[bytes]:
    with contextlib.suppress(OSError):
        while part := source.recv(65536):
            yield part


def _cut(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()
