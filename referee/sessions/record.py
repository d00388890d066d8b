"""The record of a game: written when it is over, checked by playing it again."""

from collections.abc import Iterator, Sequence

from referee.games import GAMES
from referee.games.core import Invalid, Rejection, convert
from referee.games.record import Record
from referee.games.shuffle import combined_seed, commitment
from referee.sessions.model import (
    RULES_VERSION,
    Entry,
    Forfeited,
    GameRecord,
    Moved,
    Place,
    RecordedForfeit,
    RecordedMove,
    RecordFairness,
    Session,
    Terms,
    timestamp,
)
from referee.sessions.story import advanced, first_move, opened, owed_by_forfeited


class FieldError(Record, frozen=True):
    """A field, by its dotted path, and what is wrong with it."""

    field: str
    message: str


class Verification(Record, frozen=True):
    """Whether a record holds, and if not, why."""

    valid: bool
    problems: tuple[FieldError, ...]


def record_of(session: Session, entries: Sequence[Entry]) -> GameRecord:
    """Return the record of a session that is over, from its whole log."""
    terms = session.terms
    places = [place for place in session.places if place is not None]
    moves = [
        RecordedMove(entry.change.seat, entry.change.move, entry.change.cause, timestamp(entry.at))
        for entry in entries
        if isinstance(entry.change, Moved)
    ]
    return GameRecord(
        format="referee-record/1",
        rules_version=terms.rules_version,
        game=terms.game,
        players=terms.players,
        options=terms.options,
        names=tuple(place.name for place in places),
        fairness=RecordFairness(terms.mode, terms.commitment, terms.server_seed, tuple(place.entropy for place in places)),
        seed=str(session.seed),
        moves=tuple(moves),
        forfeits=tuple(RecordedForfeit(each.seat, each.reason, each.after_move, timestamp(each.at)) for each in session.forfeits),
        status="aborted" if session.aborted else "finished",
        result=session.result,
        created_at=timestamp(terms.created_at),
        ended_at=timestamp(session.ended_at or session.updated_at),
    )


def verify(record: GameRecord) -> Verification:
    """Check a record: is the deal the one that was committed to, does every move stand, does the result follow."""
    problems = tuple(_problems(record))
    return Verification(not problems, problems)


def _problems(record: GameRecord) -> Iterator[FieldError]:
    if record.rules_version != RULES_VERSION:
        yield FieldError("rules_version", f"This referee knows the rules of version {RULES_VERSION}.")
    yield from _unfair(record)
    for field in ("names", "fairness.entropy"):
        values = record.names if field == "names" else record.fairness.entropy
        if len(values) != record.players:
            yield FieldError(field, f"There must be one for each of the {record.players} seats.")
    yield from _replayed(record)


def _unfair(record: GameRecord) -> Iterator[FieldError]:
    fairness = record.fairness
    if fairness.mode == "fixed":
        for field in ("commitment", "server_seed"):
            if getattr(fairness, field) is not None:
                yield FieldError(f"fairness.{field}", "Must be null with a fixed seed.")
        return
    if fairness.server_seed is None or fairness.commitment is None:
        missing = "server_seed" if fairness.server_seed is None else "commitment"
        yield FieldError(f"fairness.{missing}", "Must be there unless the seed is fixed.")
        return
    if commitment(fairness.server_seed) != fairness.commitment:
        yield FieldError("fairness.commitment", "Is not the SHA-256 of the server's seed.")
    if combined_seed(fairness.server_seed, fairness.entropy) != record.seed:
        yield FieldError("seed", "Does not follow from the server's seed and the entropy of the seats.")


def _replayed(record: GameRecord) -> Iterator[FieldError]:
    """Tell the session's story again from its record, as far as it holds."""
    game = GAMES.get(record.game)
    if game is None:
        yield FieldError("game", f"There is no game {record.game}.")
        return
    try:
        convert(record.options, game.options_type, "options")  # all of them, whatever the defaults may once have been
        session = _dealt(record)
    except Invalid as invalid:
        yield FieldError(invalid.field, invalid.why)
        return
    for field, change in _changes(record):
        wrong = _wrong(session, change)
        if wrong is not None:
            yield FieldError(field, wrong)
            return
        try:
            session, _ = advanced(session, change, 0, "")
        except Rejection as rejection:
            yield FieldError(field, f"{rejection.why} ({rejection.rule})")
            return
    yield from _ended(record, session)


def _ended(record: GameRecord, session: Session) -> Iterator[FieldError]:
    """Hold what a record says of the end of the game against the story that its moves and forfeits tell."""
    for i, (said, told) in enumerate(zip(record.forfeits, session.forfeits, strict=True)):
        if said.after_move != told.after_move:
            yield FieldError(f"forfeits.{i}.after_move", f"There are {told.after_move} moves before it.")
    if (given_up := owed_by_forfeited(session)) is not None:
        yield FieldError("moves", _first(given_up))
    if record.status == "finished" and session.result is None:
        yield FieldError("status", "The game is not over after these moves.")
    elif record.status == "aborted" and session.result is not None:
        yield FieldError("status", "The game is over after these moves.")
    if record.result != session.result:
        yield FieldError("result", "Is not what the moves lead to.")


def _dealt(record: GameRecord) -> Session:
    """Return the session of a record after its deal. Raises Invalid."""
    terms = Terms(
        rules_version=record.rules_version, session_id="", game=record.game, players=record.players, options=record.options,
        seating="assigned", reserved=False, public=False, label=None, clock=None, mode="fixed", commitment=None, server_seed=None,
        fixed_seed=record.seed, organizer_digest="", created_at=0,
    )  # fmt: skip
    GAMES[record.game].options(record.options, record.players)
    return opened(terms, (Place(None, "", ""),) * record.players, "")[0]


def _changes(record: GameRecord) -> Iterator[tuple[str, Moved | Forfeited]]:
    """Yield the moves and the forfeits in order, each forfeit after the moves that came before it."""
    forfeits = list(enumerate(record.forfeits))
    for i in range(len(record.moves) + 1):
        while forfeits and forfeits[0][1].after_move <= i:
            number, forfeit = forfeits.pop(0)
            yield f"forfeits.{number}", Forfeited(forfeit.seat, forfeit.reason)
        if i < len(record.moves):
            made = record.moves[i]
            yield f"moves.{i}", Moved(made.seat, made.move, made.cause)
    for number, forfeit in forfeits:
        yield f"forfeits.{number}", Forfeited(forfeit.seat, forfeit.reason)


def _wrong(session: Session, change: Moved | Forfeited) -> str | None:
    """Return why a change cannot have come about as the record says, or None."""
    if session.over:
        return "Comes after the end of the game."
    given_up = owed_by_forfeited(session)
    if given_up is not None and not (isinstance(change, Moved) and change.seat == given_up):
        return _first(given_up)
    if isinstance(change, Forfeited):
        if change.seat >= session.terms.players:
            return "There is no such seat."
        return "The seat had given up before." if change.seat in session.forfeited else None
    if change.seat not in session.to_act:
        return None  # the game itself will say so
    if (change.seat in session.forfeited) != (change.cause == "forfeit"):
        return "The cause must be forfeit for a seat that has given up, and for no other."
    expected = {
        "clock": lambda: first_move(session, change.seat),
        "forfeit": lambda: session.game.forfeit_move(session.state, change.seat),
    }.get(change.cause)
    if expected is not None and change.move != expected():
        return f"Is not the move that is made for a seat by {change.cause}."
    return None


def _first(given_up: int) -> str:
    return f"Seat {given_up}, which has given up, decides at once: its move must come first."
