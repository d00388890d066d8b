"""Who plays whom, from which seats, and with which deal."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, product

Group = tuple[str, ...]
"""The names of bots that play each other."""

_NEAREST = 12
"""How many of the next in the standings a Swiss round considers as opponents."""

_ATTEMPTS = 10_000
"""How many groups a Swiss round tries out for the fewest repeated meetings."""


@dataclass(frozen=True)
class Match:
    """A match to play. It follows from the tournament's description and, with Swiss rounds, from the results before it."""

    number: int
    """From 1, in the order of the schedule."""
    round: int
    deal: int
    """Matches of the same deal are dealt the same cards, seat by seat."""
    seats: Group
    """Which bot sits where."""


def deal_seed(seed: str, deal: int) -> str:
    """Return the seed of a deal in a tournament: 32 bytes in hex."""
    return sha256(f"{seed}/{deal}".encode()).hexdigest()


def matches_of_round(groups: Sequence[Group], number: int, deals: int, first: int) -> list[Match]:
    """Return the matches of a round: every deal, by every group, from every seat in turn. `first` is the first match's number.

    Deals come one after the other, so that a tournament that has been broken off has the same number of matches of all, nearly.
    """
    own_deals = range((number - 1) * deals + 1, number * deals + 1)
    seatings = [(deal, seats) for deal, group in product(own_deals, groups) for seats in rotations(group)]
    return [Match(first + index, number, deal, seats) for index, (deal, seats) in enumerate(seatings)]


def rotations(group: Group) -> list[Group]:
    """Return the seatings of a group in which each bot sits at each seat once."""
    return [group[turn:] + group[:turn] for turn in range(len(group))]


def everybody(names: Sequence[str], players: int) -> list[Group]:
    """Return the groups of a round robin: all there are."""
    return list(combinations(names, players))


def swiss_groups(ranking: Sequence[str], players: int, met: Mapping[frozenset[str], int], byes: Mapping[str, int]) -> list[Group]:
    """Return the groups of a Swiss round: neighbours in the ranking, who have met as seldom as can be.

    Who is left over sits out: those who have done so the least, the last in the ranking first.
    """
    idle = sorted(ranking, key=lambda name: (byes.get(name, 0), -ranking.index(name)))[: len(ranking) % players]
    remaining = tuple(name for name in ranking if name not in idle)
    return _Grouping(players, met).best(remaining)


def meetings(groups: Iterable[tuple[int, frozenset[str]]]) -> Counter[frozenset[str]]:
    """Return in how many rounds two bots have met, from the groups of each round by its number."""
    return Counter(frozenset(pair) for _, group in groups for pair in combinations(group, 2))


class _Grouping:
    """A search, depth first, for the groups with the fewest repeated meetings; among equals it finds the nearest neighbours."""

    def __init__(self, players: int, met: Mapping[frozenset[str], int]) -> None:
        self._players = players
        self._met = met
        self._attempts = 0
        self._least = float("inf")
        self._best: list[Group] = []

    def best(self, ranking: Group) -> list[Group]:
        self._extend([], ranking, 0)
        return self._best

    def _extend(self, groups: list[Group], remaining: Group, repeats: int) -> None:
        if repeats >= self._least or (self._best and self._attempts > _ATTEMPTS):
            return
        if not remaining:
            self._least, self._best = repeats, groups
            return
        for group in sorted(self._candidates(remaining), key=self._repeats):  # stable, so that neighbours come first
            self._attempts += 1
            self._extend([*groups, group], tuple(name for name in remaining if name not in group), repeats + self._repeats(group))

    def _candidates(self, remaining: Group) -> Iterator[Group]:
        """Yield the groups of the first with those next to it."""
        first, *others = remaining
        for opponents in combinations(others[:_NEAREST], self._players - 1):
            yield (first, *opponents)

    def _repeats(self, group: Group) -> int:
        return sum(self._met.get(frozenset(pair), 0) for pair in combinations(group, 2))
