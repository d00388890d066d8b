"""The records of Trumpet: options, moves, state, view and events, typed once for judging, JSON and the document."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from referee.games import core
from referee.games.chance import Rng
from referee.games.core import Result, SeatIndex, Viewer
from referee.games.record import Record

Suit = Literal["hearts", "stars", "clubs", "diamonds", "spades", "crowns"]
Card = Literal[
    "hearts-1", "hearts-2", "hearts-3", "hearts-4", "hearts-5", "hearts-6",
    "hearts-7", "hearts-8", "hearts-9", "hearts-10", "hearts-11",
    "stars-1", "stars-2", "stars-3", "stars-4", "stars-5", "stars-6",
    "stars-7", "stars-8", "stars-9", "stars-10", "stars-11",
    "clubs-1", "clubs-2", "clubs-3", "clubs-4", "clubs-5", "clubs-6",
    "clubs-7", "clubs-8", "clubs-9", "clubs-10", "clubs-11",
    "diamonds-1", "diamonds-2", "diamonds-3", "diamonds-4", "diamonds-5", "diamonds-6",
    "diamonds-7", "diamonds-8", "diamonds-9", "diamonds-10", "diamonds-11",
    "spades-1", "spades-2", "spades-3", "spades-4", "spades-5", "spades-6",
    "spades-7", "spades-8", "spades-9", "spades-10", "spades-11",
    "crowns-1", "crowns-2", "crowns-3", "crowns-4", "crowns-5", "crowns-6",
    "crowns-7", "crowns-8", "crowns-9", "crowns-10", "crowns-11",
    "super-trump",
]  # fmt: skip
Phase = Literal["play", "advance", "trump", "finished"]
Cards = tuple[Card, ...]
Count = Annotated[int, Meta(ge=0)]
Space = Annotated[int, Meta(ge=0, le=101, description="A place on the track: 0 is the start, `spaces` + 1 the Grand Shield.")]
Shield = Annotated[int, Meta(ge=1, le=100)]


class Options(Record, frozen=True):
    """The options in force."""

    spaces: Annotated[int, Meta(ge=12, le=100, description="Spaces between the start and the Grand Shield.")]
    shields: Annotated[tuple[Shield, ...], Meta(max_length=40, description="The spaces with a shield, ascending, up to `spaces`.")]
    on_revoke: Annotated[Literal["reject", "penalty"], Meta(description="What becomes of a card that fails to follow suit.")]
    trick_limit: Annotated[int, Meta(ge=7, le=7000, description="Completed tricks after which position decides.")]


# --- Moves ------------------------------------------------------------------------------------------------------------


class Play(core.Move, frozen=True, tag="trumpet.play"):
    """Play a card to the trick."""

    card: Card


class Advance(core.Move, frozen=True, tag="trumpet.advance"):
    """Move the own piece forward for the trick won."""


class PushBack(core.Move, frozen=True, tag="trumpet.push_back"):
    """Move another piece on the last six spaces backward for the trick won."""

    opponent: SeatIndex


class PlaceTrump(core.Move, frozen=True, tag="trumpet.place_trump"):
    """Place a suit on the lowest free place of the trump scale."""

    suit: Suit


class ExchangeTrumps(core.Move, frozen=True, tag="trumpet.exchange_trumps"):
    """Exchange two suits on the full trump scale."""

    suits: Annotated[
        tuple[Suit, ...], Meta(min_length=2, max_length=2, description="Two different suits; their order does not matter.")
    ]


class DeclineTrump(core.Move, frozen=True, tag="trumpet.decline_trump"):
    """Leave the trump scale as it is."""


class DeferTrump(core.Move, frozen=True, tag="trumpet.defer_trump"):
    """Put the choice of trumps off until the new hand is dealt."""


Move = Play | Advance | PushBack | PlaceTrump | ExchangeTrumps | DeclineTrump | DeferTrump


class Revokes(Record, frozen=True, tag_field="type", tag="trumpet.play"):
    """Cards that may be played although they do not follow suit, for a penalty."""

    cards: Annotated[Cards, Meta(description="Each kind once, in canonical order.")]
    penalty: Annotated[bool, Meta(description="Always true.")] = True


class LegalMoves(core.LegalMoves, frozen=True):
    """What a seat may do now: all of it in `moves`, but for revokes, which are in `ranges`."""

    moves: tuple[Move, ...] = ()
    ranges: tuple[Revokes, ...] = ()


# --- State and view ---------------------------------------------------------------------------------------------------


class Played(Record, frozen=True):
    """A card on the table and who played it."""

    seat: SeatIndex
    card: Card
    revoke: Annotated[bool, Meta(description="Whether the seat could have followed suit and did not.")]


class Trick(Record, frozen=True):
    """A completed trick: its cards as played, and the seat that won it."""

    cards: Annotated[tuple[Played, ...], Meta(min_length=2, max_length=6)]
    winner: SeatIndex


class Table(Struct, forbid_unknown_fields=True, kw_only=True):
    """What everybody sees."""

    phase: Phase
    players: Annotated[int, Meta(ge=2, le=6)]
    options: Options
    to_act: Annotated[tuple[SeatIndex, ...], Meta(description="The seats that owe a decision, ascending.")]
    hand_number: Annotated[int, Meta(ge=1)]
    trick_number: Annotated[int, Meta(ge=1, le=7, description="In the hand; it changes when the next trick begins.")]
    tricks_played: Annotated[int, Meta(ge=0, description="Completed tricks of the whole game.")]
    dealer: SeatIndex
    leader: Annotated[SeatIndex, Meta(description="Who leads the trick; it changes when the next trick begins.")]
    trick: Annotated[tuple[Played, ...], Meta(description="The trick on the table.")]
    led_suit: Annotated[Suit | None, Meta(description="Null too when a Super-Trump was led.")]
    played: Annotated[tuple[Trick, ...], Meta(description="This hand's completed tricks.")]
    last_trick: Annotated[Trick | None, Meta(description="The latest completed trick, kept over a new deal.")]
    positions: Annotated[tuple[Space, ...], Meta(description="Per seat, where its piece is.")]
    trump_scale: Annotated[tuple[Suit, ...], Meta(description="The suits that are trumps, weakest first.")]
    trump_chooser: Annotated[SeatIndex | None, Meta(description="Who may choose trumps now.")]
    deferred_trump: Annotated[SeatIndex | None, Meta(description="Who put its choice of trumps off and still owes it.")]
    undealt_count: Count
    result: Result | None


class State(Table, tag_field="game", tag="trumpet", kw_only=True):
    """Everything there is to know of a game of Trumpet."""

    hands: Annotated[tuple[Cards, ...], Meta(description="Per seat, sorted in canonical order.")]
    undealt: Annotated[Cards, Meta(description="The cards out of play in this hand, in the order of the pile.")]
    rng: Rng


class View(Table, tag_field="game", tag="trumpet", kw_only=True):
    """What one seat, or a spectator, may know of a game of Trumpet."""

    viewer: Viewer
    hand: Annotated[Cards | None, Meta(description="The viewer's hand, sorted in canonical order; null for a spectator.")]
    hand_counts: tuple[Count, ...]


# --- Events -----------------------------------------------------------------------------------------------------------


class Shuffled(core.Event, frozen=True, kw_only=True, tag="trumpet.shuffled"):
    """The dealer shuffled all cards for a hand."""

    hand_number: int
    count: Count


class Dealt(core.Event, frozen=True, kw_only=True, tag="trumpet.dealt"):
    """A seat was dealt cards, which it alone sees."""

    secret = ("cards",)

    count: Count
    cards: Annotated[Cards | UnsetType, Meta(description="In the order dealt. For the seat itself only.")] = UNSET


class CardPlayed(core.Event, frozen=True, kw_only=True, tag="trumpet.card_played"):
    """A card was played to the trick."""

    card: Card
    revoke: bool


class TrickWon(core.Event, frozen=True, kw_only=True, tag="trumpet.trick_won"):
    """A seat won the trick."""

    card: Annotated[Card, Meta(description="The card that won.")]
    tricks_played: int


class PieceMoved(core.Event, frozen=True, kw_only=True, tag="trumpet.piece_moved"):
    """The seat's piece moved: forward, or backward as a penalty."""

    origin: Space
    target: Space


