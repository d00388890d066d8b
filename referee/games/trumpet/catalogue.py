"""What Trumpet is made of: its cards, its rules, its options."""

from typing import get_args

from referee.games.catalogue import Card, Catalogue, IntegerOption, IntegersOption, Rule, StringOption
from referee.games.trumpet import records

SUITS: tuple[records.Suit, ...] = get_args(records.Suit)
KINDS_OF_CARD: tuple[records.Card, ...] = get_args(records.Card)
SUPER_TRUMP: records.Card = "super-trump"
COPIES: dict[records.Card, int] = {card: 3 if card == SUPER_TRUMP else 1 for card in KINDS_OF_CARD}
DECK: tuple[records.Card, ...] = tuple(card for card, copies in COPIES.items() for _ in range(copies))

SUIT_OF: dict[records.Card, records.Suit | None] = {
    card: next((suit for suit in SUITS if card.startswith(suit)), None) for card in KINDS_OF_CARD
}
NUMBER_OF: dict[records.Card, int] = {card: int(card.rpartition("-")[2]) for card in KINDS_OF_CARD if card != SUPER_TRUMP}
POSITION = {card: i for i, card in enumerate(KINDS_OF_CARD)}

DEFAULT_SPACES = 24
_SHIELD_EVERY = 4

_COLOURS = {
    "hearts": "#c62828",
    "stars": "#f9a825",
    "clubs": "#2e7d32",
    "diamonds": "#1565c0",
    "spades": "#212121",
    "crowns": "#6a1b9a",
    None: "#8d6e63",
}
_SYMBOLS = {"hearts": "♥", "stars": "★", "clubs": "♣", "diamonds": "♦", "spades": "♠", "crowns": "♛", None: "⛨"}


def default_shields(spaces: int) -> tuple[int, ...]:
    """Return the shield spaces of a track for which none are given: every fourth space."""
    return tuple(range(_SHIELD_EVERY, spaces + 1, _SHIELD_EVERY))


def _card(card: records.Card) -> Card:
    suit = SUIT_OF[card]
    colour, symbol = _COLOURS[suit], _SYMBOLS[suit]
    if suit is None:
        return Card(id=card, suit=None, rank="ST", name="Super-Trump", colour=colour, symbol=symbol, count=COPIES[card])
    rank = str(NUMBER_OF[card])
    return Card(id=card, suit=suit, rank=rank, name=f"{suit.capitalize()} {rank}", colour=colour, symbol=symbol)


CARDS = tuple(_card(card) for card in KINDS_OF_CARD)

RULES = (
    Rule(
        "trumpet.deck",
        "Sixty-nine cards are in play: 1 to 11 in each of six suits, and three Super-Trumps. The contents list's count of 72 does "
        "not agree with the cards it describes.",
        "The Cards; their number: ruling",
    ),
    Rule(
        "trumpet.track",
        "Pieces go from the start, space 0, over spaces 1 to `spaces` to the Grand Shield beyond them. The start holds any number "
        "of pieces, every other space one. How long the track is and which spaces bear shields are options.",
        "Game Play; length and shields: ruling",
    ),
    Rule(
        "trumpet.deal",
        "For each hand all cards are shuffled and every seat is dealt seven, one by one from the dealer's left; the others stay "
        "out of play, unseen. The last seat deals first, and the deal then goes round to the left.",
        "Preparation; Game Play",
    ),
    Rule(
        "trumpet.lead",
        "The seat on the dealer's left leads the first trick of a hand; whoever wins a trick leads the next. Any card may be led.",
        "Game Play",
    ),
    Rule(
        "trumpet.follow-suit",
        "While a seat holds cards of the suit led, it plays one of them. A seat that holds none plays whatever it likes.",
        "Game Play",
    ),
    Rule(
        "trumpet.super-trump-follow",
        "A Super-Trump has no suit, so it never follows one and stays in hand while its holder can follow. Led, it leaves the "
        "trick without a suit, and everybody plays freely.",
        "ruling",
    ),
    Rule(
        "trumpet.trick-winner",
        "The Super-Trump played last takes the trick. Failing one, the best trump does, the suit's place on the scale counting "
        "before the value; failing trumps, the highest card of the suit led.",
        "Game Play; Trump Strength",
    ),
    Rule(
        "trumpet.penalty",
        "With `on_revoke` set to `penalty`, a card that fails to follow suit stands, but its player's piece at once goes back to "
        "just behind the hindmost other piece, at the worst to the start. A shield there gives nothing. Who would not go backward "
        "by that cannot revoke.",
        "Penalties; what becomes of the card and of a shield: ruling",
    ),
    Rule(
        "trumpet.advance",
        "Whoever takes a trick moves its piece to the first free space ahead, jumping over pieces in between.",
        "Game Play",
    ),
    Rule(
        "trumpet.push-back",
        "If the piece of the trick's winner and others are on the last six spaces, the winner may move one of those others "
        "to the first free space behind it instead of advancing.",
        "The Last Six Squares",
    ),
    Rule(
        "trumpet.choose-trump",
        "When a move for a trick ends on a shield, the owner of the piece moved, not the mover, may put a suit that is no trump "
        "yet on the lowest free place of the scale, above all earlier ones. The scale lasts for the whole game.",
        "Trumps; Trump Strength; The Last Six Squares",
    ),
    Rule(
        "trumpet.exchange-trumps",
        "With all six suits on the scale, the choice of trumps is to let two of them trade places.",
        "Trumps",
    ),
    Rule(
        "trumpet.defer",
        "An owner whose hand is empty may make the choice of trumps after seeing its new hand, before the first lead. It can be "
        "put off only once, and only if a new hand follows.",
        "Trumps",
    ),
    Rule(
        "trumpet.grand-shield",
        "The first piece on the Grand Shield wins at once. The others rank by how far they have come.",
        "Game End",
    ),
    Rule(
        "trumpet.limit",
        "After `trick_limit` tricks, and the move and choice of trumps of the last, the seats rank by how far they have come.",
        "ruling",
    ),
)

OPTIONS = (
    IntegerOption(
        name="spaces",
        description="Spaces between the start and the Grand Shield.",
        bounds="12..100",
        default=DEFAULT_SPACES,
        minimum=12,
        maximum=100,
    ),
    IntegersOption(
        name="shields",
        description="The spaces with a shield.",
        bounds="0 to 40 different spaces, each 1..spaces, ascending",
        default=default_shields(DEFAULT_SPACES),
        default_rule="the multiples of 4 up to spaces",
        minimum=1,
        maximum=100,
    ),
    StringOption(
        name="on_revoke",
        description="What becomes of a card that fails to follow suit: it is refused, or stands and the piece goes back.",
        bounds="reject or penalty",
        default="reject",
        choices=("reject", "penalty"),
    ),
    IntegerOption(
        name="trick_limit",
        description="Completed tricks after which position decides.",
        bounds="7..7000",
        default=350,
        minimum=7,
        maximum=7000,
    ),
)

CATALOGUE = Catalogue(
    title="Trumpet",
    summary="Tricks move pieces along a track, and shields on the track decide what is trumps.",
    cards=CARDS,
    rules=RULES,
    options=OPTIONS,
)
