"""The records of Triumph: options, moves, state, view and events, typed once for judging, JSON and the document."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from referee.games import core
from referee.games.chance import Rng
from referee.games.core import Result, SeatIndex, Viewer
from referee.games.record import Record

Suit = Literal[
    "black", "red", "pink", "dark-grey", "blue", "light-blue", "light-grey",
    "green", "light-green", "purple", "orange", "yellow", "brown", "white",
]  # fmt: skip
Ability = Literal["switch", "collect", "replace", "steal", "defend"]
Card = Literal[
    "black-switch", "black-collect", "black-replace", "black-steal", "black-defend",
    "red-switch", "red-collect", "red-replace", "red-steal", "red-defend",
    "pink-switch", "pink-collect", "pink-replace", "pink-steal", "pink-defend",
    "dark-grey-switch", "dark-grey-collect", "dark-grey-replace", "dark-grey-steal", "dark-grey-defend",
    "blue-switch", "blue-collect", "blue-replace", "blue-steal", "blue-defend",
    "light-blue-switch", "light-blue-collect", "light-blue-replace", "light-blue-steal", "light-blue-defend",
    "light-grey-switch", "light-grey-collect", "light-grey-replace", "light-grey-steal", "light-grey-defend",
    "green-switch", "green-collect", "green-replace", "green-steal", "green-defend",
    "light-green-switch", "light-green-collect", "light-green-replace", "light-green-steal", "light-green-defend",
    "purple-switch", "purple-collect", "purple-replace", "purple-steal", "purple-defend",
    "orange-switch", "orange-collect", "orange-replace", "orange-steal", "orange-defend",
    "yellow-switch", "yellow-collect", "yellow-replace", "yellow-steal", "yellow-defend",
    "brown-switch", "brown-collect", "brown-replace", "brown-steal", "brown-defend",
    "white-switch", "white-collect", "white-replace", "white-steal", "white-defend",
]  # fmt: skip
Phase = Literal["arrange", "turn", "collect", "finished"]
Cards = tuple[Card, ...]
Nine = Annotated[Cards, Meta(min_length=9, max_length=9)]
Pair = Annotated[Cards, Meta(min_length=2, max_length=2)]
Grid = Annotated[
    tuple[Card | None, ...],
    Meta(
        min_length=9,
        max_length=9,
        description="Nine cells, row by row; null is the cell a Collect card left, until a card is kept.",
    ),
]
Cell = Annotated[int, Meta(ge=0, le=8, description="A cell of a grid: row r, column c is cell 3r + c.")]
Index = Annotated[int, Meta(ge=0, le=2)]
Seat = Annotated[int, Meta(ge=0, le=3, description="A seat, counted clockwise from 0.")]
Count = Annotated[int, Meta(ge=0)]
TurnLimit = Annotated[int, Meta(ge=12, le=12000, description="Completed turns, all seats together, after which the game is drawn.")]


class Options(Record, frozen=True):
    """The options in force."""

    turn_limit: TurnLimit


# --- Moves ------------------------------------------------------------------------------------------------------------


class Arrange(core.Move, frozen=True, tag="triumph.arrange"):
    """Lay the nine cards dealt in a grid, row by row."""

    grid: Nine


class Discard(core.Move, frozen=True, tag="triumph.discard"):
    """Put a card at the beginning of the river and draw another in its place."""

    cell: Cell


class Switch(core.Move, frozen=True, tag="triumph.switch"):
    """Let a Switch card trade places with another card of the own grid."""

    cell: Annotated[Cell, Meta(description="Where the Switch card is.")]
    other: Cell


class Replace(core.Move, frozen=True, tag="triumph.replace"):
    """Let a Replace card trade places with a card of the river."""

    cell: Annotated[Cell, Meta(description="Where the Replace card is.")]
    river_index: Annotated[int, Meta(ge=0, le=4, description="An index of the river; there are players + 1.")]


class Collect(core.Move, frozen=True, tag="triumph.collect"):
    """Give a Collect card to the river and draw two cards, of which to keep one."""

    cell: Annotated[Cell, Meta(description="Where the Collect card is.")]


class Keep(core.Move, frozen=True, tag="triumph.keep"):
    """Keep one of the two cards drawn by a Collect card."""

    card: Card


class Steal(core.Move, frozen=True, tag="triumph.steal"):
    """Give a Steal card to the river and take a card of an opponent's grid in its place."""

    cell: Annotated[Cell, Meta(description="Where the Steal card is.")]
    opponent: Seat
    target: Annotated[Cell, Meta(description="A cell of the opponent's grid that is not locked.")]


