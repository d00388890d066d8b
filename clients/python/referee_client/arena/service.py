"""What the arena asks of the service, as the organiser of its sessions. Whatever gets no answer is asked again."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from http import HTTPStatus
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

import httpx

from referee_client import Refused, answered
from referee_client.arena.errors import BrokenOff, Unusable
from referee_client.generated.api.games import get_game, list_games
from referee_client.generated.api.moves import resign
from referee_client.generated.api.sessions import abort_session, create_session, get_record, verify_record
from referee_client.generated.client import AuthenticatedClient, Client
from referee_client.generated.models import CreatedSession, GameDetail, GameRecord, Problem
from referee_client.generated.unions import NEW_SESSION_BY_GAME
from referee_client.persistence import AsyncPersistentTransport

PATIENCE = 600
"""For how many seconds what gets no answer is asked again."""

_FAREWELL_SECONDS = 5
"""The same when the arena is stopping."""

_TIMEOUT = httpx.Timeout(60)


class Service:
    """A service at its base URL, in whose terms a tournament is played. All its connections are one context manager."""

    def __init__(self, base_url: str) -> None:
        self.base_url = base_url
        self._connections = httpx.AsyncHTTPTransport()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self._connections.aclose()

    async def game(self, name: str) -> GameDetail:
        """Return what there is to know of a game. Raises Unusable when there is no such game, or no service."""
        client = Client(self.base_url, **self._terms(patience=0))
        try:
            games = [game.game for game in answered(await list_games.asyncio(client=client)).games]
            found = answered(await get_game.asyncio(name, client=client)) if name in games else None
        except (httpx.TransportError, httpx.InvalidURL) as error:
            raise Unusable(
                f"No referee answers at {self.base_url} ({error}). Start one with `make run`, or give its --url."
            ) from error
        except (Refused, httpx.DecodingError, ValueError, KeyError, TypeError) as error:
            raise Unusable(f"What answers at {self.base_url} is no referee. Give the --url of one.") from error
        if found is None:
            raise Unusable(f"The service knows no game {name!r}. It knows {', '.join(games)}.")
        if name not in NEW_SESSION_BY_GAME:
            raise Unusable(f"This client is older than the service, and does not know {name} yet.")
        return found

    async def create(self, terms: Mapping[str, Any]) -> CreatedSession:
        """Create a session. Raises Refused when the service does not take its terms."""
        body = NEW_SESSION_BY_GAME[terms["game"]].from_dict(terms)
        with understood():
            return answered(await create_session.asyncio(client=self._anybody(), body=body, idempotency_key=uuid4().hex))

    async def abort(self, created: CreatedSession) -> None:
        """Break a session off, if it can still be done; if not, it is over or will expire."""
        client = AuthenticatedClient(self.base_url, created.organizer_token, **self._terms(_FAREWELL_SECONDS))
        with suppress(BrokenOff), understood():
            await abort_session.asyncio(created.session.session_id, client=client)

    async def resign(self, session_id: str, token: str) -> None:
        """Give a seat's game up, unless it is over for the seat anyway."""
        with understood():
            answer = await resign.asyncio(session_id, client=self._holder(token))
            if isinstance(answer, Problem) and answer.status != HTTPStatus.CONFLICT:
                raise Refused(answer)

    async def record(self, created: CreatedSession) -> GameRecord:
        """Return the record of a session that is over."""
        with understood():
            return answered(await get_record.asyncio(created.session.session_id, client=self._holder(created.organizer_token)))

    async def faults(self, record: GameRecord) -> Sequence[str]:
        """Return what the service finds wrong with a record, when it deals it and judges every move again."""
        with understood():
            verification = answered(await verify_record.asyncio(client=self._anybody(), body=record))
        return [f"{problem.field}: {problem.message}" for problem in verification.problems]

    def _anybody(self) -> Client:
        return Client(self.base_url, **self._terms(PATIENCE))

    def _holder(self, token: str) -> AuthenticatedClient:
        return AuthenticatedClient(self.base_url, token, **self._terms(PATIENCE))

    def _terms(self, patience: float) -> dict[str, Any]:
        """Return what all clients are made with. They share connections, so none of them is closed by itself."""
        return {"timeout": _TIMEOUT, "httpx_args": {"transport": AsyncPersistentTransport(patience, self._connections)}}


@contextmanager
def understood() -> Iterator[None]:
    """Raise BrokenOff when the service cannot be reached for long, or answers what no referee does.

    The SDK raises whatever comes of what it was told; nothing but its calls should be in here.
    """
    try:
        yield
    except httpx.TransportError as error:
        raise BrokenOff(f"The service cannot be reached: {error}") from error
    except httpx.RequestError as error:
        raise BrokenOff(str(error)) from error
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BrokenOff(f"The service's answer cannot be understood: {error!r}") from error
