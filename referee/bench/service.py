"""The whole move request over HTTP, beside a floor: a bare Flask route that runs the same Redis script on values of the same size.

Both are served by one gunicorn worker on the same Redis, and loaded in turn by the same client with requests of the same size.
"""

import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from msgspec import json

from referee import embedded
from referee.games import GAMES

THREADS = 4
CONNECTIONS = 4


class Comparison(NamedTuple):
    """Requests a second of the service and of the floor, each the median of the rounds, and the median of their ratios."""

    service: float
    floor: float
    ratio: float


class Request(NamedTuple):
    """A move, as it goes over the wire to the service and to the floor."""

    service: bytes
    floor: bytes


def compare(rounds: int) -> Comparison:
    """Measure both in turn, so often."""
    with tempfile.TemporaryDirectory() as folder:
        url, store = embedded.start(Path(folder))
        try:
            with _served(url, "referee.serving:application()") as service, _served(url, "referee.bench.floor:app") as floor:
                measured = [_round(service, floor, number) for number in range(-1, rounds)][1:]  # the first one warms up
        finally:
            if store is not None:
                store.terminate()
                store.wait()
    return Comparison(*(median(column) for column in zip(*[(a, b, a / b) for a, b in measured], strict=True)))


@contextmanager
def _served(redis_url: str, application: str) -> Iterator[int]:
    """Serve an application by one worker; yield its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {
        **os.environ,
        "REDIS_URL": redis_url,
        "PORT": str(port),
        "THREADS": str(THREADS),
        "WAITING_PLACES": "1",
        "WORKERS": "1",
    }
    server = subprocess.Popen(
        [sys.executable, "-m", "gunicorn", "--config", "python:referee.serving", application],
        env=os.environ | settings,
        stdout=subprocess.DEVNULL,
    )
    try:
        _until_there(port)
        yield port
    finally:
        server.terminate()
        server.wait()


def _until_there(port: int) -> None:
    for _ in range(1000):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.02)
        else:
            return
    raise TimeoutError(f"nothing listens on port {port}")


def _round(service: int, floor: int, number: int) -> tuple[float, float]:
    matches = [_match(service, number * CONNECTIONS + each) for each in range(CONNECTIONS)]
    ours = _load(service, [[request.service for request in match] for match in matches])
    theirs = _load(floor, [[request.floor for request in match] for match in matches])
    return ours, theirs


def _match(port: int, number: int) -> list[Request]:
    """Create a session and return the moves of a whole match in it, known beforehand since its seed is fixed."""
    game, chance = GAMES["triumvirate"], random.Random(number)
    seed = f"{chance.getrandbits(256):064x}"
    asked = {"game": game.name, "players": 2, "seed": seed}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/v1/sessions", json.encode(asked), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        created = json.decode(answer.read())
    session_id, tokens = created["session"]["session_id"], created["seat_tokens"]
    state, requests, decisions = game.deal(2, None, seed).state, [], [0, 0]
    while state.to_act:
        seat = state.to_act[0]
        move = chance.choice(game.legal_moves(state, seat).moves)
        body = json.encode({"move": move, "decision": decisions[seat]})
        decisions[seat] += 1
        state = game.judge(state, seat, move).state
        head = (
            f"Host: localhost\r\nAuthorization: Bearer {tokens[seat]}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        ).encode()
        path = f"/v1/sessions/{session_id}/moves".encode()
        requests.append(
            Request(b"POST %s HTTP/1.1\r\n%s%s" % (path, head, body), b"POST /floor%s HTTP/1.1\r\n%s%s" % (path, head, body))
        )
    return requests


def _load(port: int, connections: list[list[bytes]]) -> float:
    """Send every connection's requests one after the other, all connections side by side; return requests a second."""
    sockets = [socket.create_connection(("127.0.0.1", port)) for _ in connections]
    waiting = {opened: iter(requests) for opened, requests in zip(sockets, connections, strict=True)}
    start = time.perf_counter()
    for opened, requests in waiting.items():
        opened.sendall(next(requests))
    while waiting:
        for opened in list(waiting):
            _read_answer(opened)
            following = next(waiting[opened], None)
            if following is None:
                del waiting[opened]
            else:
                opened.sendall(following)
    elapsed = time.perf_counter() - start
    for opened in sockets:
        opened.close()
    return sum(map(len, connections)) / elapsed


def _read_answer(opened: socket.socket) -> None:
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += opened.recv(65536)
    head, _, body = answer.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 200"):
        raise ValueError(answer.decode())
    length = int(next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:")).split(b":")[1])
    while len(body) < length:
        body += opened.recv(65536)
