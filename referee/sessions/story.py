"""A session as the story of its changes: each version follows from the one before, whoever works it out and when.

Everything that is kept or told of a session is a fold of its log by `advanced`. What the clock and forfeits make of it by
themselves is a change like any other, `due` at a time of its own, so the story is the same whether or not anybody was looking.
"""

from collections.abc import Iterable, Sequence
from copy import copy

from referee.games import GAMES
from referee.games.core import Event, Move, Result, named, ranked
from referee.games.shuffle import combined_seed
from referee.games.tuples import put
from referee.sessions.events import (
    RematchOffered,
    SeatForfeited,
    SeatLeft,
    SeatTaken,
    SessionEnded,
    TimedOut,
)
from referee.sessions.model import (
    Aborted,
    AnyChange,
    Entry,
    Forfeit,
    Forfeited,
    Left,
    Millis,
    Moved,
    Opened,
    Place,
    RematchAsked,
    Session,
    Taken,
    Terms,
)


def opened(terms: Terms, places: tuple[Place | None, ...], commit: str) -> tuple[Session, Entry]:
    """Return a session at version 1, dealt if everybody sits, and its first entry."""
    bank = terms.clock.bank_seconds * 1000 if terms.clock else 0
    session = Session(
        terms=terms, version=0, places=places, seed=None, state=None, decisions=(0,) * terms.players,
        since=(None,) * terms.players, banks=(bank,) * terms.players, forfeits=(), aborted=False, result=None, rematch=None,
        ended_at=None, updated_at=terms.created_at,
    )  # fmt: skip
    return advanced(session, Opened(places), terms.created_at, commit)


def told(terms: Terms, entries: Iterable[Entry]) -> Session:
    """Return the session that the entries of a log, from the first one on, lead to."""
    log = iter(entries)
    first = next(log)
    assert isinstance(first.change, Opened)  # noqa: S101  # every log begins so
    session, _ = opened(terms, first.change.places, first.commit)
    for entry in log:
        session, _ = advanced(session, entry.change, entry.at, entry.commit)
    return session


def as_answered(terms: Terms, entries: Sequence[Entry], first: int) -> tuple[Session, Sequence[Entry]]:
    """Return a session after the commit that began with the given entry of its log, and the entries of that commit."""
    last = first
    while last + 1 < len(entries) and entries[last + 1].commit == entries[first].commit:
        last += 1
    return told(terms, entries[: last + 1]), entries[first : last + 1]


def advanced(session: Session, change: AnyChange, at: Millis, commit: str) -> tuple[Session, Entry]:
    """Return the session one version on, and the entry that says so. Raises Rejection for an illegal move."""
    after = copy(session)
    after.version += 1
    after.updated_at = at
    events: list[Event] = []
    match change:
        case Opened():
            _deal_when_full(after, events)
        case Taken():
            _take(after, change, events)
        case Left():
            after.places = put(session.places, change.seat, None)
            text = f"Seat {change.seat} is free again."
            events.append(SeatLeft(seat=change.seat, rule="common.seating", text=text))
        case Moved():
            _move(after, change, at, events)
        case Forfeited():
            _forfeit(after, change, at, events)
        case Aborted():
            after.aborted = True
            events.append(SessionEnded(rule="common.abort", text="The organiser has broken the session off.", result=None))
        case RematchAsked():
            after.rematch = change.session_id
            text = f"Seat {change.seat} asks for a rematch."
            events.append(RematchOffered(seat=change.seat, rule="common.rematch", text=text, session_id=change.session_id))
    after.since = _since(session, after, change, at)
    if after.over and not session.over:
        after.ended_at = at
    return after, Entry(commit, at, change, tuple(events))


# --- Taking seats -----------------------------------------------------------------------------------------------------


def _take(session: Session, change: Taken, events: list[Event]) -> None:
    session.places = put(session.places, change.seat, change.place)
    name = change.place.name
    text = f"{name or 'Somebody'} takes seat {change.seat}."
    events.append(SeatTaken(seat=change.seat, rule="common.seating", text=text, name=name))
    _deal_when_full(session, events)


def _deal_when_full(session: Session, events: list[Event]) -> None:
    entropy = [place.entropy for place in session.places if place is not None]
    terms = session.terms
    if len(entropy) < terms.players:
        return
    session.seed = combined_seed(terms.server_seed, entropy) if terms.server_seed else terms.fixed_seed
    session.state, dealt = GAMES[terms.game].deal(terms.players, terms.options, str(session.seed))
    events += dealt


# --- Moves and the end ------------------------------------------------------------------------------------------------