class PiecePushed(core.Event, frozen=True, kw_only=True, tag="trumpet.piece_pushed"):
    """The seat moved the piece of an opponent backward."""

    opponent: SeatIndex
    origin: Space
    target: Space


class TrumpOffered(core.Event, frozen=True, kw_only=True, tag="trumpet.trump_offered"):
    """The seat has the choice of trumps."""

    space: Annotated[Space, Meta(description="The shield that its piece landed on.")]


class TrumpPlaced(core.Event, frozen=True, kw_only=True, tag="trumpet.trump_placed"):
    """The seat placed a suit on the trump scale."""

    suit: Suit
    trump_scale: tuple[Suit, ...]


class TrumpsExchanged(core.Event, frozen=True, kw_only=True, tag="trumpet.trumps_exchanged"):
    """The seat exchanged two suits on the trump scale."""

    suits: tuple[Suit, ...]
    trump_scale: tuple[Suit, ...]


class TrumpDeclined(core.Event, frozen=True, kw_only=True, tag="trumpet.trump_declined"):
    """The seat left the trump scale as it is."""


class TrumpDeferred(core.Event, frozen=True, kw_only=True, tag="trumpet.trump_deferred"):
    """The seat put its choice of trumps off."""


class GameEnded(core.Event, frozen=True, kw_only=True, tag="trumpet.game_ended"):
    """The game is over."""

    result: Result


Event = (
    Shuffled | Dealt | CardPlayed | TrickWon | PieceMoved | PiecePushed | TrumpOffered | TrumpPlaced | TrumpsExchanged
    | TrumpDeclined | TrumpDeferred | GameEnded
)  # fmt: skip