Move = Arrange | Discard | Switch | Replace | Collect | Keep | Steal


class Permutations(Record, frozen=True, tag_field="type", tag="triumph.arrange"):
    """Every order of nine cards is an arrangement, far too many to list."""

    permutation_of: Annotated[Nine, Meta(description="The cards of `grid`, in the order dealt.")]


class LegalMoves(core.LegalMoves, frozen=True):
    """What a seat may do now: listed completely but for arrangements, of which `moves` holds one."""

    moves: tuple[Move, ...] = ()
    ranges: tuple[Permutations, ...] = ()


# --- State and view ---------------------------------------------------------------------------------------------------


class Lines(Record, frozen=True):
    """The rows and columns of a grid whose three cards share a suit."""

    rows: Annotated[tuple[Index, ...], Meta(description="Ascending, 0 is the top one.")] = ()
    columns: Annotated[tuple[Index, ...], Meta(description="Ascending, 0 is the left one.")] = ()


class Collecting(Record, frozen=True):
    """A Collect card that has been played, its player still to choose which card to keep."""

    seat: Seat
    cell: Annotated[Cell, Meta(description="The empty cell of its grid.")]


class Table(Struct, forbid_unknown_fields=True, kw_only=True):
    """What everybody sees."""

    phase: Phase
    players: Annotated[int, Meta(ge=2, le=4)]
    options: Options
    to_act: Annotated[tuple[SeatIndex, ...], Meta(description="The seats that owe a decision, ascending.")]
    turns_completed: Annotated[int, Meta(ge=0, description="By all seats together, the winning one included.")]
    reshuffles: Annotated[int, Meta(ge=0, description="How often the trash has become a new draw pile.")]
    grids: Annotated[tuple[Grid, ...] | None, Meta(description="Per seat; null while arranging.")]
    river: Annotated[Cards, Meta(description="From its beginning, beside the draw pile, to its end; empty while arranging.")]
    locked: Annotated[tuple[tuple[Cell, ...], ...], Meta(description="Per seat, the cells that cannot be stolen from, ascending.")]
    lines: Annotated[tuple[Lines, ...], Meta(description="Per seat.")]
    collecting: Annotated[Collecting | None, Meta(description="Null outside phase collect.")]
    result: Result | None


class State(Table, tag_field="game", tag="triumph", kw_only=True):
    """Everything there is to know of a game of Triumph."""

    dealt: Annotated[tuple[Nine, ...] | None, Meta(description="Per seat, in the order dealt; null once all have arranged.")]
    arrangements: Annotated[tuple[Nine | None, ...], Meta(description="Per seat, null until it has arranged.")]
    draw_pile: Annotated[Cards, Meta(description="The top first.")]
    trash: Annotated[Cards, Meta(description="The oldest first.")]
    drawn: Annotated[Pair | None, Meta(description="In the order drawn; null outside phase collect.")]
    rng: Rng


class View(Table, tag_field="game", tag="triumph", kw_only=True):
    """What one seat, or a spectator, may know of a game of Triumph."""

    viewer: Viewer
    dealt: Annotated[Nine | None, Meta(description="The viewer's cards, in the order dealt, while arranging.")]
    arrangement: Annotated[Nine | None, Meta(description="The viewer's own arrangement, once it is in, while arranging.")]
    arranged: Annotated[tuple[bool, ...], Meta(description="Per seat: has arranged its grid.")]
    draw_count: Count
    trash_count: Count
    drawn: Annotated[Pair | None, Meta(description="For the collecting seat alone, in the order drawn.")]


# --- Events -----------------------------------------------------------------------------------------------------------


class Shuffled(core.Event, frozen=True, kw_only=True, tag="triumph.shuffled"):
    """The dealer shuffled the deck."""

    count: Count


class Dealt(core.Event, frozen=True, kw_only=True, tag="triumph.dealt"):
    """A seat was dealt cards, which it alone sees."""

    secret = ("cards",)

    count: Count
    cards: Annotated[Nine | UnsetType, Meta(description="In the order dealt. For the seat itself only.")] = UNSET


