"""A bot for every game: it imagines what it cannot see, and tries its moves out (determinised Monte Carlo).

It knows a game by its protocol alone (`referee.games.core.Game`), so it plays any that is registered. A trial deals the hidden
cards at random (`imagine`); from that state, with the same chance for each, the candidates are made and the game played on at
random. Successive halving spends the trials: after each round only the better half of the candidates stays.

Far ahead random play says little. So a trial ends after some moves, and its worth is how the seat stands on the way, by the game's
own scores, the earlier the more. A game that ends is worth the share of the win.
"""

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count, repeat
from random import Random
from time import monotonic
from typing import Any

from referee_client.bots.decision import drawn, moves_of, seat_of
from referee_client.bots.in_process import GAMES, view_record
from referee_client.generated.models import SessionView
from referee_client.generated.unions import MOVE_BY_TYPE, Move

FROM_RANGE = 8
"""How many candidates are drawn from each of the `ranges` of a listing."""


@dataclass(frozen=True)
class Searcher:
    """How long and how far to search; called with a session view, it returns a move.

    Without `seconds` the same view always gets the same move.
    """

    trials: int = 200
    """Games played on for one decision, over all candidates; each candidate gets at least one a round."""
    seconds: float | None = None
    """Time for a decision, instead of `trials`."""
    depth: int = 10
    """Moves, of all seats, after which a trial ends."""
    discount: float = 0.85
    """What the standing after one more move counts, compared with the one before."""
    candidates: int = 64
    """Moves to consider; of more, so many at random."""
    caution: float = 0.4
    """Below 1, a game that goes on is worth more than the standing says, for the seat will play better than at random."""
    seed: str = ""
    """Any text: another one makes other choices by chance."""

    def __call__(self, view: SessionView) -> Move:
        """Return the move with the best outcome on average. Raises ValueError if the seat owes no decision."""
        listed = moves_of(view)
        if len(listed) == 1 and view.legal_moves and view.legal_moves.complete:
            return listed[0]
        seen = json.dumps([self.seed, [move.to_dict() for move in listed], view.view and view.view.to_dict()], sort_keys=True)
        base = sha256(seen.encode()).hexdigest()
        moves = self._candidates(view, Random(base))  # noqa: S311  # repeatable
        trials = _Trials(view, self)
        best = moves[self._best(trials, [trials.game.parse(move) for move in moves], base)]
        return MOVE_BY_TYPE[best["type"]].from_dict(best)

    def _candidates(self, view: SessionView, chance: Random) -> Sequence[dict[str, Any]]:
        """Return different moves, as JSON, some of each range among them."""
        moves = [move.to_dict() for move in moves_of(view)]
        for family in view.legal_moves.ranges if view.legal_moves else ():
            for _ in range(FROM_RANGE):
                move = drawn(family.to_dict(), moves, chance)
                if move not in moves:
                    moves.append(move)
        return moves if len(moves) <= self.candidates else chance.sample(moves, self.candidates)

    def _best(self, trials: "_Trials", moves: Sequence[Any], base: str) -> int:
        """Return which of the moves is best, by successive halving."""
        totals = [0.0] * len(moves)
        left = list(range(len(moves)))
        rounds = math.ceil(math.log2(len(moves)))
        numbers = count()
        for _ in range(rounds):
            for _ in self._budget(rounds, len(left)):
                seed = sha256(f"{base}/{next(numbers)}".encode()).hexdigest()
                state = trials.imagined(seed)
                for index in left:
                    totals[index] += trials.outcome(state, moves[index], Random(seed))  # noqa: S311  # repeatable
            left.sort(key=totals.__getitem__, reverse=True)
            left = left[: math.ceil(len(left) / 2)]
        return left[0]

    def _budget(self, rounds: int, moves: int) -> Iterator[None]:
        """Yield as often as each move is to be tried in a round, once at least."""
        if self.seconds is None:
            yield from repeat(None, max(1, self.trials // (rounds * moves)))
            return
        end = monotonic() + self.seconds / rounds
        yield
        while monotonic() < end:
            yield


class _Trials:
    """Moves tried out for one decision."""

    def __init__(self, view: SessionView, settings: Searcher) -> None:
        self.game = GAMES[view.game]
        self._view = view_record(view)
        self._seat = seat_of(view)
        self._gone = {seat.seat for seat in view.seats if seat.forfeited}
        self._rated = [seat.seat for seat in view.seats if not seat.forfeited]
        self._settings = settings

    def imagined(self, seed: str) -> Any:
        """Return a whole state that looks like the view."""
        return self.game.imagine(self._view, seed)

    def outcome(self, state: Any, move: Any, chance: Random) -> float:
        """Return what a move is worth, from 0 to 1, by playing on at random after it."""
        game, discount = self.game, self._settings.discount
        state = game.judge(state, self._seat, move).state
        worth, weight = 0.0, 1.0
        for _ in range(self._settings.depth):
            if not state.to_act:
                break
            worth += weight * (1 - discount) * self._standing(state)
            weight *= discount
            seat = state.to_act[0]
            state = game.judge(state, seat, self._any_move(state, seat, chance)).state
        return worth + weight * self._standing(state)

    def _any_move(self, state: Any, seat: int, chance: Random) -> Any:
        if seat in self._gone:
            return self.game.forfeit_move(state, seat)
        listed = self.game.legal_moves(state, seat).moves
        return listed[int(chance.random() * len(listed))]

    def _standing(self, state: Any) -> float:
        """Return the seat's share of the win; while the game goes on that of all scores, with one point more for everybody.

        Seats that have forfeited do not count: they rank below all others.
        """
        if state.result is not None:
            ranks = [state.result.ranks[seat] for seat in self._rated]
            return 1 / ranks.count(min(ranks)) if state.result.ranks[self._seat] == min(ranks) else 0
        scores = self.game.scores(state)
        lowest = min(0, *scores) - 1
        share: float = (scores[self._seat] - lowest) / sum([scores[seat] - lowest for seat in self._rated])
        return math.pow(share, self._settings.caution)


bot = Searcher()
"""The searcher with its defaults."""
