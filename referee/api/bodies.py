"""The bodies of requests and responses that are no records of a game or session by themselves."""

from functools import reduce
from operator import or_
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType, defstruct, to_builtins

from referee.api.schemas import Request
from referee.games import GAMES, AnyMove
from referee.games.catalogue import Card, Option, Rule
from referee.games.chance import Seed
from referee.games.core import Game, Result, SeatIndex
from referee.games.record import Record
from referee.sessions.model import Clock, Entropy, Label, Name, Seating, Time
from referee.sessions.service import NewTable
from referee.sessions.views import SessionSummary, SessionView

Players = Annotated[int, Meta(ge=1, description="How many seats. The game's page says how many it takes.")]


# --- Games ------------------------------------------------------------------------------------------------------------


class PlayerCounts(Record, frozen=True):
    """How many players a game takes."""

    minimum: int
    maximum: int


class GameSummary(Record, frozen=True):
    """A game in a sentence."""

    game: str
    title: str
    summary: str
    players: PlayerCounts


class GameList(Record, frozen=True):
    """All games."""

    games: tuple[GameSummary, ...]


class GameDetail(Record, frozen=True):
    """All there is to know of a game before playing it."""

    game: str
    title: str
    summary: str
    players: PlayerCounts
    options: tuple[Option, ...]
    cards: Annotated[tuple[Card, ...], Meta(description="In canonical order.")]
    rules: Annotated[tuple[Rule, ...], Meta(description="The game's own rules, then those that all games share.")]


class PureBodies:
    """The types of the bodies of a game's pure calls."""

    def __init__(self, game: Game[Any, Any]) -> None:
        name, seat = game.name.capitalize(), Annotated[int, Meta(ge=0, le=game.max_players - 1, description="A seat, from 0.")]
        players = Annotated[int, Meta(ge=game.min_players, le=game.max_players, description="How many seats.")]
        looks = Meta(description="The seat that looks, or null for a spectator.")
        viewer = Annotated[seat | None, looks]  # type: ignore[valid-type]  # the seat's type hangs on the game
        seed = ("seed", Annotated[Seed | UnsetType, Meta(description="32 bytes in hex; drawn at random when absent.")], UNSET)
        to_act = ("to_act", Annotated[tuple[SeatIndex, ...], Meta(description="The seats that owe a decision, ascending.")])
        result = ("result", Result | None)
        events: Any = tuple[game.event_type, ...]  # type: ignore[name-defined]  # a type only when it runs
        state = ("state", game.state_type)

        def body(suffix: str, base: type, doc: str, *fields: Any) -> Any:
            return defstruct(name + suffix, fields, bases=(base,), frozen=True, namespace={"__doc__": doc}, module=__name__)

        chosen = ("options", game.options_request | UnsetType, UNSET)
        self.deal = body("DealRequest", Request, "What to deal.", ("players", players), chosen, seed)
        self.judge = body("JudgeRequest", Request, "A move to judge.", state, ("seat", seat), ("move", game.move_type))
        self.legal_moves = body("LegalMovesRequest", Request, "Whose moves to list.", state, ("seat", seat))
        self.look = body("ViewRequest", Request, "Who looks.", state, ("viewer", viewer, None))
        self.imagine = body("ImagineRequest", Request, "A view to look behind.", ("view", game.view_type), seed)
        self.dealt = body("DealAnswer", Record, "The first state.", state, to_act, result)
        led_to = "What a legal move leads to. The events are complete: secret fields included."
        self.judged = body("JudgeAnswer", Record, led_to, state, to_act, ("events", events), result)
        self.imagined = body("ImagineAnswer", Record, "A state that looks like the view.", state)


PURE = {name: PureBodies(game) for name, game in GAMES.items()}


# --- Sessions ---------------------------------------------------------------------------------------------------------


