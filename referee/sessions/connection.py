"""The connection to Redis, whichever kind it is of."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any, cast

import redis
from redis.backoff import ExponentialWithJitterBackoff, NoBackoff
from redis.cluster import ClusterNode
from redis.exceptions import AskError, ClusterDownError, RedisClusterException
from redis.retry import Retry
from redis.sentinel import Sentinel

from referee.sessions.address import parse

_DEFAULTS: dict[str, Any] = {
    "socket_timeout": 2,
    "socket_connect_timeout": 2,
    "health_check_interval": 30,
    "max_connections": 2**31,  # no limit: a worker's threads use one each, and none of them is to be refused it
}

_RETRIES = 2
_BACKOFF = ExponentialWithJitterBackoff(cap=0.5, base=0.05)

_ELSEWHERE = (redis.ConnectionError, redis.TimeoutError, AskError, ClusterDownError)
"""What a node of a Cluster says, or fails with, when another one may have the key."""

Command = tuple[Any, ...]


def connect(url: str) -> "redis.Redis":
    """Return a client, which connects at its first command and asks again by itself when a connection breaks. Raises BadAddress.

    What its commands raise when that does not help is a RedisError.
    """
    address = parse(url)
    options = {**_DEFAULTS, **address.options}
    retry = Retry(_BACKOFF, _RETRIES)
    if address.kind == "cluster":
        return cast("redis.Redis", Cluster(address.nodes, {**options, "retry": retry}))
    if address.kind == "sentinel":
        once = {"socket_timeout": 1, "socket_connect_timeout": 1, "retry": Retry(NoBackoff(), 0), **address.sentinel_options}
        sentinel = Sentinel(address.nodes, sentinel_kwargs=once, retry=retry, **options)
        master: redis.Redis = sentinel.master_for(address.service)
        return master
    # A server that became a replica says READONLY; its name may lead to the one that took over.
    for host, port in address.nodes:
        options |= {"host": host, "port": port}
    return redis.Redis(retry=retry, retry_on_error=[redis.ReadOnlyError], **options)


def send(client: "redis.Redis", commands: Sequence[Command]) -> list[Any]:
    """Send commands; return their answers."""
    return _piped(client, commands) if len(commands) > 1 else [client.execute_command(*commands[0])]


def send_together(client: "redis.Redis", key: str, commands: Sequence[Command]) -> list[Any]:
    """Send commands over one connection to the server that has a key; return their answers."""
    return client.send_together(key, commands) if isinstance(client, Cluster) else _piped(client, commands)


def _piped(client: "redis.Redis", commands: Sequence[Command]) -> list[Any]:
    with client.pipeline(transaction=False) as pipeline:
        for command in commands:
            pipeline.execute_command(*command)
        answers: list[Any] = pipeline.execute()
    return answers


class Cluster:
    """A client of a Redis Cluster, with the commands of `redis.Redis`.

    redis-py's own connects when it is made, forgets the nodes of its URL once it has seen others, and raises what is no
    RedisError. This one connects at the first command, looks for the URL's nodes, too, when those it knows are gone, and raises
    RedisError only.
    """

    def __init__(self, nodes: tuple[tuple[str, int], ...], options: dict[str, Any]) -> None:
        self._nodes = nodes
        self._options = options
        self._lock = Lock()
        self._known: set[tuple[str, int]] = set()
        self._found: redis.RedisCluster | None = None
        self._failed_at = 0.0

    def __getattr__(self, command: str) -> Callable[..., Any]:
        """Return a command."""

        def send(*args: Any, **kwargs: Any) -> Any:
            with self._reached() as cluster:
                return getattr(cluster, command)(*args, **kwargs)

        return send

    @contextmanager
    def pipeline(self, transaction: bool = False) -> Iterator[Any]:
        """Yield a pipeline; its commands may be about keys on any nodes."""
        with self._reached() as cluster, cluster.pipeline(transaction=transaction) as pipeline:
            yield pipeline

    def send_together(self, key: str, commands: Sequence[Command]) -> list[Any]:
        """Send commands over one connection to the node that has a key, which redis-py does for single commands only."""

        def send() -> list[Any]:
            with self._reached() as cluster:
                try:
                    return _piped(cluster.get_redis_connection(cluster.get_node_from_key(key)), commands)
                except _ELSEWHERE:
                    self._forget(cluster)
                    raise

        return Retry(_BACKOFF, _RETRIES, _ELSEWHERE).call_with_retry(send, lambda _error: None)

    @contextmanager
    def pubsub(self) -> Iterator[Any]:
        """Yield a subscription at any node, for each hears what is published at another; one that is down is passed over soon."""
        with self._reached() as cluster:
            node = cluster.get_random_node()
            with cluster.pubsub(node=node) as subscription:
                yield subscription

    @contextmanager
    def _reached(self) -> Iterator["redis.RedisCluster"]:
        try:
            cluster = self._find()
            try:
                yield cluster
            except RedisClusterException:
                self._forget(cluster)
                raise
        except RedisClusterException as error:
            raise redis.ConnectionError(str(error)) from error

    def _forget(self, cluster: "redis.RedisCluster") -> None:
        """Look for the nodes anew at the next command, unless another thread has done so already."""
        if self._found is cluster:
            self._known = {(node.host, node.port) for node in cluster.get_nodes()}
            self._found = None

    def _find(self) -> "redis.RedisCluster":
        asked_at = time.monotonic()
        with self._lock:
            if self._found is None:
                if self._failed_at > asked_at:  # while this thread waited for another, which tried in vain
                    raise redis.ConnectionError("The cluster has just been found to be out of reach.")
                try:
                    addresses = self._known.union(self._nodes)
                    nodes = [ClusterNode(host, port) for host, port in addresses]
                    self._found = redis.RedisCluster(startup_nodes=nodes, **self._options)
                except RedisClusterException:
                    self._failed_at = time.monotonic()
                    raise
            return self._found
