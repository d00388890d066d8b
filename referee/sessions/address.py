"""The address of a Redis: one URL for a single server, one that Sentinel watches, or a Cluster."""

import re
import ssl
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, cast
from urllib.parse import parse_qsl, unquote

SCHEMES = (
    "redis://",
    "rediss://",
    "unix://",
    "redis+sentinel://",
    "rediss+sentinel://",
    "redis+cluster://",
    "rediss+cluster://",
)

Kind = Literal["server", "sentinel", "cluster"]


class BadAddress(ValueError):
    """A URL that cannot be used; the message says why, and repeats nothing of it, since there may be a password in it."""


@dataclass(frozen=True)
class Address:
    """What a URL says: where to connect, and with which of redis-py's options."""

    kind: Kind
    nodes: tuple[tuple[str, int], ...]
    service: str = ""
    options: dict[str, Any] = field(default_factory=dict, repr=False)
    sentinel_options: dict[str, Any] = field(default_factory=dict, repr=False)


class _Parameter(NamedTuple):
    pattern: str
    expected: str
    convert: Callable[[str], Any] = str
    kinds: tuple[Kind, ...] = ("server", "sentinel", "cluster")
    tls: bool = False


_FILE = _Parameter(".+", "the path of a file", tls=True)
_TEXT = _Parameter(".+", "a text")
_SECONDS = _Parameter(r"[0-9]{1,4}(\.[0-9]{1,6})?", "a number of seconds", float)
_PARAMETERS = {
    "db": _Parameter("[0-9]{1,9}", "a whole number", int, kinds=("server",)),
    "username": _TEXT,
    "password": _TEXT,
    "sentinel_username": _TEXT._replace(kinds=("sentinel",)),
    "sentinel_password": _TEXT._replace(kinds=("sentinel",)),
    "socket_timeout": _SECONDS,
    "socket_connect_timeout": _SECONDS,
    "ssl_ca_certs": _FILE,
    "ssl_certfile": _FILE,
    "ssl_keyfile": _FILE,
    "ssl_password": _TEXT._replace(tls=True),
    "ssl_cert_reqs": _Parameter("none|optional|required", "none, optional or required", tls=True),
    "ssl_check_hostname": _Parameter("true|false", "true or false", lambda text: text == "true", tls=True),
}

_LABEL = "[A-Za-z0-9_-]{1,63}"
_NODE = re.compile(rf"(?:\[(?P<ipv6>[0-9A-Fa-f:.]+)\]|(?P<name>{_LABEL}(?:\.{_LABEL})*\.?))(?::(?P<port>[0-9]{{1,5}}))?")


def parse(url: str) -> Address:
    """Return what a URL says. Raises BadAddress.

    A server is `redis://[[user]:password@]host[:port][/db]` or `unix://[[user]:password@]/path[?db=n]`. What Sentinel watches is
    `redis+sentinel://...@sentinel[:port],.../service[/db]`, and a Cluster `redis+cluster://...@host[:port],...`, of which some
    nodes are enough. `rediss` instead of `redis` means TLS; its certificates are among the parameters that may follow.
    """
    scheme, separator, rest = url.partition("://")
    if scheme + separator not in SCHEMES:
        raise BadAddress(f"must start with one of {', '.join(SCHEMES)}")
    transport, _, mode = scheme.partition("+")
    kind = cast("Kind", mode or "server")
    tls = transport == "rediss"
    rest, _, query = rest.partition("?")
    authority, _, path = rest.partition("/")
    account, _, hosts = authority.rpartition("@")
    nodes = _nodes(hosts, 26379 if kind == "sentinel" else 6379) if transport != "unix" else ()
    options = _account(account) | _parameters(query, kind, tls)
    if "username" in options and "password" not in options:
        raise BadAddress(
            "gives a user without a password; a password alone is written with a colon before it, as in :password@host"
        )
    sentinel_options = {name: options.pop(f"sentinel_{name}") for name in ("username", "password") if f"sentinel_{name}" in options}
    if transport == "unix":
        if hosts or not path:
            raise BadAddress("must give the socket's whole path, as in unix:///run/redis.sock")
        return Address(kind, nodes, options={**options, "unix_socket_path": "/" + unquote(path)})
    service = ""
    if kind == "sentinel":
        service, _, path = path.partition("/")
        if not service:
            raise BadAddress("must name the service that Sentinel watches, as in redis+sentinel://host:26379/mymaster")
    if kind == "server" and len(nodes) > 1:
        raise BadAddress("names several hosts, which takes one of redis+sentinel:// and redis+cluster://")
    if tls:
        options["ssl"] = sentinel_options["ssl"] = True
        sentinel_options |= {name: value for name, value in options.items() if name.startswith("ssl_")}
        _check_certificates(options)
    return Address(kind, nodes, unquote(service), options | _database(path, kind), sentinel_options)


def _account(account: str) -> dict[str, str]:
    username, _, password = account.partition(":")
    return {name: unquote(value) for name, value in (("username", username), ("password", password)) if value}


def _parameters(query: str, kind: Kind, tls: bool) -> dict[str, Any]:
    """Return the options that a query gives, and only such as there are: redis-py would fail at the first command."""
    allowed = {name: each for name, each in _PARAMETERS.items() if kind in each.kinds and tls >= each.tls}
    options: dict[str, Any] = {}
    for name, text in parse_qsl(query, keep_blank_values=True):
        if name not in allowed:
            raise BadAddress(f"has a parameter that is none of {', '.join(allowed)}")
        if not re.fullmatch(allowed[name].pattern, text):
            raise BadAddress(f"has a {name} that is not {allowed[name].expected}")
        options[name] = allowed[name].convert(text)
    return options


def _nodes(hosts: str, default_port: int) -> tuple[tuple[str, int], ...]:
    nodes = []
    for host in hosts.split(","):
        match = _NODE.fullmatch(host)
        if match is None or not 1 <= int(match["port"] or default_port) <= 65535:
            raise BadAddress(
                "has a host or port that cannot be read; they are written host:port with commas between several,"
                " and special characters in a password as %40 and the like"
            )
        nodes.append((match["ipv6"] or match["name"], int(match["port"] or default_port)))
    return tuple(nodes)


def _database(path: str, kind: Kind) -> dict[str, int]:
    if not path:
        return {}
    if not re.fullmatch(_PARAMETERS["db"].pattern, path):
        raise BadAddress("has a database that is not a whole number")
    if kind != "cluster":
        return {"db": int(path)}
    if int(path) != 0:
        raise BadAddress("has a database other than 0, which a Cluster has not")
    return {}


def _check_certificates(options: dict[str, Any]) -> None:
    """Read the certificates once, for otherwise each connection would fail later on."""
    context = ssl.create_default_context()
    try:
        if "ssl_certfile" in options or "ssl_keyfile" in options:
            context.load_cert_chain(options.get("ssl_certfile", ""), options.get("ssl_keyfile"), options.get("ssl_password", ""))
        if "ssl_ca_certs" in options:
            context.load_verify_locations(options["ssl_ca_certs"])
    except OSError as error:
        raise BadAddress(f"names certificates that cannot be used: {error.strerror or error}") from None
