"""The records of Triumvirate: options, moves, state, view and events, typed once for judging, JSON and the document."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from referee.games import core
from referee.games.chance import Rng
from referee.games.core import Result, SeatIndex, Viewer
from referee.games.record import Record

Suit = Literal["red", "yellow", "black"]
Card = Literal[
    "red-0", "red-1", "red-2", "red-3", "red-4", "red-5", "red-6", "red-7", "red-8",
    "yellow-0", "yellow-1", "yellow-2", "yellow-3", "yellow-4", "yellow-5", "yellow-6", "yellow-7", "yellow-8",
    "black-0", "black-1", "black-2", "black-3", "black-4", "black-5", "black-6", "black-7", "black-8",
]  # fmt: skip
Phase = Literal["play", "pledge", "finished"]
Cards = tuple[Card, ...]
Count = Annotated[int, Meta(ge=0)]


class Options(Record, frozen=True):
    """The options in force."""

    games_to_win: Annotated[int, Meta(ge=1, le=10, description="Game markers that win the match.")]
    max_games: Annotated[int, Meta(ge=1, le=100, description="Games after which the match ends.")]


# --- Moves ------------------------------------------------------------------------------------------------------------


class Play(core.Move, frozen=True, tag="triumvirate.play"):
    """Play a card to the trick."""

    card: Card


class Pledge(core.Move, frozen=True, tag="triumvirate.pledge"):
    """Pledge a card of the hand, face down."""

    card: Card


class NoPledge(core.Move, frozen=True, tag="triumvirate.no_pledge"):
    """Pledge nothing after this hand."""


Move = Play | Pledge | NoPledge


class LegalMoves(core.LegalMoves, frozen=True):
    """What a seat may do now: always listed completely."""

    moves: tuple[Move, ...] = ()
    ranges: tuple[Any, ...] = ()


# --- State and view ---------------------------------------------------------------------------------------------------


class PerSuit(Record, frozen=True):
    """A number for each suit."""

    red: Count = 0
    yellow: Count = 0
    black: Count = 0


class Played(Record, frozen=True):
    """A card on the table and who played it."""

    seat: SeatIndex
    card: Card


class Trick(Record, frozen=True):
    """A completed trick: its cards as played, the seat that won it and the suit that did."""

    cards: tuple[Played, ...]
    winner: SeatIndex
    suit: Suit


class Choice(Record, frozen=True):
    """A decision about pledging: a card, or null for none."""

    card: Card | None


class LastGame(Record, frozen=True):
    """How the latest completed game of the match ended."""

    emperor: Suit
    pledges: Annotated[tuple[Cards, ...], Meta(description="Per seat, in the order pledged.")]
    scores: Annotated[tuple[Count, ...], Meta(description="Per seat, the sum of pledged Legions of the emperor's suit.")]
    winner: Annotated[SeatIndex | None, Meta(description="Who took the game marker, or null.")]


class Table(Struct, forbid_unknown_fields=True, kw_only=True):
    """What everybody sees."""

    phase: Phase
    players: Annotated[int, Meta(ge=2, le=2)]
    options: Options
    to_act: Annotated[tuple[SeatIndex, ...], Meta(description="The seats that owe a decision, ascending.")]
    game_number: Annotated[int, Meta(ge=1)]
    hand_number: Annotated[int, Meta(ge=1, description="In the game.")]
    dealer: SeatIndex
    leader: Annotated[SeatIndex, Meta(description="Who leads the trick; after a hand's last trick, who won it.")]
    trick: Annotated[tuple[Played, ...], Meta(description="The trick on the table.")]
    led_suit: Suit | None
    tricks: Annotated[tuple[Trick, ...], Meta(description="This hand's completed tricks.")]
    tricks_won: Annotated[PerSuit, Meta(description="Tricks won by each suit in this hand.")]
    consuls: Annotated[PerSuit, Meta(description="Consuls of each suit in this game.")]
    markers: Annotated[tuple[Count, ...], Meta(description="Game markers per seat.")]
    last_game: LastGame | None
    result: Result | None
    pledge_counts: Annotated[tuple[Count, ...], Meta(description="Cards pledged per seat in this game.")]
    set_aside_count: Count


class State(Table, tag_field="game", tag="triumvirate", kw_only=True):
    """Everything there is to know of a match of Triumvirate."""

    hands: Annotated[tuple[Cards, ...], Meta(description="Per seat, sorted in canonical order.")]
    pledges: Annotated[tuple[Cards, ...], Meta(description="Per seat, in the order pledged in this game.")]
    pledge_choices: Annotated[tuple[Choice | None, ...], Meta(description="Per seat, null until decided.")]
    set_aside: Cards
    rng: Rng


class View(Table, tag_field="game", tag="triumvirate", kw_only=True):
    """What one seat, or a spectator, may know of a match of Triumvirate."""

    viewer: Viewer
    hand: Annotated[Cards | None, Meta(description="The viewer's hand; null for a spectator.")]
    pledged: Annotated[Cards | None, Meta(description="The viewer's pledges of this game; null for a spectator.")]
    hand_counts: tuple[Count, ...]
    pledge_choice: Annotated[Choice | None, Meta(description="The viewer's decision while it is hidden.")]
    pledge_decided: Annotated[tuple[bool, ...] | None, Meta(description="Per seat; null outside phase pledge.")]


# --- Events -----------------------------------------------------------------------------------------------------------


class Shuffled(core.Event, frozen=True, kw_only=True, tag="triumvirate.shuffled"):
    """The dealer shuffled cards for a hand."""

    game_number: int
    hand_number: int
    count: Count


class SetAside(core.Event, frozen=True, kw_only=True, tag="triumvirate.set_aside"):
    """Cards were set aside, face down."""

    count: Count


class Dealt(core.Event, frozen=True, kw_only=True, tag="triumvirate.dealt"):
    """A seat was dealt cards, which it alone sees."""

    secret = ("cards",)

    count: Count
    cards: Annotated[Cards | UnsetType, Meta(description="In the order dealt. For the seat itself only.")] = UNSET


class CardPlayed(core.Event, frozen=True, kw_only=True, tag="triumvirate.card_played"):
    """A card was played to the trick."""

    card: Card


class TrickWon(core.Event, frozen=True, kw_only=True, tag="triumvirate.trick_won"):
    """A suit won a trick; the seat is the one that played the winning card."""

    card: Card
    suit: Suit
    tricks_won: PerSuit


class ConsulElected(core.Event, frozen=True, kw_only=True, tag="triumvirate.consul_elected"):
    """A suit won its third trick: its triumvir is consul."""

    suit: Suit
    consuls: PerSuit


class PledgeDecided(core.Event, frozen=True, kw_only=True, tag="triumvirate.pledge_decided"):
    """A seat decided about its pledge; what it decided it alone knows."""

    secret = ("choice",)

    choice: Annotated[Choice | UnsetType, Meta(description="For the seat itself only.")] = UNSET


class PledgeSkipped(core.Event, frozen=True, kw_only=True, tag="triumvirate.pledge_skipped"):
    """A seat with three pledges was not asked for another."""


class Pledged(core.Event, frozen=True, kw_only=True, tag="triumvirate.pledged"):
    """A seat's pledge left its hand."""

    secret = ("card",)

    pledge_count: Count
    card: Annotated[Card | UnsetType, Meta(description="For the seat itself only.")] = UNSET


class NotPledged(core.Event, frozen=True, kw_only=True, tag="triumvirate.not_pledged"):
    """A seat pledged nothing."""


class EmperorCrowned(core.Event, frozen=True, kw_only=True, tag="triumvirate.emperor_crowned"):
    """A suit has three consuls."""

    suit: Suit


class PledgesRevealed(core.Event, frozen=True, kw_only=True, tag="triumvirate.pledges_revealed"):
    """A seat's pledges were turned up and scored."""

    cards: Cards
    score: Count


class MarkerTaken(core.Event, frozen=True, kw_only=True, tag="triumvirate.marker_taken"):
    """A seat won the game and took a marker."""

    markers: tuple[Count, ...]


class GameTied(core.Event, frozen=True, kw_only=True, tag="triumvirate.game_tied"):
    """Nobody won the game."""


class MatchEnded(core.Event, frozen=True, kw_only=True, tag="triumvirate.match_ended"):
    """The match is over."""

    result: Result


Event = (
    Shuffled | SetAside | Dealt | CardPlayed | TrickWon | ConsulElected | PledgeDecided | PledgeSkipped | Pledged
    | NotPledged | EmperorCrowned | PledgesRevealed | MarkerTaken | GameTied | MatchEnded
)  # fmt: skip
