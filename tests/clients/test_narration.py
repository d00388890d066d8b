"""How a match is laid out."""

from typing import Any

from referee_client.generated.models import Card
from referee_client.generated.unions import EVENT_BY_TYPE, Event
from referee_client.narration import Narrator

CARDS = [
    Card(id=id_, suit=suit, rank=rank, name=rank, colour="black", symbol="x", count=1)
    for id_, suit, rank in (("red-0", "red", "0"), ("red-4", "red", "4"), ("black-7", "black", "7"), ("yellow-2", None, "joker"))
]


def event(verb: str, seat: int | None, text: str, **fields: Any) -> Event:
    """Return an event of Triumvirate."""
    kind = f"triumvirate.{verb}"
    return EVENT_BY_TYPE[kind].from_dict({"type": kind, "seat": seat, "rule": "a.rule", "text": text, **fields})


def told(*events: Event | tuple[Event, ...], width: int = 60, bold: bool = False) -> list[str]:
    """Return the lines in which events are told; a tuple is an event as each seat was told it."""
    lines: list[str] = []
    narrator = Narrator(CARDS, lines.append, width, bold=bold)
    for each in events:
        narrator.tell(each if isinstance(each, tuple) else (each, each))
    narrator.end_line()
    return lines


LEAD = event("card_played", 0, "Seat 0 leads red-0.", card="red-0")
FOLLOW = event("card_played", 1, "Seat 1 plays red-4.", card="red-4")
WON = event("trick_won", 1, "red-4 wins.", card="red-4", suit="red", tricks_won={"red": 1, "yellow": 0, "black": 0})
SHUFFLED = event("shuffled", 1, "Hand 1.", game_number=1, hand_number=1, count=27)
TIED = event("game_tied", None, "Nobody wins.")
SKIPPED = event("pledge_skipped", 0, "Seat 0 is not asked.")


def test_a_trick_is_a_line() -> None:
    assert told(LEAD, FOLLOW, WON, LEAD) == ["    Seat 0 leads red-0. Seat 1 plays red-4. red-4 wins.", "    Seat 0 leads red-0."]


def test_a_hand_begins_under_a_heading_of_the_whole_width() -> None:
    assert told(LEAD, SHUFFLED, width=30) == ["    Seat 0 leads red-0.", "", "── Hand 1. ───────────────────"]


def test_what_is_in_no_list_has_a_line_of_its_own() -> None:
    assert told(LEAD, SKIPPED, SKIPPED) == ["    Seat 0 leads red-0.", "    Seat 0 is not asked.", "    Seat 0 is not asked."]


def test_milestones_stand_out() -> None:
    assert told(LEAD, TIED) == ["    Seat 0 leads red-0.", "  * Nobody wins."]
    assert told(TIED, bold=True) == ["\x1b[1m  * Nobody wins.\x1b[0m"]


def test_long_lines_are_broken_between_words() -> None:
    assert told(LEAD, FOLLOW, width=32) == ["    Seat 0 leads red-0. Seat 1", "        plays red-4."]


def dealt(seat: int, cards: list[str] | None) -> Event:
    return event("dealt", seat, f"Seat {seat} is dealt cards.", count=3, **({} if cards is None else {"cards": cards}))


def test_what_one_seat_is_told_stands_in_brackets_by_suit() -> None:
    hand = ["yellow-2", "black-7", "red-4", "red-0"]
    assert told((dealt(1, None), dealt(1, hand))) == ["", "    Seat 1 is dealt cards. [red 0 4, black 7, joker]"]
    assert told((dealt(0, None), dealt(0, None))) == ["", "    Seat 0 is dealt cards."]


def test_cards_that_the_catalogue_does_not_have_are_named_as_they_are() -> None:
    assert told((dealt(0, ["black-1", "red-4"]), dealt(0, None))) == ["", "    Seat 0 is dealt cards. [black-1 red-4]"]


def test_a_secret_decision_is_told_in_words() -> None:
    def decided(*choice: dict[str, Any]) -> Event:
        return event("pledge_decided", 0, "Decided.", **({"choice": choice[0]} if choice else {}))

    assert told((decided({"card": "red-4"}), decided())) == ["    Decided. [red-4]"]
    assert told((decided({"card": None}), decided())) == ["    Decided. [nothing]"]