class Arranged(core.Event, frozen=True, kw_only=True, tag="triumph.arranged"):
    """A seat arranged its grid, face down."""

    secret = ("grid",)

    grid: Annotated[Nine | UnsetType, Meta(description="For the seat itself only.")] = UNSET


class GridRevealed(core.Event, frozen=True, kw_only=True, tag="triumph.grid_revealed"):
    """A seat's grid was turned face up."""

    grid: Nine


class RiverLaid(core.Event, frozen=True, kw_only=True, tag="triumph.river_laid"):
    """The river was laid from the top of the draw pile."""

    cards: Annotated[Cards, Meta(description="In the order drawn, the first at the river's beginning.")]
    draw_count: Count


class Discarded(core.Event, frozen=True, kw_only=True, tag="triumph.discarded"):
    """A card went from a grid to the beginning of the river."""

    cell: Cell
    card: Card


class Switched(core.Event, frozen=True, kw_only=True, tag="triumph.switched"):
    """A Switch card traded places with another card of its grid."""

    cell: Annotated[Cell, Meta(description="Where the Switch card was.")]
    card: Annotated[Card, Meta(description="The Switch card.")]
    other: Annotated[Cell, Meta(description="Where it is now.")]
    other_card: Annotated[Card, Meta(description="The card that it traded places with.")]


class Replaced(core.Event, frozen=True, kw_only=True, tag="triumph.replaced"):
    """A Replace card traded places with a card of the river."""

    cell: Cell
    card: Annotated[Card, Meta(description="The Replace card, now in the river.")]
    river_index: Annotated[int, Meta(ge=0, le=4)]
    fetched: Annotated[Card, Meta(description="The card of the river, now in the cell.")]


class CollectPlayed(core.Event, frozen=True, kw_only=True, tag="triumph.collect_played"):
    """A Collect card went to the beginning of the river and left its cell empty."""

    cell: Cell
    card: Card


class StealPlayed(core.Event, frozen=True, kw_only=True, tag="triumph.steal_played"):
    """A Steal card went to the beginning of the river."""

    cell: Cell
    card: Card


class Trashed(core.Event, frozen=True, kw_only=True, tag="triumph.trashed"):
    """The last card of the river went to the trash, or the last but one did."""

    card: Card
    river_index: Annotated[int, Meta(ge=0, le=5, description="Where it leaves the river, in which those behind it move up.")]
    trash_count: Count


class Drawn(core.Event, frozen=True, kw_only=True, tag="triumph.drawn"):
    """A seat drew the top card of the draw pile, which it alone sees until the card is laid face up."""

    secret = ("card",)

    draw_count: Count
    card: Annotated[Card | UnsetType, Meta(description="For the seat itself only.")] = UNSET


class Reshuffled(core.Event, frozen=True, kw_only=True, tag="triumph.reshuffled"):
    """The draw pile was empty, and the trash was shuffled into a new one."""

    count: Count


class Stolen(core.Event, frozen=True, kw_only=True, tag="triumph.stolen"):
    """A card went from an opponent's grid to the seat's own."""

    cell: Cell
    opponent: Seat
    target: Annotated[Cell, Meta(description="The opponent's cell that it was in.")]
    card: Card


class CellFilled(core.Event, frozen=True, kw_only=True, tag="triumph.cell_filled"):
    """A card just drawn was laid face up into the empty cell of the seat's grid."""

    cell: Cell
    card: Card


class CardReturned(core.Event, frozen=True, kw_only=True, tag="triumph.card_returned"):
    """The drawn card that was not kept went to the beginning of the river."""

    card: Card


class TurnPassed(core.Event, frozen=True, kw_only=True, tag="triumph.turn_passed"):
    """It became the seat's turn."""

    turns_completed: Count


class GameEnded(core.Event, frozen=True, kw_only=True, tag="triumph.game_ended"):
    """The game is over; the seat is the winner, null for a draw."""

    result: Result


Event = (
    Shuffled | Dealt | Arranged | GridRevealed | RiverLaid | Discarded | Switched | Replaced | CollectPlayed | StealPlayed
    | Trashed | Drawn | Reshuffled | Stolen | CellFilled | CardReturned | TurnPassed | GameEnded
)  # fmt: skip
