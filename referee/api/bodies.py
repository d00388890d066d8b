"""The bodies of requests and responses that are no records of a game or session by themselves."""

from functools import reduce
from operator import or_
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType, defstruct

from referee.api.schemas import Request
from referee.games import GAMES, AnyMove
from referee.games.core import Card, Game, Option, Record, Result, Rule, SeatIndex
from referee.games.shuffle import Seed
from referee.sessions.model import Entropy, Label, Name
from referee.sessions.views import SessionView

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
        viewer = Annotated[seat | None, Meta(description="The seat that looks, or null for a spectator.")]  # type: ignore[valid-type]
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
    """A session to create, all its seats assigned."""

    players: Players
    names: Annotated[tuple[Name | None, ...] | None, Meta(description="Per seat.")] = None
    entropy: Annotated[tuple[Entropy, ...] | None, Meta(description="Per seat: its own part in the seed. Not with `seed`.")] = None
    seed: Annotated[
        Seed | None, Meta(description="A fixed seed, whose deal the creator knows: for practice, tests, duplicate play.")
    ] = None
    public: Annotated[bool, Meta(description="Whether anybody may watch.")] = False
    label: Label | None = None


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
        namespace={"__doc__": f"A session of {title} to create, all its seats assigned."},
        module=__name__,
    )


NEW_SESSION = reduce(or_, (_new_session(game) for game in GAMES.values()))


class CreatedSession(Record, frozen=True):
    """A new session, and its tokens, which are told this once."""

    session: SessionView
    organizer_token: str
    seat_tokens: Annotated[tuple[str, ...], Meta(description="Per seat.")]


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
