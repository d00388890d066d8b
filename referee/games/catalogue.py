"""What a game's catalogue is made of, and the rules that all games share."""

from typing import Annotated, NamedTuple

from msgspec import Meta

from referee.games.record import Record


class Card(Record, frozen=True):
    """A kind of card, and how to show it."""

    id: str
    suit: str | None
    rank: str
    name: Annotated[str, Meta(description="Its display name.")]
    colour: Annotated[str, Meta(description="A CSS colour.")]
    symbol: Annotated[str, Meta(description="One or two characters for the suit or kind.")]
    count: Annotated[int, Meta(ge=1, description="Copies in the deck.")] = 1


class Rule(Record, frozen=True):
    """A rule as this referee reads it."""

    id: str
    text: str
    source: Annotated[str, Meta(description="The section of the rulebook, or `ruling` where the rulebook leaves the matter open.")]


class _Option(Record, frozen=True, kw_only=True, tag_field="type"):
    """What options of every type have."""

    name: str
    description: str
    bounds: Annotated[str, Meta(description="The bounds in words, with how they hang on other options.")]
    default_rule: Annotated[str | None, Meta(description="How the default follows from other options; null if it does not.")] = None
    minimum: int | None = None
    maximum: int | None = None
    choices: tuple[str, ...] | None = None


_DEFAULT = Meta(description="What it is when neither it nor any other option is given.")


class IntegerOption(_Option, frozen=True, kw_only=True, tag="integer"):
    """An option of a game that is a number."""

    default: Annotated[int, _DEFAULT]


class StringOption(_Option, frozen=True, kw_only=True, tag="string"):
    """An option of a game that is one of its choices."""

    default: Annotated[str, _DEFAULT]


class IntegersOption(_Option, frozen=True, kw_only=True, tag="integers"):
    """An option of a game that is a list of numbers, each within the minimum and the maximum."""

    default: Annotated[tuple[int, ...], _DEFAULT]


Option = IntegerOption | StringOption | IntegersOption


class Catalogue(NamedTuple):
    """What a game is made of: its cards in canonical order, its own rules, its options."""

    title: str
    summary: str
    cards: tuple[Card, ...]
    rules: tuple[Rule, ...]
    options: tuple[Option, ...]


COMMON_RULES = (
    Rule(
        "common.malformed",
        "A move is an object with a type of this game and exactly that type's fields, each a value that exists.",
        "ruling",
    ),
    Rule("common.finished", "Once a game has a result nobody moves.", "ruling"),
    Rule("common.not-to-act", "Only a seat that owes a decision may move.", "ruling"),
    Rule("common.wrong-phase", "A move belongs to its phase of the game.", "ruling"),
    Rule("common.not-held", "A card must be where the move says it is.", "ruling"),
    Rule("common.seating", "A game starts when every seat is taken; before that a seat can be left again.", "ruling"),
    Rule(
        "common.clock",
        "A decision may take the time of the clock, and beyond that what is left of the seat's bank. Then the seat forfeits, or "
        "its first listed move is played, as the session's clock says.",
        "ruling",
    ),
    Rule(
        "common.forfeit",
        "A seat that resigns or runs out of time gives the game up: it ranks below all that did not, and its decisions are made "
        "for it. The last one left wins.",
        "ruling",
    ),
    Rule("common.abort", "A session that its organiser breaks off has no result.", "ruling"),
    Rule(
        "common.rematch",
        "After the end each seat may ask for another game; it starts once all have, with the seats rotated by one.",
        "ruling",
    ),
)
