"""What is sent again, and what is not."""

import asyncio
import time
import types
from collections.abc import Callable, Iterator

import httpx
import pytest
from referee_client import blocking
from referee_client.persistence import AsyncPersistentTransport, PersistentTransport, Unavailable

BUSY = httpx.Response(503, headers={"Retry-After": "0"})
Outcome = httpx.Response | type[httpx.TransportError]
Send = Callable[..., tuple[httpx.Response, list[bytes]]]


async def send_in_a_loop(patience: float, service: httpx.MockTransport) -> httpx.Response:
    async with httpx.AsyncClient(transport=AsyncPersistentTransport(patience, service)) as client:
        return await client.post("http://referee/moves", json={"decision": 3})


def send_and_block(patience: float, service: httpx.MockTransport) -> httpx.Response:
    with httpx.Client(transport=PersistentTransport(patience, service)) as client:
        return client.post("http://referee/moves", json={"decision": 3})


@pytest.fixture(params=["blocking", "in a loop"])
def send(request: pytest.FixtureRequest) -> Send:
    """Send a move to a service that gives the outcomes in turn, the last again and again; return the answer and what was sent."""

    def send(*outcomes: Outcome, patience: float = 30) -> tuple[httpx.Response, list[bytes]]:
        left, sent = list(outcomes), []

        def answer(asked: httpx.Request) -> httpx.Response:
            sent.append(asked.read())
            outcome = left.pop(0) if len(left) > 1 else left[0]
            if isinstance(outcome, httpx.Response):
                return outcome
            raise outcome("broken")

        service = httpx.MockTransport(answer)
        if request.param == "blocking":
            return send_and_block(patience, service), sent
        return asyncio.run(send_in_a_loop(patience, service)), sent

    return send


@pytest.mark.parametrize(
    "failure", [httpx.ConnectError, httpx.ReadError, httpx.RemoteProtocolError, httpx.ReadTimeout, httpx.WriteError]
)
def test_a_broken_connection_is_tried_again_with_the_same_request(send: Send, failure: type[httpx.TransportError]) -> None:
    response, sent = send(failure, failure, httpx.Response(200, json={}))
    assert response.status_code == 200
    assert sent == [b'{"decision":3}'] * 3


@pytest.mark.parametrize("failure", [httpx.UnsupportedProtocol, httpx.LocalProtocolError])
def test_a_request_that_cannot_be_sent_is_not_tried_again(send: Send, failure: type[httpx.TransportError]) -> None:
    with pytest.raises(failure):
        send(failure, httpx.Response(200, json={}))


@pytest.mark.parametrize("status", [429, 502, 503, 504])
def test_a_service_that_cannot_answer_now_is_asked_again(send: Send, status: int) -> None:
    response, sent = send(httpx.Response(status), httpx.Response(200, json={}))
    assert (response.status_code, len(sent)) == (200, 2)


@pytest.mark.parametrize("status", [200, 201, 400, 401, 403, 404, 409, 413, 415, 422, 500])
def test_a_real_answer_is_final(send: Send, status: int) -> None:
    response, sent = send(httpx.Response(status, json={}))
    assert (response.status_code, len(sent)) == (status, 1)


def test_retry_after_is_waited_for(send: Send) -> None:
    begin = time.monotonic()
    send(httpx.Response(503, headers={"Retry-After": "1"}), httpx.Response(200, json={}))
    assert time.monotonic() - begin >= 1


def test_a_date_in_retry_after_is_no_obstacle(send: Send) -> None:
    response, _ = send(httpx.Response(503, headers={"Retry-After": "Fri, 31 Dec 1999 23:59:59 GMT"}), httpx.Response(200, json={}))
    assert response.status_code == 200


def test_when_patience_ends_a_service_that_cannot_answer_is_a_failure(send: Send) -> None:
    with pytest.raises(Unavailable, match="503 Service Unavailable"):
        send(BUSY, patience=0.3)


def test_when_patience_ends_the_latest_failure_is_the_callers(send: Send) -> None:
    with pytest.raises(httpx.ReadError):
        send(httpx.ConnectError, httpx.ReadError, patience=0.3)


def test_there_is_no_waiting_for_longer_than_patience(send: Send) -> None:
    begin = time.monotonic()
    with pytest.raises(Unavailable) as unavailable:
        send(httpx.Response(503, headers={"Retry-After": "3600"}), patience=2)
    assert unavailable.value.retry_after == 3600
    assert time.monotonic() - begin < 1800


def test_what_is_no_referee_is_said_to_be_the_trouble(send: Send) -> None:
    with pytest.raises(httpx.DecodingError, match="What answers at http://referee/moves is no referee: 200 OK, text/html"):
        send(httpx.Response(200, html="<h1>Welcome</h1>"))


def test_what_waits_for_an_event_loop_is_not_run_without_one() -> None:
    with pytest.raises(RuntimeError, match="waits for an event loop"):
        blocking.completed(suspended())


@types.coroutine
def suspended() -> Iterator[None]:
    yield
