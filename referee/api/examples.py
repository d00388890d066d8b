"""Examples for the document: what calls take and answer, played when it is made, so that they never go stale.

What is long is told once, as the example of its schema: a state and a view of each game, and a record. A body that adds small
fields to one of them has examples of those fields; every other body has whole examples.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from typing import Any, NamedTuple

from msgspec import structs, to_builtins

from referee.api import bodies, events, games
from referee.api.blueprint import RESPONSES
from referee.api.problems import CODES, MEDIA_TYPE, described
from referee.api.schemas import component_name
from referee.games import GAMES
from referee.games.core import Game, Move, Rejection
from referee.games.shuffle import commitment
from referee.sessions.model import (
    RULES_VERSION,
    Aborted,
    AnyChange,
    Clock,
    Entry,
    Forfeited,
    GameRecord,
    Left,
    Moved,
    Place,
    Seating,
    Session,
    Taken,
    Terms,
    millis,
    timestamp,
)
from referee.sessions.record import FieldError, record_of, verify
from referee.sessions.story import advanced, opened
from referee.sessions.tokens import Caller
from referee.sessions.views import session_summary, session_view, visible_events
from referee.sessions.watching import Message, SessionEvents, StreamEnd, VersionEvents

SEED = bytes(range(32)).hex()
SESSION_ID = "0123456789abcdef01234567"
REMATCH_ID = "76543210fedcba9876543210"

_BEGAN = datetime(2026, 1, 1, 12, tzinfo=UTC)
_CLOCK = Clock(move_seconds=30, bank_seconds=300, on_timeout="autoplay")
_ENTROPY = "seven swans"
_MOVES_SHOWN = 4
_MOVES_RECORDED = 100
"""The record is of the first game that is over within so many moves."""
_MOVES_TRIED = 40


def add(document: dict[str, Any]) -> None:
    """Give every body of the document an example, or examples of the schemas and fields that it is made of."""
    components = document["components"]
    for component, field, value in _parts():
        schema = components["schemas"][component]
        (schema["properties"][field] if field else schema)["examples"] = [to_builtins(value)]
    whole = _whole()
    for operation in [each for path in document["paths"].values() for each in path.values() if "operationId" in each]:
        name = operation["operationId"]
        if name in whole:
            operation["requestBody"]["content"]["application/json"]["examples"] = whole[name]
        for status, response in operation["responses"].items():
            if f"{name} {status}" in whole:
                (content,) = response["content"].values()
                content["examples"] = whole[f"{name} {status}"]
    for name, examples in _problems().items():
        components["responses"][name]["content"][MEDIA_TYPE]["examples"] = examples


def _named(**values: Any) -> dict[str, Any]:
    return {name.replace("_", "-"): {"value": to_builtins(value)} for name, value in values.items()}


# --- Games ------------------------------------------------------------------------------------------------------------


class _Played(NamedTuple):
    """The beginning of a game in which each move is the first one listed: the states before, between and after the moves."""

    game: Game[Any, Any]
    states: list[Any]
    moves: list[tuple[int, Move]]
    events: list[tuple[Any, ...]]


def _play(game: Game[Any, Any], most: int, seed: str = SEED) -> _Played:
    state, events = game.deal(game.min_players, {}, seed)
    played = _Played(game, [state], [], [events])
    while state.to_act and len(played.moves) < most:
        seat = state.to_act[0]
        move = game.legal_moves(state, seat).moves[0]
        state, events = game.judge(state, seat, move)
        played.moves.append((seat, move))
        played.states.append(state)
        played.events.append(events)
    return played


def _parts() -> Iterator[tuple[str, str | None, Any]]:
    """Yield a component, its field (None for all of it) and an example, of what is too long to be told for each call anew."""
    for game in GAMES.values():
        calls, played = bodies.PURE[game.name], _play(game, 1)
        state, (seat, move) = played.states[0], played.moves[0]
        yield component_name(game.state_type), None, state
        yield component_name(game.view_type), None, game.view(state, seat)
        yield component_name(calls.dealt), "to_act", state.to_act
        yield component_name(calls.judge), "seat", seat
        yield component_name(calls.judge), "move", move
        yield component_name(calls.legal_moves), "seat", seat
        yield component_name(calls.look), "viewer", seat
    yield component_name(GameRecord), None, _record()


def _of_pure_calls(game: Game[Any, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    calls, played, name = bodies.PURE[game.name], _play(game, 1), game.name.capitalize()
    state, (seat, _), after = played.states[0], played.moves[0], played.states[1]
    yield f"deal{name}", _named(dealt={"players": game.min_players, "seed": SEED})
    yield f"judge{name} 200", _named(judged=calls.judged(after, after.to_act, played.events[1], after.result))
    yield f"legalMoves{name} 200", _named(listed=game.legal_moves(state, seat))


def _of_catalogue() -> Iterator[tuple[str, dict[str, Any]]]:
    yield "listGames 200", _named(games=bodies.GameList(tuple(map(games.summary, GAMES.values()))))
    detail = games.detail(next(iter(GAMES.values())))
    some = structs.replace(detail, cards=detail.cards[:2], rules=detail.rules[:2])
    yield "getGame 200", {"shortened": {"summary": "Shortened to two cards and two rules.", "value": to_builtins(some)}}


# --- Sessions ---------------------------------------------------------------------------------------------------------


def _terms(game: Game[Any, Any], session_id: str = SESSION_ID, seating: Seating = "assigned", *, reserved: bool = False) -> Terms:
    options = to_builtins(game.options({}, game.min_players))
    return Terms(
        rules_version=RULES_VERSION, session_id=session_id, game=game.name, players=game.min_players, options=options,
        seating=seating, reserved=reserved, public=True, label="Round 1", clock=_CLOCK, mode="committed",
        commitment=commitment(SEED), server_seed=SEED, fixed_seed=None, organizer_digest="", created_at=millis(_BEGAN),
    )  # fmt: skip


def _session(game: Game[Any, Any], most: int) -> tuple[Session, list[Entry]]:
    """Return a session of so many moves, one a second, and its log."""
    terms = _terms(game)
    session, entry = opened(terms, tuple([_place(seat) for seat in range(terms.players)]), "")
    entries = [entry]
    for seat, move in _play(game, most, str(session.seed)).moves:
        session, entry = _then(session, Moved(seat, move, "player"))
        entries.append(entry)
    return session, entries


def _place(seat: int) -> Place:
    return Place(f"bot-{seat}", "" if seat else _ENTROPY, "")


def _then(session: Session, change: AnyChange) -> tuple[Session, Entry]:
    """Return a session a second later, after a change."""
    return advanced(session, change, session.updated_at + 1000, "")


def _of_sessions() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the examples of a session whose seats are assigned, from its beginning to a seat's end."""
    game = next(iter(GAMES.values()))
    created, _ = _session(game, 0)
    tokens = tuple([f"token-of-seat-{seat}" for seat in range(created.terms.players)])
    told = bodies.CreatedSession(session_view(created, Caller(organizer=True)), "token-of-the-organiser", tokens)
    after, entries = _session(game, _MOVES_SHOWN)
    (seat, _), *_ = reversed(_play(game, _MOVES_SHOWN, str(after.seed)).moves)
    resigned, entry = _then(after, Forfeited(seat, "resignation"))
    yield "createSession", _named(**{each.name: {"game": each.name, "players": each.min_players} for each in GAMES.values()})
    yield "createSession 201", _named(created=told)
    yield "getSession 200", _named(seat=session_view(after, Caller(after.to_act[0])))
    yield "submitMove", _named(**{each.name: _submission(each) for each in GAMES.values()})
    yield "submitMove 200", _named(moved=session_view(after, Caller(seat), entries[-1:]))
    yield "listEvents 200", _named(latest=_events(after, entries, 2))
    yield "createStreamTicket 201", _named(ticket=bodies.StreamTicket("a-ticket", timestamp(after.updated_at + 600_000)))
    yield "resign 200", _named(resigned=session_view(resigned, Caller(seat), [entry]))


