"""The report: all that it must tell, safe from what bots are called and write, and readable without seeing the chart."""

from html.parser import HTMLParser
from pathlib import Path

import pytest
from referee_client.arena.plan import Plan
from referee_client.arena.played import Failure, Played
from referee_client.arena.report import Chart, write_report
from referee_client.arena.roster import Bot

from tests.clients.arena.results import played

HOSTILE = "<script>alert('1')</script>"
VOID = {"meta", "br", "line", "circle"}


class Page(HTMLParser):
    """What is in a page. Every element must be closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert not self._open

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def values(self, attribute: str) -> list[str]:
        """Return the values of an attribute."""
        return [value for _, attributes in self.tags if (value := attributes.get(attribute)) is not None]


def plan(**changes: object) -> Plan:
    terms: dict[str, object] = {
        "game": "triumvirate",
        "players": 2,
        "options": {"games_to_win": 1},
        "bots": (Bot("plain", "bots:plain"), Bot(HOSTILE, "./bot '<b>'"), Bot("third", "./third")),
        "schedule": "round-robin",
        "rounds": 1,
        "deals": 1,
        "seed": "the seed",
        "clock": {"move_seconds": 5, "bank_seconds": 9, "on_timeout": "forfeit"},
        "answer_seconds": 60,
    }
    return Plan(**terms | changes)  # type: ignore[arg-type]  # the changes are a test's own


def report(tmp_path: Path, tournament: Plan, matches: list[Played]) -> Page:
    write_report(tmp_path / "report.html", tournament, matches)
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]
    return Page((tmp_path / "report.html").read_text())


BY_CLOCK = [played(1, ("plain", "third"), ranks=(1, 2), clock_moves=(0, 31))]
MATCHES = [
    played(1, ("plain", HOSTILE), ranks=(1, 2), scores=(3, 1), failures=(None, Failure("crashed", "exit code 1: <img src=x>"))),
    played(2, (HOSTILE, "plain"), ranks=(1, 1), scores=(2, 2)),
    played(3, ("plain", "third"), ranks=(2, 1), scores=(0, 4), problems=("moves.3: <i>not legal</i>",)),
]


def test_the_report_tells_what_the_clock_played(tmp_path: Path) -> None:
    assert "Moves by the clock" not in report(tmp_path, plan(), MATCHES).text
    text = report(tmp_path, plan(), BY_CLOCK).text
    assert "Moves by the clock" in text
    assert "\n31" in text


def test_the_report_tells_everything(tmp_path: Path) -> None:
    page = report(tmp_path, plan(), MATCHES)
    for told in (
        *("3 of 6 matches played by 3 bots, 2 in each.", "The tournament is not over."),
        *(
            "1 \N{MULTIPLICATION SIGN} crashed",
            "crashed: exit code 1: <img src=x>",
            "1 records are wrong",
            "moves.3: <i>not legal</i>",
        ),
        *("75.0 %", "1. plain (3); 2. <script>alert('1')</script> (1)", "triumvirate.match", "2 matches, 1 deal"),
        *("the seed", "games_to_win = 1", "5 s a decision, 9 s in the bank, then forfeit", "./bot '<b>'"),
    ):
        assert told in page.text
    assert [f"records/000{number}.json" for number in (1, 2, 3)] == [
        link for link in page.values("href") if link.startswith("records/")
    ]


def test_nothing_that_bots_are_called_or_write_becomes_markup(tmp_path: Path) -> None:
    page = report(tmp_path, plan(), MATCHES)
    assert {tag for tag, _ in page.tags}.isdisjoint({"script", "img", "i", "b"})
    assert page.text.count(HOSTILE) >= 6


def test_the_report_is_one_file_whose_links_lead_somewhere(tmp_path: Path) -> None:
    page = report(tmp_path, plan(), MATCHES)
    assert not page.values("src")
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    for link in page.values("href"):
        assert link.startswith("records/") or link.removeprefix("#") in ids
    for label in page.values("aria-labelledby"):
        assert set(label.split()) <= set(ids)


def test_the_chart_has_a_text_with_every_rating_and_its_interval(tmp_path: Path) -> None:
    tournament = plan()
    page = report(tmp_path, tournament, MATCHES)
    for own in tournament.standings(MATCHES):
        assert f"{own.name}: {own.mu:.2f}, from {own.low:.2f} to {own.high:.2f}." in page.text


def test_the_chart_has_room_for_all() -> None:
    chart = Chart.of(plan().standings(MATCHES))
    assert len(chart.ticks) >= 3
    for own in chart.standings:
        assert chart.label_width <= chart.x(own.low) < chart.x(own.mu) < chart.x(own.high) <= chart.width
    assert chart.x(chart.low) == chart.label_width
    assert chart.x(chart.high) == chart.label_width + chart.plot_width


@pytest.mark.parametrize(("schedule", "rounds"), [("round-robin", 1), ("swiss", 3)])
def test_only_a_swiss_tournament_has_rounds_and_byes(tmp_path: Path, schedule: str, rounds: int) -> None:
    page = report(tmp_path, plan(schedule=schedule, rounds=rounds), MATCHES)
    assert ("Byes:" in page.text) == ("Round" in page.text) == (schedule == "swiss")


def test_a_tournament_without_a_flaw_says_so(tmp_path: Path) -> None:
    page = report(
        tmp_path,
        plan(bots=(Bot("a", "a"), Bot("b", "b")), clock=None, options={}),
        [played(1, "ab", ranks=(1, 2)), played(2, "ba", ranks=(1, 2))],
    )
    assert "Every record was judged again by the service" in page.text
    assert "not over" not in page.text
    assert "Games lost other than by playing\nNone." in "\n".join(line for line in page.text.splitlines() if line)