def _move(session: Session, change: Moved, at: Millis, events: list[Event]) -> None:
    seat = change.seat
    if change.cause == "clock":
        text = f"Seat {seat} did not decide in time: its first listed move is played."
        events.append(TimedOut(seat=seat, rule="common.clock", text=text))
    session.state, made = session.game.judge(session.state, seat, change.move)  # first: it may be a seat that is not there
    session.banks = put(session.banks, seat, session.banks[seat] - _overtime(session, seat, at))
    events += made
    session.decisions = put(session.decisions, seat, session.decisions[seat] + 1)
    if session.state.result is not None:
        session.result = _with_forfeits(session.state.result, session.forfeited)
        if session.result != session.state.result:
            text = f"Seats that gave up rank below all others, so {named(session.result.winners)} won."
            events.append(SessionEnded(rule="common.forfeit", text=text, result=session.result))


def _forfeit(session: Session, change: Forfeited, at: Millis, events: list[Event]) -> None:
    seat = change.seat
    session.banks = put(session.banks, seat, session.banks[seat] - _overtime(session, seat, at))
    session.forfeits = (*session.forfeits, Forfeit(seat, change.reason, sum(session.decisions), at))
    why = "resigns" if change.reason == "resignation" else "has run out of time and forfeits"
    events.append(SeatForfeited(seat=seat, rule="common.forfeit", text=f"Seat {seat} {why}.", reason=change.reason))
    left = [other for other in range(session.terms.players) if other not in session.forfeited]
    if len(left) == 1:
        stays = [other == left[0] for other in range(session.terms.players)]
        session.result = ranked(stays, session.game.scores(session.state), "common.forfeit")
        text = f"Seat {left[0]} is the only one left and wins."
        events.append(SessionEnded(seat=left[0], rule="common.forfeit", text=text, result=session.result))


def _with_forfeits(result: Result, forfeited: frozenset[int]) -> Result:
    """Rank the seats that gave up below all others, alike (`common.forfeit`)."""
    if not forfeited:
        return result
    strengths = [-len(result.ranks) - 1 if seat in forfeited else -rank for seat, rank in enumerate(result.ranks)]
    return ranked(strengths, result.scores, result.reason)


# --- Time -------------------------------------------------------------------------------------------------------------


def _since(before: Session, after: Session, change: AnyChange, at: Millis) -> tuple[Millis | None, ...]:
    """Return when each seat's open decision began: a decision stays the same while its seat has not moved."""
    mover = change.seat if isinstance(change, Moved) else None
    began = dict(enumerate(before.since))
    return tuple(
        [
            None if seat not in after.to_act else at if seat == mover or began[seat] is None else began[seat]
            for seat in range(after.terms.players)
        ]
    )


def _overtime(session: Session, seat: int, at: Millis) -> Millis:
    """Return what a seat's open decision has taken from its bank: nothing more once it has given up."""
    clock, began = session.terms.clock, session.since[seat]
    if clock is None or began is None or seat in session.forfeited:
        return 0
    return min(max(at - began - clock.move_seconds * 1000, 0), session.banks[seat])


def deadline(session: Session, seat: int) -> Millis | None:
    """Return when a seat's open decision is due, or None if it has none or there is no clock."""
    clock, began = session.terms.clock, session.since[seat]
    return None if clock is None or began is None else began + clock.move_seconds * 1000 + session.banks[seat]


def next_deadline(session: Session) -> Millis | None:
    """Return when the first of the open decisions is due."""
    return min((due for seat in session.to_act if (due := deadline(session, seat)) is not None), default=None)


def seconds_to_deadline(session: Session) -> int:
    """Return how many seconds after its latest version a session must be there for its next deadline."""
    at = next_deadline(session)
    return 0 if at is None else max(at - session.updated_at, 0) // 1000 + 1


def due(session: Session, now: Millis) -> tuple[AnyChange, Millis] | None:
    """Return the next thing that happens by itself up to now, and when: a forfeited seat's move, or what a deadline brings.

    Of several deadlines the earliest comes first, of equal ones the lowest seat's.
    """
    given_up = owed_by_forfeited(session)
    if given_up is not None:
        return Moved(given_up, session.game.forfeit_move(session.state, given_up), "forfeit"), session.updated_at
    passed = [(at, seat) for seat in session.to_act if (at := deadline(session, seat)) is not None and at <= now]
    if not passed:
        return None
    at, seat = min(passed)
    clock = session.terms.clock
    if clock is not None and clock.on_timeout == "forfeit":
        return Forfeited(seat, "timeout"), at
    return Moved(seat, first_move(session, seat), "clock"), at


def owed_by_forfeited(session: Session) -> int | None:
    """Return the first seat that has given up and owes a decision, which is made at once, before anything else happens."""
    return next((seat for seat in session.to_act if seat in session.forfeited), None)


def first_move(session: Session, seat: int) -> Move:
    """Return the first listed move of a seat that is to act."""
    listed: Sequence[Move] = session.game.legal_moves(session.state, seat).moves
    return listed[0]


def settled(session: Session, now: Millis, commit: str, most: int = 200) -> tuple[Session, list[Entry]]:
    """Return the session after what is due by now, or after so many steps of it, and the entries that say so."""
    entries: list[Entry] = []
    while len(entries) < most and (following := due(session, now)) is not None:
        session, entry = advanced(session, *following, commit)
        entries.append(entry)
    return session, entries
