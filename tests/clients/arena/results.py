"""Results made up for tests."""

from collections.abc import Sequence

from referee_client.arena.played import Failure, Played


def played(
    match: int,
    seats: Sequence[str],
    *,
    ranks: tuple[int, ...],
    deal: int = 1,
    number: int = 1,
    scores: tuple[int, ...] = (),
    failures: tuple[Failure | None, ...] = (),
    clock_moves: tuple[int, ...] = (),
    problems: tuple[str, ...] = (),
    moves_digest: str | None = None,
) -> Played:
    """Return the result of a match."""
    return Played(
        match=match,
        round=number,
        deal=deal,
        seats=tuple(seats),
        seed="5a" * 32,
        session_id="session",
        ranks=ranks,
        scores=scores or (0,) * len(seats),
        reason="triumvirate.match",
        failures=failures or (None,) * len(seats),
        clock_moves=clock_moves or (0,) * len(seats),
        moves=7,
        moves_digest=str(match) if moves_digest is None else moves_digest,
        record=f"records/{match:04}.json",
        problems=problems,
        started_at="2030-01-01T00:00:00.000+00:00",
        ended_at="2030-01-01T00:00:01.000+00:00",
    )
