"""Bots that know no game play whole matches on a running service, whatever happens to their connections."""

import httpx
import pytest
from referee_client.generated.api.moves import submit_move
from referee_client.generated.api.sessions import verify_record
from referee_client.generated.client import AuthenticatedClient, Client
from referee_client.generated.models import SessionView, Submission, TriumviratePlay, TriumvirateView
from referee_client.generated.models.triumvirate_card import TRIUMVIRATE_CARD_VALUES
from referee_client.generated.unions import Move
from referee_client.player import play
from referee_client.problems import Refused, answered

from tests.clients.faulty_proxy import faulty_proxy
from tests.clients.matches import create, moves_by_seat, play_all, random_bots, record_of
from tests.service import free_port


def test_bots_play_a_match_to_its_end(base_url: str) -> None:
    created = create(base_url)
    views = play_all(base_url, created, random_bots(2))
    last = [seen[-1] for seen in views]
    assert [view.status for view in last] == ["finished", "finished"]
    record = record_of(base_url, created)
    assert record.result == last[0].result == last[1].result is not None
    with Client(base_url) as client:
        assert answered(verify_record.sync(client=client, body=record)).valid
    texts = [[event.text for view in seen for event in view.events] for seen in views]
    assert texts[0] == texts[1], "each seat is told every event once"
    assert texts[0][0] == "Game 1, hand 1: seat 1 shuffles 27 cards."
    assert texts[0][-1] in ("The match is a draw.", "Seat 0 wins the match.", "Seat 1 wins the match.")


def test_a_match_is_the_same_through_lost_requests_lost_replies_and_a_busy_service(base_url: str) -> None:
    undisturbed, disturbed = create(base_url), create(base_url)
    play_all(base_url, undisturbed, random_bots(2))
    with faulty_proxy(base_url) as proxy:
        views = play_all(proxy.url, disturbed, random_bots(2), follow="poll")
    assert [seen[-1].status for seen in views] == ["finished", "finished"]
    assert moves_by_seat(record_of(base_url, disturbed)) == moves_by_seat(record_of(base_url, undisturbed))
    lost = proxy.met["POST", "reply lost"] + proxy.met["POST", "reply broken off"]
    assert proxy.replayed == lost > 0, "each move whose reply was lost was sent again, and not made again"
    for fate in ("reply lost", "reply broken off", "request lost", "busy"):
        assert proxy.met["GET", fate] > 0
        assert proxy.met["POST", fate] > 0


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


def test_an_illegal_move_is_refused_with_its_rule(base_url: str) -> None:
    created = create(base_url)

    def bot(view: SessionView) -> Move:
        assert isinstance(view.view, TriumvirateView)
        return TriumviratePlay(
            type_="triumvirate.play",
            card=next(card for card in sorted(TRIUMVIRATE_CARD_VALUES) if card not in (view.view.hand or [])),
        )

    with pytest.raises(Refused) as refused:
        play(bot, base_url, created.session.session_id, token=created.seat_tokens[0])
    assert refused.value.problem.code == "illegal-move"
    assert refused.value.problem.rule == "common.not-held"
    assert "(illegal-move)" in str(refused.value)


def test_a_session_that_is_not_there_is_refused(base_url: str) -> None:
    with pytest.raises(Refused) as refused:
        play(random_bots(1)[0], base_url, "0" * 24, token="no-token")
    assert refused.value.problem.code == "not-found"


def test_patience_ends_when_nobody_answers() -> None:
    with pytest.raises(httpx.ConnectError):
        play(random_bots(1)[0], f"http://127.0.0.1:{free_port()}", "0" * 24, token="no-token", patience=0.3)
