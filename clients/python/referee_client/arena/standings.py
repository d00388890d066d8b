"""What the results say: points, ratings, and who beats whom, with intervals."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from statistics import fmean, stdev
from typing import NamedTuple

from openskill.models import PlackettLuce

from referee_client.arena.played import FailureKind, Played

_NORMAL = 1.96
"""Within so many standard deviations of the mean lie 95% of a normal distribution."""

_STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131),
    *(2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
"""The same of Student's distribution with 1, 2, 3... degrees of freedom."""


@dataclass
class Standing:
    """How a bot stands."""

    name: str
    mu: float
    """Its rating by OpenSkill's Plackett-Luce; a newcomer's is 25."""
    sigma: float
    """The standard deviation of the rating."""
    byes: int = 0
    """Rounds sat out."""
    matches: int = 0
    wins: float = 0
    """Matches won, shared among those on the first rank."""
    points: float = 0
    """From each match the share of the others that it left behind, ties by half; from a round sat out, all there were."""
    to_win: int = 0
    """The points there were."""
    scored: int = 0
    """Its scores in the game's own unit, added up."""
    failures: Counter[FailureKind] = field(default_factory=Counter)
    clock_moves: int = 0
    """Moves that the clock made, since the bot had not answered in time."""

    @property
    def low(self) -> float:
        """The lower end of the 95% interval of the rating."""
        return self.mu - _NORMAL * self.sigma

    @property
    def high(self) -> float:
        """The upper end of the 95% interval of the rating."""
        return self.mu + _NORMAL * self.sigma

    @property
    def share(self) -> float:
        """Its part of the points there were, from 0 to 1."""
        return self.points / self.to_win if self.to_win else 0

    @property
    def mean_score(self) -> float:
        """Its mean score in the game's own unit."""
        return self.scored / self.matches if self.matches else 0


@dataclass(frozen=True)
class Meeting:
    """How a bot fares against another."""

    matches: int
    deals: int
    """Those that went differently."""
    share: float
    """How often it ranks before the other, ties by half, from 0 to 1."""
    low: float
    high: float
    """The 95% interval of the share."""


class _Met(NamedTuple):
    """What became of two bots in one match: the course of the game, and 1 if the first ranks before the other, 1/2 if they tie."""

    course: tuple[object, ...]
    share: float


def standings(
    names: Sequence[str], matches: Iterable[Played], byes: Mapping[str, int] | None = None, bye_points: int = 0
) -> list[Standing]:
    """Return the standings, best first: by the share of the points, then by rating. The order of the matches makes no difference.

    `byes` are the rounds that each bot sat out, and `bye_points` what it gets for each.
    """
    matches = sorted(matches, key=lambda played: played.match)
    standing = {name: Standing(name, mu, sigma) for name, (mu, sigma) in _ratings(names, matches).items()}
    for name, rounds in (byes or {}).items():
        own = standing[name]
        own.byes, own.points, own.to_win = rounds, rounds * bye_points, rounds * bye_points
    for played in matches:
        for seat, name in enumerate(played.seats):
            _count(standing[name], played, seat)
    return sorted(standing.values(), key=lambda own: (-own.share, -own.mu))


def head_to_head(matches: Iterable[Played]) -> dict[tuple[str, str], Meeting]:
    """Return how each bot fares against each that it has met.

    The interval comes from the differences between deals, since within a deal, played from every seat, luck cancels. Deals that
    went alike, move for move, are one. One deal won and one lost are added to those played, so that a few claim no certainty.
    """
    met: defaultdict[tuple[str, str], defaultdict[int, list[_Met]]] = defaultdict(lambda: defaultdict(list))
    for played in matches:
        for (own, rank), (other, other_rank) in permutations(zip(played.seats, played.ranks, strict=True), 2):
            met[own, other][played.deal].append(_Met(played.course, _before(rank, other_rank)))
    return {pair: _meeting(list(by_deal.values())) for pair, by_deal in met.items()}


def _count(standing: Standing, played: Played, seat: int) -> None:
    rank, failure = played.ranks[seat], played.failures[seat]
    others = [other for index, other in enumerate(played.ranks) if index != seat]
    standing.matches += 1
    standing.points += fmean(_before(rank, other) for other in others)
    standing.to_win += 1
    standing.scored += played.scores[seat]
    standing.clock_moves += played.clock_moves[seat]
    if rank == 1:
        standing.wins += 1 / played.ranks.count(1)
    if failure:
        standing.failures[failure.kind] += 1


def _ratings(names: Sequence[str], matches: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Return each bot's rating and its standard deviation. A bot does not change while it plays, so nothing is added to that."""
    model = PlackettLuce(tau=0)
    ratings = {name: model.rating() for name in names}
    for played in matches:
        teams = [[ratings[name]] for name in played.seats]
        for name, (rating,) in zip(played.seats, model.rate(teams, ranks=[float(rank) for rank in played.ranks]), strict=True):
            ratings[name] = rating
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def _before(rank: int, other: int) -> float:
    """Return 1 for who ranks before another, 1/2 if they tie."""
    return (1 + (rank < other) - (rank > other)) / 2


def _meeting(deals: Sequence[Sequence["_Met"]]) -> Meeting:
    shares = [fmean([met.share for met in deal]) for deal in deals]
    different = {frozenset(met.course for met in deal): share for deal, share in zip(deals, shares, strict=True)}
    added = [*different.values(), 0, 1]
    student = _STUDENT[len(added) - 2] if len(added) - 2 < len(_STUDENT) else _NORMAL
    centre, reach = fmean(added), student * stdev(added) / len(added) ** 0.5
    return Meeting(sum(map(len, deals)), len(different), fmean(shares), max(0, centre - reach), min(1, centre + reach))
