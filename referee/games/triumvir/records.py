"""The records of Triumvir: options, moves, state, view and events, typed once for judging, JSON and the document."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from referee.games import core
from referee.games.core import Result, SeatIndex, Viewer
from referee.games.record import Record

Card = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
Triumvir = Literal["jack", "queen", "king"]
Suit = Literal["spades", "hearts", "diamonds", "clubs"]
Phase = Literal["commit", "choose", "move", "finished"]
Effect = Literal["ten", "two", "five"]
Cards = tuple[Card, ...]
Triumvirs = tuple[Triumvir, ...]
Pair = Annotated[tuple[Triumvir, ...], Meta(min_length=2, max_length=2)]
Count = Annotated[int, Meta(ge=0)]


class Options(Record, frozen=True):
    """The options in force: Triumvir has none."""


# --- Moves ------------------------------------------------------------------------------------------------------------


class Equip(core.Move, frozen=True, tag="triumvir.equip"):
    """Choose in secret a card, other than the 10, and the Triumvir to equip it on."""

    card: Card
    triumvir: Triumvir


class EquipTen(core.Move, frozen=True, tag="triumvir.equip_ten"):
    """Choose in secret to equip the 10 on whichever of two Triumvirs the opponent on the left will say."""

    triumvirs: Annotated[Pair, Meta(description="Two different ones, in either order.")]


class Choose(core.Move, frozen=True, tag="triumvir.choose"):
    """Say which of the two Triumvirs takes the 10 of the opponent on the right."""

    triumvir: Triumvir


class MoveCard(core.Move, frozen=True, tag="triumvir.move"):
    """Move one of your cards to the Triumvir in question, from wherever it is."""

    card: Card


class NoMove(core.Move, frozen=True, tag="triumvir.no_move"):
    """Move nothing by your 2."""


Placing = Equip | EquipTen
Move = Equip | EquipTen | Choose | MoveCard | NoMove


class LegalMoves(core.LegalMoves, frozen=True):
    """What a seat may do now: always listed completely."""

    moves: tuple[Move, ...] = ()
    ranges: tuple[Any, ...] = ()


# --- State and view ---------------------------------------------------------------------------------------------------


class Equipped(Record, frozen=True):
    """The cards on each of a seat's Triumvirs, in the order they came."""

    jack: Cards = ()
    queen: Cards = ()
    king: Cards = ()


class Strengths(Record, frozen=True):
    """How strong each of a seat's Triumvirs is."""

    jack: Count = 0
    queen: Count = 0
    king: Count = 0


class Placement(Record, frozen=True):
    """A revealed placement: of a 10 not yet chosen for, the two Triumvirs; of every other card, the one."""

    card: Card
    triumvir: Triumvir | None
    triumvirs: Pair | None


class Step(Record, frozen=True):
    """Something still to be done this turn: a seat decides about the effect of an owner's card."""

    kind: Effect
    owner: Annotated[SeatIndex, Meta(description="Whose card it is.")]
    seat: Annotated[SeatIndex, Meta(description="Who decides.")]


class Pending(Record, frozen=True):
    """The effect that is being decided."""

    kind: Effect
    owner: Annotated[SeatIndex, Meta(description="Whose card it is.")]
    seat: Annotated[SeatIndex, Meta(description="Who decides.")]
    triumvir: Annotated[Triumvir | None, Meta(description="Where the 2 or 5 was placed; null for a 10.")]
    triumvirs: Annotated[Pair | None, Meta(description="What the 10 is between; null for a 2 or 5.")]


class Bans(Record, frozen=True):
    """What a seat may not do next turn."""

    cards: Cards = ()
    triumvirs: Triumvirs = ()


class Table(Struct, forbid_unknown_fields=True, kw_only=True):
    """What everybody sees."""

    phase: Phase
    players: Annotated[int, Meta(ge=2, le=4)]
    options: Options
    to_act: Annotated[tuple[SeatIndex, ...], Meta(description="The seats that owe a decision, ascending.")]
    turn: Annotated[int, Meta(ge=1)]
    first_activator: Annotated[SeatIndex, Meta(description="Whose effects come first this turn; then clockwise.")]
    hands: Annotated[
        tuple[Cards, ...],
        Meta(description="Per seat, sorted in canonical order. A card chosen in secret is still here until all are in."),
    ]
    triumvirs: Annotated[tuple[Equipped, ...], Meta(description="Per seat.")]
    strengths: Annotated[tuple[Strengths, ...], Meta(description="Per seat.")]
    committed: Annotated[tuple[bool, ...], Meta(description="Per seat: has chosen, in phase commit.")]
    banned_cards: Annotated[tuple[Cards, ...], Meta(description="Per seat, the cards it may not equip this turn because of a 3.")]
    banned_triumvirs: Annotated[
        tuple[Triumvirs, ...], Meta(description="Per seat, the Triumvirs it may not equip this turn because of a 4.")
    ]
    placements: Annotated[
        tuple[Placement | None, ...], Meta(description="Per seat, what was last revealed; null for a seat that placed nothing.")
    ]
    pending: Annotated[Pending | None, Meta(description="The effect that is being decided.")]
    queue: Annotated[tuple[Step, ...], Meta(description="What is still to come this turn.")]
    next_bans: Annotated[tuple[Bans, ...], Meta(description="Per seat, what next turn will forbid.")]
    result: Result | None


