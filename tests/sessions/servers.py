"""Redis of every kind, started for real on free ports of this machine: alone, by TLS, watched by Sentinel, as a Cluster."""

import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from urllib.parse import quote

import redis

from referee.embedded import server_binary
from tests.service import free_port
from tests.sessions.tables import eventually
from tests.sessions.tls import Certificates, tls_front

PASSWORD = "p@ss/w:rd?"
"""What every server here asks for: a password that a URL has to quote."""

QUOTED = quote(PASSWORD, safe="")
SLOTS = 16384


class Server(NamedTuple):
    """A running server."""

    port: int
    process: "subprocess.Popen[bytes]"

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def client(self) -> "redis.Redis":
        """Return a client of this server alone."""
        return redis.Redis(port=self.port, password=PASSWORD, decode_responses=True)

    def ask(self, *command: str | int) -> Any:
        """Send one command to this server."""
        with self.client() as client:
            return client.execute_command(*command)

    def answers(self) -> bool:
        """Return whether the server answers."""
        assert self.process.poll() is None, "A server did not start."
        try:
            return bool(self.ask("PING"))
        except redis.RedisError:
            return False

    def kill(self) -> None:
        """End the server at once, as a power failure does."""
        self.process.kill()
        self.process.wait()


@contextmanager
def running(
    directory: Path, port: int | None = None, watches: int | None = None, patience: int = 500, **settings: object
) -> Iterator[Server]:
    """Run a server until the end, unless it is killed before; one that watches the server at another port is a Sentinel.

    `patience` are the milliseconds after which a Sentinel takes its server to be down.
    """
    port = port or free_port()
    folder = directory / f"server-{port}-{len(list(directory.iterdir()))}"
    folder.mkdir()
    chosen = {"port": port, "bind": "127.0.0.1", "dir": folder, "requirepass": PASSWORD, **settings}
    lines = [f'{name.replace("_", "-")} "{value}"' for name, value in chosen.items()]
    if watches is None:
        lines += [f'masterauth "{PASSWORD}"', "repl-diskless-sync-delay 0", 'save ""']
    else:
        lines += [
            f"sentinel monitor mymaster 127.0.0.1 {watches} 1",
            f'sentinel auth-pass mymaster "{PASSWORD}"',
            f"sentinel down-after-milliseconds mymaster {patience}",
            "sentinel failover-timeout mymaster 5000",
        ]
    file = folder / "redis.conf"
    file.write_text("\n".join([*lines, ""]))
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [server_binary(), str(file), *([] if watches is None else ["--sentinel"])],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    started = Server(port, process)
    try:
        eventually(started.answers)
        yield started
    finally:
        started.kill()


def cluster_node(directory: Path, **settings: object) -> Any:
    """Run a server that may join a Cluster."""
    return running(directory, cluster_enabled="yes", cluster_port=free_port(), cluster_node_timeout=1000, **settings)


def give_slots(node: Server, first: int = 0, last: int = SLOTS - 1) -> None:
    """Give a node of a Cluster its share of the keys."""
    node.ask("CLUSTER ADDSLOTSRANGE", first, last)


# --- What is reached by one URL ---------------------------------------------------------------------------------------


@contextmanager
def alone(directory: Path) -> Iterator[str]:
    """A single server."""
    with running(directory) as server:
        yield f"redis://:{QUOTED}@{server.address}/3"


@contextmanager
def by_socket(directory: Path) -> Iterator[str]:
    """A single server by its unix socket."""
    with TemporaryDirectory() as short, running(directory, unixsocket=f"{short}/redis.sock"):  # such a path must be short
        yield f"unix://:{QUOTED}@{short}/redis.sock?db=3"


@contextmanager
def by_tls(directory: Path) -> Iterator[str]:
    """A single server by TLS, which asks clients for a certificate, too."""
    certificates = Certificates(directory)
    with running(directory) as server, tls_front(server.port, certificates) as front:
        yield f"rediss://:{QUOTED}@localhost:{front.port}?{certificates.parameters}"


class Watched(NamedTuple):
    """A master and its replica, watched by Sentinel."""

    url: str
    master: Server

    def master_of(self, _session_key: str) -> Server:
        """Return the server that has a key."""
        return self.master


