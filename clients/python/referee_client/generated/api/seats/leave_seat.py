from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.session_view import SessionView
from ...types import Response


def _get_kwargs(
    session_id: str,
    seat: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/sessions/{session_id}/seats/{seat}".format(
            session_id=quote(str(session_id), safe=""),
            seat=quote(str(seat), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | SessionView:
    if response.status_code == 200:
        response_200 = SessionView.from_dict(response.json())

        return response_200

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

    if response.status_code == 403:
        response_403 = Problem.from_dict(response.json())

        return response_403

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())

        return response_404

    if response.status_code == 409:
        response_409 = Problem.from_dict(response.json())

        return response_409

    if response.status_code == 503:
        response_503 = Problem.from_dict(response.json())

        return response_503

    response_default = Problem.from_dict(response.json())

    return response_default


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | SessionView]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    session_id: str,
    seat: int,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | SessionView]:
    """Leave a seat before the game starts, with its token, which then is nobody's.

    Args:
        session_id (str):
        seat (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | SessionView]
    """

    kwargs = _get_kwargs(
        session_id=session_id,
        seat=seat,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    session_id: str,
    seat: int,
    *,
    client: AuthenticatedClient,
) -> Problem | SessionView | None:
    """Leave a seat before the game starts, with its token, which then is nobody's.

    Args:
        session_id (str):
        seat (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | SessionView
    """

    return sync_detailed(
        session_id=session_id,
        seat=seat,
        client=client,
    ).parsed


async def asyncio_detailed(
    session_id: str,
    seat: int,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | SessionView]:
    """Leave a seat before the game starts, with its token, which then is nobody's.

    Args:
        session_id (str):
        seat (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | SessionView]
    """

    kwargs = _get_kwargs(
        session_id=session_id,
        seat=seat,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    session_id: str,
    seat: int,
    *,
    client: AuthenticatedClient,
) -> Problem | SessionView | None:
    """Leave a seat before the game starts, with its token, which then is nobody's.

    Args:
        session_id (str):
        seat (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | SessionView
    """

    return (
        await asyncio_detailed(
            session_id=session_id,
            seat=seat,
            client=client,
        )
    ).parsed
