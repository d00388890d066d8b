"""Triads: what hands make, and which is better, against an exhaustive search over subsets and the Keystone's roles."""

import random
from itertools import combinations, combinations_with_replacement

import pytest

from referee.games.triads.catalogue import CATALOGUE, COPIES, DECK, KINDS_OF_CARD, POSITION
from referee.games.triads.combinations import best_arrangement, deciding_rule
from tests.games.triads_positions import cards, hand

PLAIN = KINDS_OF_CARD[:-1]
SUITS = {"violet": 3, "green": 2, "orange": 1}
SHAPES = {"first": (3, (1, 2, 2, 3, 3, 3)), "second": (2, (2, 2, 3, 3, 3)), "third": (1, (2, 3, 3))}
WEAKEST_FIRST = (
    "v1 v2 v2 g1 g1 o1",  # no triad
    "o2 o3 g3 v1 g1 o1",  # a third-level triad
    "o2 o3 o3 g1 v1 v1",  # an ideal one, of orange
    "g2 g3 g3 o1 v1 v1",  # of green
    "v2 v3 v3 o1 o1 g1",  # of violet
    "v2 g2 v3 g3 o3 o3",  # a second-level triad
    "o2 o2 o3 o3 o3 v2",  # an ideal one
    "g2 g2 g3 g3 g3 o3",
    "v2 v2 v3 v3 v3 o3",
    "o1 v2 g2 v3 v3 v3",  # a first-level triad
    "g1 v2 g2 v3 v3 v3",  # of a better level-1 card
    "v1 v2 g2 v3 v3 v3",
    "k v2 g2 v3 v3 v3",  # the Keystone in its place
    "o1 o2 o2 o3 o3 o3",  # an ideal one
    "g1 g2 g2 g3 g3 g3",
    "v1 v2 v2 v3 v3 v3",
    "k o2 o2 o3 o3 o3",  # with the Keystone in its place
)


def rank(text):
    return best_arrangement(hand(text)).rank


def made(text):
    combination = best_arrangement(hand(text)).combination
    return combination.triad, combination.ideal, combination.suit


def split(card):
    suit, _, level = card.partition("-")
    return suit, int(level)


def kicker(card):
    suit, level = split("violet-1" if card == "keystone" else card)
    return 4 - level, SUITS[suit]


def searched(six):
    """Return the best rank of six cards: every subset, the Keystone as every card in turn."""
    best = (0, 0, 0, tuple(sorted(map(kicker, six), reverse=True)))
    for used in combinations(range(6), 6), combinations(range(6), 5), combinations(range(6), 3):
        for places in used:
            inside = [six[i] for i in places]
            kickers = tuple(sorted((kicker(six[i]) for i in range(6) if i not in places), reverse=True))
            for role in PLAIN if "keystone" in inside else (None,):
                played = [split(role if card == "keystone" else card) for card in inside]
                for number, levels in SHAPES.values():
                    if tuple(sorted(level for _, level in played)) != levels:
                        continue
                    suits = {suit for suit, _ in played}
                    keystone_on_top = role is not None and split(role)[1] == 1
                    top = next((SUITS[suit] for suit, level in played if level == 1), 0)
                    if len(suits) == 1:
                        value = (number, 1, 4 if keystone_on_top else SUITS[suits.pop()], kickers)
                    else:
                        value = (number, 0, (4 if keystone_on_top else top) if number == 3 else 0, kickers)
                    best = max(best, value)
    return best


def all_hands():
    for six in combinations_with_replacement(KINDS_OF_CARD, 6):
        if all(six.count(card) <= COPIES[card] for card in six):
            yield six


@pytest.mark.rule("triads.ranking", "triads.ideal", "triads.top-card", "triads.keystone")
def test_the_deck():
    assert [card.id for card in CATALOGUE.cards] == list(KINDS_OF_CARD)
    assert [card.count for card in CATALOGUE.cards] == [3, 6, 9, 3, 6, 9, 3, 6, 9, 1]
    assert len(DECK) == 55
    assert DECK[:4] == ("violet-1", "violet-1", "violet-1", "violet-2")
    assert DECK[18] == "green-1"
    assert DECK[-2:] == ("orange-3", "keystone")


