"""How often a bot beats random opponents, in process: `python -m referee_client.bots.measure --help`.

Every deal is played once from each seat, so that nobody is lucky with the cards. A win is worth 1, a first place shared by n seats
1/n. The interval is Wilson's, at 95%, with each deal, not each game, as one observation: those of a deal are not independent.
"""

import argparse
import json
import platform
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from random import Random
from typing import Any

from referee_client.arena.host import load
from referee_client.bots import RandomBot
from referee_client.bots.in_process import GAMES, AnyGame, Invalid, play_out
from referee_client.player import Bot

Z = 1.959964
"""The normal distribution's quantile of a 95% interval."""


@dataclass(frozen=True)
class Figure:
    """How a bot did: the shares of a win that it got, per deal and per seat that it sat on."""

    shares: Sequence[Sequence[float]]

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(map(len, self.shares))

    @property
    def wins(self) -> int:
        """How many games it won alone."""
        return sum(share == 1 for deal in self.shares for share in deal)

    @property
    def ties(self) -> int:
        """How many games it shared the first place of."""
        return sum(0 < share < 1 for deal in self.shares for share in deal)

    @property
    def rate(self) -> float:
        """The mean share of a win, between 0 and 1."""
        return sum(map(sum, self.shares)) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval of the rate."""
        deals, rate = len(self.shares), self.rate
        middle = (rate + Z * Z / (2 * deals)) / (1 + Z * Z / deals)
        half = Z * sqrt(rate * (1 - rate) / deals + Z * Z / (4 * deals * deals)) / (1 + Z * Z / deals)
        return middle - half, middle + half


def measure(
    game: AnyGame,
    bot: Bot,
    players: int,
    deals: int,
    options: Mapping[str, Any] | None = None,
    seed: str = "",
) -> Figure:
    """Play every deal once from each seat, the other seats taken by random bots. The same seed gives the same games."""
    seeds = [f"{seed}/{deal}" for deal in range(deals)]
    return Figure([[_share(game, bot, seat, players, options, deal) for seat in range(players)] for deal in seeds])


def _share(
    game: AnyGame,
    bot: Bot,
    seat: int,
    players: int,
    options: Mapping[str, Any] | None,
    seed: str,
) -> float:
    """Play one game; return the bot's share of the win."""
    bots = [bot if i == seat else RandomBot(Random(f"{seed}/{i}")) for i in range(players)]  # noqa: S311  # repeatable
    result = play_out(game, bots, options, sha256(seed.encode()).hexdigest()).result
    return 1 / len(result.winners) if seat in result.winners else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print a table in Markdown; return the exit status."""
    parser = argparse.ArgumentParser(description="Measure a bot against random opponents, in process.")
    parser.add_argument("--game", action="append", choices=list(GAMES), help="a game; several times for several (default: all)")
    parser.add_argument("--bot", default="referee_client.bots.{game}:bot", help="package.module:name (default: %(default)s)")
    parser.add_argument("--players", type=_count, help="seats (default: the fewest that the game takes)")
    parser.add_argument("--deals", type=_count, default=100, help="deals, each played from every seat (default: %(default)s)")
    parser.add_argument("--options", type=json.loads, help="the game's options, as JSON")
    parser.add_argument("--seed", default="referee", help="any text: the same games every time (default: %(default)s)")
    chosen = parser.parse_args(arguments)
    names = chosen.game or list(GAMES)
    paths = {name: chosen.bot.replace("{game}", name) for name in names}
    seats = {name: chosen.players or GAMES[name].min_players for name in names}
    try:
        for name in names:
            GAMES[name].options(chosen.options, seats[name])
        bots = {name: load(path) for name, path in paths.items()}
    except Invalid as error:
        parser.error(str(error))
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        parser.error(f"argument --bot: {error}")
    print(f"Python {platform.python_version()}, seed {chosen.seed!r}, options {json.dumps(chosen.options or {})}\n")
    print("| game | bot | players | games | wins | ties | win rate | 95% interval | chance |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    for name, players in seats.items():
        figure = measure(GAMES[name], bots[name], players, chosen.deals, chosen.options, chosen.seed)
        low, high = figure.interval
        print(
            f"| {name} | `{paths[name]}` | {players} | {figure.games} | {figure.wins} | {figure.ties} "
            f"| {figure.rate:.3f} | {low:.3f} to {high:.3f} | {1 / players:.3f} |",
            flush=True,
        )
    return 0


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number of at least 1")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