def _events(session: Session, entries: list[Entry], count: int) -> SessionEvents:
    """Return the events of the latest versions of a session."""
    first = session.version - count + 1
    versions = [VersionEvents(first + i, timestamp(each.at), visible_events([each], 0)) for i, each in enumerate(entries[-count:])]
    return SessionEvents(session.terms.session_id, session.version, session.status, tuple(versions))


def _of_open_tables() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the examples of sessions to which players come one by one."""
    game = next(iter(GAMES.values()))
    asked = {"game": game.name, "players": game.min_players, "seating": "open", "clock": _CLOCK, "public": True, "label": "Round 1"}
    tables = [opened(_terms(game, f"{i}{SESSION_ID[1:]}", "open"), (None,) * game.min_players, "")[0] for i in range(2)]
    told = [bodies.CreatedSession(session_view(each, Caller(organizer=True)), "token-of-the-organiser", None) for each in tables]
    sat, seating = _then(tables[0], Taken(0, _place(0)))
    left, leaving = _then(sat, Left(0))
    aborted, ending = _then(tables[0], Aborted())
    again, _ = opened(_terms(game, REMATCH_ID, "open", reserved=True), (None,) * game.min_players, "")
    asked_for, sitting = _then(again, Taken(1, _place(0)))
    yield "createSessions", _named(round={"sessions": [asked] * len(tables)})
    yield "createSessions 201", _named(round=bodies.CreatedSessions(tuple(told)))
    yield "listSessions 200", _named(lobby=bodies.SessionList((session_summary(tables[1]), session_summary(sat)), None))
    yield "takeSeat", _named(next_free={"name": "bot-0"}, chosen={"name": "bot-0", "seat": 0, "entropy": _ENTROPY})
    yield "takeSeat 201", _named(taken=bodies.TakenSeat(0, "token-of-seat-0", session_view(sat, Caller(0), [seating])))
    yield "leaveSeat 200", _named(left=session_view(left, Caller(), [leaving]))
    yield "abortSession 200", _named(aborted=session_view(aborted, Caller(organizer=True), [ending]))
    yield "askRematch", _named(rematch={"entropy": _ENTROPY})
    yield "askRematch 201", _named(seat=bodies.TakenSeat(1, "token-of-seat-1", session_view(asked_for, Caller(1), [sitting])))
    over = StreamEnd(aborted.terms.session_id, aborted.version, aborted.status)
    stream = events.lines(iter([Message(), Message(session_view(aborted, Caller(), [ending])), Message(end=over)]))
    yield "streamSession 200", _named(last_version=b"".join(stream).decode())


def _submission(game: Game[Any, Any]) -> dict[str, Any]:
    _, move = _play(game, 1).moves[0]
    return {"move": move, "decision": 0}


def _record() -> GameRecord:
    sessions = (_session(game, _MOVES_RECORDED) for game in GAMES.values())
    return record_of(*next(over for over in sessions if over[0].over))


def _whole() -> dict[str, Any]:
    """Return the examples of whole bodies, by operation and, of answers, status."""
    found = dict([*_of_catalogue(), *_of_sessions(), *_of_open_tables()])
    for game in GAMES.values():
        found.update(_of_pure_calls(game))
    record, healthy = _record(), _named(ok=bodies.Health("ok"))
    found["verifyRecord 200"] = _named(valid=verify(record), another_seed=verify(structs.replace(record, seed=SEED)))
    found["getHealth 200"] = found["getReadiness 200"] = healthy
    return found


# --- Problems ---------------------------------------------------------------------------------------------------------


def _problems() -> dict[str, dict[str, Any]]:
    """Return an example of every problem, by the component of the response."""
    path = f"/v1/sessions/{SESSION_ID}/moves"
    found = {}
    for status, (name, _) in RESPONSES.items():
        codes = [code for code, (own, _) in CODES.items() if own == status]
        found[name] = _named(**{code: described(code, path, **_more(code)) for code in codes})
    found["Problem"] = _named(**{code: described(code, path) for code in ("rate-limited", "internal-error")})
    return found


def _more(code: str) -> dict[str, Any]:
    """Return what a problem says beside its code."""
    if code == "illegal-move":
        rejection = next(_forbidden())
        return {"detail": rejection.why, "rule": rejection.rule, "decision": 3}
    if code == "invalid-request":
        missing = FieldError("move", "is missing")
        return {"detail": "move: is missing.", "rule": "common.malformed", "errors": (missing,)}
    if code in ("not-to-act", "finished"):
        return {"rule": f"common.{code}", "decision": 3}
    return {"decision": 3} if code == "stale-decision" else {}


def _forbidden() -> Iterator[Rejection]:
    """Yield how games reject what was a legal move of the seat at another time, by a rule of their own before a common one."""
    common = []
    for game in GAMES.values():
        played = _play(game, _MOVES_TRIED)
        for state, (seat, move) in product(played.states, played.moves):
            if seat not in state.to_act:
                continue
            try:
                game.judge(state, seat, move)
            except Rejection as rejection:
                if rejection.rule.startswith(f"{game.name}."):
                    yield rejection
                common.append(rejection)
    yield from common
