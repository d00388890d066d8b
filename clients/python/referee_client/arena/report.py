"""The report of a tournament: one HTML file that needs nothing else, with the ratings drawn, and every match with its record."""

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined

from referee_client.arena.plan import Plan
from referee_client.arena.played import Played
from referee_client.arena.standings import Standing, head_to_head

_TEMPLATE = "report.html.jinja"


def write_report(path: Path, plan: Plan, matches: Iterable[Played]) -> None:
    """Write the report of what has been played so far; a reader never finds half of it."""
    matches = sorted(matches, key=lambda played: played.match)
    standings = plan.standings(matches)
    # Names of bots and what they wrote are anybody's, so everything is escaped.
    templates = Environment(
        loader=PackageLoader(__package__), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    text = templates.get_template(_TEMPLATE).render(
        plan=plan, matches=matches, standings=standings, chart=Chart.of(standings), meetings=head_to_head(matches)
    )
    written = path.with_suffix(".new")
    written.write_text(text, encoding="utf-8")
    os.replace(written, path)


@dataclass(frozen=True)
class Chart:
    """Where things stand in the chart of ratings. Lengths are in the drawing's own unit, about a pixel."""

    standings: Sequence[Standing]
    low: float
    high: float
    """The ratings at the left and at the right end."""
    ticks: Sequence[int]

    label_width = 200
    plot_width = 560
    row_height = 34

    @classmethod
    def of(cls, standings: Sequence[Standing]) -> "Chart":
        """Return the chart of the standings, with room for all intervals."""
        low, high = min(own.low for own in standings), max(own.high for own in standings)
        step = max(1, ceil((high - low) / 8))
        ticks = range(step * floor(low / step), step * ceil(high / step) + 1, step)
        return cls(standings, ticks[0], ticks[-1], ticks)

    @property
    def width(self) -> int:
        """The width of the drawing."""
        return self.label_width + self.plot_width + 20

    @property
    def height(self) -> int:
        """The height of the drawing."""
        return self.row_height * len(self.standings) + 40

    def x(self, rating: float) -> float:
        """Return where a rating stands, from the left."""
        return round(self.label_width + self.plot_width * (rating - self.low) / (self.high - self.low), 1)

    def y(self, row: int) -> float:
        """Return the middle of a row, from the top; the first row is 0."""
        return self.row_height * (row + 0.5)