class State(Table, tag_field="game", tag="triumvir", kw_only=True):
    """Everything there is to know of a game of Triumvir."""

    choices: Annotated[tuple[Placing | None, ...], Meta(description="Per seat, its secret placement; null until chosen.")]


class View(Table, tag_field="game", tag="triumvir", kw_only=True):
    """What one seat, or a spectator, may know of a game of Triumvir."""

    viewer: Viewer
    choice: Annotated[Placing | None, Meta(description="The viewer's placement while it is hidden.")]


# --- Events -----------------------------------------------------------------------------------------------------------


class Dealt(core.Event, frozen=True, kw_only=True, tag="triumvir.dealt"):
    """A seat took the cards of its suit."""

    suit: Suit
    cards: Cards


class TurnStarted(core.Event, frozen=True, kw_only=True, tag="triumvir.turn_started"):
    """A turn began; the seat is the first to activate."""

    turn: Annotated[int, Meta(ge=1)]


class Passed(core.Event, frozen=True, kw_only=True, tag="triumvir.passed"):
    """A seat holds cards but can place none."""


class Committed(core.Event, frozen=True, kw_only=True, tag="triumvir.committed"):
    """A seat chose its placement; what it chose it alone knows."""

    secret = ("choice",)

    choice: Annotated[Placing | UnsetType, Meta(description="For the seat itself only.")] = UNSET


class Revealed(core.Event, frozen=True, kw_only=True, tag="triumvir.revealed"):
    """A seat's placement was shown: the card is on its Triumvir, or, a 10, between two."""

    card: Card
    triumvir: Triumvir | None
    triumvirs: Pair | None


class Restricted(core.Event, frozen=True, kw_only=True, tag="triumvir.restricted"):
    """A seat's 3 or 4 forbids its opponents something next turn."""

    cards: Annotated[Cards, Meta(description="Those that opponents may not equip.")]
    triumvirs: Annotated[Triumvirs, Meta(description="Those that opponents may not equip a card on.")]


class TenPlaced(core.Event, frozen=True, kw_only=True, tag="triumvir.ten_placed"):
    """A seat chose the Triumvir that takes an opponent's 10."""

    owner: SeatIndex
    triumvir: Triumvir


class Moved(core.Event, frozen=True, kw_only=True, tag="triumvir.moved"):
    """A seat moved one of its cards."""

    card: Card
    source: Triumvir
    triumvir: Triumvir


class NotMoved(core.Event, frozen=True, kw_only=True, tag="triumvir.not_moved"):
    """A seat moved nothing by its 2."""


class MoveSkipped(core.Event, frozen=True, kw_only=True, tag="triumvir.move_skipped"):
    """A seat has nothing that it could move by a 2 or a 5."""

    owner: SeatIndex
    triumvir: Triumvir


class StrengthsCounted(core.Event, frozen=True, kw_only=True, tag="triumvir.strengths_counted"):
    """Cards came to Triumvirs, or moved: how strong all of them are now."""

    strengths: tuple[Strengths, ...]


class PlayEnded(core.Event, frozen=True, kw_only=True, tag="triumvir.play_ended"):
    """No more cards will be placed."""


class TriumvirWon(core.Event, frozen=True, kw_only=True, tag="triumvir.triumvir_won"):
    """A seat's Triumvir is stronger than every opponent's."""

    triumvir: Triumvir
    strength: Count


class TriumvirTied(core.Event, frozen=True, kw_only=True, tag="triumvir.triumvir_tied"):
    """Several seats are strongest at a Triumvir: nobody wins it."""

    triumvir: Triumvir
    strength: Count


class GameEnded(core.Event, frozen=True, kw_only=True, tag="triumvir.game_ended"):
    """The game is over."""

    result: Result


Event = (
    Dealt | TurnStarted | Passed | Committed | Revealed | Restricted | TenPlaced | Moved | NotMoved | MoveSkipped
    | StrengthsCounted | PlayEnded | TriumvirWon | TriumvirTied | GameEnded
)  # fmt: skip
