"""The record of a game: written when it is over, checked by playing it again."""

from collections.abc import Iterator, Sequence

from referee.games import GAMES
from referee.games.core import Invalid, Record, Rejection, convert
from referee.games.shuffle import combined_seed, commitment
from referee.sessions.model import Entry, GameRecord, RecordedMove, RecordFairness, Session

FORMAT = "referee-record/1"
RULES_VERSION = "1"
"""Changes when a game's rules do, so that a record is judged by those it was played under."""


class FieldError(Record, frozen=True):
    """A field, by its dotted path, and what is wrong with it."""

    field: str
    message: str


class Verification(Record, frozen=True):
    """Whether a record holds, and if not, why."""

    valid: bool
    problems: tuple[FieldError, ...]


def record_of(session: Session, entries: Sequence[Entry]) -> GameRecord:
    """Return the record of a finished session from its whole log."""
    terms = session.terms
    moves = [RecordedMove(entry.seat, entry.move, entry.cause, entry.at) for entry in entries if entry.move is not None]  # type: ignore[arg-type]  # a move has a seat and a cause
    return GameRecord(
        format="referee-record/1",
        rules_version=RULES_VERSION,
        game=terms.game,
        players=terms.players,
        options=terms.options,
        names=terms.names,
        fairness=RecordFairness(terms.mode, terms.commitment, terms.server_seed, terms.entropy),
        seed=terms.seed,
        moves=tuple(moves),
        forfeits=(),
        status="finished",
        result=session.state.result,
        created_at=terms.created_at,
        ended_at=session.updated_at,
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
    game = GAMES.get(record.game)
    if game is None:
        yield FieldError("game", f"There is no game {record.game}.")
        return
    try:
        convert(record.options, game.options_type, "options")  # all of them, whatever the defaults may once have been
        state, _ = game.deal(record.players, record.options, record.seed)
    except Invalid as invalid:
        yield FieldError(invalid.field, invalid.why)
        return
    if record.forfeits:
        yield FieldError("forfeits", "There are none in this version of the rules.")
    for i, made in enumerate(record.moves):
        if made.cause != "player":
            yield FieldError(f"moves.{i}.cause", "Must be player: there are neither clocks nor forfeits.")
        try:
            state, _ = game.judge(state, made.seat, made.move)
        except Rejection as rejection:
            yield FieldError(f"moves.{i}", f"{rejection.why} ({rejection.rule})")
            return
    if (record.status == "finished") == (state.result is None):
        yield FieldError("status", f"The game is {'not ' if state.result is None else ''}over after these moves.")
    if record.result != state.result:
        yield FieldError("result", "Is not what the moves lead to.")
