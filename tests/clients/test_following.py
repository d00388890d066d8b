"""Whatever happens to connections, each decision is answered once, and each event told once and in order."""

from collections import Counter
from collections.abc import Callable

import pytest
from referee_client.following import Follow
from referee_client.generated.models import SessionView
from referee_client.generated.unions import Move
from referee_client.player import Bot

from tests.clients.faulty_proxy import FATES, faulty_proxy
from tests.clients.matches import WAYS, create, events_of, moves_by_seat, play_all, random_bots, record_of

WAIT = 0.25
"""Seconds, so that a silent stream counts as lost soon."""


class Counting:
    """A bot that counts how often it is asked for each decision."""

    def __init__(self, bot: Bot) -> None:
        self.asked: Counter[int | None] = Counter()
        self._bot = bot

    def __call__(self, view: SessionView) -> Move:
        self.asked[view.decision] += 1
        return self._bot(view)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("follow", ["stream", "poll"])
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
        assert bots[seat].asked == Counter(range(len(moves[seat])))
    lost = proxy.met["POST", "reply lost"] + proxy.met["POST", "reply broken off"]
    assert proxy.replayed == lost > 0, "each move whose reply was lost was sent again, and not made again"
    expected = {"GET", "POST", "STREAM"} if follow == "stream" else {"GET", "POST"}
    met = {(what, fate) for what, fates in FATES.items() if what in expected for fate in fates}
    assert proxy.met.keys() == met
