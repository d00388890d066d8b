"""Bots that know no game play whole matches on a running service."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
import pytest
from referee_client.bots import RandomBot
from referee_client.following import Follow
from referee_client.generated.api.moves import submit_move
from referee_client.generated.api.seats import take_seat
from referee_client.generated.api.sessions import abort_session, get_session, verify_record
from referee_client.generated.client import AuthenticatedClient, Client
from referee_client.generated.models import SessionView, Sitting, Submission, TriumviratePlay, TriumvirateView
from referee_client.generated.models.triumvirate_card import TRIUMVIRATE_CARD_VALUES
from referee_client.generated.unions import NEW_SESSION_BY_GAME, Move
from referee_client.persistence import Pauses
from referee_client.player import Bot, play, play_async
from referee_client.problems import Refused, answered

from tests.clients.faulty_proxy import faulty_proxy
from tests.clients.matches import WAYS, create, events_of, moves_by_seat, play_all, play_in_a_loop, random_bots, record_of
from tests.service import free_port

in_both_ways = pytest.mark.parametrize("way", WAYS)
with_both_kinds_of_news = pytest.mark.parametrize("follow", ["stream", "poll"])


@in_both_ways
@with_both_kinds_of_news
@pytest.mark.parametrize("game", sorted(NEW_SESSION_BY_GAME))
def test_bots_play_every_game_to_its_end(base_url: str, game: str, way: Callable[..., SessionView], follow: Follow) -> None:
    created = create(base_url, game)
    views = play_all(base_url, created, random_bots(2), way, follow=follow)
    last = [seen[-1] for seen in views]
    assert [view.status for view in last] == ["finished", "finished"]
    record = record_of(base_url, created)
    assert record.result == last[0].result == last[1].result is not None
    with Client(base_url) as client:
        assert answered(verify_record.sync(client=client, body=record)).valid
    for seat, seen in enumerate(views):
        assert [event for view in seen for event in view.events] == events_of(base_url, created, seat), (
            "each is told once, in order"
        )
        assert len({view.version for view in seen}) == len(seen), "and no view comes twice"


@with_both_kinds_of_news
def test_a_bot_that_waits_is_waited_for(base_url: str, follow: Follow) -> None:
    created = create(base_url)

    def patient(bot: Bot) -> Callable[[SessionView], Any]:
        async def ask(view: SessionView) -> Move:
            await asyncio.sleep(0)
            return bot(view)

        return ask

    async def play_both() -> list[SessionView]:
        seats = zip(random_bots(2), created.seat_tokens, strict=True)
        session_id = created.session.session_id
        return await asyncio.gather(
            *(play_async(patient(bot), base_url, session_id, token=token, follow=follow) for bot, token in seats)
        )

    assert [view.status for view in asyncio.run(play_both())] == ["finished"] * 2


def test_a_decision_that_somebody_else_settled_is_let_go(base_url: str) -> None:
    created = create(base_url)
    settled: list[Move] = []

    def too_late(view: SessionView) -> Move:
        assert view.legal_moves is not None
        if not settled:
            settled.append(view.legal_moves.moves[-1])
            body = Submission(move=settled[0], decision=view.decision)
            with AuthenticatedClient(base_url, created.seat_tokens[0]) as client:
                answered(submit_move.sync(view.session_id, client=client, body=body))
        return view.legal_moves.moves[0]

    views = play_all(base_url, created, [too_late, random_bots(2)[1]])
    assert views[0][-1].status == "finished"
    assert moves_by_seat(record_of(base_url, created))[0][0] == settled[0].to_dict()


def test_a_bot_that_takes_over_answers_only_what_is_open(base_url: str) -> None:
    """A stream that began at the beginning would ask for all the decisions that were made before."""
    created = create(base_url)
    session_id, asked = created.session.session_id, list[int]()
    with AuthenticatedClient(base_url, created.seat_tokens[0]) as client:
        for decision in range(2):
            view = answered(get_session.sync(session_id, client=client))
            while 0 not in view.to_act:
                with AuthenticatedClient(base_url, created.seat_tokens[1]) as other:
                    seen = answered(get_session.sync(session_id, client=other))
                    body = Submission(move=seen.legal_moves.moves[0], decision=seen.decision)
                    answered(submit_move.sync(session_id, client=other, body=body))
                view = answered(get_session.sync(session_id, client=client))
            body = Submission(move=view.legal_moves.moves[0], decision=decision)
            answered(submit_move.sync(session_id, client=client, body=body))

    def taking_note(view: SessionView) -> Move:
        asked.append(view.decision)
        return RandomBot(Random(0))(view)

    play_all(base_url, created, [taking_note, random_bots(2)[1]])
    assert asked == list(range(2, 2 + len(asked)))


def test_a_player_in_a_loop_can_be_cancelled(base_url: str) -> None:
    created = create(base_url)

    async def thinks(_view: SessionView) -> Move:
        asyncio.get_running_loop().call_soon(playing.cancel)
        return await asyncio.Future()

    async def play_until_cancelled() -> None:
        nonlocal playing
        playing = asyncio.create_task(play_async(thinks, base_url, created.session.session_id, token=created.seat_tokens[0]))
        await playing

    playing: asyncio.Task[SessionView]
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(play_until_cancelled())


# --- Taking a seat ----------------------------------------------------------------------------------------------------


@in_both_ways
def test_without_a_token_a_seat_is_taken(base_url: str, way: Callable[..., SessionView]) -> None:
    created = create(base_url, seating="open", public=True)
    session_id, (first_bot, second_bot) = created.session.session_id, random_bots(2)
    with ThreadPoolExecutor() as seats:
        first = seats.submit(way, first_bot, base_url, session_id, name="First", seat=1, entropy="my part")
        second = seats.submit(way, second_bot, base_url, session_id)
        last = [first.result(), second.result()]
    assert [view.viewer for view in last] == [1, 0]
    assert [seat.name for seat in last[0].seats] == ["bot", "First"]
    assert last[0].status == last[1].status == "finished"


@in_both_ways
def test_the_entropy_of_who_takes_a_seat_goes_into_the_deal(base_url: str, way: Callable[..., SessionView]) -> None:
    created = create(base_url, seating="open", public=True, seed=None)
    session_id, bots = created.session.session_id, random_bots(2)
    with ThreadPoolExecutor() as seats:
        for seat, bot in enumerate(bots):
            seats.submit(way, bot, base_url, session_id, seat=seat, entropy=f"part of {seat}")
    record = record_of(base_url, created)
    assert record.fairness.entropy == ["part of 0", "part of 1"]


def test_a_cut_connection_takes_one_seat(base_url: str) -> None:
    created = create(base_url, "triads", 3, seating="open", public=True)
    with faulty_proxy(base_url, {"POST": ["reply lost", "answered"]}) as proxy:
        views = play_all(proxy.url, created, random_bots(3), wait=0.5)
        assert proxy.met["POST", "reply lost"] > 3
    assert {seen[-1].viewer for seen in views} == {0, 1, 2}


def test_a_seat_that_is_taken_is_refused(base_url: str) -> None:
    created = create(base_url, seating="open", public=True)
    with Client(base_url) as client:
        answered(take_seat.sync(created.session.session_id, client=client, body=Sitting("Somebody", 0)))
    with pytest.raises(Refused) as refused:
        play(random_bots(1)[0], base_url, created.session.session_id, seat=0)
    assert refused.value.problem.code == "seat-taken"


# --- What goes wrong --------------------------------------------------------------------------------------------------


@in_both_ways
def test_an_illegal_move_is_refused_with_its_rule(base_url: str, way: Callable[..., SessionView]) -> None:
    created = create(base_url)

    def bot(view: SessionView) -> Move:
        assert isinstance(view.view, TriumvirateView)
        return TriumviratePlay(
            type_="triumvirate.play",
            card=next(card for card in sorted(TRIUMVIRATE_CARD_VALUES) if card not in (view.view.hand or [])),
        )

    with pytest.raises(Refused) as refused:
        way(bot, base_url, created.session.session_id, token=created.seat_tokens[0])
    assert refused.value.problem.code == "illegal-move"
    assert refused.value.problem.rule == "common.not-held"
    assert str(refused.value).endswith(" (common.not-held)")


@in_both_ways
def test_what_the_bot_raises_is_the_callers(base_url: str, way: Callable[..., SessionView]) -> None:
    """Even if it looks like a lost connection, which would be made good."""
    created = create(base_url)

    def bot(_view: SessionView) -> Move:
        raise httpx.ReadError("the bot's own connection")

    with pytest.raises(httpx.ReadError, match="the bot's own connection"):
        way(bot, base_url, created.session.session_id, token=created.seat_tokens[0])


async def asynchronous(view: SessionView) -> Move:
    return random_bots(1)[0](view)


@pytest.mark.parametrize(("way", "bot"), [(play, lambda _view: None), (play_in_a_loop, lambda _view: None), (play, asynchronous)])
@pytest.mark.filterwarnings("ignore:coroutine 'asynchronous' was never awaited")
def test_what_is_no_move_is_named(base_url: str, way: Callable[..., SessionView], bot: Any) -> None:
    created = create(base_url)
    with pytest.raises(TypeError, match=r"The bot returned (None|<coroutine object asynchronous .*>), which is no move"):
        way(bot, base_url, created.session.session_id, token=created.seat_tokens[0])


@in_both_ways
def test_what_a_bot_does_to_its_view_changes_nothing(base_url: str, way: Callable[..., SessionView]) -> None:
    created, asked = create(base_url), list[int | None]()
    first, second = random_bots(2)

    def spoils(view: SessionView) -> Move:
        asked.append(view.decision)
        move = first(view)
        view.decision = 0 if len(asked) % 2 else None
        view.session_id, view.version, view.viewer, view.to_act, view.status = "0" * 24, 0, None, [], "finished"
        return move

    views = play_all(base_url, created, [spoils, second], way)
    assert views[1][-1].status == "finished"
    assert asked == list(range(len(asked)))


@in_both_ways
@pytest.mark.parametrize("token", ["", "two words", "a-line\n", "süß", "a-token\r\nX-Header: more", "“quoted”"])
def test_a_token_that_cannot_be_any_is_not_sent(way: Callable[..., SessionView], token: str) -> None:
    with pytest.raises(ValueError, match="The token is empty, or has characters that no token has"):
        way(random_bots(1)[0], f"http://127.0.0.1:{free_port()}", "0" * 24, token=token, patience=0)


@in_both_ways
@pytest.mark.parametrize(
    ("address", "error"),
    [
        ("127.0.0.1:8000", httpx.UnsupportedProtocol),
        ("", httpx.UnsupportedProtocol),
        ("ftp://127.0.0.1", httpx.UnsupportedProtocol),
        ("http://127.0.0.1:port", httpx.InvalidURL),
    ],
)
def test_an_address_that_is_none_is_said_to_be_the_trouble(
    way: Callable[..., SessionView], address: str, error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pauses, "after", lambda _pauses, failure: pytest.fail(f"It is tried again after {failure!r}."))
    with pytest.raises(error):
        way(random_bots(1)[0], address, "0" * 24, token="no-token")


def test_a_token_that_is_no_seats_is_said_to_be_the_trouble(base_url: str) -> None:
    created = create(base_url)
    with pytest.raises(ValueError, match="The token is no seat's"):
        play(random_bots(1)[0], base_url, created.session.session_id, token=created.organizer_token)


@pytest.mark.parametrize(("how", "trouble"), [({"follow": "carrier pigeon"}, "carrier pigeon"), ({"wait": 0}, "wait is 0")])
def test_a_way_to_follow_that_is_none_is_named(base_url: str, how: Any, trouble: str) -> None:
    with pytest.raises(ValueError, match=trouble):
        play(random_bots(1)[0], base_url, "0" * 24, token="no-token", **how)


@with_both_kinds_of_news
def test_a_session_that_is_not_there_is_refused(base_url: str, follow: Follow) -> None:
    with pytest.raises(Refused) as refused:
        play(random_bots(1)[0], base_url, "0" * 24, token="no-token", follow=follow)
    assert refused.value.problem.code == "not-found"


@in_both_ways
def test_patience_ends_when_nobody_answers(way: Callable[..., SessionView]) -> None:
    with pytest.raises(httpx.ConnectError):
        way(random_bots(1)[0], f"http://127.0.0.1:{free_port()}", "0" * 24, token="no-token", patience=0.3)


@with_both_kinds_of_news
def test_an_aborted_session_ends_the_play(base_url: str, follow: Follow) -> None:
    created = create(base_url)
    session_id = created.session.session_id

    def abort(view: SessionView) -> None:
        if view.version == 3:
            with AuthenticatedClient(base_url, created.organizer_token) as client:
                answered(abort_session.sync(session_id, client=client))

    bot, other = random_bots(2)
    with ThreadPoolExecutor() as seats:
        watching = seats.submit(play, bot, base_url, session_id, token=created.seat_tokens[0], watch=abort, follow=follow)
        playing = seats.submit(play, other, base_url, session_id, token=created.seat_tokens[1], follow=follow)
        assert {watching.result().status, playing.result().status} == {"aborted"}
