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


@contextmanager
def tls_front(server_port: int, certificates: Certificates) -> Iterator[int]:
    """Run a front of a server and yield its port. A connection to it that begins without TLS goes on without: a peer's does."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        acceptor = threading.Thread(target=_accept, args=(listener, server_port, certificates.context), daemon=True)
        acceptor.start()
        yield listener.getsockname()[1]
        with contextlib.suppress(OSError):
            listener.shutdown(socket.SHUT_RDWR)
        acceptor.join()


def _accept(listener: socket.socket, server_port: int, context: ssl.SSLContext) -> None:
    with contextlib.suppress(OSError):
        while True:
            client, _ = listener.accept()
            threading.Thread(target=_serve, args=(client, server_port, context), daemon=True).start()


def _serve(client: socket.socket, server_port: int, context: ssl.SSLContext) -> None:
    with contextlib.ExitStack() as stack:
        stack.callback(client.close)
        stack.enter_context(contextlib.suppress(OSError))
        if client.recv(1, socket.MSG_PEEK) == b"\x16":  # a TLS handshake begins so, and no command of Redis
            client = context.wrap_socket(client, server_side=True)
            stack.callback(client.close)
        server = stack.enter_context(socket.create_connection(("127.0.0.1", server_port)))
        _relay(client, server)


def _relay(client: socket.socket, server: socket.socket) -> None:
    """Pass bytes on until one side closes, in one thread: a TLS socket is not for two."""
    while True:
        held = isinstance(client, ssl.SSLSocket) and client.pending()
        for source in [client] if held else select.select([client, server], [], [])[0]:
            part = source.recv(65536)
            if not part:
                return
            (server if source is client else client).sendall(part)
