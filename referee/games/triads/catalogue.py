"""What Triads is made of: its cards, its rules, its options."""

from typing import get_args

from referee.games.catalogue import Card, Catalogue, IntegerOption, Rule, StringOption
from referee.games.triads import records

SUITS: tuple[records.Suit, ...] = get_args(records.Suit)
KINDS_OF_CARD: tuple[records.Card, ...] = get_args(records.Card)
KEYSTONE: records.Card = "keystone"
COPIES_OF_LEVEL = {1: 3, 2: 6, 3: 9}

POSITION = {card: i for i, card in enumerate(KINDS_OF_CARD)}
SUIT_OF: dict[str, records.Suit] = {card: suit for suit in SUITS for card in KINDS_OF_CARD if card.startswith(suit)}
LEVEL_OF: dict[str, int] = {card: int(card.rpartition("-")[2]) for card in SUIT_OF}
"""Neither a suit nor a level is the Keystone's."""

COPIES = {card: COPIES_OF_LEVEL[LEVEL_OF[card]] if card in LEVEL_OF else 1 for card in KINDS_OF_CARD}
DECK: records.Cards = tuple(card for card in KINDS_OF_CARD for _ in range(COPIES[card]))

_COLOURS = {"violet": "#7b1fa2", "green": "#2e7d32", "orange": "#ef6c00"}


def _card(card: records.Card) -> Card:
    if card == KEYSTONE:
        return Card(id=card, suit=None, rank="keystone", name="Keystone", colour="#212121", symbol="K")
    suit, level = SUIT_OF[card], LEVEL_OF[card]
    return Card(
        id=card,
        suit=suit,
        rank=str(level),
        name=f"{suit.capitalize()}, level {level}",
        colour=_COLOURS[suit],
        symbol=f"{suit[0].upper()}{level}",
        count=COPIES[card],
    )


CARDS = tuple(_card(card) for card in KINDS_OF_CARD)

