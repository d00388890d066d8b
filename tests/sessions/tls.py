"""TLS before a server that has none itself: certificates made for the occasion, and a front that takes the encryption off."""

import contextlib
import select
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

import trustme


class Certificates:
    """An authority's certificate, and one of the server and of a client that it has signed."""

    def __init__(self, directory: Path) -> None:
        authority = trustme.CA()
        server, client = authority.issue_cert("localhost", "127.0.0.1"), authority.issue_cert("client@referee.example")
        self.authority, self.client = directory / "authority.pem", directory / "client.pem"
        authority.cert_pem.write_to_path(self.authority)
        client.private_key_and_cert_chain_pem.write_to_path(self.client)
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.verify_mode = ssl.CERT_REQUIRED
        authority.configure_trust(self.context)
        server.configure_cert(self.context)

    @property
    def parameters(self) -> str:
        """What a URL says of them."""
        return urlencode({"ssl_ca_certs": self.authority, "ssl_certfile": self.client, "ssl_keyfile": self.client})


class Front:
    """Where a server is reached by TLS, and without as well while `open_to_plain`."""

    def __init__(self, server_port: int, context: ssl.SSLContext, open_to_plain: bool) -> None:
        self._server_port = server_port
        self._context = context
        self.open_to_plain = open_to_plain
        self.plain = 0
        """Connections without TLS so far."""
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]

    def accept(self) -> None:
        """Connect clients to the server until closed."""
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with contextlib.ExitStack() as stack:
            stack.callback(client.close)
            stack.enter_context(contextlib.suppress(OSError))
            if self.open_to_plain and client.recv(1, socket.MSG_PEEK) != b"\x16":  # with which every TLS handshake begins
                self.plain += 1
            else:
                client = self._context.wrap_socket(client, server_side=True)
                stack.callback(client.close)
            server = stack.enter_context(socket.create_connection(("127.0.0.1", self._server_port)))
            _relay(client, server)


@contextmanager
def tls_front(server_port: int, certificates: Certificates, open_to_plain: bool = False) -> Iterator[Front]:
    """Run a front of a server."""
    front = Front(server_port, certificates.context, open_to_plain)
    acceptor = threading.Thread(target=front.accept, daemon=True)
    acceptor.start()
    try:
        yield front
    finally:
        with contextlib.suppress(OSError):
            front.listener.shutdown(socket.SHUT_RDWR)
        front.listener.close()
        acceptor.join()


def _relay(client: socket.socket, server: socket.socket) -> None:
    """Pass bytes on until one side closes, in one thread: a TLS socket is not for two."""
    while True:
        held = isinstance(client, ssl.SSLSocket) and client.pending()
        for source in [client] if held else select.select([client, server], [], [])[0]:
            part = source.recv(65536)
            if not part:
                return
            (server if source is client else client).sendall(part)
