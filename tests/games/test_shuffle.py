"""The portable shuffle and the fair seed, against the published vectors; and dealing what is hidden."""

import json
from collections import Counter
from pathlib import Path
from struct import pack
from types import SimpleNamespace

import pytest

from referee.games.chance import Rng
from referee.games.core import Impossible
from referee.games.hidden import Place, deal_hidden
from referee.games.shuffle import combined_seed, commitment, shuffled
from tests.games.play import seed

VECTORS = json.loads((Path(__file__).parent / "shuffle-vectors.json").read_text())


@pytest.mark.parametrize("vector", VECTORS["shuffles"], ids=lambda vector: f"{vector['shuffle']}-{vector['length']}")
def test_a_shuffle_is_the_one_that_anybody_else_derives(vector: dict[str, object]) -> None:
    length = vector["length"]
    assert isinstance(length, int)
    assert shuffled(str(vector["seed"]), int(str(vector["shuffle"])), range(length)) == vector["result"]


def test_the_seed_of_a_fair_deal_follows_from_everybodys_part() -> None:
    fair = VECTORS["fairness"]
    assert commitment(fair["server_seed"]) == fair["commitment"]
    assert combined_seed(fair["server_seed"], fair["entropy"]) == fair["seed"]


@pytest.mark.parametrize("cards", [3, 6, 55, 300])
def test_a_word_that_would_favour_low_numbers_is_drawn_again(monkeypatch: pytest.MonkeyPatch, cards: int) -> None:
    refused, drawn = 2**32 - 1, 2**32 - 2**9  # the first is past the last multiple of 3, 6, 55 and 300; the second of none

    def stream(hashed: bytes) -> SimpleNamespace:
        first = drawn if int.from_bytes(hashed[-4:], "big") else refused
        return SimpleNamespace(digest=lambda: pack(">8I", first, *[drawn] * 7))

    monkeypatch.setattr("referee.games.shuffle.sha256", stream)
    expected = list(range(cards))
    for i in range(cards - 1, 0, -1):
        j = drawn % (i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert shuffled(seed(0), 0, range(cards)) == expected


def test_a_shuffle_counts_itself() -> None:
    first, after = Rng(seed(1), 0).shuffle("abcdefgh")
    second, last = after.shuffle("abcdefgh")
    assert (after.shuffles, last.shuffles) == (1, 2)
    assert first == shuffled(seed(1), 0, "abcdefgh")
    assert second == shuffled(seed(1), 1, "abcdefgh") != first


CARDS = ["a1", "a2", "a3", "b1", "b2", "b3", "wild", "wild"]


def test_hidden_cards_all_lie_somewhere_and_none_where_it_cannot() -> None:
    places = [Place("first", 3, ["a1", "a2", "a3"]), Place("second", 3, ["b1", "b2", "b3"]), Place("rest", 2)]
    for number in range(200):
        dealt = deal_hidden(seed(number), CARDS, places)
        assert [len(cards) for cards in dealt] == [3, 3, 2]
        assert Counter(card for cards in dealt for card in cards) == Counter(CARDS)
        assert not set(dealt[0]) & {"a1", "a2", "a3"}
        assert not set(dealt[1]) & {"b1", "b2", "b3"}


def test_a_deal_is_found_where_only_one_exists() -> None:
    places = [Place("any", 2), Place("no a", 2, ["a"]), Place("no a or b", 2, ["a", "b"])]
    for number in range(100):
        any_place, no_a, neither = deal_hidden(seed(number), ["a", "a", "b", "b", "c", "c"], places)
        assert (any_place, no_a, neither) == (["a", "a"], ["b", "b"], ["c", "c"])


def test_every_deal_that_is_possible_comes_up_about_as_often() -> None:
    places = [Place("no a", 1, ["a"]), Place("rest", 3)]
    counts = Counter(deal_hidden(seed(number), ["a", "b", "c", "d"], places)[0][0] for number in range(3000))
    assert set(counts) == {"b", "c", "d"}
    assert min(counts.values()) > 850


@pytest.mark.parametrize(
    ("cards", "places", "field"),
    [
        (["a", "b"], [Place("hands", 1)], "hands"),
        (["a", "b"], [Place("hands", 3)], "hands"),
        (["a", "b"], [Place("hands", 1, ["a"]), Place("aside", 1, ["a"])], "hands"),
        ([], [Place("hands", -1), Place("aside", 1)], "hands"),
    ],
)
def test_what_cannot_be_dealt_names_the_place(cards: list[str], places: list[Place], field: str) -> None:
    with pytest.raises(Impossible) as refused:
        deal_hidden(seed(0), cards, places)
    assert refused.value.field == field
