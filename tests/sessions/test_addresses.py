"""The URL of the store: what it may say of each kind of Redis, and what is refused at the start, with nothing secret told."""

from pathlib import Path

import pytest

from referee.cli import main
from referee.config import BadSetting, Config
from referee.sessions.address import SCHEMES, parse
from tests.sessions.tls import Certificates

SECRET = "hunter2"


@pytest.mark.parametrize(
    ("url", "kind", "nodes"),
    [
        ("redis://localhost", "server", (("localhost", 6379),)),
        ("redis://10.0.0.1:6380/", "server", (("10.0.0.1", 6380),)),
        ("redis://[::1]:7000/2", "server", (("::1", 7000),)),
        ("unix:///run/redis.sock", "server", ()),
        ("redis+sentinel://s1/main", "sentinel", (("s1", 26379),)),
        ("redis+sentinel://s1,s2:26380,[fd00::3]/main", "sentinel", (("s1", 26379), ("s2", 26380), ("fd00::3", 26379))),
        ("redis+cluster://h_1.example:7000,h-2.example/0", "cluster", (("h_1.example", 7000), ("h-2.example", 6379))),
        ("rediss+cluster://h1", "cluster", (("h1", 6379),)),
    ],
)
def test_a_url_says_where_redis_is(url: str, kind: str, nodes: tuple[tuple[str, int], ...]) -> None:
    address = parse(url)
    assert (address.kind, address.nodes) == (kind, nodes)
    assert Config.from_environment({"REDIS_URL": url}).redis_url == url


@pytest.mark.parametrize(
    ("url", "options"),
    [
        ("redis://h", {}),
        ("redis://h/3", {"db": 3}),
        ("redis://h?db=9", {"db": 9}),
        ("redis://:p%40ss%2F@h", {"password": "p@ss/"}),
        ("redis://me:p@ss#1@h", {"username": "me", "password": "p@ss#1"}),
        ("redis://h?username=me&password=p%26q", {"username": "me", "password": "p&q"}),
        ("redis://h?socket_timeout=2.5&socket_connect_timeout=1", {"socket_timeout": 2.5, "socket_connect_timeout": 1.0}),
        ("unix:///run/my%20redis.sock?db=1", {"unix_socket_path": "/run/my redis.sock", "db": 1}),
        ("unix://:pw@/redis.sock", {"unix_socket_path": "/redis.sock", "password": "pw"}),
        ("rediss://h", {"ssl": True}),
        ("rediss://h?ssl_cert_reqs=none", {"ssl": True, "ssl_cert_reqs": "none"}),
        ("rediss+cluster://h?ssl_check_hostname=false", {"ssl": True, "ssl_check_hostname": False}),
        ("redis+sentinel://:pw@s/main/4", {"password": "pw", "db": 4}),
        ("redis+cluster://:pw@h/0", {"password": "pw"}),
    ],
)
def test_a_url_says_how_to_connect(url: str, options: dict[str, object]) -> None:
    assert parse(url).options == options


def test_a_url_names_what_sentinel_watches_and_what_sentinel_itself_asks_for() -> None:
    address = parse("rediss+sentinel://:pw@s1,s2/my%20main?sentinel_username=me&sentinel_password=other&ssl_cert_reqs=none")
    assert address.service == "my main"
    assert address.options == {"password": "pw", "ssl": True, "ssl_cert_reqs": "none"}
    assert address.sentinel_options == {"username": "me", "password": "other", "ssl": True, "ssl_cert_reqs": "none"}