@contextmanager
def watched(directory: Path) -> Iterator[Watched]:
    """A master and its replica, watched by Sentinel; the URL names another Sentinel, too, which is down."""
    with ExitStack() as stack:
        master = stack.enter_context(running(directory))
        replica = stack.enter_context(running(directory, replicaof=f'127.0.0.1" "{master.port}'))
        _await_replica(replica)
        sentinel = stack.enter_context(running(directory, watches=master.port))
        eventually(lambda: sentinel.ask("SENTINEL", "REPLICAS", "mymaster"))
        hosts = f"127.0.0.1:{free_port()},{sentinel.address}"
        yield Watched(f"redis+sentinel://:{QUOTED}@{hosts}/mymaster/3?sentinel_password={QUOTED}", master)


@contextmanager
def watched_by_tls(directory: Path) -> Iterator[str]:
    """A master that Sentinel watches, both by TLS."""
    certificates = Certificates(directory)
    with ExitStack() as stack:
        master = stack.enter_context(running(directory))
        front = stack.enter_context(tls_front(master.port, certificates, open_to_plain=True))
        sentinel = stack.enter_context(running(directory, watches=front.port, patience=60_000))
        eventually(lambda: front.plain == 2)  # Sentinel, which has no TLS here, keeps two connections
        front.open_to_plain = False
        sentinel_front = stack.enter_context(tls_front(sentinel.port, certificates))
        yield f"rediss+sentinel://:{QUOTED}@localhost:{sentinel_front.port}/mymaster?sentinel_password={QUOTED}&{certificates.parameters}"


class Clustered(NamedTuple):
    """A Cluster of three masters, the first of which has a replica."""

    url: str
    masters: list[Server]
    replica: Server

    def master_of(self, session_key: str) -> Server:
        """Return the server that has a key."""
        return self.masters[self.masters[0].ask("CLUSTER KEYSLOT", session_key) * len(self.masters) // SLOTS]


@contextmanager
def clustered(directory: Path) -> Iterator[Clustered]:
    """A Cluster of three masters, the first of which has a replica; the URL names the first, and one that is down."""
    with ExitStack() as stack:
        nodes = [stack.enter_context(cluster_node(directory)) for _ in range(4)]
        *masters, replica = nodes
        bounds = [-(-SLOTS * i // len(masters)) for i in range(len(masters) + 1)]
        for master, first, end in zip(masters, bounds, bounds[1:], strict=False):
            give_slots(master, first, end - 1)
        for node in nodes[1:]:
            with node.client() as client:
                bus = client.config_get("cluster-port")["cluster-port"]
            nodes[0].ask("CLUSTER MEET", "127.0.0.1", node.port, bus)
        eventually(lambda: all(len(node.ask("CLUSTER NODES")) == len(nodes) for node in nodes))
        replica.ask("CLUSTER REPLICATE", masters[0].ask("CLUSTER MYID"))
        _await_replica(replica)
        eventually(lambda: all(_knows_all(node) for node in nodes))
        hosts = f"127.0.0.1:{free_port()},{masters[0].address}"
        yield Clustered(f"redis+cluster://:{QUOTED}@{hosts}", masters, replica)


@contextmanager
def clustered_by_tls(directory: Path) -> Iterator[str]:
    """A Cluster of one node by TLS."""
    certificates = Certificates(directory)
    port = free_port()
    with tls_front(port, certificates) as front, cluster_node(directory, port=port, cluster_announce_port=front.port) as node:
        give_slots(node)
        eventually(lambda: node.ask("CLUSTER INFO")["cluster_state"] == "ok")
        yield f"rediss+cluster://:{QUOTED}@localhost:{front.port}?{certificates.parameters}"


def _await_replica(replica: Server) -> None:
    eventually(lambda: replica.ask("INFO", "replication").get("master_link_status") == "up")


def _knows_all(node: Server) -> bool:
    """Return whether a node knows that the Cluster is whole, and which is the replica."""
    flags = [known["flags"] for known in node.ask("CLUSTER NODES").values()]
    return node.ask("CLUSTER INFO")["cluster_state"] == "ok" and sum("slave" in each for each in flags) == 1
