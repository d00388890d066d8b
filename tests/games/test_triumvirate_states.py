"""States of Triumvirate that can and cannot exist."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from referee.games.core import Impossible
from referee.games.triumvirate import GAME, records
from referee.games.triumvirate.catalogue import DECK, SUIT_OF
from referee.games.triumvirate.records import Choice, PerSuit, State
from tests.games.play import play, seed

PLAYING = [ply.state for ply in play(GAME, 2, None, seed(11), Random(11))]


def a_state(**fields: Any) -> State:
    """Return the first state of a match whose fields are so."""
    return next(state for state in PLAYING if all(getattr(state, name) == value for name, value in fields.items()))


IMPOSSIBLE = [
    (a_state(), {"set_aside": ()}, "hands"),
    (a_state(), {"hands": (a_state().hands[0], a_state().hands[0])}, "hands.1"),
    (a_state(), {"hands": (a_state().hands[0],)}, "hands"),
    (a_state(), {"hands": (a_state().hands[0][::-1], a_state().hands[1])}, "hands.0"),
    (a_state(), {"dealer": 0}, "leader"),
    (a_state(), {"leader": 1}, "leader"),
    (a_state(), {"leader": 5}, "leader"),
    (a_state(), {"to_act": (1,)}, "to_act"),
    (a_state(), {"to_act": ()}, "to_act"),
    (a_state(), {"phase": "pledge"}, "phase"),
    (a_state(), {"phase": "finished"}, "phase"),
    (a_state(), {"game_number": 2}, "last_game"),
    (a_state(), {"game_number": 10}, "game_number"),
    (a_state(), {"hand_number": 2}, "set_aside"),
    (a_state(), {"led_suit": "red"}, "led_suit"),
    (a_state(), {"set_aside_count": 3}, "set_aside_count"),
    (a_state(), {"pledge_counts": (0, 1)}, "pledge_counts.1"),
    (a_state(), {"pledge_counts": (0,)}, "pledge_counts"),
    (a_state(), {"tricks_won": PerSuit(1, 0, 0)}, "tricks_won"),
    (a_state(), {"consuls": PerSuit(0, 1, 0)}, "consuls"),
    (a_state(), {"markers": (1, 0)}, "markers"),
    (a_state(), {"markers": (0, 0, 0)}, "markers"),
    (a_state(), {"options": records.Options(3, 2)}, "options.max_games"),
    (a_state(), {"pledge_choices": (Choice(None), None)}, "pledge_choices.0"),
    (a_state(), {"result": records.Result((1, 1), (0, 0), "triumvirate.limit", (0, 1))}, "result"),
    (a_state(), {"rng": replace(a_state().rng, shuffles=3)}, "rng.shuffles"),
    (a_state(phase="pledge"), {"pledge_choices": (Choice(None), Choice(None))}, "pledge_choices"),
    (a_state(phase="pledge"), {"to_act": (0,)}, "to_act"),
    (a_state(phase="finished"), {"result": None}, "result"),
    (a_state(phase="finished"), {"last_game": None}, "last_game"),
    (a_state(phase="finished"), {"markers": (2, 2)}, "markers"),
]


@pytest.mark.parametrize(("state", "change", "field"), IMPOSSIBLE, ids=[str(change) for _, change, _ in IMPOSSIBLE])
def test_a_state_that_cannot_exist_names_its_field(state: State, change: dict[str, Any], field: str) -> None:
    GAME.check(state)
    with pytest.raises(Impossible) as refused:
        GAME.check(replace(state, **change))
    assert refused.value.field.startswith(field)


def test_a_pledge_must_be_of_a_card_in_hand() -> None:
    state = a_state(phase="pledge", to_act=(0, 1))
    other = state.hands[1][0]
    with pytest.raises(Impossible) as refused:
        GAME.check(replace(state, pledge_choices=(Choice(other), None), to_act=(1,)))
    assert refused.value.field == "pledge_choices.0.card"


def test_a_seat_that_did_not_follow_cannot_hold_the_suit() -> None:
    for state in PLAYING:
        for index, trick in enumerate(state.tricks):
            led, followed = trick.cards
            same = next((c for c in state.set_aside if SUIT_OF[c] == SUIT_OF[led.card]), None)
            if SUIT_OF[led.card] != SUIT_OF[followed.card] and same and state.hands[followed.seat]:
                out = state.hands[followed.seat][0]
                hands = list(state.hands)
                hands[followed.seat] = tuple(sorted([*hands[followed.seat][1:], same], key=DECK.index))
                aside = tuple(out if c == same else c for c in state.set_aside)
                with pytest.raises(Impossible) as refused:
                    GAME.check(replace(state, hands=tuple(hands), set_aside=aside))
                assert refused.value.field == f"tricks.{index}.cards"
                return
    raise AssertionError("no revoke could be made up")


@pytest.mark.rule("triumvirate.pledge")
@pytest.mark.rule("triumvirate.redeal")
def test_the_state_counts_the_pledges_and_what_is_set_aside_as_every_view_does() -> None:
    assert {state.set_aside_count for state in PLAYING} == {5, 3}
    assert {max(state.pledge_counts) for state in PLAYING} == {0, 1, 2, 3}
    for state in PLAYING:
        assert state.pledge_counts == tuple(len(pledges) for pledges in state.pledges)
        assert state.set_aside_count == len(state.set_aside)
        for viewer in (0, 1, None):
            view = GAME.view(state, viewer)
            assert (view.pledge_counts, view.set_aside_count) == (state.pledge_counts, state.set_aside_count)


def test_every_card_is_somewhere_at_every_ply() -> None:
    for state in PLAYING:
        everywhere = [*state.hands[0], *state.hands[1], *state.pledges[0], *state.pledges[1], *state.set_aside]
        everywhere += [p.card for trick in state.tricks for p in trick.cards] + [p.card for p in state.trick]
        assert sorted(everywhere) == sorted(DECK)
