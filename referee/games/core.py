"""What a game is to the rest of the referee, and the records that all games share.

A game is pure: a function of its arguments, with no clock, no I/O and no chance but the seed in its state. Its records are
typed once, here and in each game's `records.py`; validation, JSON and the published document all follow from those types.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, ClassVar, Generic, NamedTuple, NoReturn, Protocol, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct

from referee.games.catalogue import Catalogue
from referee.games.record import Record
from referee.games.wording import explained

SeatIndex = Annotated[int, Meta(ge=0, le=5, description="A seat, counted clockwise from 0.")]
Viewer = Annotated[SeatIndex | None, Meta(description="The seat that sees this, or null for a spectator.")]


# --- What a game says -------------------------------------------------------------------------------------------------


class Result(Record, frozen=True):
    """How a game ended."""

    ranks: Annotated[tuple[int, ...], Meta(description="Per seat: 1 is best, ties share a rank (1 1 3).")]
    scores: Annotated[tuple[int, ...], Meta(description="Per seat, in the game's own unit.")]
    reason: Annotated[str, Meta(description="The id of the rule that decided.")]
    winners: Annotated[tuple[SeatIndex, ...], Meta(description="The seats with rank 1, ascending.")]


def ranked(strengths: Sequence[Any], scores: Sequence[int], reason: str) -> Result:
    """Return the result in which seats rank by `strengths` (larger is better, equal ones share a rank)."""
    ranks = tuple(1 + sum(other > own for other in strengths) for own in strengths)
    return Result(ranks, tuple(scores), reason, tuple(seat for seat, rank in enumerate(ranks) if rank == 1))


class Move(Record, frozen=True, tag_field="type"):
    """A move: its type and that type's fields."""


class Event(Record, frozen=True, kw_only=True, tag_field="type"):
    """Something that happened, in order, fine enough to animate a table from.

    Fields named in `secret` are for the event's own seat alone: for everybody else they are absent.
    """

    secret: ClassVar[tuple[str, ...]] = ()

    seat: Annotated[SeatIndex | None, Meta(description="The seat that acted or that it happened to; null for the table.")] = None
    rule: Annotated[str, Meta(description="The id of the rule that made it happen.")]
    text: Annotated[str, Meta(description="The same in a sentence.")]


class LegalMoves(Record, frozen=True):
    """What a seat may do now. Every entry of `moves` is a whole legal move."""

    seat: SeatIndex
    moves: tuple[Move, ...] = ()
    ranges: tuple[Any, ...] = ()
    complete: bool = True


class Judgement(NamedTuple):
    """What a legal move leads to."""

    state: Any
    events: tuple[Event, ...]


# --- What a game refuses ----------------------------------------------------------------------------------------------


class Refusal(Exception):
    """Something a game will not take. It changed nothing."""


class Rejection(Refusal):
    """A move that breaks a rule: the rule's id, and why in a sentence that tells only what the seat may know."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(why)
        self.rule = rule
        self.why = why


class Malformed(Rejection):
    """A rejection of something that is no move of this game at all (`common.malformed`); `field` is where it goes wrong."""

    def __init__(self, why: str, field: str = "move") -> None:
        super().__init__("common.malformed", why)
        self.field = field


class Invalid(Refusal):
    """A value that is out of bounds or cannot exist, with the dotted path of its field."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field
        self.why = why


class Impossible(Invalid):
    """A state, or a view, that no game can reach."""


def require(condition: bool, field: str, why: str) -> None:
    """Raise Impossible unless the condition holds."""
    if not condition:
        raise Impossible(field, why)


# --- The game ---------------------------------------------------------------------------------------------------------


class State(Protocol):
    """What every game's state has. The rest is the game's own."""

    @property
    def phase(self) -> str:
        """The phase of the game, `finished` when it is over."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision, ascending."""

    @property
    def result(self) -> Result | None:
        """How the game ended, null until it has."""


