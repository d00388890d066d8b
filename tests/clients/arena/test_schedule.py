"""Who plays whom, from where, with which deal."""

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest
from referee_client.arena.plan import Plan
from referee_client.arena.roster import roster
from referee_client.arena.schedule import deal_seed, everybody, matches_of_round, meetings, rotations, swiss_groups


def test_a_round_robin_plays_every_deal_by_every_group_from_every_seat_once() -> None:
    names = ("a", "b", "c", "d")
    matches = matches_of_round(everybody(names, 3), 1, deals=5, first=1)
    assert [match.number for match in matches] == list(range(1, 4 * 5 * 3 + 1))
    played = Counter((match.deal, match.seats) for match in matches)
    assert played == Counter(
        (deal, seats) for deal in range(1, 6) for group in combinations(names, 3) for seats in rotations(group)
    )
    for name in names:
        at_each_seat = Counter(match.seats.index(name) for match in matches if name in match.seats)
        assert at_each_seat == {0: 15, 1: 15, 2: 15}


def test_deals_come_one_after_the_other() -> None:
    matches = matches_of_round(everybody(("a", "b", "c"), 2), 1, deals=3, first=1)
    assert all(before.deal <= after.deal for before, after in pairwise(matches))


def test_rounds_go_on_where_the_one_before_ended() -> None:
    matches = matches_of_round([("a", "b")], 3, deals=2, first=9)
    assert [(match.number, match.round, match.deal) for match in matches] == [(9, 3, 5), (10, 3, 5), (11, 3, 6), (12, 3, 6)]


def test_the_deals_of_a_tournament_differ_and_follow_from_its_seed() -> None:
    seeds = [deal_seed(seed, deal) for seed in ("one", "another") for deal in (1, 2)]
    assert len(set(seeds)) == 4
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
    assert (
        deal_seed("one", 1) == "166179987bda63047c787797d6af74614ddc971f67ba84f4db41b4bbdaa912b8"
    )  # as printf one/1 | sha256sum says


def test_a_swiss_round_pairs_neighbours_who_have_not_met() -> None:
    assert swiss_groups("abcd", 2, {}, {}) == [("a", "b"), ("c", "d")]
    met = meetings([(1, frozenset("ab")), (1, frozenset("cd"))])
    assert swiss_groups("abcd", 2, met, {}) == [("a", "c"), ("b", "d")]


def test_a_swiss_round_looks_ahead_to_keep_the_last_from_meeting_again() -> None:
    met = meetings([(1, frozenset("cd")), (2, frozenset("cd"))])
    assert swiss_groups("abcd", 2, met, {}) == [("a", "c"), ("b", "d")], "a and b, the nearest, would leave c and d to meet again"


def test_swiss_rounds_repeat_no_meeting_as_long_as_that_can_be() -> None:
    met: Counter[frozenset[str]] = Counter()
    for _ in range(7):
        met += meetings((1, frozenset(group)) for group in swiss_groups("abcdefgh", 2, met, {}))
    assert met == Counter(frozenset(pair) for pair in combinations("abcdefgh", 2))
    again = swiss_groups("abcdefgh", 2, met, {})
    assert sorted(name for group in again for name in group) == list("abcdefgh")


def test_swiss_groups_of_more_than_two_meet_as_seldom_as_can_be() -> None:
    assert swiss_groups("abcdef", 3, {}, {}) == [("a", "b", "c"), ("d", "e", "f")]
    met = meetings([(1, frozenset("abc")), (1, frozenset("def"))])
    groups = swiss_groups("abcdef", 3, met, {})
    assert sum(met[frozenset(pair)] for group in groups for pair in combinations(group, 2)) == 2


@pytest.mark.parametrize(("byes", "idle"), [({}, "e"), ({"e": 1}, "d"), ({"d": 1, "e": 1}, "c"), (dict.fromkeys("abcde", 2), "e")])
def test_who_sat_out_the_least_and_stands_last_sits_out(byes: dict[str, int], idle: str) -> None:
    groups = swiss_groups("abcde", 2, {}, byes)
    assert sorted(name for group in groups for name in group) == sorted(set("abcde") - {idle})


def test_a_hundred_bots_are_paired_at_once() -> None:
    names = tuple(str(number) for number in range(100))
    met: Counter[frozenset[str]] = Counter()
    for _ in range(12):
        met += meetings((1, frozenset(group)) for group in swiss_groups(names, 2, met, {}))
    assert max(met.values()) == 1


def test_a_best_pairing_is_not_searched_for_ever() -> None:
    random = Random(1)
    names = [str(number) for number in range(60)]
    met = {frozenset(pair): random.randrange(1, 5) for pair in combinations(names, 2)}
    groups = swiss_groups(names, 2, met, {})
    assert sorted(name for group in groups for name in group) == sorted(names)
    assert sum(met[frozenset(group)] for group in groups) < 45, "by chance it would be 75"


def test_the_terms_that_bots_see_do_not_tell_matches_apart() -> None:
    plan = Plan("triumvirate", 2, {}, tuple(roster(["a=x", "b=y"])), "round-robin", 1, 3, "s", None, 60)
    assert {plan.terms(match)["label"] for match in plan.round(1, [])} == {"tournament of triumvirate"}
