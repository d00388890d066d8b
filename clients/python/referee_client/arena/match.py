"""One match, from its session to its verified record."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from referee_client import Refused, play_async
from referee_client.arena.errors import BrokenOff
from referee_client.arena.plan import Plan
from referee_client.arena.played import Failure, Played
from referee_client.arena.pool import Pool
from referee_client.arena.process import BotFailed, BotProcess
from referee_client.arena.schedule import Match
from referee_client.arena.service import PATIENCE, Service, understood
from referee_client.arena.text import readable
from referee_client.generated.models import CreatedSession, GameRecord, Result, SessionView
from referee_client.generated.unions import Move

RECORDS = "records"
"""The directory of the records, beside the file of results."""

_LONGEST_REASON = 400
"""Characters of why a move was refused; a bot may have written most of them."""


async def play_match(match: Match, plan: Plan, service: Service, pool: Pool, directory: Path) -> Played:
    """Play a match to its end, whatever its bots do, and save and verify its record. Raises BrokenOff when the service fails.

    The session of a match that does not get to its end is aborted.
    """
    started_at = _now()
    async with AsyncExitStack() as lent:
        bots = [await lent.enter_async_context(pool.lend(name)) for name in match.seats]
        try:
            created = await service.create(plan.terms(match))
        except Refused as refused:
            raise BrokenOff(f"The service does not create the session of match {match.number}: {refused}") from refused
        seats = [_Seat(service, created, seat, bot) for seat, bot in enumerate(bots)]
        try:
            await _play_out(seats)
            record = await service.record(created)
            problems = [*await service.faults(record), *_differences(record, plan, match), *_misquotations(record, seats)]
        except BaseException as error:
            await service.abort(created)
            if isinstance(error, Refused):
                raise BrokenOff(f"Match {match.number}, session {created.session.session_id}: {error}") from error
            raise
    if not isinstance(record.result, Result):
        raise BrokenOff(f"Somebody aborted session {created.session.session_id} of match {match.number}.")
    return Played(
        match=match.number,
        round=match.round,
        deal=match.deal,
        seats=match.seats,
        seed=record.seed,
        session_id=created.session.session_id,
        ranks=tuple(record.result.ranks),
        scores=tuple(record.result.scores),
        reason=record.result.reason,
        failures=tuple(seat.failure or late for seat, late in zip(seats, _out_of_time(record), strict=True)),
        clock_moves=tuple(_clock_moves(record, seat) for seat in range(record.players)),
        moves=len(record.moves),
        moves_digest=_digest(record),
        record=_save(record, match, directory),
        problems=tuple(problems),
        started_at=started_at,
        ended_at=_now(),
    )


class _Seat:
    """A bot at a seat of a session."""

    def __init__(self, service: Service, created: CreatedSession, seat: int, bot: BotProcess) -> None:
        assert created.seat_tokens is not None  # noqa: S101  # as with every table but an open one
        self._service = service
        self._session_id = created.session.session_id
        self._token = created.seat_tokens[seat]
        self._bot = bot
        self.answers: list[dict[str, Any]] = []
        """The moves that the bot gave."""
        self.failure: Failure | None = None

    async def play(self) -> bool:
        """Play until the session has ended, or until the bot has failed and has resigned for that; return whether it has ended."""
        try:
            with understood():
                await play_async(self._answer, self._service.base_url, self._session_id, token=self._token, patience=PATIENCE)
        except BotFailed as failed:
            self.failure = failed.failure
        except Refused as refused:
            self.failure = _offence(refused)
        else:
            return True
        await self._service.resign(self._session_id, self._token)
        return False

    async def _answer(self, view: SessionView) -> Move:
        move = await self._bot.ask(view)
        self.answers.append(move.to_dict())
        return move


async def _play_out(seats: Sequence[_Seat]) -> None:
    """Play all seats until the session has ended.

    Who fails has resigned, and the others play on. The first to see the end sees it for all: a bot whose clock ran out may still be
    thinking then.
    """
    playing = [asyncio.create_task(seat.play()) for seat in seats]
    try:
        for seen in asyncio.as_completed(playing):
            if await seen:
                break
    finally:
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)


def _offence(refused: Refused) -> Failure:
    """Return what a bot did wrong when its move was refused. Raises what it is given, if that is not the bot's fault."""
    problem = refused.problem
    if problem.code == "illegal-move":
        return Failure("illegal move", readable(f"{problem.rule}: {problem.detail}".encode(), _LONGEST_REASON))
    if problem.code == "invalid-request":
        return Failure("not a move", readable(problem.detail.encode(), _LONGEST_REASON))
    raise refused


def _out_of_time(record: GameRecord) -> list[Failure | None]:
    """Return per seat whether its clock ran out and cost it the game."""
    moves = {forfeit.seat: forfeit.after_move for forfeit in record.forfeits if forfeit.reason == "timeout"}
    return [
        Failure("out of time", f"its clock ran out after move {moves[seat]}") if seat in moves else None
        for seat in range(record.players)
    ]


def _clock_moves(record: GameRecord, seat: int) -> int:
    """Return how many moves were made for a seat whose time was over."""
    return sum(made.seat == seat and made.cause == "clock" for made in record.moves)


def _differences(record: GameRecord, plan: Plan, match: Match) -> Iterator[str]:
    """Yield where a record is not of the match that it should be of."""
    for field, expected in plan.terms(match).items():
        if field in ("game", "players", "seed", "names") and (found := getattr(record, field)) != expected:
            yield f"{field}: it is {found!r}, not {expected!r}"
    for option, expected in plan.options.items():
        if (found := record.options.to_dict().get(option)) != expected:
            yield f"options: {option} is {found!r}, not {expected!r}"


def _misquotations(record: GameRecord, seats: Sequence[_Seat]) -> Iterator[str]:
    """Yield the seats whose moves, as recorded, are not what their bots gave, in this order."""
    for seat, bot in enumerate(seats):
        given = iter(bot.answers)
        if not all(made.move.to_dict() in given for made in record.moves if made.seat == seat and made.cause == "player"):
            yield f"moves: those of seat {seat} are not what its bot gave"


def _digest(record: GameRecord) -> str:
    moves = [[made.seat, made.move.to_dict()] for made in record.moves]
    return sha256(json.dumps(moves, sort_keys=True).encode()).hexdigest()


def _save(record: GameRecord, match: Match, directory: Path) -> str:
    """Write a record to its file; return the file's name from the directory of the results."""
    path = directory / RECORDS / f"{match.number:04}.json"
    path.write_text(json.dumps(record.to_dict()) + "\n")
    return f"{RECORDS}/{path.name}"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
