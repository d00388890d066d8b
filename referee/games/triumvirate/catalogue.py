"""What Triumvirate is made of: its cards, its rules, its options."""

from typing import get_args

from referee.games.catalogue import Card, Catalogue, IntegerOption, Rule
from referee.games.triumvirate import records

SUITS: tuple[records.Suit, ...] = get_args(records.Suit)
DECK: tuple[records.Card, ...] = get_args(records.Card)
LEGIONS = (3, 5, 7)
MOB = 0

TRIUMVIRS = {"red": "Caesar", "yellow": "Pompey", "black": "Crassus"}
_COLOURS = {"red": "#c62828", "yellow": "#f9a825", "black": "#212121"}

SUIT_OF: dict[str, records.Suit] = {card: suit for suit in SUITS for card in DECK if card.startswith(suit)}
NUMBER_OF = {card: int(card.rpartition("-")[2]) for card in DECK}
POSITION = {card: i for i, card in enumerate(DECK)}


def _class(number: int) -> str:
    if number == MOB:
        return "Mob"
    return "Legion" if number in LEGIONS else "Senator"


CARDS = tuple(
    Card(
        id=card,
        suit=SUIT_OF[card],
        rank=str(NUMBER_OF[card]),
        name=f"{SUIT_OF[card].capitalize()} {NUMBER_OF[card]} ({TRIUMVIRS[SUIT_OF[card]]}, {_class(NUMBER_OF[card])})",
        colour=_COLOURS[SUIT_OF[card]],
        symbol=TRIUMVIRS[SUIT_OF[card]][:2],
    )
    for card in DECK
)

RULES = (
    Rule(
        "triumvirate.deal",
        "A game starts with all 27 cards shuffled: eleven to each seat, the non-dealer first, and five set aside face down. "
        "Seat 1 deals the first hand of the match; the deal then alternates with every hand, across games too.",
        "The Deal",
    ),
    Rule(
        "triumvirate.lead",
        "The non-dealer leads the first trick of a hand; after that whoever won the last trick leads. Any card may be led.",
        "Game Play",
    ),
    Rule(
        "triumvirate.follow-suit",
        "The second player must play a card of the suit led if it holds one, and may play anything if it does not. "
        "The Mob is a card of its own suit.",
        "Game Play",
    ),
    Rule(
        "triumvirate.trick-winner",
        "The higher number wins whatever its suit; of equal numbers the card led wins. The Mob beats every card of another suit "
        "and loses to every other card of its own. Two Mobs are equal, so the one led wins. The trick belongs to the winning "
        "card's suit, and its player leads next.",
        "Game Play; two Mobs: ruling",
    ),
    Rule(
        "triumvirate.hand-ends",
        "A hand is over when a suit has won three tricks; that suit's triumvir becomes consul.",
        "Game Play",
    ),
    Rule(
        "triumvirate.pledge",
        "After each hand every seat may pledge one card of its hand, face down and out of play to the end of the game. Both decide "
        "in secret; pledges leave the hands when both have decided. That a seat pledged is public, which card it was is not.",
        "Pledge; secrecy: ruling",
    ),
    Rule(
        "triumvirate.pledge-limit",
        "A seat pledges at most three cards in a game. With three it is not asked again.",
        "Pledge",
    ),
    Rule(
        "triumvirate.redeal",
        "For the next hand of a game, the cards just played and those set aside are shuffled together; the top three are set aside "
        "and the rest dealt one by one, the non-dealer first. Cards in hand stay there.",
        "Continuing Play",
    ),
    Rule(
        "triumvirate.emperor",
        "A triumvir with three consulships is emperor: the game ends after that hand's pledges.",
        "Game End",
    ),
    Rule(
        "triumvirate.pledge-score",
        "At the end of a game pledges are revealed. A seat scores the numbers of its pledged Legions (3, 5, 7) of the emperor's "
        "suit, and the higher score takes a game marker.",
        "Objective; Game End",
    ),
    Rule(
        "triumvirate.tied-game",
        "With equal scores nobody takes a marker, and the next game is played.",
        "ruling",
    ),
    Rule(
        "triumvirate.match",
        "The first seat with `games_to_win` markers wins the match.",
        "Objective; Game End",
    ),
    Rule(
        "triumvirate.limit",
        "After `max_games` games the match ends: more markers win, equal markers are a draw.",
        "ruling",
    ),
)

OPTIONS = (
    IntegerOption(
        name="games_to_win",
        description="Game markers that win the match.",
        bounds="1..10",
        default=2,
        minimum=1,
        maximum=10,
    ),
    IntegerOption(
        name="max_games",
        description="Games after which the match ends.",
        bounds="games_to_win..100",
        default=9,
        default_rule="4 x games_to_win + 1",
        minimum=1,
        maximum=100,
    ),
)

CATALOGUE = Catalogue(
    title="Triumvirate",
    summary="Tricks are won by suits, not by players: pledge Legions to the triumvir who will be emperor.",
    cards=CARDS,
    rules=RULES,
    options=OPTIONS,
)