RULES = (
    Rule(
        "triads.ante",
        "Before every deal each seat that has chips pays the ante, or everything it has if that is less.",
        "ruling",
    ),
    Rule(
        "triads.deal",
        "For each hand all 55 cards are shuffled and each seat with chips is dealt six, one by one, the dealer's left neighbour "
        "first. The last seat deals first; then the deal passes clockwise over the seats that have chips.",
        "How to play; the passing of the deal: ruling",
    ),
    Rule(
        "triads.betting",
        "Stakes are no-limit table stakes by the usual poker procedure: one betting round after the deal and one after each "
        "exchange, in turn from the dealer's left. A seat may fold whenever it is its turn to bet. A round in which fewer than two "
        "seats could bet is skipped.",
        "How to bet; poker procedure: ruling",
    ),
    Rule("triads.check", "A seat may check only while it has nothing to call.", "ruling"),
    Rule(
        "triads.call",
        "A seat that owes chips may call: it matches the highest bet, or puts in all it has if that is less.",
        "ruling",
    ),
    Rule(
        "triads.nobody-to-raise",
        "There is no raising when no other seat of the hand has chips left to act with.",
        "ruling",
    ),
    Rule(
        "triads.reopen",
        "A seat that has acted in a betting round may raise again only once the highest bet has grown by a full raise or more "
        "since. One short all-in does not do that; several that add up to it do.",
        "ruling",
    ),
    Rule(
        "triads.min-raise",
        "A bet or raise lifts the highest bet by the smallest bet or by the last full raise of the round, whichever is larger, "
        "unless it is all-in; and nobody bets more than it has.",
        "ruling",
    ),
    Rule(
        "triads.uncalled",
        "At the end of a betting round the part of the highest bet that no other bet of the round reached goes back to its seat.",
        "ruling",
    ),
    Rule(
        "triads.side-pots",
        "Chips lie in layers, cut where a seat still in the hand stopped paying; each layer is a pot for the seats that paid it in "
        "full. What folded seats paid stays in the layers it reached. An ante nobody else matched is a pot of its own seat.",
        "ruling",
    ),
    Rule(
        "triads.exchange",
        "In a round of exchange each seat of the hand, in turn from the dealer's left, puts away cards face down and draws as many "
        "from the deck. Everybody sees how many.",
        "How to play",
    ),
    Rule("triads.exchange-limit", "At most four cards may be exchanged at a time.", "How to play"),
    Rule(
        "triads.last-standing",
        "When all but one have folded, that seat takes every pot, and no cards are shown.",
        "ruling",
    ),
    Rule(
        "triads.cards-speak",
        "At the showdown all seats that have not folded lay their hands open in turn order; the referee finds for each the "
        "arrangement that ranks highest, kickers included.",
        "How to play; cards speak: ruling",
    ),
    Rule(
        "triads.ranking",
        "From the weakest: no triad; third level (two cards of level 3, one of level 2); second level (three of level 3, two of "
        "level 2); first level (three of level 3, two of level 2, one of level 1).",
        "Ranks of combinations",
    ),
    Rule(
        "triads.ideal",
        "A triad of a single suit is ideal and beats all others of its level that are not. Of two ideal ones violet beats green "
        "and green beats orange.",
        "Ranks of combinations",
    ),
    Rule(
        "triads.keystone",
        "The Keystone takes the place of any card of a triad, of whatever level and suit is wanted.",
        "The Keystone",
    ),
    Rule(
        "triads.top-card",
        "First-level triads that are not ideal compare the suits of their level-1 cards; the Keystone in that place beats every "
        "suit. An ideal triad with the Keystone in that place is the highest hand there is.",
        "Ranks of combinations; The Keystone",
    ),
    Rule(
        "triads.kickers",
        "Equal triads compare the cards left out of them, best first: by level, 1 before 2 before 3, then by suit. A Keystone left "
        "out is worth a violet card of level 1.",
        "Ranks of combinations; the Keystone left out: ruling",
    ),
    Rule(
        "triads.tie",
        "Hands equal to the last kicker split the pot, odd chips going one by one from the dealer's left; or, if so agreed, play "
        "for it: six new cards each, one exchange, no betting, and again while still equal, five times at most.",
        "Ranks of combinations; details: ruling",
    ),
    Rule("triads.out", "A seat without chips after a hand is out of the game.", "ruling"),
    Rule("triads.last-seat", "The game ends when one seat has all the chips.", "ruling"),
    Rule(
        "triads.limit",
        "The game ends after `hands` hands. Seats rank by chips, those without chips by how long they lasted.",
        "ruling",
    ),
)

OPTIONS = (
    IntegerOption(
        name="stack",
        description="Chips each seat starts with.",
        bounds="10..1000000",
        default=200,
        minimum=10,
        maximum=1_000_000,
    ),
    IntegerOption(
        name="ante",
        description="Chips each seat pays before every deal.",
        bounds="0..stack/10, rounded down",
        default=1,
        minimum=0,
        maximum=100_000,
    ),
    IntegerOption(
        name="min_bet",
        description="The smallest bet.",
        bounds="1..stack/5, rounded down",
        default=2,
        minimum=1,
        maximum=200_000,
    ),
    IntegerOption(
        name="exchange_rounds",
        description="Rounds of exchange in a hand, each followed by a betting round.",
        bounds="1, or 2 with 2 or 3 players",
        default=1,
        minimum=1,
        maximum=2,
    ),
    StringOption(
        name="tie",
        description="What equal best hands do with a pot: split it, or play for it in extra deals.",
        bounds="split, playoff",
        default="split",
        choices=get_args(records.Tie),
    ),
    IntegerOption(
        name="hands",
        description="Hands after which the game ends.",
        bounds="1..1000",
        default=20,
        minimum=1,
        maximum=1000,
    ),
)

CATALOGUE = Catalogue(
    title="Triads",
    summary="Poker with hexagonal cards: build a triad of one, two or three levels, and bet on it.",
    cards=CARDS,
    rules=RULES,
    options=OPTIONS,
)