class NewSession(Request, frozen=True, kw_only=True, tag_field="game"):
    """A session to create."""

    players: Players
    seating: Annotated[
        Seating,
        Meta(description="`assigned`: all seats' tokens come at once. `open`: each comes to who takes the seat."),
    ] = "assigned"
    names: Annotated[tuple[Name | None, ...] | None, Meta(description="Per seat. Not with open seating.")] = None
    entropy: Annotated[
        tuple[Entropy, ...] | None, Meta(description="Per seat: its own part in the seed. Not with `seed`, nor with open seating.")
    ] = None
    seed: Annotated[
        Seed | None, Meta(description="A fixed seed, whose deal the creator knows: for practice, tests, duplicate play.")
    ] = None
    clock: Annotated[Clock | None, Meta(description="How long decisions may take; null for as long as they like.")] = None
    public: Annotated[bool, Meta(description="Whether it is in the lobby, and anybody may watch.")] = False
    label: Label | None = None

    def table(self) -> NewTable:
        """Return what the session is to be created with."""
        options = getattr(self, "options")  # noqa: B009  # each game's own, so they stand in the subclasses
        return NewTable(
            game=str(self.__struct_config__.tag),
            players=self.players,
            options=None if options is None else to_builtins(options),
            seating=self.seating,
            names=self.names,
            entropy=self.entropy,
            seed=self.seed,
            clock=self.clock,
            public=self.public,
            label=self.label,
        )


def _new_session(game: Game[Any, Any]) -> Any:
    title = game.catalogue.title
    return defstruct(
        f"New{game.name.capitalize()}Session",
        [
            ("players", Annotated[int, Meta(ge=game.min_players, le=game.max_players, description="How many seats.")]),
            ("options", game.options_request | None, None),
        ],
        bases=(NewSession,),
        frozen=True,
        kw_only=True,
        tag=game.name,
        namespace={"__doc__": f"A session of {title} to create."},
        module=__name__,
    )


NEW_SESSION: Any = reduce(or_, (_new_session(game) for game in GAMES.values()))


class NewSessions(Request, frozen=True):
    """Sessions to create, all or none."""

    sessions: Annotated[tuple[NEW_SESSION, ...], Meta(min_length=1, max_length=100)]


class CreatedSession(Record, frozen=True):
    """A new session, and its tokens, which are told this once."""

    session: SessionView
    organizer_token: str
    seat_tokens: Annotated[tuple[str, ...] | None, Meta(description="Per seat; null with open seating.")]


class CreatedSessions(Record, frozen=True):
    """New sessions, in the order in which they were asked for."""

    sessions: tuple[CreatedSession, ...]


class SessionList(Record, frozen=True):
    """A page of the lobby, the latest sessions first."""

    sessions: tuple[SessionSummary, ...]
    next_cursor: Annotated[str | None, Meta(description="To be sent as `cursor` for the next page; null on the last.")]


class Sitting(Request, frozen=True):
    """Somebody who sits down."""

    name: Name
    seat: Annotated[SeatIndex | None, Meta(description="The seat to take; null for the next free one.")] = None
    entropy: Annotated[Entropy, Meta(description="An own part in the seed of the deal.")] = ""


class TakenSeat(Record, frozen=True):
    """A seat, its token, which is told this once, and the session as the seat sees it."""

    seat: SeatIndex
    token: Annotated[str, Meta(description="The seat's token.")]
    session: SessionView


class RematchRequest(Request, frozen=True):
    """A wish to play again."""

    entropy: Annotated[Entropy, Meta(description="An own part in the seed of the deal.")] = ""


class StreamTicket(Record, frozen=True):
    """A ticket to a stream, for clients that cannot send headers."""

    ticket: Annotated[str, Meta(description="To be sent as `ticket` in the query of streamSession.")]
    expires_at: Time


class Submission(Request, frozen=True):
    """A move to make."""

    move: AnyMove
    decision: (
        Annotated[int, Meta(ge=0, description="The decision that the move answers, as the view named it: makes repeating it safe.")]
        | None
    ) = None


# --- Operation --------------------------------------------------------------------------------------------------------


class Health(Record, frozen=True):
    """That the service, or what it needs, is there."""

    status: Annotated[str, Meta(description="`ok`.")]
