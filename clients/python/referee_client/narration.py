"""A match told to a person, from its events alone. What happened is the service's text; only the layout is made here."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Any

from referee_client.generated.models import Card
from referee_client.generated.unions import Event

_OPENING = frozenset({"hand_began", "turn_started", "playoff_began", "shuffled", "dealt", "ante_paid", "set_aside"})
"""Before these, when something else went before, a new section of the match begins."""

_HEADINGS = frozenset({"hand_began", "turn_started", "playoff_began", "shuffled"})
"""These head the section that they begin."""

_REPEATS = frozenset({"card_played", "ante_paid", "checked", "folded", "called", "committed", "revealed", "pledge_decided"})
"""These stand on one line with those of their kind just before."""

_CONSEQUENCES = frozenset(
    {
        *("trick_won", "piece_moved", "piece_pushed", "trashed", "stolen", "drawn", "cell_filled", "card_returned"),
        *("reshuffled", "turn_passed", "uncalled_returned", "strengths_counted"),
    }
)
"""These stand on the line of what they follow from."""

_MILESTONES = frozenset(
    {
        *("consul_elected", "emperor_crowned", "marker_taken", "game_tied", "match_ended", "game_ended", "play_ended"),
        *("pot_won", "went_out", "triumvir_won", "triumvir_tied"),
    }
)
"""These stand out. An event that is in no list has a line of its own, so every game can be told."""


class Narrator:
    """Writes a match line by line. What only one seat was told stands in brackets."""

    def __init__(self, cards: Sequence[Card], write: Callable[[str], None], width: int, *, bold: bool) -> None:
        self._cards = {card.id: card for card in cards}
        self._order = {card.id: i for i, card in enumerate(cards)}
        self._write = write
        self._width = width
        self._bold = bold
        self._line: list[str] = []
        self._previous = ""

    def tell(self, heard: Sequence[Event]) -> None:
        """Tell an event, given as each seat was told it."""
        own = heard[own_seat(heard)]
        verb = own.type_.partition(".")[2]
        text = own.text + self._in_brackets(secrets_of(heard))
        joins = verb in _CONSEQUENCES or (verb in _REPEATS and verb == self._previous)
        begins = verb in _OPENING and self._previous not in _OPENING
        self._previous = verb
        if joins and self._line:
            self._line.append(text)
            return
        self.end_line()
        if begins:
            self._write("")
        if begins and verb in _HEADINGS:
            self._write(self._strong(f"── {text} ".ljust(self._width, "─")))
        elif verb in _MILESTONES:
            self._write(self._strong(f"  * {text}"))
        else:
            self._line.append(text)

    def end_line(self) -> None:
        """Write the line that was begun, if any."""
        if self._line:
            text = " ".join(self._line)
            for line in wrap(text, self._width, initial_indent=" " * 4, subsequent_indent=" " * 8, break_on_hyphens=False):
                self._write(line)
            self._line.clear()

    def _in_brackets(self, secrets: dict[str, Any]) -> str:
        if not secrets:
            return ""
        if len(secrets) == 1:
            return f" [{self._shown(*secrets.items())}]"
        return f" [{'; '.join(f'{field} {self._shown((field, value))}' for field, value in secrets.items())}]"

    def _shown(self, secret: tuple[str, Any]) -> str:
        field, value = secret
        if field == "cards" and all(card in self._cards for card in value):
            return self._hand(value)
        return " ".join(_words(value)) or "nothing"

    def _hand(self, cards: Iterable[str]) -> str:
        """Return cards by suit: `red 0 4, black 7`."""
        held = [self._cards[card] for card in sorted(cards, key=self._order.__getitem__)]
        suits = groupby(held, key=lambda card: card.suit or card.name)
        return ", ".join(f"{suit} {' '.join(card.rank for card in of_suit if card.suit)}".strip() for suit, of_suit in suits)

    def _strong(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self._bold else text


def own_seat(heard: Sequence[Event]) -> int:
    """Return the seat that was told the most about an event: its own."""
    return heard[0].seat or 0


def secrets_of(heard: Sequence[Event]) -> dict[str, Any]:
    """Return the fields of an event that only its own seat was told."""
    seat = own_seat(heard)
    public = heard[(seat + 1) % len(heard)].to_dict()
    return {field: value for field, value in heard[seat].to_dict().items() if field not in public}


def _words(value: Any) -> list[str]:
    """Return a JSON value in words: `{"type": "game.verb", "card": "6"}` as `verb 6`."""
    if value is None:
        return []
    if isinstance(value, dict):
        return [word for part in value.values() for word in _words(part)]
    if isinstance(value, list):
        return [word for part in value for word in _words(part)]
    return [str(value).rpartition(".")[2]]