@pytest.mark.rule("triads.ranking", "triads.ideal", "triads.top-card", "triads.keystone")
def test_hands_from_the_weakest_to_the_highest():
    ranks = [rank(text) for text in WEAKEST_FIRST]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) == len(ranks)


@pytest.mark.rule("triads.ranking", "triads.keystone", "triads.kickers", "triads.ideal", "triads.top-card", "triads.cards-speak")
def test_every_hand_there_is_ranks_as_an_exhaustive_search_says():
    count = 0
    for six in all_hands():
        assert best_arrangement(six).rank == searched(six), six
        count += 1
    assert count == 4_128


@pytest.mark.rule("triads.cards-speak")
def test_ten_thousand_dealt_hands_are_laid_out_with_the_cards_they_hold():
    chance = random.Random(1)
    for _ in range(10_000):
        six = tuple(sorted(chance.sample(DECK, 6), key=POSITION.__getitem__))
        found, combination, _ = best_arrangement(six)
        assert sorted([*combination.cards, *combination.kickers]) == sorted(six)
        assert list(combination.cards) == sorted(combination.cards, key=POSITION.__getitem__)
        assert found[3] == tuple(map(kicker, combination.kickers)) == tuple(sorted(found[3], reverse=True))
        assert len(combination.cards) == {"first": 6, "second": 5, "third": 3, None: 0}[combination.triad]
        assert (combination.triad, int(combination.ideal)) == ((None, "third", "second", "first")[found[0]], found[1])
        assert found[2] == {"keystone": 4, None: 0, **SUITS}[combination.suit]


@pytest.mark.rule("triads.ideal")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("v1 v2 v2 v3 v3 v3", ("first", True, "violet")),
        ("g2 g2 g3 g3 g3 v2", ("second", True, "green")),
        ("o2 o3 o3 v1 v1 g1", ("third", True, "orange")),
        ("o1 v2 v2 v3 v3 v3", ("first", False, "orange")),
        ("g2 v2 g3 g3 g3 v2", ("second", False, None)),
        ("v2 o3 o3 v1 v1 g1", ("third", False, None)),
        ("v1 v1 v1 g1 g1 g1", (None, False, None)),
    ],
)
def test_a_triad_of_one_suit_is_ideal(text, expected):
    assert made(text) == expected


@pytest.mark.rule("triads.keystone")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("k v2 v2 v3 v3 v3", ("first", True, "keystone")),
        ("v1 k v2 v3 v3 v3", ("first", True, "violet")),
        ("v1 v2 v2 k v3 v3", ("first", True, "violet")),
        ("g1 k v2 v3 v3 v3", ("first", False, "green")),
        ("k v2 g2 v3 v3 v3", ("first", False, "keystone")),
        ("k v2 g3 g3 g3 v3", ("second", False, None)),
        ("k g2 g3 g3 g3 g3", ("second", True, "green")),
        ("k o3 o3 v1 v1 v1", ("third", True, "orange")),
        ("k o2 o3 v1 v1 v1", ("third", True, "orange")),
        ("k v2 o3 v1 v1 v1", ("third", False, None)),
        ("k v1 v2 v2 g1 o2", (None, False, None)),
    ],
)
def test_the_keystone_takes_whatever_place_is_open(text, expected):
    assert made(text) == expected


@pytest.mark.rule("triads.keystone", "triads.ranking")
@pytest.mark.parametrize("role", PLAIN)
def test_a_hand_is_never_worse_for_the_keystone_than_for_any_card_in_its_place(role):
    for five in combinations_with_replacement(PLAIN, 5):
        if all(five.count(card) <= COPIES[card] for card in five) and five.count(role) < COPIES[role]:
            plain = best_arrangement(tuple(sorted((*five, role), key=POSITION.__getitem__))).rank
            assert best_arrangement((*five, "keystone")).rank >= plain


