"""What Triumvir is made of: its cards, its rules, its options."""

from typing import get_args

from referee.games.catalogue import Card, Catalogue, Option, Rule
from referee.games.triumvir import records

DECK: tuple[records.Card, ...] = get_args(records.Card)
TRIUMVIRS: records.Triumvirs = get_args(records.Triumvir)
SUITS: tuple[records.Suit, ...] = get_args(records.Suit)
POSITION = {card: i for i, card in enumerate(DECK)}

_EFFECTS = {
    "A": "Ace: 11 against a 10, else 1",
    "2": "Two: brings one of your cards along",
    "3": "Three: bars 2 and 9 next turn",
    "4": "Four: closes the Triumvir next turn",
    "5": "Five: opponents move a card",
    "6": "Six",
    "7": "Seven: only on a Triumvir with cards",
    "8": "Eight: never to your 7",
    "9": "Nine: nothing lower after it",
    "10": "Ten: an opponent picks the Triumvir",
}

CARDS = (
    *(Card(id=card, suit=None, rank=card, name=_EFFECTS[card], colour="#37474f", symbol=card, count=len(SUITS)) for card in DECK),
    *(
        Card(id=card, suit=None, rank=card, name=card.capitalize(), colour="#6a1b9a", symbol=card[0].upper(), count=len(SUITS))
        for card in TRIUMVIRS
    ),
)

RULES = (
    Rule(
        "triumvir.deal",
        "Seat 0 takes the spades, seat 1 the hearts, seat 2 the diamonds, seat 3 the clubs. The jack, queen and king of each "
        "suit lie open as Triumvirs; the ace to the 10 are its seat's hand.",
        "Setup; which seat has which suit: ruling",
    ),
    Rule(
        "triumvir.placement",
        "Every turn all seats that can choose in secret one card of their hand and a Triumvir of their own for it (two for "
        "the 10). When all have chosen, all placements are shown at once. Whether one is allowed is judged by the table as the "
        "turn began.",
        "Gameplay; Notes 1; the table it is judged by: ruling",
    ),
    Rule(
        "triumvir.pass",
        "A seat that holds cards and may place none of them passes and keeps them, and is not asked. It still decides about the "
        "10s and 5s of others. Turns go on past the tenth while cards are left.",
        "ruling",
    ),
    Rule(
        "triumvir.activation",
        "In turn t the seat with number (t - 1) modulo the number of seats activates its effect first, the others follow "
        "clockwise. All 10s find their Triumvir before any 2 or 5 takes effect.",
        "Notes 2; who is first, and 10s before effects: ruling",
    ),
    Rule(
        "triumvir.ace",
        "An ace counts 11 while some opponent has the 10 on the equivalent Triumvir, and 1 otherwise.",
        "Numbered Card effects",
    ),
    Rule(
        "triumvir.two",
        "Whoever equips a 2 may move one other card of its own from another Triumvir to where the 2 was placed. The 2 itself "
        "cannot follow if it was moved away before. A seat with nothing to move is not asked.",
        "Numbered Card effects; when nothing can move: ruling",
    ),
    Rule(
        "triumvir.three",
        "In the turn after a seat placed its 3, no opponent of that seat may equip a 2 or a 9. That turn only, wherever the 3 is "
        "by then.",
        "Numbered Card effects; how long: ruling",
    ),
    Rule(
        "triumvir.four",
        "In the turn after a seat placed its 4, no opponent of that seat may equip a card on the Triumvir equivalent to the one "
        "where the 4 was placed. Several 4s add up.",
        "Numbered Card effects; how long, and which Triumvir: ruling",
    ),
    Rule(
        "triumvir.five",
        "When a 5 is equipped every opponent, clockwise from its owner, has to move one of its cards from another Triumvir to the "
        "one equivalent to where the 5 was placed, unless none can move.",
        "Numbered Card effects; the order, and when nothing can move: ruling",
    ),
    Rule(
        "triumvir.six",
        "A 6 has no effect. The exhibit that gives it one is taken for a slip, since the list of effects gives that to the 5.",
        "Numbered Card effects; Exhibit D: ruling",
    ),
    Rule(
        "triumvir.seven",
        "A 7 may not be equipped on a Triumvir without cards. Moving it there is allowed.",
        "Numbered Card effects",
    ),
    Rule(
        "triumvir.eight",
        "An 8 may be neither equipped on nor moved to a Triumvir where its owner has the 7. A 7 may join an 8.",
        "Numbered Card effects",
    ),
    Rule(
        "triumvir.nine",
        "On the Triumvir that has its 9 a seat may equip no card but the 10. The bar goes wherever the 9 goes; moving cards there "
        "is free.",
        "Numbered Card effects; when the 9 moves: ruling",
    ),
    Rule(
        "triumvir.ten",
        "A 10 is offered to two different Triumvirs on which it may be equipped, and the opponent on its owner's left says which "
        "of them takes it.",
        "Numbered Card effects; that both must be open to it: ruling",
    ),
    Rule(
        "triumvir.end",
        "The game ends after the turn in which the last card was placed, or when all seats that hold cards pass in a turn without "
        "any restriction by a 3 or 4, since nothing can change then. Cards still in hand count for nothing.",
        "Gameplay; when seats are stuck: ruling",
    ),
    Rule(
        "triumvir.strength",
        "A Triumvir is as strong as the sum of its cards. A seat wins a Triumvir that is stronger than the equivalent one of every "
        "opponent.",
        "Gameplay",
    ),
    Rule(
        "triumvir.tied-triumvir",
        "A Triumvir at which several seats are equally strongest is won by nobody.",
        "ruling",
    ),
    Rule(
        "triumvir.most",
        "The seat that wins the most Triumvirs wins the game.",
        "Gameplay",
    ),
    Rule(
        "triumvir.tie-break",
        "Seats with equally many Triumvirs compare their second strongest Triumvirs, then their strongest, then their third "
        "strongest, whichever those are.",
        "Notes 3; what follows the second strongest: ruling",
    ),
    Rule(
        "triumvir.tied-first",
        "Seats that are equal in all of that share their rank; when they share the first, the game is a draw between them.",
        "ruling",
    ),
)

OPTIONS: tuple[Option, ...] = ()

CATALOGUE = Catalogue(
    title="Triumvir",
    summary="Equip your jack, queen and king with numbered cards, in secret and all at once: win the most of the three.",
    cards=CARDS,
    rules=RULES,
    options=OPTIONS,
)
