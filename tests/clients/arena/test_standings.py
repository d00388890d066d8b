"""Points, ratings and intervals."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from referee_client.arena.plan import Plan
from referee_client.arena.played import Failure
from referee_client.arena.roster import Bot
from referee_client.arena.standings import Meeting, head_to_head, standings

from tests.clients.arena.results import played


def test_points_are_the_share_of_the_others_left_behind() -> None:
    first, second, third, fourth = standings("abcd", [played(1, "abcd", ranks=(1, 2, 2, 4), scores=(9, 5, 5, -1))])
    assert [(own.name, own.points, own.wins) for own in (first, second, third, fourth)] == [
        ("a", 1, 1),
        ("b", pytest.approx(0.5), 0),
        ("c", pytest.approx(0.5), 0),
        ("d", 0, 0),
    ]
    assert [own.mean_score for own in (first, fourth)] == [9, -1]


def test_the_first_rank_is_shared() -> None:
    first, second = standings("ab", [played(1, "ab", ranks=(1, 1)), played(2, "ba", ranks=(1, 2))])
    assert (first.name, first.wins, first.points, first.share) == ("b", 1.5, 1.5, 0.75)
    assert (second.wins, second.points, second.share) == (0.5, 0.5, 0.25)


def test_games_lost_other_than_by_playing_are_counted_by_their_kind() -> None:
    hung = Failure("hung", "no answer")
    crashed = Failure("crashed", "exit code 1")
    matches = [
        played(1, "ab", ranks=(2, 1), failures=(hung, None)),
        played(2, "ba", ranks=(1, 2), failures=(None, crashed)),
        played(3, "ab", ranks=(2, 1), failures=(hung, None)),
    ]
    b, a = standings("ab", matches)
    assert a.failures == {"hung": 2, "crashed": 1}
    assert not b.failures


def test_ratings_do_not_hang_on_the_order_in_which_matches_ended() -> None:
    random = Random(5)
    matches = [played(number, "abc"[: number % 2 + 2], ranks=(1, 2, 2)[: number % 2 + 2]) for number in range(1, 40)]
    in_order = standings("abc", matches)
    random.shuffle(matches)
    assert standings("abc", matches) == in_order


def test_the_better_bot_has_the_higher_rating_and_more_matches_narrow_its_interval() -> None:
    few = standings("ab", [played(number, "ab", ranks=(1, 2)) for number in range(1, 4)])
    many = standings("ab", [played(number, "ab", ranks=(1, 2)) for number in range(1, 40)])
    for a, b in (few, many):
        assert a.mu > 25 > b.mu
        assert a.low < a.mu < a.high
    assert many[0].sigma < few[0].sigma < 25 / 3


def test_who_has_not_played_has_the_rating_of_a_newcomer() -> None:
    (only,) = standings("a", [])
    assert (only.mu, only.share, only.mean_score) == (25, 0, 0)


def test_head_to_head_is_seen_from_both_sides() -> None:
    matches = [played(1, "ab", ranks=(1, 2)), played(2, "ba", ranks=(1, 2)), played(3, "ab", ranks=(1, 2), deal=2)]
    meetings = head_to_head(matches)
    ours, theirs = meetings["a", "b"], meetings["b", "a"]
    assert (ours.matches, ours.deals) == (theirs.matches, theirs.deals) == (3, 2)
    assert ours.share == 0.75 == 1 - theirs.share
    assert (ours.low, ours.high) == (pytest.approx(1 - theirs.high), pytest.approx(1 - theirs.low))
    assert set(meetings) == {("a", "b"), ("b", "a")}


def test_luck_that_cancels_within_deals_leaves_a_narrow_interval() -> None:
    cards_decide, skill_decides = [], []
    for deal in range(1, 21):
        lucky = (1, 2) if deal % 2 else (2, 1)
        cards_decide += [played(2 * deal, "ab", ranks=lucky, deal=deal), played(2 * deal + 1, "ba", ranks=lucky, deal=deal)]
        ours = lucky, lucky[::-1]
        skill_decides += [played(2 * deal + turn, ("ab", "ba")[turn], ranks=ours[turn], deal=deal) for turn in (0, 1)]
    even, uneven = head_to_head(cards_decide)["a", "b"], head_to_head(skill_decides)["a", "b"]
    assert even.share == uneven.share == 0.5
    assert even.high - even.low < (uneven.high - uneven.low) / 2


def test_a_few_deals_claim_no_certainty_and_many_claim_some() -> None:
    def won(deals: int) -> float:
        return head_to_head(played(deal, "ab", ranks=(1, 2), deal=deal) for deal in range(1, deals + 1))["a", "b"].low

    assert won(1) == 0
    assert won(4) < 0.5 < 0.9 < won(100) < 1


def test_games_that_went_alike_prove_no_more_than_one() -> None:
    def meeting(*digests: str, **failing: Any) -> Meeting:
        matches = [played(i, "ab", ranks=(1, 2), deal=i, moves_digest=digest, **failing) for i, digest in enumerate(digests, 1)]
        return head_to_head(matches)["a", "b"]

    assert replace(meeting(*["same"] * 20), matches=1) == meeting("same")
    assert meeting(*["same"] * 20).deals == 1
    assert meeting(*map(str, range(20))).low > 0.5
    crashed = (None, Failure("crashed", "exit code 1"))
    assert meeting(*[""] * 20, failures=crashed).deals == 20


def test_the_interval_is_that_of_student() -> None:
    shares = [0.5, 1, 0.5, 0, 1, 1, 0.5, 0.5]
    ranks = {0.5: (1, 1), 1.0: (1, 2), 0.0: (2, 1)}
    meeting = head_to_head(played(deal, "ab", ranks=ranks[share], deal=deal) for deal, share in enumerate(shares, 1))["a", "b"]
    # By hand: 0.5 1 0.5 0 1 1 0.5 0.5 0 1 have the mean 0.6 and the standard deviation 0.3944; t with 9 degrees is 2.262.
    assert meeting.low == pytest.approx(0.6 - 2.262 * 0.39441 / 10**0.5, abs=1e-4)
    assert meeting.high == pytest.approx(0.6 + 2.262 * 0.39441 / 10**0.5, abs=1e-4)


def test_a_swiss_round_sat_out_is_a_round_won_once_the_round_is_over() -> None:
    plan = Plan("triumvirate", 2, {}, tuple(Bot(name, "x") for name in "abc"), "swiss", 2, 1, "s", None, 1)
    first, second = plan.round(1, [])
    assert (first.seats, second.seats) == (("a", "b"), ("b", "a"))
    half = [played(1, "ab", ranks=(1, 2))]
    assert [own.byes for own in plan.standings(half)] == [0, 0, 0]
    whole = [*half, played(2, "ba", ranks=(2, 1))]
    by_name = {own.name: own for own in plan.standings(whole)}
    assert (by_name["c"].byes, by_name["c"].points, by_name["c"].share) == (1, 2, 1)
    assert (by_name["a"].byes, by_name["a"].points) == (0, 2)
    (third, _) = plan.round(2, whole)
    assert (third.number, third.round, third.deal) == (3, 2, 2)
    assert set(third.seats) == {"c", "a"}, "the leader by points meets the next; b has not sat out and stands last"
