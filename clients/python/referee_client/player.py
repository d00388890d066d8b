"""A bot's way through a session: wait, look, answer, until it is over. It knows no game; a function chooses the moves."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

import httpx

from referee_client.generated.api.moves import submit_move
from referee_client.generated.api.sessions import get_session
from referee_client.generated.client import AuthenticatedClient
from referee_client.generated.models import Problem, SessionView, Submission
from referee_client.generated.unions import Move
from referee_client.persistence import PersistentTransport

Chooser = Callable[[SessionView], Move]
"""Chooses a move for the seat that sees the view and is to act."""

ENDED = ("finished", "aborted")
"""The statuses in which nothing more happens in a session."""

T = TypeVar("T")


class Refused(Exception):
    """The service refused a request; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.detail} ({problem.code})")
        self.problem = problem


def answered(answer: T | Problem | None) -> T:
    """Return the answer of a call. Raises Refused for a problem."""
    if isinstance(answer, Problem):
        raise Refused(answer)
    assert answer is not None  # noqa: S101  # the document leaves no answer undescribed
    return answer


def play(
    base_url: str,
    session_id: str,
    token: str,
    choose: Chooser,
    *,
    watch: Callable[[SessionView], None] = lambda _view: None,
    wait: float = 20,
    patience: float = 600,
) -> SessionView:
    """Play a seat with its token until the session has ended; return the last view of it.

    `watch` is given every view: their events, one after the other, are all that happened, each told once. `wait` is how many
    seconds a look may wait for news. A lost connection or a busy service loses nothing: what got no answer is sent again for up to
    `patience` seconds. Raises Refused, when a chosen move is illegal or the session is gone, and httpx.TransportError.
    """
    transport = PersistentTransport(patience)
    timeout = httpx.Timeout(wait + 30)
    with AuthenticatedClient(base_url, token, timeout=timeout, httpx_args={"transport": transport}) as client:
        version = 0
        while True:
            view: SessionView = answered(get_session.sync(session_id, client=client, after_version=version, wait=wait))
            version = view.version
            watch(view)
            if view.status in ENDED:
                return view
            if view.viewer in view.to_act:
                _submit(client, view, choose(view))


def random_moves(random: Random) -> Chooser:
    """Return a chooser that takes any of the legal moves listed."""

    def choose(view: SessionView) -> Move:
        assert view.legal_moves is not None  # noqa: S101  # it is there for whoever is to act
        return random.choice(view.legal_moves.moves)

    return choose


def _submit(client: AuthenticatedClient, view: SessionView, move: Move) -> None:
    submission = Submission(move=move, decision=view.decision)
    try:
        answered(submit_move.sync(view.session_id, client=client, body=submission))
    except Refused as refused:
        if refused.problem.status != httpx.codes.CONFLICT:
            raise
        # The decision was settled otherwise meanwhile. The next look tells how the session goes on.
