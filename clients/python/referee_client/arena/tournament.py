"""A tournament, played: several matches at a time, round by round, and on from wherever it was broken off."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

from referee_client.arena.errors import Unusable
from referee_client.arena.match import RECORDS, play_match
from referee_client.arena.plan import Plan
from referee_client.arena.played import Played
from referee_client.arena.pool import Pool
from referee_client.arena.results import Results
from referee_client.arena.schedule import Match
from referee_client.arena.service import Service

LOGS = "logs"
"""The directory of what the bots write to standard error, beside the file of results."""


async def play_tournament(
    plan: Plan, service: Service, results: Results, directory: Path, parallel: int, tell: Callable[[Played], None]
) -> None:
    """Play what has not been played yet. `tell` is told of each match, when its result has been kept.

    Raises BrokenOff when the service fails, and Unusable when the results are not those of this plan. Sessions in play are aborted
    then, and when this is cancelled; the bots' processes are ended in any case.
    """
    for name in (RECORDS, LOGS):
        (directory / name).mkdir(exist_ok=True)
    pool = Pool(plan.bots, directory / LOGS, plan.answer_seconds)

    async def play(matches: Iterator[Match]) -> None:
        for match in matches:  # all who play take the next one of the same
            played = await play_match(match, plan, service, pool, directory)
            results.add(played)
            tell(played)

    try:
        for number in range(1, plan.rounds + 1):
            remaining = iter(_remaining(plan, number, results))
            async with asyncio.TaskGroup() as players:
                for _ in range(parallel):
                    players.create_task(play(remaining))
    except ExceptionGroup as failures:
        raise failures.exceptions[0] from None
    finally:
        await pool.close()


def _remaining(plan: Plan, number: int, results: Results) -> list[Match]:
    """Return the matches of a round that have no result. Raises Unusable when a result is of no match of the plan."""
    matches = plan.round(number, [played for played in results.played.values() if played.round < number])
    remaining = []
    for match in matches:
        played = results.played.get(match.number)
        if played is None:
            remaining.append(match)
        elif (played.round, played.deal, played.seats) != (match.round, match.deal, match.seats):
            raise Unusable(f"The result of match {match.number} is not of this tournament: {', '.join(match.seats)} play it.")
    return remaining
