"""The `referee-arena` command."""

import argparse
import asyncio
import json
import os
import signal
import sys
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from typing import Any

from referee_client import Refused
from referee_client.arena import roster
from referee_client.arena.errors import BrokenOff, Unusable
from referee_client.arena.plan import Plan
from referee_client.arena.report import write_report
from referee_client.arena.results import Results
from referee_client.arena.roster import Bot
from referee_client.arena.schedule import Match
from referee_client.arena.service import Service
from referee_client.arena.standings import head_to_head
from referee_client.arena.terminal import Progression, console, say, show
from referee_client.arena.tournament import play_tournament
from referee_client.generated.models import GameDetail

RESULTS = "results.jsonl"
REPORT = "report.html"

_DEALS = 10
_ANSWER_SECONDS = 60
_EPILOG = """
A bot is an import path (`package.module:function`; modules in the current directory are found, too) or a shell command that reads
session views as lines of JSON and answers each with a move as a line of JSON. A name of
letters, digits, `_`, `.` and `-` may stand before it: `NAME=BOT`.

The directory of --out gets the results (results.jsonl), the report (report.html), every record, and what the bots wrote to standard
error. The same command again goes on where a tournament was broken off.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a tournament; return 0 when all is played and verified, 1 when not, and 2 when it cannot be played as asked for."""
    chosen = _parser().parse_args(arguments)
    try:
        return asyncio.run(_until_told(_run(chosen)))
    except Unusable as error:
        print(f"referee-arena: {error}", file=sys.stderr)
        return 2
    except (BrokenOff, OSError) as error:
        print(f"referee-arena: broken off: {error}\nThe same command goes on from here.", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    setting = os.environ.get
    parser = argparse.ArgumentParser(
        prog="referee-arena",
        description="Play a tournament of bots on a running referee.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("bots", nargs="+", type=_text, metavar="BOT", help="a bot: see below")
    add("--url", default=setting("REFEREE_URL") or "http://127.0.0.1:8000", help="where the service is (REFEREE_URL)")
    add("--game", default=setting("GAME") or "triumvirate", help="which game (GAME; triumvirate)")
    add("--players", type=_whole, help="how many bots play a match (the fewest that the game takes)")
    add(
        "--option",
        type=_text,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, its value as JSON; again for more",
    )
    add("--swiss", type=_whole, metavar="ROUNDS", help="so many Swiss rounds, instead of a round robin")
    add(
        "--matches",
        type=_whole,
        help=f"how many matches each group of bots plays, a multiple of the players ({_DEALS} deals' worth)",
    )
    add("--seed", type=_text, help="any text: all deals follow from it (drawn at random)")
    add("--parallel", type=_whole, default=os.cpu_count() or 1, help="how many matches at a time (as many as there are processors)")
    add("--answer-seconds", type=_seconds, default=_ANSWER_SECONDS, help=f"a bot silent for longer has hung ({_ANSWER_SECONDS})")
    add("--move-seconds", type=int, help="play with a clock: seconds for each decision")
    add("--bank-seconds", type=int, help="seconds of a seat for what goes beyond, in all (0)")
    add("--on-timeout", choices=["forfeit", "autoplay"], help="what happens to a seat without time (forfeit)")
    add("--out", type=Path, default=Path("tournament"), help="the directory to keep it in (tournament)")
    return parser


async def _until_told(running: Coroutine[Any, Any, int]) -> int:
    """Run to the end, or until a signal says to stop; then what is running is cancelled, and gets the time to clean up."""
    task = asyncio.ensure_future(running)
    told: list[int] = []

    def stop(number: int) -> None:
        told.append(number)
        task.cancel()

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) != signal.SIG_IGN:  # as nohup and scripts have it
            asyncio.get_running_loop().add_signal_handler(number, stop, number)
    with suppress(asyncio.CancelledError):
        status: int = await task
        return status
    print("referee-arena: stopped. The same command goes on from here.", file=sys.stderr)
    return 128 + told[0]


async def _run(chosen: argparse.Namespace) -> int:
    async with Service(chosen.url.rstrip("/")) as service:
        game = await service.game(chosen.game)
        bots = roster.roster(chosen.bots)
        plan = _plan(chosen, game, bots)
        await roster.check(bots, plan.answer_seconds)
        await _try_terms(service, plan)
        with _results(chosen.out) as results:
            if chosen.seed is None and results.described:
                plan = replace(plan, seed=str(results.described.get("seed")))
            results.begin(plan)
            return await _play(plan, service, results, chosen)


async def _play(plan: Plan, service: Service, results: Results, chosen: argparse.Namespace) -> int:
    """Play what is left to play, and show how things stand, even if it is broken off."""
    screen = console()
    say(screen, f"{plan.matches} matches of {plan.game}; {len(results.played)} have been played. All is kept in {chosen.out}/")
    try:
        with Progression(screen, plan.matches, len(results.played)) as progression:
            await play_tournament(plan, service, results, chosen.out, chosen.parallel, progression.tell)
    finally:
        played = list(results.played.values())
        if played:
            write_report(chosen.out / REPORT, plan, played)
            show(screen, plan.standings(played), head_to_head(played))
            say(screen, f"Report: {chosen.out / REPORT}")
    wrong = sorted(match.match for match in played if match.problems)
    if wrong:
        say(screen, f"The records of these matches are wrong, see the report: {', '.join(map(str, wrong))}")
    return 1 if wrong else 0


def _plan(chosen: argparse.Namespace, game: GameDetail, bots: Sequence[Bot]) -> Plan:
    """Return the tournament that was asked for. Raises Unusable when it makes no sense."""
    least, most = game.players.minimum, game.players.maximum
    players = chosen.players or least
    if not least <= players <= most:
        raise Unusable(f"{game.title} is played by {least} to {most}, not by {players}.")
    if len(bots) < players:
        raise Unusable(f"{players} play a match, and only {len(bots)} {'is' if len(bots) == 1 else 'are'} there.")
    matches = chosen.matches or _DEALS * players
    if beyond := matches % players:
        nearest = [str(number) for number in (matches - beyond, matches - beyond + players) if number]
        raise Unusable(
            f"--matches must be a multiple of {players}, so that each deal is played from every seat: "
            f"{' or '.join(nearest)}, not {matches}."
        )
    return Plan(
        game=game.game,
        players=players,
        options=_options(chosen.option, game),
        bots=tuple(bots),
        schedule="swiss" if chosen.swiss else "round-robin",
        rounds=chosen.swiss or 1,
        deals=matches // players,
        seed=token_hex(8) if chosen.seed is None else chosen.seed,
        clock=_clock(chosen),
        answer_seconds=chosen.answer_seconds,
    )


def _clock(chosen: argparse.Namespace) -> dict[str, Any] | None:
    """Return the clock. Whether its times are in their bounds is for the service to say."""
    if chosen.move_seconds is None:
        if chosen.bank_seconds is not None or chosen.on_timeout is not None:
            raise Unusable("--bank-seconds and --on-timeout are of a clock, which begins with --move-seconds.")
        return None
    return {
        "move_seconds": chosen.move_seconds,
        "bank_seconds": chosen.bank_seconds or 0,
        "on_timeout": chosen.on_timeout or "forfeit",
    }


def _options(given: Sequence[str], game: GameDetail) -> dict[str, Any]:
    """Return the options of the game. Whether a value is in its bounds is for the service to say."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Unusable(f"--option {text!r} is not of the form NAME=VALUE.")
        known = [option.name for option in game.options]
        if name not in known:
            raise Unusable(f"{game.title} has no option {name!r}. It has {', '.join(known) or 'none'}.")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value  # a word, which nobody wants to quote
    return options


async def _try_terms(service: Service, plan: Plan) -> None:
    """Have the service judge the terms of a match. Raises Unusable, with its reasons, when it does not take them."""
    try:
        created = await service.create(plan.terms(Match(0, 0, 0, plan.names[: plan.players])))
    except Refused as refused:
        reasons = "; ".join(f"{error.field}: {error.message}" for error in refused.problem.errors or ())
        raise Unusable(f"The service does not take these terms: {reasons or refused.problem.detail}") from refused
    await service.abort(created)


def _results(directory: Path) -> Results:
    try:
        directory.mkdir(parents=True, exist_ok=True)
        return Results(directory / RESULTS)
    except OSError as error:
        raise Unusable(f"Nothing can be kept in {directory}: {error.strerror or error}.") from error


def _text(text: str) -> str:
    """Return a text that can be kept and sent: bytes of the command line that are no UTF-8 cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"{text!r} is no UTF-8") from None
    return text


def _whole(text: str) -> int:
    """Return a number of things there must be: 1 or more."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return int(text)


def _seconds(text: str) -> float:
    with suppress(ValueError):
        if 0 < (number := float(text)) < float("inf"):
            return number
    raise argparse.ArgumentTypeError(f"{text!r} is no time in seconds")
