"""A whole match between bots that take any legal move, told as it goes, and its deal verified in the end."""

import argparse
import os
import shutil
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from queue import SimpleQueue
from random import Random, SystemRandom
from secrets import token_hex
from threading import Thread

import httpx

from referee_client.bots import RandomBot
from referee_client.fairness import unfairness
from referee_client.generated.api.games import get_game, list_games
from referee_client.generated.api.sessions import create_session, get_record, verify_record
from referee_client.generated.client import AuthenticatedClient, Client
from referee_client.generated.models import GameDetail, GameRecord, GameSummary, Result, SessionView
from referee_client.generated.unions import NEW_SESSION_BY_GAME, Event
from referee_client.match import play_seats
from referee_client.narration import Narrator
from referee_client.player import ENDED
from referee_client.problems import Refused, answered

DEFAULT_URL = "http://127.0.0.1:8000"
_TIMEOUT = httpx.Timeout(60)
_WIDEST = 110


class DemoFailed(Exception):
    """The match could not be shown; the message says why and what to do."""


@dataclass(frozen=True)
class Match:
    """A session whose seats are all the demo's."""

    base_url: str
    game: GameDetail
    session_id: str
    tokens: Sequence[str]
    commitment: str | None
    """None when the seed is fixed."""
    entropy: Sequence[str]
    seed: str | None
    """The fixed seed, or None."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the demo; return its exit status."""
    setting = os.environ.get
    parser = argparse.ArgumentParser(prog="referee-demo", description="Watch bots play a match on a running referee.")
    parser.add_argument("--url", default=setting("REFEREE_URL") or DEFAULT_URL, help="where the service is (REFEREE_URL)")
    parser.add_argument("--game", default=setting("GAME") or "triumvirate", help="which game (GAME)")
    parser.add_argument("--players", type=int, default=setting("PLAYERS") or None, help="how many bots (PLAYERS)")
    parser.add_argument("--seed", default=setting("SEED") or None, help="any text: the same deal and moves every time (SEED)")
    chosen = parser.parse_args(arguments)
    try:
        _demonstrate(chosen.url.rstrip("/"), chosen.game, chosen.players, chosen.seed)
    except (DemoFailed, Refused, httpx.HTTPError) as error:
        sys.stdout.flush()
        print(f"demo: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # whoever read it, a pager say, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _demonstrate(base_url: str, name: str, players: int | None, seed: str | None) -> None:
    match = _create(base_url, name, players, seed)
    print(f"{match.game.title}, {len(match.tokens)} bots. {match.game.summary}")
    print(f"Session {match.session_id} at {base_url}")
    print(f"Dealt from the fixed seed {match.seed}" if match.seed else f"Before the deal the referee commits to {match.commitment}")
    print("[In brackets] stands what only one seat is told.", flush=True)
    width = min(shutil.get_terminal_size((100, 24)).columns, _WIDEST)
    narrator = Narrator(match.game.cards, lambda line: print(line, flush=True), width, bold=sys.stdout.isatty())
    for heard in _played(match, seed):
        narrator.tell(heard)
    narrator.end_line()
    _conclude(match)


def _create(base_url: str, name: str, players: int | None, seed: str | None) -> Match:
    with Client(base_url, timeout=_TIMEOUT) as client:
        games = {game.game: game for game in _games(client, base_url)}
        if name not in games:
            raise DemoFailed(f"This referee knows no game {name!r}. GAME can be: {', '.join(games)}.")
        if name not in NEW_SESSION_BY_GAME:
            raise DemoFailed(f"This client is older than the referee, and does not know {name} yet.")
        count = players or games[name].players.minimum
        fixed = None if seed is None else sha256(seed.encode()).hexdigest()
        entropy = [] if fixed else [token_hex(8) for _ in range(count)]
        terms = {"game": name, "players": count, "names": [f"bot {seat}" for seat in range(count)]}
        terms |= {"seed": fixed} if fixed else {"entropy": entropy}
        created = answered(create_session.sync(client=client, body=NEW_SESSION_BY_GAME[name].from_dict(terms)))
        game = answered(get_game.sync(name, client=client))
    session, tokens = created.session, created.seat_tokens or ()  # all of them: the seats of an assigned table are never open
    return Match(base_url, game, session.session_id, tokens, session.fairness.commitment, entropy, fixed)


def _games(client: Client, base_url: str) -> Sequence[GameSummary]:
    """Return the games of the service. Raises DemoFailed when there is none, since that is how a first try fails."""
    try:
        return answered(list_games.sync(client=client)).games
    except (httpx.TransportError, httpx.InvalidURL) as error:
        raise DemoFailed(
            f"No referee answers at {base_url} ({error}).\n"
            "Start one in another terminal with `make run`, or say where one is: REFEREE_URL=http://host:port make demo"
        ) from error
    except (ValueError, KeyError, TypeError) as error:
        raise DemoFailed(f"What answers at {base_url} is no referee. Say where one is: REFEREE_URL=http://host:port") from error


def _played(match: Match, seed: str | None) -> Iterator[Sequence[Event]]:
    """Let a bot play each seat; yield every event, as each seat was told it, until all know that the match has ended."""
    arrivals: SimpleQueue[tuple[int, SessionView] | Exception] = SimpleQueue()
    bots = [
        RandomBot(SystemRandom() if seed is None else Random(f"{seed}/{seat}"))  # noqa: S311  # repeatable is the point
        for seat in range(len(match.tokens))
    ]

    def run() -> None:
        try:
            play_seats(bots, match.base_url, match.session_id, match.tokens, watch=lambda *news: arrivals.put(news), patience=60)
        except Exception as error:
            arrivals.put(error)

    Thread(target=run, daemon=True).start()
    told: list[deque[Event]] = [deque() for _ in match.tokens]
    playing = set(range(len(match.tokens)))
    while playing:
        arrived = arrivals.get()
        if isinstance(arrived, Exception):
            raise DemoFailed(f"A bot gave up: {arrived}") from arrived
        seat, view = arrived
        told[seat] += view.events
        if view.status in ENDED:
            playing.remove(seat)
        while all(told):
            yield [events.popleft() for events in told]


def _conclude(match: Match) -> None:
    """Print the result, and prove the record: every move by the service, the deal by our own arithmetic."""
    with AuthenticatedClient(match.base_url, match.tokens[0], timeout=_TIMEOUT) as client:
        record = answered(get_record.sync(match.session_id, client=client))
        verification = answered(verify_record.sync(client=client, body=record))
    print(f"\nResult: {_in_words(record)}")
    if not verification.valid:
        wrong = "; ".join(f"{problem.field}: {problem.message}" for problem in verification.problems)
        raise DemoFailed(f"The referee finds the record wrong: {wrong}")
    print(f"Record: all {len(record.moves)} moves judged again by the referee, and they lead to this result.")
    if match.commitment is None:
        if record.seed != match.seed:
            raise DemoFailed("The deal is not from the seed that was fixed.")
        print("deal verified: its seed is the one that was fixed.")
        return
    if wrongs := list(unfairness(record, match.commitment, match.entropy)):
        raise DemoFailed(f"The deal was not fair: {'; '.join(wrongs)}.")
    print(
        "deal verified: the referee's seed hashes to its commitment, and the deal's seed follows from it and the bots' entropy.\n"
        f"  SHA-256({record.fairness.server_seed})\n"
        f"        = {match.commitment}"
    )


def _in_words(record: GameRecord) -> str:
    if not isinstance(record.result, Result):
        return f"none, the session was {record.status}"
    places = sorted(zip(record.result.ranks, range(record.players), record.result.scores, strict=True))
    return f"{', '.join(f'{rank}. seat {seat} ({score})' for rank, seat, score in places)}, by {record.result.reason}"


if __name__ == "__main__":
    sys.exit(main())