class View(State, Protocol):
    """What every game's view has."""

    @property
    def viewer(self) -> int | None:
        """The seat that sees this, or null for a spectator."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)


@dataclass(frozen=True)
class Kind(Generic[S, M]):
    """A type of move: the phases it belongs to, why a seat may not make it, and what it does.

    `refusal` is asked only of a seat that is to act, in the right phase. `apply` changes the draft it is given (a copy whose
    fields it may set; the values in them are immutable) and appends to the events.
    """

    record: type[M]
    phases: Collection[str]
    refusal: Callable[[S, int, M], Rejection | None]
    apply: Callable[[S, int, M, list[Event]], None]
    nonexistent: Callable[[S, M], Malformed | None] | None = None
    """What in the move does not exist at this table (a seat, a place), asked before anything else."""


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """A game, as everything outside its package knows it: its records, its catalogue, and the functions that are its rules.

    The methods are the way in: they make the checks that all games share and then ask the game's own function.
    """

    name: str
    min_players: int
    max_players: int
    catalogue: Catalogue
    state_type: type[S]
    view_type: type[V]
    options_type: type[Record]
    legal_moves_type: type[LegalMoves]
    move_type: Any
    event_type: Any
    kinds: Sequence[Kind[S, Any]]
    complete_options: Callable[[dict[str, Any], int], dict[str, Any]]
    """(the options given, players) -> all options; raises Invalid for a bound that hangs on another option."""
    first_state: Callable[[int, Any, str, list[Event]], S]
    """(players, options, seed, events to append to) -> the state after the first deal."""
    listing: Callable[[S, int], LegalMoves]
    """(state, a seat that is to act) -> what it may do."""
    view_of: Callable[[S, int | None], V]
    """(state, viewer) -> what the viewer may know."""
    state_behind: Callable[[V, str], S]
    """(view, seed) -> a state that looks like that, what is hidden dealt at random; raises Impossible if there is none."""
    scores: Callable[[S], tuple[int, ...]]
    """state -> each seat's score as it stands, for a game that ends before its time."""
    examine: Callable[[S], None]
    """Raises Impossible for a state that no game can reach."""
    stand_in: Callable[[S, int], Move] | None = None
    """(state, a forfeited seat that is to act) -> the move made for it, where that is not the first listed one."""

    @cached_property
    def options_request(self) -> Any:
        """The type of the options that a caller gives: any of them may be absent."""
        fields = [(f.name, f.type | msgspec.UnsetType, UNSET) for f in msgspec.structs.fields(self.options_type)]
        module, about = self.options_type.__module__, {"__doc__": "The options that a caller chooses: any of them."}
        return msgspec.defstruct("OptionsRequest", fields, module=module, namespace=about, frozen=True, forbid_unknown_fields=True)

    @cached_property
    def _kind_of(self) -> dict[type[Move], Kind[S, Any]]:
        return {kind.record: kind for kind in self.kinds}

    def options(self, given: Mapping[str, Any] | None, players: int) -> Any:
        """Return the options in force. Raises Invalid naming `players` or the option (`options.max_games`)."""
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            raise Invalid("players", f"{self.catalogue.title} is for {self.min_players} to {self.max_players} players")
        request = convert({} if given is None else given, self.options_request, "options")
        chosen = {name: value for name, value in msgspec.structs.asdict(request).items() if value is not UNSET}
        return self.options_type(**self.complete_options(chosen, players))

    def deal(self, players: int, options: Mapping[str, Any] | None, seed: str) -> Judgement:
        """Return the first state of a game, and the events of its deal. Raises Invalid as `options` does."""
        events: list[Event] = []
        state = self.first_state(players, self.options(options, players), seed, events)
        return Judgement(state, tuple(events))

    def parse(self, move: object) -> Move:
        """Return the move that a JSON value is. Raises Malformed if it is none of this game."""
        value = msgspec.to_builtins(move) if isinstance(move, Move) else move
        try:
            parsed: Move = msgspec.convert(value, self.move_type)
        except msgspec.ValidationError as error:
            why, field = explained(error, value, self.move_type, "move")
            raise Malformed(f"This is no move of {self.catalogue.title}: {field}: {why}.", field) from None
        return parsed

    def legal_moves(self, state: S, seat: int) -> LegalMoves:
        """Return what a seat may do: nothing, listed completely, for a seat that owes no decision.

        Raises Malformed for a seat that is not there.
        """
        if type(seat) is not int or seat not in state.to_act:
            self._check_seat(state, seat, "seat")
            return self.legal_moves_type(seat)
        return self.listing(state, seat)

    def recognised(self, move: Move | object) -> Move:
        """Return a move, given as JSON or already parsed, as one of this game. Raises Malformed if it is none."""
        return move if type(move) in self._kind_of else self.parse(move)  # type: ignore[return-value]  # its kind says so

    def judge(self, state: S, seat: int, move: Move | object) -> Judgement:
        """Return what a move, as JSON or already parsed, leads to; the state given is untouched.

        Raises Rejection with the id of the first rule that the move breaks, in the order of `common.malformed`,
        `common.finished`, `common.not-to-act`, `common.wrong-phase`, `common.not-held` and then the game's own.
        """
        kind = self._kind_of.get(type(move))  # type: ignore[arg-type]  # of a JSON value: None
        if kind is None:
            move = self.parse(move)
            kind = self._kind_of[type(move)]
        if kind.nonexistent is not None and (malformed := kind.nonexistent(state, move)):
            raise malformed
        if type(seat) is not int or seat not in state.to_act:
            self._reject_idle(state, seat)
        if state.phase not in kind.phases:
            raise Rejection("common.wrong-phase", f"That is no move of the {state.phase} phase.")
        rejection = kind.refusal(state, seat, move)
        if rejection is not None:
            raise rejection
        draft: S = state.__copy__()  # type: ignore[attr-defined]  # structs have it, and copy() takes twice as long
        events: list[Event] = []
        kind.apply(draft, seat, move, events)
        return Judgement(draft, tuple(events))

    def view(self, state: S, viewer: int | None) -> V:
        """Return what a seat, or a spectator (None), may know of a state."""
        if viewer is not None:
            self._check_seat(state, viewer, "viewer")
        return self.view_of(state, viewer)

    def imagine(self, view: V, seed: str) -> S:
        """Return a whole state that looks like the view to its viewer, what is hidden dealt from the seed.

        Raises Impossible, naming the field, for a view that no state has.
        """
        viewer, players = view.viewer, view.players
        require(viewer is None or viewer < players, "viewer", f"is no seat: the seats are 0 to {players - 1}")
        return self.state_behind(view, seed)

    def check(self, state: S) -> None:
        """Raise Impossible, naming the field, for a state that no game can reach."""
        self.examine(state)

    def check_view(self, view: V) -> None:
        """Raise Impossible, naming the field, for a view that no state has."""
        state = self.imagine(view, "0" * 64)
        self.check(state)
        seen = self.view(state, view.viewer)
        for name in self.view_type.__struct_fields__:  # type: ignore[attr-defined]  # a struct, which a protocol cannot say
            require(getattr(view, name) == getattr(seen, name), name, "does not fit the rest of the view")

    def forfeit_move(self, state: S, seat: int) -> Move:
        """Return the move the referee makes for a forfeited seat that is to act."""
        return self.stand_in(state, seat) if self.stand_in else self.listing(state, seat).moves[0]

    def _reject_idle(self, state: S, seat: int) -> NoReturn:
        self._check_seat(state, seat, "seat")
        if state.result is not None:
            raise Rejection("common.finished", "The game is over.")
        raise Rejection("common.not-to-act", f"Seat {seat} owes no decision now: the game waits for {named(state.to_act)}.")

    @staticmethod
    def _check_seat(state: S, seat: int, field: str) -> None:
        if type(seat) is not int or not 0 <= seat < state.players:
            raise Malformed(f"There is no seat {seat}: the seats are 0 to {state.players - 1}.", field)


def convert(value: object, kind: Any, field: str) -> Any:
    """Return a JSON value as a record. Raises Invalid with the dotted path of what does not fit, below `field`."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        why, path = explained(error, value, kind, field)
        raise Invalid(path, why) from None


def shared(source: Struct, table: type[Struct]) -> dict[str, Any]:
    """Return the fields of a state or a view that belong to the table which everybody sees."""
    return {name: getattr(source, name) for name in table.__struct_fields__}


def named(seats: Iterable[int]) -> str:
    """Return seats as a sentence names them: `seat 0 and seat 2`."""
    return " and ".join([f"seat {seat}" for seat in seats])


def visible(event: Event, viewer: int | None) -> Event:
    """Return the event as a viewer may know it."""
    if not event.secret or viewer == event.seat:
        return event
    return msgspec.structs.replace(event, **dict.fromkeys(event.secret, UNSET))
