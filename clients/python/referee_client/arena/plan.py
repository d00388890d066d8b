"""A tournament's description: all that its matches follow from."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from referee_client.arena.played import Played
from referee_client.arena.roster import Bot
from referee_client.arena.schedule import Group, Match, deal_seed, everybody, matches_of_round, meetings, swiss_groups
from referee_client.arena.standings import Standing, standings

FORMAT = "referee-arena/1"


@dataclass(frozen=True)
class Plan:
    """What is played, by whom, and in which order."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[Bot, ...]
    schedule: Literal["round-robin", "swiss"]
    rounds: int
    """1 for a round robin."""
    deals: int
    """In each round."""
    seed: str
    clock: Mapping[str, Any] | None
    answer_seconds: float
    """How long a bot may be silent before it counts as hung."""

    @property
    def names(self) -> Group:
        """The names of the bots."""
        return tuple(bot.name for bot in self.bots)

    @property
    def matches_of_round(self) -> int:
        """How many matches a round has."""
        groups = len(everybody(self.names, self.players)) if self.schedule == "round-robin" else len(self.bots) // self.players
        return groups * self.deals * self.players

    @property
    def matches(self) -> int:
        """How many matches there are."""
        return self.rounds * self.matches_of_round

    def described(self) -> dict[str, Any]:
        """Return the description as JSON."""
        return {"format": FORMAT, **asdict(self)}

    def terms(self, match: Match) -> dict[str, Any]:
        """Return the terms of a match's session, as JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "names": list(match.seats),
            "seed": deal_seed(self.seed, match.deal),
            "clock": self.clock,
            "label": f"tournament of {self.game}",  # no more: the bots see it, and need not know which deal comes again
        }

    def round(self, number: int, before: Iterable[Played]) -> list[Match]:
        """Return the matches of a round. With Swiss rounds they depend on the results of all rounds before it."""
        groups = everybody(self.names, self.players) if self.schedule == "round-robin" else self._swiss_groups(list(before))
        return matches_of_round(groups, number, self.deals, first=1 + (number - 1) * self.matches_of_round)

    def has(self, played: Played) -> bool:
        """Return whether there is a match of this number, in this round, among bots of the tournament."""
        return (
            1 <= played.match <= self.matches
            and played.round == 1 + (played.match - 1) // self.matches_of_round
            and len(set(played.seats)) == len(played.seats) == self.players
            and set(played.seats) <= set(self.names)
        )

    def standings(self, played: Iterable[Played]) -> list[Standing]:
        """Return the standings. A round counts as sat out once all its matches have been played."""
        played = list(played)
        ended = Counter(each.round for each in played)
        complete = {number for number, matches in ended.items() if matches == self.matches_of_round}
        sat = {(each.round, name) for each in played for name in each.seats}
        byes = {name: sum((number, name) not in sat for number in complete) for name in self.names}
        return standings(self.names, played, byes, self.deals * self.players)

    def _swiss_groups(self, before: Sequence[Played]) -> list[Group]:
        ranking = self.standings(before)
        met = meetings({(each.round, frozenset(each.seats)) for each in before})
        return swiss_groups([each.name for each in ranking], self.players, met, {each.name: each.byes for each in ranking})
