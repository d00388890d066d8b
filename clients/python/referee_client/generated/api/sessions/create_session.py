from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.created_session import CreatedSession
from ...models.new_triads_session import NewTriadsSession
from ...models.new_triumph_session import NewTriumphSession
from ...models.new_triumvir_session import NewTriumvirSession
from ...models.new_triumvirate_session import NewTriumvirateSession
from ...models.new_trumpet_session import NewTrumpetSession
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: NewTriadsSession | NewTriumphSession | NewTriumvirateSession | NewTriumvirSession | NewTrumpetSession,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/sessions",
    }

    if isinstance(body, NewTriumphSession):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, NewTrumpetSession):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, NewTriadsSession):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, NewTriumvirateSession):
        _kwargs["json"] = body.to_dict()
    else:
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CreatedSession | Problem:
    if response.status_code == 201:
        response_201 = CreatedSession.from_dict(response.json())

        return response_201

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

    if response.status_code == 413:
        response_413 = Problem.from_dict(response.json())

        return response_413

    if response.status_code == 415:
        response_415 = Problem.from_dict(response.json())

        return response_415

    if response.status_code == 422:
        response_422 = Problem.from_dict(response.json())

        return response_422

    if response.status_code == 503:
        response_503 = Problem.from_dict(response.json())

        return response_503

    response_default = Problem.from_dict(response.json())

    return response_default


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CreatedSession | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: NewTriadsSession | NewTriumphSession | NewTriumvirateSession | NewTriumvirSession | NewTrumpetSession,
    idempotency_key: str | Unset = UNSET,
) -> Response[CreatedSession | Problem]:
    """Create a session.

     With assigned seating the caller gets all seats' tokens and hands them out; with open seating
    whoever takes a seat gets its own.

    Args:
        idempotency_key (str | Unset):
        body (NewTriadsSession | NewTriumphSession | NewTriumvirateSession | NewTriumvirSession |
            NewTrumpetSession):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreatedSession | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    body: NewTriadsSession | NewTriumphSession | NewTriumvirateSession | NewTriumvirSession | NewTrumpetSession,
    idempotency_key: str | Unset = UNSET,
) -> CreatedSession | Problem | None:
    """Create a session.

     With assigned seating the caller gets all seats' tokens and hands them out; with open seating
    whoever takes a seat gets its own.

    Args:
        idempotency_key (str | Unset):
        body (NewTriadsSession | NewTriumphSession | NewTriumvirateSession | NewTriumvirSession |
            NewTrumpetSession):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreatedSession | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: NewTriadsSession | NewTriumphSession | NewTriumvirateSession | NewTriumvirSession | NewTrumpetSession,
    idempotency_key: str | Unset = UNSET,
) -> Response[CreatedSession | Problem]:
    """Create a session.

     With assigned seating the caller gets all seats' tokens and hands them out; with open seating
    whoever takes a seat gets its own.

    Args:
        idempotency_key (str | Unset):
        body (NewTriadsSession | NewTriumphSession | NewTriumvirateSession | NewTriumvirSession |
            NewTrumpetSession):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreatedSession | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: NewTriadsSession | NewTriumphSession | NewTriumvirateSession | NewTriumvirSession | NewTrumpetSession,
    idempotency_key: str | Unset = UNSET,
) -> CreatedSession | Problem | None:
    """Create a session.

     With assigned seating the caller gets all seats' tokens and hands them out; with open seating
    whoever takes a seat gets its own.

    Args:
        idempotency_key (str | Unset):
        body (NewTriadsSession | NewTriumphSession | NewTriumvirateSession | NewTriumvirSession |
            NewTrumpetSession):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreatedSession | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