@pytest.mark.parametrize(
    ("url", "why"),
    [
        (f"http://:{SECRET}@h", "must start with one of redis://, rediss://, unix://,"),
        (f"{SECRET}", "must start with one of"),
        (f"redis+cluster:/{SECRET}", "must start with one of"),
        (f"unix+cluster://:{SECRET}@/s", "must start with one of"),
        (f"redis://:{SECRET}@", "has a host or port"),
        (f"redis://:{SECRET}@h:0", "has a host or port"),
        (f"redis://:{SECRET}@h:65536", "has a host or port"),
        (f"redis://:{SECRET}@h:http", "has a host or port"),
        (f"redis://:{SECRET}@h:6379:1", "has a host or port"),
        (f"redis://:{SECRET}@[::1", "has a host or port"),
        (f"redis://:{SECRET}@a..b", "has a host or port"),
        (f"redis://:{SECRET}@{'a' * 64}", "has a host or port"),
        (f"redis://:{SECRET}@b\u00fccher", "has a host or port"),
        (f"redis+cluster://:{SECRET}@h1,,h2", "has a host or port"),
        (f"redis://:a/{SECRET}@h", "has a host or port"),
        (f"redis://:a?{SECRET}@h", "has a host or port"),
        (f"redis://h?{SECRET}", "has a parameter that is none of db, username, password"),
        (f"redis://h?ssl_cert_reqs={SECRET}", "has a parameter that is none of db, username, password"),
        (f"redis+cluster://h?sentinel_password={SECRET}", "has a parameter that is none of username, password"),
        (f"redis+cluster://:{SECRET}@h?db=0", "has a parameter that is none of username, password"),
        (f"redis://h?socket_timeout={SECRET}", "has a socket_timeout that is not a number of seconds"),
        (f"rediss://h?ssl_cert_reqs={SECRET}", "has a ssl_cert_reqs that is not none, optional or required"),
        (f"redis://:{SECRET}@h?db=-1", "has a db that is not a whole number"),
        (f"redis://h/{SECRET}", "has a database that is not a whole number"),
        (f"redis+sentinel://:{SECRET}@s/main/x", "has a database that is not a whole number"),
        (f"redis+cluster://:{SECRET}@h/1", "has a database other than 0"),
        (f"redis://:{SECRET}@h1,h2", "names several hosts"),
        (f"redis+sentinel://:{SECRET}@s1:26379,s2:26379", "must name the service that Sentinel watches"),
        (f"redis+sentinel://:{SECRET}@s1/", "must name the service that Sentinel watches"),
        (f"unix://:{SECRET}@run/redis.sock", "must give the socket's whole path"),
        ("unix://", "must give the socket's whole path"),
        (f"redis://{SECRET}@h", "gives a user without a password"),
        (f"rediss://:{SECRET}@h?ssl_ca_certs=/no/such/file", "names certificates that cannot be used: No such file"),
    ],
)
def test_a_wrong_url_is_refused_at_the_start(
    url: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadSetting) as refused:
        Config.from_environment({"REDIS_URL": url})
    assert str(refused.value).startswith(f"REDIS_URL {why}")
    assert refused.value.__suppress_context__
    monkeypatch.setenv("REDIS_URL", url)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err == f"referee: {refused.value}\n"
    assert SECRET not in str(refused.value)


def test_certificates_that_do_not_fit_are_refused_at_the_start(tmp_path: Path) -> None:
    fitting, other = Certificates(tmp_path), tmp_path / "other"
    other.mkdir()
    assert parse(f"rediss://h?{fitting.parameters}").options["ssl_certfile"] == str(fitting.client)
    wrong = {"ssl_ca_certs": __file__, "ssl_certfile": fitting.authority, "ssl_keyfile": Certificates(other).client}
    for name, file in wrong.items():
        parameters = fitting.parameters.replace(f"{name}=", f"unused_{name}=").split("&")
        kept = [parameter for parameter in parameters if not parameter.startswith("unused_")]
        with pytest.raises(BadSetting, match=r"^REDIS_URL names certificates that cannot be used"):
            Config.from_environment({"REDIS_URL": f"rediss://h?{'&'.join([*kept, f'{name}={file}'])}"})


def test_what_is_secret_is_not_shown() -> None:
    for scheme in SCHEMES:
        path = "/main" if "sentinel" in scheme else ""
        host = "/redis.sock" if scheme == "unix://" else "h"
        assert SECRET not in repr(parse(f"{scheme}:{SECRET}@{host}{path}"))
