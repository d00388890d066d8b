"""Whatever happens to connections, each decision is answered once, and each event told once and in order."""

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
import redis
from referee_client.following import Follow
from referee_client.generated.models import SessionView
from referee_client.generated.unions import Move
from referee_client.player import Bot

from referee.sessions.store import keys
from tests.clients.faulty_proxy import FATES, faulty_proxy
from tests.clients.matches import WAYS, create, events_of, moves_by_seat, play_all, random_bots, record_of
from tests.service import running_service
from tests.sessions.processes import Service, descendants, serving
from tests.sessions.tables import eventually

WAIT = 0.15
"""Seconds, so that a silent stream counts as lost soon."""


class Counting:
    """A bot that counts how often it is asked for each decision."""

    def __init__(self, bot: Bot) -> None:
        self.asked: Counter[int | None] = Counter()
        self.before: Callable[[SessionView], None] = lambda _view: None
        self._bot = bot

    def __call__(self, view: SessionView) -> Move:
        self.asked[view.decision] += 1
        self.before(view)
        return self._bot(view)


@pytest.fixture(scope="module")
def reloaded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service whose workers are replaced."""
    with serving(tmp_path_factory.mktemp("reloaded")) as service:
        yield service


in_both_ways = pytest.mark.parametrize("way", WAYS)
with_both_kinds_of_news = pytest.mark.parametrize("follow", ["stream", "poll"])


@in_both_ways
@with_both_kinds_of_news
def test_a_match_is_the_same_through_all_that_can_happen_to_connections(
    base_url: str, way: Callable[..., SessionView], follow: Follow
) -> None:
    undisturbed, disturbed = create(base_url), create(base_url)
    play_all(base_url, undisturbed, random_bots(2))
    bots = [Counting(bot) for bot in random_bots(2)]
    with faulty_proxy(base_url) as proxy:
        views = play_all(proxy.url, disturbed, bots, way, follow=follow, wait=WAIT)
    assert [seen[-1].status for seen in views] == ["finished", "finished"]
    moves = moves_by_seat(record_of(base_url, disturbed))
    assert moves == moves_by_seat(record_of(base_url, undisturbed))
    for seat, seen in enumerate(views):
        assert [event for view in seen for event in view.events] == events_of(base_url, disturbed, seat)
        assert len({view.version for view in seen}) == len(seen)
        assert bots[seat].asked == Counter(range(len(moves[seat])))
    lost = proxy.met["POST", "reply lost"] + proxy.met["POST", "reply broken off"]
    assert proxy.replayed == lost > 0, "each move whose reply was lost was sent again, and not made again"
    expected = {"GET", "POST", "STREAM"} if follow == "stream" else {"GET", "POST"}
    met = {(what, fate) for what, fates in FATES.items() if what in expected for fate in fates}
    assert proxy.met.keys() == met


@in_both_ways
@with_both_kinds_of_news
def test_a_match_goes_on_while_workers_are_replaced(reloaded: Service, way: Callable[..., SessionView], follow: Follow) -> None:
    """A stream then ends without saying that the session has, and a look that waits comes back with no news."""
    created = create(reloaded.base_url)
    arbiter = next(pid for pid in descendants(reloaded.process.pid, "gunicorn") if descendants(pid))
    before = set(descendants(arbiter))

    def reload(view: SessionView) -> None:
        if view.decision == 3:
            os.kill(arbiter, signal.SIGHUP)
            eventually(lambda: not before & set(descendants(arbiter)))

    first, second = (Counting(bot) for bot in random_bots(2))
    first.before = reload
    views = play_all(reloaded.base_url, created, [first, second], way, follow=follow)
    assert [seen[-1].status for seen in views] == ["finished", "finished"]
    for seat, seen in enumerate(views):
        assert [event for view in seen for event in view.events] == events_of(reloaded.base_url, created, seat)
    assert set(first.asked.values()) == set(second.asked.values()) == {1}


@with_both_kinds_of_news
def test_where_no_place_is_left_to_wait_in_bots_look_again_and_again(redis_url: str, follow: Follow) -> None:
    with running_service(redis_url, workers=1, waiting_places=1) as base_url:
        created = create(base_url, "triads", 3, options={"hands": 2})
        views = play_all(base_url, created, random_bots(3), follow=follow)
    assert [seen[-1].status for seen in views] == ["finished"] * 3


def test_a_proxy_that_holds_streams_up_is_no_obstacle(base_url: str) -> None:
    """It passes on what is whole, as a stream never is while the session goes on."""
    created = create(base_url)
    with faulty_proxy(base_url, {"STREAM": ["silent from the start"], "GET": ["answered"], "POST": ["answered"]}) as proxy:
        views = play_all(proxy.url, created, random_bots(2), wait=WAIT)
        assert [seen[-1].status for seen in views] == ["finished", "finished"]
        assert proxy.met["STREAM", "silent from the start"] < 10, "it is not tried again for each move"


@with_both_kinds_of_news
def test_who_moved_is_asked_again_by_a_store_that_forgot(base_url: str, redis_url: str, follow: Follow) -> None:
    """As after a failover, which may take back the last moments."""
    created = create(base_url)
    kept: dict[str, bytes] = {}
    first, second = (Counting(bot) for bot in random_bots(2))
    with redis.Redis.from_url(redis_url) as database:

        def keep(view: SessionView) -> None:
            if view.decision == 3 and not kept:
                kept.update({key: database.dump(key) for key in keys(view.session_id)})

        def forget(view: SessionView) -> Move:
            if view.decision == 4 and first.asked[3] == 1:
                for key, value in kept.items():
                    database.restore(key, 0, value, replace=True)
            return second(view)

        first.before = keep
        views = play_all(base_url, created, [first, forget], follow=follow, wait=WAIT)
    assert [seen[-1].status for seen in views] == ["finished", "finished"]
    assert first.asked[3] == 2
