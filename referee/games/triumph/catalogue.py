"""What Triumph is made of: its cards, its rules, its options."""

from typing import get_args

from referee.games.catalogue import Card, Catalogue, IntegerOption, Rule
from referee.games.triumph import records

SUITS: tuple[records.Suit, ...] = get_args(records.Suit)
ABILITIES: tuple[records.Ability, ...] = get_args(records.Ability)
DECK: tuple[records.Card, ...] = get_args(records.Card)

SUIT_OF: dict[str, records.Suit] = {card: suit for suit in SUITS for card in DECK if card.rpartition("-")[0] == suit}
ABILITY_OF: dict[str, records.Ability] = {card: ability for ability in ABILITIES for card in DECK if card.endswith(f"-{ability}")}
POSITION = {card: i for i, card in enumerate(DECK)}

_LOOKS: dict[records.Suit, tuple[str, str, str]] = {
    "black": ("circle", "#111111", "\u25cf"),
    "red": ("diamond", "#d32f2f", "\u25c6"),
    "pink": ("heart", "#f06292", "\u2665"),
    "dark-grey": ("square", "#555555", "\u25a0"),
    "blue": ("cross", "#1e4fd0", "\u271a"),
    "light-blue": ("droplet", "#4fc3f7", "\U0001f4a7"),
    "light-grey": ("triangle", "#b0b0b0", "\u25b2"),
    "green": ("x", "#2e7d32", "\u2716"),
    "light-green": ("star", "#8bc34a", "\u2605"),
    "purple": ("crescent", "#7b1fa2", "\u263e"),
    "orange": ("hexagon", "#f57c00", "\u2b22"),
    "yellow": ("sun", "#fbc02d", "\u2600"),
    "brown": ("leaf", "#795548", "\u2618"),
    "white": ("ring", "#f5f5f5", "\u25ef"),
}
"""Shape, colour and symbol of each suit."""


def _card(card: records.Card) -> Card:
    suit, ability = SUIT_OF[card], ABILITY_OF[card]
    shape, colour, symbol = _LOOKS[suit]
    name = f"{suit.replace('-', ' ').title()} {ability.capitalize()} ({shape})"
    return Card(id=card, suit=suit, rank=ability, name=name, colour=colour, symbol=symbol)


CARDS = tuple(_card(card) for card in DECK)

RULES = (
    Rule(
        "triumph.suits",
        "The deck is one card for each pair of a suit and an ability: fourteen suits, five abilities, 70 cards. Where the sheet of "
        "suits names no suit or no shape, this referee has chosen one, which changes nothing in play.",
        "The 14 Suits; missing names and shapes: ruling",
    ),
    Rule(
        "triumph.deal",
        "The whole deck is shuffled and nine cards dealt to each seat, face down; what is left is the draw pile.",
        "Setting Up a Game",
    ),
    Rule(
        "triumph.arrange",
        "Each seat lays exactly the nine cards it was dealt in a grid of three by three, in any order. All do so at the same "
        "time and in secret; when the last is done, all grids are turned up and stay so.",
        "Setting Up a Game",
    ),
    Rule(
        "triumph.river-size",
        "Once all have arranged, one card more than there are players is laid from the top of the draw pile as the river, the "
        "first of them at its beginning.",
        "Setting Up a Game; which end is first: ruling",
    ),
    Rule(
        "triumph.arranged-win",
        "A grid that was arranged with three lines wins as soon as the river lies, before any turn; of several, the lowest seat's.",
        "ruling",
    ),
    Rule(
        "triumph.one-action",
        "Seat 0 has the first turn and turns go clockwise. A turn is exactly one action: a Discard, or playing a Switch, Replace, "
        "Collect or Steal card of the own grid.",
        "Game Play; who is first: ruling",
    ),
    Rule(
        "triumph.discard",
        "Any card of the own grid goes to the beginning of the river, a card is drawn, the river's last card goes to the trash, "
        "and the drawn card fills the empty cell.",
        "Game Play",
    ),
    Rule(
        "triumph.switch",
        "A Switch card trades places with a different card of the same grid.",
        "Switch",
    ),
    Rule(
        "triumph.replace",
        "A Replace card is exchanged for any card of the river.",
        "Replace",
    ),
    Rule(
        "triumph.replace-position",
        "The Replace card lies in the river exactly where the card it was exchanged for lay: nothing is drawn and nothing flows.",
        "ruling",
    ),
    Rule(
        "triumph.collect",
        "A Collect card goes to the beginning of the river and the river's last two cards to the trash. Its player draws two "
        "cards, which nobody else sees, keeps one in the empty cell and puts the other at the beginning of the river. Until then "
        "the empty cell counts for no line and no lock.",
        "Collect; secrecy and the empty cell: ruling",
    ),
    Rule(
        "triumph.steal",
        "A Steal card goes to the beginning of the river and the river's last card to the trash. A card of an opponent's grid "
        "that is not locked takes its place, and a card is drawn into the opponent's empty cell.",
        "Steal",
    ),
    Rule(
        "triumph.locked",
        "A Defend card cannot be stolen, nor can a card of its suit that is next to it in its row or column. Such a card locks "
        "nothing in turn, and its owner may do with it as with any other.",
        "Defend; what is adjacent: ruling",
    ),
    Rule(
        "triumph.reshuffle",
        "The moment the last card of the draw pile is drawn, even in the middle of an action, the cards then in the trash are "
        "shuffled into a new draw pile.",
        "Setting Up a Game; the moment: ruling",
    ),
    Rule(
        "triumph.three-lines",
        "A row or column whose three cards share a suit is a line, and three lines win. Grids are looked at when an action is "
        "complete, first that of the seat that acted, then the others clockwise.",
        "How to Win; the order of looking: ruling",
    ),
    Rule(
        "triumph.limit",
        "When `turn_limit` turns are completed without a winner, the game is a draw.",
        "ruling",
    ),
)

OPTIONS = (
    IntegerOption(
        name="turn_limit",
        description="Completed turns, all seats together, after which the game is drawn.",
        bounds="12..12000",
        default=1200,
        minimum=12,
        maximum=12000,
    ),
)

CATALOGUE = Catalogue(
    title="Triumph",
    summary="Nine face-up cards each, a river that carries cards away: line up three rows or three columns of one suit each.",
    cards=CARDS,
    rules=RULES,
    options=OPTIONS,
)
