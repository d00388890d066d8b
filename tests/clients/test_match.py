"""A whole table of bots."""

import signal
import subprocess
import sys
from typing import Any

import httpx
import pytest
from referee_client.generated.models import NewTriadsSession, NewTriumvirateSession, SessionView, TriumvirateOptionsRequest
from referee_client.generated.unions import Move
from referee_client.match import play_match, play_seats
from referee_client.problems import Refused

from tests.clients.matches import GUARD, create, events_of, random_bots
from tests.service import free_port
from tests.tools import heeding_signals


def test_bots_play_a_match_at_a_table_of_their_own(base_url: str) -> None:
    seen: list[list[SessionView]] = [[], [], []]
    terms = NewTriadsSession(game="triads", players=3, names=["a", "b", None])
    last = play_match(random_bots(3), base_url, terms, watch=lambda seat, view: seen[seat].append(view))
    assert [view.viewer for view in last] == [0, 1, 2]
    assert {view.status for view in last} == {"finished"}
    assert [seat.name for seat in last[0].seats] == ["a", "b", None]
    assert [views[-1] for views in seen] == last


def test_each_bot_has_the_seat_of_its_token(base_url: str) -> None:
    created = create(base_url, "triads", 3)
    viewers: list[set[int | None]] = [set(), set(), set()]

    def bot_of(seat: int) -> Any:
        def bot(view: SessionView) -> Move:
            viewers[seat].add(view.viewer)
            return random_bots(1)[0](view)

        return bot

    play_seats([bot_of(seat) for seat in range(3)], base_url, created.session.session_id, created.seat_tokens)
    assert viewers == [{0}, {1}, {2}]
    assert events_of(base_url, created, 0)[-1].type_ == "triads.game_ended"


def test_a_bot_that_fails_stops_the_others(base_url: str) -> None:
    """They would wait for it for ever."""

    def fails(_view: SessionView) -> Move:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        play_match([fails, *random_bots(1)], base_url, NewTriumvirateSession(game="triumvirate", players=2))


@pytest.mark.parametrize(("raised", "told"), [(StopIteration, RuntimeError), (SystemExit, SystemExit)])
def test_what_is_no_ordinary_error_is_not_lost_either(
    base_url: str, raised: type[BaseException], told: type[BaseException]
) -> None:
    def fails(_view: SessionView) -> Move:
        raise raised

    with pytest.raises(told):
        play_match([fails, *random_bots(1)], base_url, NewTriumvirateSession(players=2))


INTERRUPTED = """
import sys
from threading import Event

from referee_client import play_match
from referee_client.bots import random_bot
from referee_client.generated.models import NewTriumvirateSession


def thinks_for_ever(view):
    print("thinking", flush=True)
    Event().wait()


try:
    play_match([thinks_for_ever, random_bot], sys.argv[1], NewTriumvirateSession(players=2))
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""


def test_a_bot_that_thinks_holds_up_no_interruption(base_url: str) -> None:
    command = [sys.executable, "-c", INTERRUPTED, base_url]
    with heeding_signals():
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with process as playing:
        try:
            assert playing.stdout is not None
            assert playing.stdout.readline() == "thinking\n"
            playing.send_signal(signal.SIGINT)
            assert playing.communicate(timeout=GUARD) == ("interrupted\n", "")
        finally:
            playing.kill()
    assert playing.returncode == 0


def test_terms_that_do_not_fit_the_bots_are_named(base_url: str) -> None:
    bots = random_bots(3)
    with pytest.raises(ValueError, match="for 2 players, and there are 3 bots"):
        play_match(bots, base_url, NewTriadsSession(players=2))
    with pytest.raises(ValueError, match="leave the seats open"):
        play_match(bots, base_url, NewTriadsSession(players=3, seating="open"))


def test_terms_that_the_service_refuses_are_refused(base_url: str) -> None:
    terms = NewTriumvirateSession(players=2, options=TriumvirateOptionsRequest(games_to_win=0))
    with pytest.raises(Refused, match="games_to_win"):
        play_match(random_bots(2), base_url, terms)


def test_where_nobody_answers_that_is_said_at_once() -> None:
    with pytest.raises(httpx.ConnectError):
        play_match(random_bots(2), f"http://127.0.0.1:{free_port()}", NewTriumvirateSession(players=2))
