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
from typing import Any, NamedTuple

from msgspec import json

from referee import embedded
from referee.games import GAMES
from referee.games.core import Game

THREADS = 4
CONNECTIONS = 4
MOVES = 150
"""Requests of each connection in a round."""


class Comparison(NamedTuple):
    """For a game, requests a second of the service and of the floor (medians of the rounds), and the median of their ratios."""

    game: str
    service: float
    floor: float
    ratio: float


class Request(NamedTuple):
    """A move, as it goes over the wire to the service and to the floor."""

    service: bytes
    floor: bytes


def compare(rounds: int) -> list[Comparison]:
    """Measure both in turn with each game, so often."""
    with tempfile.TemporaryDirectory() as folder:
        url, store = embedded.start(Path(folder))
        try:
            with _served(url, "referee.serving:application()") as service, _served(url, "referee.bench.floor:app") as floor:
                return [_compared(game, service, floor, rounds) for game in GAMES.values()]
        finally:
            if store is not None:
                store.terminate()
                store.wait()


def _compared(game: Game[Any, Any], service: int, floor: int, rounds: int) -> Comparison:
    measured = [_round(game, service, floor, number) for number in range(rounds + 1)][1:]  # the first one warms up
    ratios = [ours / theirs for ours, theirs in measured]
    return Comparison(game.name, median(ours for ours, _ in measured), median(theirs for _, theirs in measured), median(ratios))


@contextmanager
def _served(redis_url: str, application: str) -> Iterator[int]:
    """Serve an application by one worker; yield its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {"REDIS_URL": redis_url, "PORT": str(port), "WORKERS": "1", "THREADS": str(THREADS), "WAITING_PLACES": "1"}
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


def _round(game: Game[Any, Any], service: int, floor: int, number: int) -> tuple[float, float]:
    matches = [_match(game, service, number * CONNECTIONS + each) for each in range(CONNECTIONS)]
    ours = _load(service, [[request.service for request in match] for match in matches])
    theirs = _load(floor, [[request.floor for request in match] for match in matches])
    return ours, theirs


def _match(game: Game[Any, Any], port: int, number: int) -> list[Request]:
    """Create a session and return the moves of a match in it, known beforehand since its seed is fixed."""
    chance, players = random.Random(number), game.min_players
    seed = f"{chance.getrandbits(256):064x}"
    asked = {"game": game.name, "players": players, "seed": seed}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/v1/sessions", json.encode(asked), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        created = json.decode(answer.read())
    session_id, tokens = created["session"]["session_id"], created["seat_tokens"]
    state, decisions = game.deal(players, None, seed).state, [0] * players
    requests: list[Request] = []
    while state.to_act and len(requests) < MOVES:
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
