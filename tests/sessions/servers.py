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


class Server:
    """A server that can be started, killed, and started again."""

    def __init__(self, port: int, command: list[str], log: Path) -> None:
        self.port = port
        self.process: subprocess.Popen[bytes]
        self._command = command
        self._log = log

    def start(self, *more: str) -> None:
        """Run the server until it is killed, perhaps with settings that its file has not."""
        with self._log.open("ab") as log:
            self.process = subprocess.Popen([*self._command, *more], stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        eventually(self.answers)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def client(self, database: int = 0) -> "redis.Redis":
        """Return a client of this server alone."""
        return redis.Redis(port=self.port, password=PASSWORD, db=database, decode_responses=True)

    def ask(self, *command: str | int) -> Any:
        """Send one command to this server."""
        with self.client() as client:
            return client.execute_command(*command)

    def answers(self) -> bool:
        """Return whether the server answers."""
        assert self.process.poll() is None, f"A server did not start: {self._log.read_text(errors='replace')}"
        try:
            return bool(self.ask("PING"))
        except redis.RedisError:
            return False

    def replication(self) -> dict[str, Any]:
        """Return what the server says of its master or its replicas."""
        said: dict[str, Any] = self.ask("INFO", "replication")
        return said

    def kill(self) -> None:
        """End the server at once, as a power failure does."""
        self.process.kill()
        self.process.wait()


class Pair(NamedTuple):
    """A master and its replica, each of which can take the other's place."""

    servers: tuple[Server, Server]
    database: int = 0
    """Where the service keeps its keys."""
    sentinel: Server | None = None
    """Who watches them; in a Cluster the nodes watch each other."""

    def kept(self) -> "redis.Redis":
        """Return a client of what the master keeps for the service."""
        return self.roles()[0].client(self.database)

    def roles(self) -> tuple[Server, Server]:
        """Return which is the master now, and which the replica."""
        first, second = self.servers
        return (first, second) if first.replication()["role"] == "master" else (second, first)

    def fail_over(self) -> None:
        """Kill the master, and once its replica has taken over start it again, as a replica of that with nothing of its own."""
        failing, promoted = self.roles()
        failing.kill()
        eventually(lambda: promoted.replication()["role"] == "master")
        attached = ("--masterauth", PASSWORD)  # which it may have lost when it was detached
        if self.sentinel is None:
            failing.start(*attached)
            _await_replica(failing)
            return
        eventually(lambda: self._watched("GET-MASTER-ADDR-BY-NAME")[1] == str(promoted.port))
        failing.start(*attached, "--replica-priority", "0")  # or Sentinel might promote it before it has been filled
        failing.ask("REPLICAOF", "127.0.0.1", promoted.port)
        _await_replica(failing)
        failing.ask("CONFIG", "SET", "replica-priority", 100)
        eventually(lambda: [each["slave-priority"] for each in self._watched("REPLICAS")] == ["100"])

    def _watched(self, what: str) -> Any:
        """Return something that Sentinel says of the pair."""
        assert self.sentinel is not None
        return self.sentinel.ask("SENTINEL", what, "mymaster")

    def detach(self) -> None:
        """Let the replica hear nothing more of its master."""
        master, replica = self.roles()
        replica.ask("CONFIG", "SET", "masterauth", "wrong")
        replica.ask("CLIENT", "KILL", "TYPE", "master")
        eventually(lambda: master.replication()["connected_slaves"] == 0)

    def attach(self) -> None:
        """Let the replica hear its master again."""
        _, replica = self.roles()
        replica.ask("CONFIG", "SET", "masterauth", PASSWORD)
        _await_replica(replica)


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
    command = [server_binary(), str(file), *([] if watches is None else ["--sentinel"])]
    server = Server(port, command, folder / "log")
    try:
        server.start()
        yield server
    finally:
        server.kill()


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


class Replicated(NamedTuple):
    """A master and its replica, which nobody watches."""

    url: str
    pair: Pair


@contextmanager
def replicated(directory: Path) -> Iterator[Replicated]:
    """A master and its replica; the URL names the master."""
    with running(directory) as master, running(directory, replicaof=f'127.0.0.1" "{master.port}') as replica:
        _await_replica(replica)
        yield Replicated(f"redis://:{QUOTED}@{master.address}", Pair((master, replica)))


class Watched(NamedTuple):
    """A master and its replica, watched by Sentinel."""

    url: str
    pair: Pair

    def has(self, _session_key: str) -> bool:
        """Return whether the pair has a key."""
        return True


@contextmanager
def watched(directory: Path) -> Iterator[Watched]:
    """A master and its replica, watched by Sentinel; the URL names another Sentinel, too, which is down."""
    with ExitStack() as stack:
        master, replica = stack.enter_context(replicated(directory)).pair.servers
        sentinel = stack.enter_context(running(directory, watches=master.port, patience=2000))
        sentinel.ask("SENTINEL", "DEBUG", "INFO-PERIOD", 200)
        eventually(lambda: sentinel.ask("SENTINEL", "REPLICAS", "mymaster"))
        hosts = f"127.0.0.1:{free_port()},{sentinel.address}"
        yield Watched(
            f"redis+sentinel://:{QUOTED}@{hosts}/mymaster/3?sentinel_password={QUOTED}", Pair((master, replica), 3, sentinel)
        )


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
    """A Cluster of three masters, each with a replica: the first pair, and the others."""

    url: str
    pair: Pair
    others: list[Pair]

    def has(self, session_key: str) -> bool:
        """Return whether the first pair has a key."""
        return bool(self.others[0].servers[0].ask("CLUSTER KEYSLOT", session_key) < SLOTS / 3)


@contextmanager
def clustered(directory: Path) -> Iterator[Clustered]:
    """A Cluster of three masters, each with a replica; the URL names the first, and one that is down."""
    with ExitStack() as stack:
        nodes = [stack.enter_context(cluster_node(directory)) for _ in range(6)]
        masters, replicas = nodes[:3], nodes[3:]
        bounds = [-(-SLOTS * i // len(masters)) for i in range(len(masters) + 1)]
        for master, first, end in zip(masters, bounds, bounds[1:], strict=False):
            give_slots(master, first, end - 1)
        for node in nodes[1:]:
            with node.client() as client:
                bus = client.config_get("cluster-port")["cluster-port"]
            nodes[0].ask("CLUSTER MEET", "127.0.0.1", node.port, bus)
        eventually(lambda: all(len(node.ask("CLUSTER NODES")) == len(nodes) for node in nodes))
        pairs = [Pair(servers) for servers in zip(masters, replicas, strict=True)]
        for master, replica in zip(masters, replicas, strict=True):
            replica.ask("CLUSTER REPLICATE", master.ask("CLUSTER MYID"))
            _await_replica(replica)
        eventually(lambda: all(_knows_all(node) for node in nodes))
        hosts = f"127.0.0.1:{free_port()},{masters[0].address}"
        yield Clustered(f"redis+cluster://:{QUOTED}@{hosts}", pairs[0], pairs[1:])


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
    eventually(lambda: replica.replication().get("master_link_status") == "up")


def _knows_all(node: Server) -> bool:
    """Return whether a node knows that the Cluster is whole, and which are the replicas."""
    flags = [known["flags"] for known in node.ask("CLUSTER NODES").values()]
    return node.ask("CLUSTER INFO")["cluster_state"] == "ok" and 2 * sum("slave" in each for each in flags) == len(flags)