@pytest.mark.rule("triads.top-card")
def test_the_level_one_card_decides_between_first_level_triads():
    assert rank("v1 o2 o2 o3 o3 g3") > rank("g1 v2 v2 v3 v3 g3") > rank("o1 v2 v2 v3 v3 g3")
    assert rank("k o2 g2 o3 o3 o3") > rank("v1 v2 g2 v3 v3 v3")
    assert rank("k o2 o2 o3 o3 o3") == rank("k v2 v2 v3 v3 v3") > rank("v1 v2 v2 v3 v3 v3")


@pytest.mark.rule("triads.kickers")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("v2 v3 g3 o1 o3 o3", "v2 v3 g3 o2 g2 v2"),
        ("v1 v1 g1 g1 o1 g2", "v1 v1 g1 g1 o1 o2"),
        ("v2 v2 v3 v3 v3 o2", "v2 v2 v3 v3 v3 v3"),
        ("v2 g2 o2 v3 g3 o3", "v2 g2 v3 g3 o3 o3"),
        ("o2 g3 o3 v1 g1 o1", "o2 g3 o3 v1 o1 o1"),
    ],
)
def test_what_is_left_out_decides_between_equal_triads(better, worse):
    assert made(better) == made(worse)
    assert rank(better) > rank(worse)
    assert deciding_rule(rank(better), rank(worse)) == "triads.kickers"


@pytest.mark.rule("triads.kickers")
def test_a_keystone_left_out_is_a_violet_card_of_level_one():
    assert rank("k v1 v2 v2 g1 o2") == rank("v1 v1 v2 v2 g1 o2")
    assert best_arrangement(hand("k g1 v1 v2 o1 g2")).combination.kickers == cards("v1 k g1 o1 v2 g2")


@pytest.mark.rule("triads.cards-speak", "triads.kickers")
def test_the_arrangement_found_leaves_the_best_kickers():
    combination = best_arrangement(hand("v2 g2 o2 v3 g3 v1")).combination
    assert (combination.triad, combination.ideal) == ("third", False)
    assert combination.cards == hand("o2 v3 g3")
    assert combination.kickers == hand("v1 v2 g2")
    ideal = best_arrangement(hand("v2 v3 v3 g3 g1 o1")).combination
    assert ideal.cards == hand("v2 v3 v3")


@pytest.mark.rule("triads.ranking", "triads.ideal", "triads.top-card", "triads.kickers", "triads.tie")
def test_the_rule_that_decides_is_the_first_in_which_two_hands_differ():
    decided = {
        ("v2 g2 v3 g3 o3 o3", "o2 g3 o3 v1 o1 o1"): "triads.ranking",
        ("o2 o3 o3 g1 v1 v1", "o2 g3 o3 v1 o1 o1"): "triads.ideal",
        ("v2 v3 v3 g1 v1 v1", "o2 o3 o3 g1 v1 v1"): "triads.ideal",
        ("k o2 o2 o3 o3 o3", "v1 v2 v2 v3 v3 v3"): "triads.top-card",
        ("g1 v2 v2 v3 v3 g3", "o1 v2 v2 v3 v3 g3"): "triads.top-card",
        ("v2 v2 v3 v3 v3 o2", "v2 v2 v3 v3 v3 v3"): "triads.kickers",
        ("k o2 o2 o3 o3 o3", "k v2 v2 v3 v3 v3"): "triads.tie",
    }
    for (better, worse), rule in decided.items():
        assert deciding_rule(rank(better), rank(worse)) == rule


@pytest.mark.rule("triads.ideal")
def test_all_pure_hands_of_a_level_order_by_suit():
    for levels in ("2 3 3", "2 2 3 3 3", "1 2 2 3 3 3"):
        rest = {3: "v1 g1 o1", 5: "v3", 6: ""}[len(levels.split())]
        ranks = [rank(" ".join(f"{suit}{level}" for level in levels.split()) + " " + rest) for suit in "ogv"]
        assert ranks == sorted(set(ranks))


@pytest.mark.rule("triads.top-card", "triads.ideal")
def test_no_hand_beats_the_ideal_triad_under_the_keystone():
    highest = rank("k g2 g2 g3 g3 g3")
    assert all(best_arrangement(six).rank <= highest for six in all_hands())
    tops = [six for six in all_hands() if best_arrangement(six).rank == highest]
    assert len(tops) == 3
