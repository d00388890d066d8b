"""The records of Triads: options, moves, state, view and events, typed once for judging, JSON and the document."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from referee.games import core
from referee.games.chance import Rng
from referee.games.core import Result, SeatIndex, Viewer
from referee.games.record import Record

Suit = Literal["violet", "green", "orange"]
Card = Literal[
    "violet-1", "violet-2", "violet-3",
    "green-1", "green-2", "green-3",
    "orange-1", "orange-2", "orange-3",
    "keystone",
]  # fmt: skip
Phase = Literal["bet", "exchange", "playoff", "finished"]
Tie = Literal["split", "playoff"]
Triad = Literal["third", "second", "first"]
Cards = tuple[Card, ...]
Count = Annotated[int, Meta(ge=0)]
Seats = tuple[SeatIndex, ...]
DealNumber = Annotated[int, Meta(ge=1, le=5)]


class Options(Record, frozen=True):
    """The options in force."""

    stack: Annotated[int, Meta(ge=10, le=1_000_000, description="Chips each seat starts with.")]
    ante: Annotated[int, Meta(ge=0, le=100_000, description="Chips each seat pays before a deal.")]
    min_bet: Annotated[int, Meta(ge=1, le=200_000, description="The smallest bet.")]
    exchange_rounds: Annotated[int, Meta(ge=1, le=2, description="Rounds of exchange in a hand.")]
    tie: Annotated[Tie, Meta(description="What equal best hands do with a pot.")]
    hands: Annotated[int, Meta(ge=1, le=1000, description="Hands after which the game ends.")]


# --- Moves ------------------------------------------------------------------------------------------------------------


class Check(core.Move, frozen=True, tag="triads.check"):
    """Bet nothing, there being nothing to call."""


class Fold(core.Move, frozen=True, tag="triads.fold"):
    """Give up the hand, and what was put in."""


class Call(core.Move, frozen=True, tag="triads.call"):
    """Match the highest bet, or go all-in for less."""


class Raise(core.Move, frozen=True, tag="triads.raise"):
    """Raise the own bet of this round; a first bet is a raise from 0."""

    to: Annotated[int, Meta(ge=0, description="What the own bet of this round becomes.")]


class Exchange(core.Move, frozen=True, tag="triads.exchange"):
    """Put cards of the hand away, face down, and draw as many."""

    discard: Annotated[Cards, Meta(description="0 to 4 cards of the hand, in any order.")]


Move = Check | Fold | Call | Raise | Exchange


class Bounds(Record, frozen=True):
    """All whole numbers from min to max."""

    min: Count
    max: Count


class RaiseRange(Record, frozen=True, tag_field="type", tag="triads.raise"):
    """The raises that are legal."""

    to: Bounds


class LegalMoves(core.LegalMoves, frozen=True):
    """What a seat may do now: listed completely but for the raises between the smallest and all-in."""

    moves: tuple[Move, ...] = ()
    ranges: tuple[RaiseRange, ...] = ()


# --- State and view ---------------------------------------------------------------------------------------------------


class Combination(Record, frozen=True):
    """What a hand makes: the arrangement of it that ranks highest."""

    triad: Triad | None
    ideal: bool
    suit: Annotated[
        Literal["violet", "green", "orange", "keystone"] | None,
        Meta(description="The suit of an ideal triad, or of the level-1 card of another first-level one; null where none decides."),
    ]
    cards: Annotated[Cards, Meta(description="The cards of the triad.")]
    kickers: Annotated[Cards, Meta(description="The cards left out, best first.")]


class Shown(Record, frozen=True):
    """A hand laid open."""

    seat: SeatIndex
    cards: Cards
    combination: Combination


class Pot(Record, frozen=True):
    """Chips to be won, and the seats that paid for them in full."""

    amount: Annotated[int, Meta(ge=1)]
    seats: Annotated[Seats, Meta(description="Ascending.")]


class WonPot(Record, frozen=True):
    """A pot and who got it."""

    amount: Annotated[int, Meta(ge=1)]
    seats: Annotated[Seats, Meta(description="Ascending.")]
    winners: Annotated[Seats, Meta(description="Ascending; several have split it.")]


class LastHand(Record, frozen=True):
    """How the latest completed hand ended."""

    hand_number: Annotated[int, Meta(ge=1)]
    showdown: Annotated[tuple[Shown, ...] | None, Meta(description="In turn order; null if all but one folded.")]
    pots: Annotated[tuple[WonPot, ...], Meta(description="Main pot first.")]
    won: Annotated[tuple[Count, ...], Meta(description="Chips from pots per seat; uncalled bets returned are not counted.")]


class Playoff(Record, frozen=True):
    """An extra deal for a tied pot."""

    pot: Annotated[int, Meta(ge=0, le=4, description="The index of the pot played for.")]
    seats: Annotated[Seats, Meta(description="Those that play for it, ascending.")]
    deal: Annotated[DealNumber, Meta(description="The number of this extra deal for the pot.")]
    showdown: Annotated[
        tuple[Shown, ...] | None, Meta(description="Of the previous extra deal of this hand, in turn order; null before.")
    ]
    winners: Annotated[tuple[Seats, ...], Meta(description="Per pot the seats that have it or still tie for it, ascending.")]


class Table(Struct, forbid_unknown_fields=True, kw_only=True):
    """What everybody sees."""

    phase: Phase
    players: Annotated[int, Meta(ge=2, le=5)]
    options: Options
    to_act: Annotated[Seats, Meta(description="The seats that owe a decision, ascending.")]
    hand_number: Annotated[int, Meta(ge=1)]
    dealer: SeatIndex
    betting_round: Annotated[int, Meta(ge=1, le=3, description="Of this hand; skipped ones are counted.")]
    exchange_round: Annotated[int, Meta(ge=0, le=2, description="Exchange rounds begun in this hand.")]
    stacks: Annotated[tuple[Count, ...], Meta(description="Per seat, the chips in front of it, bets not included.")]
    bets: Annotated[tuple[Count, ...], Meta(description="Per seat, chips bet in this betting round; 0 outside betting.")]
    last_full_raise: Annotated[
        Count | None, Meta(description="The last full raise of this round, 0 before the first; null outside phase bet.")
    ]
    faced: Annotated[
        tuple[Count | None, ...] | None,
        Meta(
            description="Per seat, the highest bet just after it last acted in this round, null if it has not; "
            "null outside phase bet."
        ),
    ]
    may_raise: Annotated[
        tuple[bool, ...] | None, Meta(description="Per seat, whether it could raise were it its turn; null outside phase bet.")
    ]
    committed: Annotated[tuple[Count, ...], Meta(description="Per seat, chips put in over this hand, antes and bets included.")]
    folded: Annotated[tuple[bool, ...], Meta(description="Per seat.")]
    all_in: Annotated[tuple[bool, ...], Meta(description="Per seat: in the hand with no chips in front.")]
    out: Annotated[tuple[bool, ...], Meta(description="Per seat: out of the game.")]
    out_in_hand: Annotated[
        tuple[Annotated[int, Meta(ge=1)] | None, ...], Meta(description="Per seat, the hand in which it went out, or null.")
    ]
    pots: Annotated[tuple[Pot, ...], Meta(description="What is committed, main pot first.")]
    exchanged: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=4)] | None, ...],
        Meta(description="Per seat, cards exchanged in the current or last exchange round; null if not yet."),
    ]
    deck_count: Annotated[Count, Meta(description="Cards left to draw.")]
    showdown: Annotated[
        tuple[Shown, ...] | None, Meta(description="This hand's, in turn order, until the next deal; null before it.")
    ]
    last_hand: LastHand | None
    playoff: Playoff | None
    result: Result | None


class State(Table, tag_field="game", tag="triads", kw_only=True):
    """Everything there is to know of a game of Triads."""

    hands: Annotated[tuple[Cards, ...], Meta(description="Per seat, sorted in canonical order.")]
    deck: Annotated[Cards, Meta(description="Top first.")]
    discards: Annotated[Cards, Meta(description="Cards exchanged away since the deal, in canonical order.")]
    rng: Rng


class View(Table, tag_field="game", tag="triads", kw_only=True):
    """What one seat, or a spectator, may know of a game of Triads."""

    viewer: Viewer
    hand: Annotated[Cards | None, Meta(description="The viewer's hand, folded or not; null for a spectator.")]
    hand_counts: Annotated[tuple[Count, ...], Meta(description="Per seat.")]
    combination: Annotated[Combination | None, Meta(description="What the viewer's hand makes now; null without a hand.")]


# --- Events -----------------------------------------------------------------------------------------------------------


class HandBegan(core.Event, frozen=True, kw_only=True, tag="triads.hand_began"):
    """A new hand began; the seat is its dealer."""

    hand_number: int


class AntePaid(core.Event, frozen=True, kw_only=True, tag="triads.ante_paid"):
    """A seat paid its ante."""

    amount: Count
    stack: Count


class Shuffled(core.Event, frozen=True, kw_only=True, tag="triads.shuffled"):
    """The dealer shuffled the whole deck."""

    count: Count


class Dealt(core.Event, frozen=True, kw_only=True, tag="triads.dealt"):
    """A seat was dealt cards, which it alone sees."""

    secret = ("cards",)

    count: Count
    cards: Annotated[Cards | UnsetType, Meta(description="In the order dealt. For the seat itself only.")] = UNSET


class BettingBegan(core.Event, frozen=True, kw_only=True, tag="triads.betting_began"):
    """A betting round began."""

    betting_round: int


class BettingSkipped(core.Event, frozen=True, kw_only=True, tag="triads.betting_skipped"):
    """A betting round was skipped: fewer than two seats could bet."""

    betting_round: int


class Checked(core.Event, frozen=True, kw_only=True, tag="triads.checked"):
    """A seat checked."""


class Folded(core.Event, frozen=True, kw_only=True, tag="triads.folded"):
    """A seat folded."""


class Called(core.Event, frozen=True, kw_only=True, tag="triads.called"):
    """A seat called."""

    amount: Annotated[Count, Meta(description="Chips it put in now.")]
    bet: Annotated[Count, Meta(description="Its bet of this round after that.")]
    all_in: bool


class Raised(core.Event, frozen=True, kw_only=True, tag="triads.raised"):
    """A seat bet or raised."""

    amount: Annotated[Count, Meta(description="Chips it put in now.")]
    bet: Annotated[Count, Meta(description="Its bet of this round after that.")]
    all_in: bool


class UncalledReturned(core.Event, frozen=True, kw_only=True, tag="triads.uncalled_returned"):
    """What nobody called of a bet went back to the seat."""

    amount: Count


class ExchangeBegan(core.Event, frozen=True, kw_only=True, tag="triads.exchange_began"):
    """A round of exchange began."""

    exchange_round: int


class Exchanged(core.Event, frozen=True, kw_only=True, tag="triads.exchanged"):
    """A seat exchanged cards; which ones it alone knows."""

    secret = ("discarded", "drawn")

    count: Count
    discarded: Annotated[Cards | UnsetType, Meta(description="For the seat itself only.")] = UNSET
    drawn: Annotated[Cards | UnsetType, Meta(description="In the order drawn. For the seat itself only.")] = UNSET


class HandShown(core.Event, frozen=True, kw_only=True, tag="triads.hand_shown"):
    """A seat laid its hand open."""

    cards: Cards
    combination: Combination


class PlayoffBegan(core.Event, frozen=True, kw_only=True, tag="triads.playoff_began"):
    """A tied pot is played for in an extra deal."""

    pot: Count
    deal: int
    seats: Seats


class PotWon(core.Event, frozen=True, kw_only=True, tag="triads.pot_won"):
    """A seat was paid a pot, or its share of one; the rule is the one that decided."""

    pot: Count
    amount: Count


class WentOut(core.Event, frozen=True, kw_only=True, tag="triads.went_out"):
    """A seat has no chips left."""


class GameEnded(core.Event, frozen=True, kw_only=True, tag="triads.game_ended"):
    """The game is over."""

    result: Result


Event = (
    HandBegan | AntePaid | Shuffled | Dealt | BettingBegan | BettingSkipped | Checked | Folded | Called | Raised
    | UncalledReturned | ExchangeBegan | Exchanged | HandShown | PlayoffBegan | PotWon | WentOut | GameEnded
)  # fmt: skip
