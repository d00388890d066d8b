from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.session_view import SessionView
from ...types import UNSET, Response, Unset


def _get_kwargs(
    session_id: str,
    *,
    after_version: int | Unset = UNSET,
    wait: float | Unset = 0.0,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["after_version"] = after_version

    params["wait"] = wait

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/sessions/{session_id}".format(
            session_id=quote(str(session_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | Problem | SessionView:
    if response.status_code == 200:
        response_200 = SessionView.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())

        return response_404

    if response.status_code == 422:
        response_422 = Problem.from_dict(response.json())

        return response_422

    if response.status_code == 503:
        response_503 = Problem.from_dict(response.json())

        return response_503

    response_default = Problem.from_dict(response.json())

    return response_default


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Any | Problem | SessionView]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    session_id: str,
    *,
    client: AuthenticatedClient | Client,
    after_version: int | Unset = UNSET,
    wait: float | Unset = 0.0,
) -> Response[Any | Problem | SessionView]:
    """Look at a session.

     With a seat's token: what that seat sees, and its legal moves. With the organiser's, or without one
    if the session is public:
    what everybody sees. With `after_version` and `wait` it is a long poll: the answer comes as soon as
    something has happened.

    Args:
        session_id (str):
        after_version (int | Unset):
        wait (float | Unset):  Default: 0.0.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem | SessionView]
    """

    kwargs = _get_kwargs(
        session_id=session_id,
        after_version=after_version,
        wait=wait,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    session_id: str,
    *,
    client: AuthenticatedClient | Client,
    after_version: int | Unset = UNSET,
    wait: float | Unset = 0.0,
) -> Any | Problem | SessionView | None:
    """Look at a session.

     With a seat's token: what that seat sees, and its legal moves. With the organiser's, or without one
    if the session is public:
    what everybody sees. With `after_version` and `wait` it is a long poll: the answer comes as soon as
    something has happened.

    Args:
        session_id (str):
        after_version (int | Unset):
        wait (float | Unset):  Default: 0.0.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem | SessionView
    """

    return sync_detailed(
        session_id=session_id,
        client=client,
        after_version=after_version,
        wait=wait,
    ).parsed


async def asyncio_detailed(
    session_id: str,
    *,
    client: AuthenticatedClient | Client,
    after_version: int | Unset = UNSET,
    wait: float | Unset = 0.0,
) -> Response[Any | Problem | SessionView]:
    """Look at a session.

     With a seat's token: what that seat sees, and its legal moves. With the organiser's, or without one
    if the session is public:
    what everybody sees. With `after_version` and `wait` it is a long poll: the answer comes as soon as
    something has happened.

    Args:
        session_id (str):
        after_version (int | Unset):
        wait (float | Unset):  Default: 0.0.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem | SessionView]
    """

    kwargs = _get_kwargs(
        session_id=session_id,
        after_version=after_version,
        wait=wait,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    session_id: str,
    *,
    client: AuthenticatedClient | Client,
    after_version: int | Unset = UNSET,
    wait: float | Unset = 0.0,
) -> Any | Problem | SessionView | None:
    """Look at a session.

     With a seat's token: what that seat sees, and its legal moves. With the organiser's, or without one
    if the session is public:
    what everybody sees. With `after_version` and `wait` it is a long poll: the answer comes as soon as
    something has happened.

    Args:
        session_id (str):
        after_version (int | Unset):
        wait (float | Unset):  Default: 0.0.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem | SessionView
    """

    return (
        await asyncio_detailed(
            session_id=session_id,
            client=client,
            after_version=after_version,
            wait=wait,
        )
    ).parsed
