"""Rate limits: so many requests for each address or token, counted by all workers together, and never in the way of operators."""

import time
from collections.abc import Callable

import pytest
import redis
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from referee.sessions.allowance import network
from tests.api.contract import bearer
from tests.operation.conftest import AWAY

Address = Callable[[], str]
ClientOf = Callable[..., FlaskClient]

PREFLIGHT = {"Origin": "https://cards.example", "Access-Control-Request-Method": "POST"}


def ask(client: FlaskClient, address: str, path: str = "/v1/games", **headers: str) -> TestResponse:
    """Send a request from an address."""
    return client.get(path, headers=headers, environ_base={"REMOTE_ADDR": address})


def asked(client: FlaskClient, address: str, times: int, **headers: str) -> list[int]:
    """Send requests from an address, and return their statuses."""
    return [ask(client, address, **headers).status_code for _ in range(times)]


def test_without_the_setting_there_is_no_limit(client_of: ClientOf, address: Address, database: "redis.Redis") -> None:
    here = address()
    before = set(database.keys("referee:rate:*"))
    assert set(asked(client_of(), here, 50)) == {200}
    assert not set(database.keys("referee:rate:*")) - before


def test_beyond_the_limit_a_problem_says_when_to_go_on(client_of: ClientOf, address: Address) -> None:
    client, here = client_of(rate_limit="3/hour"), address()
    assert asked(client, here, 3) == [200, 200, 200]
    refused = ask(client, here)
    assert (refused.status_code, refused.mimetype) == (429, "application/problem+json")
    assert refused.get_json()["code"] == "rate-limited"
    assert 1190 <= int(refused.headers["Retry-After"]) <= 1200
    assert refused.headers["X-Request-Id"]
    assert ask(client, here, "/no/such/page").status_code == 429
    assert asked(client, address(), 1) == [200]


def test_who_waits_as_told_goes_on(client_of: ClientOf, address: Address) -> None:
    client, here = client_of(rate_limit="2/second"), address()
    for _ in range(100):
        refused = ask(client, here)
        if refused.status_code == 429:
            break
    assert refused.headers["Retry-After"] == "1"
    time.sleep(1)
    assert ask(client, here).status_code == 200


def test_workers_count_together(client_of: ClientOf, address: Address) -> None:
    here, workers = address(), [client_of(rate_limit="4/hour") for _ in range(2)]
    assert [ask(workers[i % 2], here).status_code for i in range(6)] == [200, 200, 200, 200, 429, 429]


def test_by_address_tokens_make_no_difference(client_of: ClientOf, address: Address) -> None:
    client, here = client_of(rate_limit="2/hour"), address()
    assert [ask(client, here, **bearer(f"token-{i}")).status_code for i in range(3)] == [200, 200, 429]


def test_by_token_each_has_a_limit_and_those_without_share_their_address(client_of: ClientOf, address: Address) -> None:
    client, here, there = client_of(rate_limit="2/hour", rate_limit_by="token"), address(), address()
    first, second = bearer(f"first of {here}"), bearer(f"second of {here}")
    assert asked(client, here, 3, **first) == [200, 200, 429]
    assert asked(client, there, 1, **first) == [429]
    assert asked(client, here, 3, **second) == [200, 200, 429]
    assert asked(client, here, 3) == [200, 200, 429]
    assert asked(client, there, 1) == [200]


def test_operators_and_preflights_get_through_and_are_not_counted(client_of: ClientOf, address: Address) -> None:
    client, here = client_of(rate_limit="1/hour", cors_origins="https://cards.example"), address()
    for path in ("/healthz", "/readyz", "/metrics"):
        assert ask(client, here, path).status_code == 200
    preflight = client.options("/v1/sessions", headers=PREFLIGHT, environ_base={"REMOTE_ADDR": here})
    assert preflight.status_code == 200
    assert asked(client, here, 2) == [200, 429]
    for path in ("/healthz", "/readyz", "/metrics"):
        assert ask(client, here, path).status_code == 200
    preflight = client.options("/v1/sessions", headers=PREFLIGHT, environ_base={"REMOTE_ADDR": here})
    assert preflight.status_code == 200
    assert client.options("/v1/sessions", environ_base={"REMOTE_ADDR": here}).status_code == 429


def test_a_page_of_another_origin_may_read_the_refusal(client_of: ClientOf, address: Address) -> None:
    client, here = client_of(rate_limit="1/hour", cors_origins="https://cards.example"), address()
    ask(client, here)
    refused = ask(client, here, Origin="https://cards.example")
    assert refused.status_code == 429
    assert refused.headers["Access-Control-Allow-Origin"] == "https://cards.example"


def test_without_redis_what_needs_no_redis_goes_on(client_of: ClientOf, address: Address) -> None:
    client, here = client_of(rate_limit="1/hour", redis_url=AWAY), address()
    assert asked(client, here, 5) == [200] * 5
    assert ask(client, here, "/readyz").status_code == 503
    assert ask(client, here, f"/v1/sessions/{'0' * 24}").status_code == 503


def test_nothing_is_kept_of_who_has_its_allowance_back(client_of: ClientOf, address: Address, database: "redis.Redis") -> None:
    before = set(database.keys("referee:rate:*"))
    here = address()
    ask(client_of(rate_limit="60/minute"), here)
    (key,) = set(database.keys("referee:rate:*")) - before
    assert 0 < database.pttl(key) <= 1001
    assert here not in key


def test_the_script_is_loaded_again_when_redis_has_forgotten_it(
    client_of: ClientOf, address: Address, database: "redis.Redis"
) -> None:
    client, here = client_of(rate_limit="2/hour"), address()
    ask(client, here)
    database.script_flush()
    assert asked(client, here, 2) == [200, 429]


# --- Behind proxies ---------------------------------------------------------------------------------------------------


def test_the_header_of_a_proxy_is_believed_only_as_far_as_there_are_proxies(client_of: ClientOf, address: Address) -> None:
    proxy = address()

    def forwarded(client: FlaskClient, addresses: str) -> int:
        return ask(client, proxy, **{"X-Forwarded-For": addresses}).status_code

    near = client_of(rate_limit="1/hour")
    assert [forwarded(near, address()) for _ in range(2)] == [200, 429]
    behind_one, caller = client_of(rate_limit="1/hour", trusted_proxies=1), address()
    assert [forwarded(behind_one, f"{address()}, {caller}") for _ in range(2)] == [200, 429]
    assert forwarded(behind_one, address()) == 200
    behind_two, caller = client_of(rate_limit="1/hour", trusted_proxies=2), address()
    assert [forwarded(behind_two, f"{address()}, {caller}, {address()}") for _ in range(2)] == [200, 429]


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.1"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_whoever_has_one_address_of_ipv6_has_its_network(address: str, whose: str) -> None:
    assert network(address) == whose
