"""Requests as bytes on a socket, as no client library would send them: each is refused or has no effect, and others are served."""

import contextlib
import re
import socket
from collections.abc import Callable, Iterator
from typing import NamedTuple

import httpx
import pytest
import redis

from referee.config import Config
from tests.faults.conftest import Serve
from tests.sessions.processes import Service
from tests.sessions.tables import Table, bearer
from tests.sessions.test_lost_replies import asked, place

LIMIT = Config().body_limit
NEXT = b"GET /healthz HTTP/1.1\r\nHost: referee\r\nConnection: close\r\n\r\n"
"""A request that comes on the same connection after another one."""

_LENGTH = re.compile(rb"(?i)content-length: (\d+)")


class Case(NamedTuple):
    """A body, and what comes of it."""

    head: str
    body: bytes
    status: int
    next_is_served: bool
    """Or the connection is closed, when nobody can tell where the next request begins or it is too far away."""


def whole(body: bytes, status: int) -> Case:
    """A body that is all there."""
    return Case(f"Content-Length: {len(body)}\r\n\r\n", body, status, next_is_served=True)


def chunked(body: bytes, status: int = 400, next_is_served: bool = False) -> Case:
    """A body in chunks, as its own bytes say."""
    return Case("Transfer-Encoding: chunked\r\n\r\n", body, status, next_is_served)


BODIES = {
    "nothing": whole(b"", 400),
    "NaN": whole(b'{"move": NaN}', 400),
    "no UTF-8": whole(b'{"move": "\xff"}', 400),
    "a name twice": whole(b'{"move": {}, "move": {}}', 400),
    "deep": whole(b'{"move":' + b"[" * 400_000 + b"]" * 400_000 + b"}", 400),
    "2**70": whole(f'{{"move": {{}}, "decision": {2**70}}}'.encode(), 422),
    "as large as can be": whole(b'{"move": "' + b"x" * (LIMIT - 12) + b'"}', 422),
    "huge": Case(f"Content-Length: {4 * LIMIT}\r\n\r\n", b"x" * 4 * LIMIT, 413, next_is_served=False),
    "said to be huge": Case(f"Content-Length: {10**15}\r\n\r\n", b"{}", 413, next_is_served=False),
    "in chunks": chunked(b"1\r\n{\r\n1\r\n}\r\n0\r\n\r\n", 422, next_is_served=True),
    "in huge chunks": chunked(b"%x\r\n" % (4 * LIMIT) + b"x" * 4 * LIMIT + b"\r\n0\r\n\r\n", 413),
    "a chunk of no size": chunked(b"zz\r\n{}\r\n0\r\n\r\n"),
    "a chunk of less than no size": chunked(b"-1\r\n{}\r\n0\r\n\r\n"),
    "a chunk without an end": chunked(b"2\r\n{}0\r\n\r\n"),
    "a trailer without a name": chunked(b"2\r\n{}\r\n0\r\n: x\r\n\r\n"),
    "of two lengths": Case("Content-Length: 2\r\nContent-Length: 3\r\n\r\n", b"{} ", 400, next_is_served=False),
    "of a length and in chunks": Case(
        "Content-Length: 12\r\nTransfer-Encoding: chunked\r\n\r\n", b"2\r\n{}\r\n0\r\n\r\n", 400, next_is_served=False
    ),
    "of a negative length": Case("Content-Length: -2\r\n\r\n", b"{}", 400, next_is_served=False),
}

CUT = {
    "a request line": b"POST /v1/sess",
    "a head": b"POST /v1/sessions HTTP/1.1\r\nHost: referee\r\nContent-Le",
    "a body": b'POST /v1/sessions HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"game": "tri',
    "a chunk": b'POST /v1/sessions HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n9a\r\n{"game"',
    "chunks": b"POST /v1/sessions HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n",
}
"""Requests that were cut off in the middle of something."""


@pytest.fixture
def table(service: Service, http_to: Callable[..., httpx.Client]) -> Table:
    """A session in which nobody has moved."""
    return Table.open(http_to(service.base_url))


def received(connection: socket.socket) -> bytes:
    """Return what comes until the service closes the connection."""
    parts = []
    with contextlib.suppress(ConnectionResetError):  # it need not read what it has refused
        while part := connection.recv(65536):
            parts.append(part)
    return b"".join(parts)


def statuses(answers: bytes) -> Iterator[int]:
    """Yield the statuses of the answers that came on a connection, each of which must be all there."""
    while answers:
        head, _, rest = answers.partition(b"\r\n\r\n")
        length = _LENGTH.search(head)
        assert length is not None
        assert len(rest) >= int(length[1])
        yield int(head.split()[1])
        answers = rest[int(length[1]) :]


@pytest.mark.parametrize("case", BODIES.values(), ids=BODIES)
def test_a_body_that_is_no_move_is_refused_and_the_next_request_served(service: Service, table: Table, case: Case) -> None:
    seat, move, decision = asked(table)
    (authorization,) = (f"{name}: {value}\r\n" for name, value in bearer(table.tokens[seat]).items())
    head = f"POST {table.path}/moves HTTP/1.1\r\nHost: referee\r\nContent-Type: application/json\r\n{authorization}{case.head}"
    with socket.create_connection(place(service.base_url)) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(head.encode() + case.body + NEXT)
            connection.shutdown(socket.SHUT_WR)
        assert list(statuses(received(connection))) == [case.status] + [200] * case.next_is_served
    assert table.look().json()["version"] == 1
    assert table.send(seat, move, decision).json()["version"] == 2


@pytest.mark.parametrize("part", CUT.values(), ids=CUT)
def test_a_request_that_is_cut_off_creates_nothing(service: Service, kept: "redis.Redis", part: bytes) -> None:
    before = kept.dbsize()
    with socket.create_connection(place(service.base_url)) as connection:
        connection.sendall(part)
        connection.shutdown(socket.SHUT_WR)
        assert list(statuses(received(connection))) in ([], [400])
    assert kept.dbsize() == before


def test_who_stalls_keeps_nobody_else_from_moving(serve: Serve, http_to: Callable[..., httpx.Client]) -> None:
    """More than there are threads stop in the middle of what they send, or take nothing of what they asked for."""
    takes_nothing = b"GET /openapi.json HTTP/1.1\r\nHost: referee\r\n\r\n" * 50
    with serve(workers=1, threads=2, waiting_places=1, stall_timeout=1) as service, contextlib.ExitStack() as stack:
        table = Table.open(http_to(service.base_url))
        seat, move, decision = asked(table)
        for part in (CUT["a head"], CUT["a body"], CUT["a chunk"], takes_nothing):
            stack.enter_context(socket.create_connection(place(service.base_url))).sendall(part)
        assert table.send(seat, move, decision).status_code == 200
