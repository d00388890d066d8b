"""What is sent again, and what is not."""

import time

import httpx
import pytest
from referee_client.persistence import PersistentTransport, Unavailable

BUSY = httpx.Response(503, headers={"Retry-After": "0"})
Outcome = httpx.Response | type[httpx.TransportError]


def send(*outcomes: Outcome, patience: float = 30) -> tuple[httpx.Response, list[bytes]]:
    """Send a move to a service that gives the outcomes in turn, the last again and again; return the answer and what was sent."""
    left, sent = list(outcomes), []

    def answer(request: httpx.Request) -> httpx.Response:
        sent.append(request.read())
        outcome = left.pop(0) if len(left) > 1 else left[0]
        if isinstance(outcome, httpx.Response):
            return outcome
        raise outcome("broken")

    with httpx.Client(transport=PersistentTransport(patience, httpx.MockTransport(answer))) as client:
        return client.post("http://referee/moves", json={"decision": 3}), sent


@pytest.mark.parametrize(
    "failure", [httpx.ConnectError, httpx.ReadError, httpx.RemoteProtocolError, httpx.ReadTimeout, httpx.WriteError]
)
def test_a_broken_connection_is_tried_again_with_the_same_request(failure: type[httpx.TransportError]) -> None:
    response, sent = send(failure, failure, httpx.Response(200, json={}))
    assert response.status_code == 200
    assert sent == [b'{"decision":3}'] * 3


@pytest.mark.parametrize("status", [429, 502, 503, 504])
def test_a_service_that_cannot_answer_now_is_asked_again(status: int) -> None:
    response, sent = send(httpx.Response(status), httpx.Response(200, json={}))
    assert (response.status_code, len(sent)) == (200, 2)


@pytest.mark.parametrize("status", [200, 201, 400, 401, 403, 404, 409, 413, 415, 422, 500])
def test_a_real_answer_is_final(status: int) -> None:
    response, sent = send(httpx.Response(status, json={}))
    assert (response.status_code, len(sent)) == (status, 1)


def test_retry_after_is_waited_for() -> None:
    begin = time.monotonic()
    send(httpx.Response(503, headers={"Retry-After": "1"}), httpx.Response(200, json={}))
    assert time.monotonic() - begin >= 1


def test_a_date_in_retry_after_is_no_obstacle() -> None:
    response, _ = send(httpx.Response(503, headers={"Retry-After": "Fri, 31 Dec 1999 23:59:59 GMT"}), httpx.Response(200, json={}))
    assert response.status_code == 200


def test_when_patience_ends_a_service_that_cannot_answer_is_a_failure() -> None:
    with pytest.raises(Unavailable, match="503 Service Unavailable"):
        send(BUSY, patience=0.3)


def test_when_patience_ends_the_latest_failure_is_the_callers() -> None:
    with pytest.raises(httpx.ReadError):
        send(httpx.ConnectError, httpx.ReadError, patience=0.3)


def test_there_is_no_waiting_for_longer_than_patience() -> None:
    begin = time.monotonic()
    with pytest.raises(Unavailable) as unavailable:
        send(httpx.Response(503, headers={"Retry-After": "3600"}), patience=2)
    assert unavailable.value.retry_after == 3600
    assert time.monotonic() - begin < 1800
