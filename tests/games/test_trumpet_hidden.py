"""Trumpet: what each seat may know, states imagined behind a view, and states that cannot be."""

import msgspec
import pytest
from msgspec.structs import replace

from referee.games.chance import Rng
from referee.games.core import Impossible, Rejection, Result
from referee.games.trumpet import GAME, records
from referee.games.trumpet.catalogue import KINDS_OF_CARD, SUIT_OF, SUITS
from referee.games.trumpet.records import Played
from referee.games.trumpet.shown import shown_by
from tests.games.trumpet_positions import EVERY, after, game, position, reached

PENALTY = {"on_revoke": "penalty"}
SEEDS = [f"{n:064x}" for n in range(40)]
MOVES = [
    *map(records.Play, KINDS_OF_CARD),
    records.Advance(),
    *map(records.PushBack, range(6)),
    *map(records.PlaceTrump, SUITS),
    records.ExchangeTrumps(("hearts", "crowns")),
    records.DeclineTrump(),
    records.DeferTrump(),
]


def answers(state, seat):
    """Return what every move of a seat is answered with."""
    told = []
    for move in MOVES:
        try:
            GAME.judge(state, seat, move)
            told.append(None)
        except Rejection as rejection:
            told.append((rejection.rule, rejection.why))
    return told


def imagined(state, viewer):
    """Return many states that look the same to a viewer, each examined."""
    view = GAME.view(state, viewer)
    states = [GAME.imagine(view, seed) for seed in SEEDS]
    for other in states:
        GAME.check(other)
        assert GAME.view(other, viewer) == view
    return states


# --- Views ------------------------------------------------------------------------------------------------------------


def test_a_view_holds_the_viewers_hand_and_counts_the_others():
    state = after(position("hearts-3", "hearts-5", "hearts-11"), "hearts-3", "hearts-5")
    view = msgspec.to_builtins(GAME.view(state, 1))
    assert (view["game"], view["viewer"]) == ("trumpet", 1)
    assert view["hand"] == state.hands[1]
    assert view["hand_counts"] == (6, 6, 7)
    assert not {"hands", "undealt", "rng"} & set(view)
    spectator = msgspec.to_builtins(GAME.view(state, None))
    assert (spectator["viewer"], spectator["hand"]) == (None, None)
    assert set(view) - {"viewer", "hand", "hand_counts"} == set(msgspec.to_builtins(state)) - {"hands", "undealt", "rng"}


def test_a_state_has_the_fields_of_the_contract():
    fields = (
        "game phase players options to_act hand_number trick_number tricks_played dealer leader trick led_suit played last_trick "
        "positions trump_scale trump_chooser deferred_trump undealt_count result hands undealt rng"
    )
    assert set(msgspec.to_builtins(position("", ""))) == set(fields.split())


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("on_revoke", ["reject", "penalty"])
def test_what_is_hidden_changes_nothing_that_a_seat_is_told(players, on_revoke):
    states, _ = game(players, seed=players, revoke=0.3, on_revoke=on_revoke, shields=EVERY[::2], trick_limit=40)
    for i, state in enumerate(states[::7]):
        for viewer in (None, *range(players)):
            view = GAME.view(state, viewer)
            other = GAME.imagine(view, SEEDS[i % len(SEEDS)])
            GAME.check(other)
            assert GAME.view(other, viewer) == view
            if viewer is not None:
                assert GAME.legal_moves(other, viewer) == GAME.legal_moves(state, viewer)
                assert answers(other, viewer) == answers(state, viewer)


# --- Imagining --------------------------------------------------------------------------------------------------------


def test_hidden_cards_vary_and_the_viewers_own_do_not():
    state = position("", "super-trump super-trump", "super-trump")
    others = imagined(state, 0)
    assert {other.hands[0] for other in others} == {state.hands[0]}
    assert len({other.hands[1] for other in others}) > 30
    assert len({other.undealt for other in others}) > 30
    assert any(other.undealt.count("super-trump") == 3 for other in others)
    assert {other.rng.shuffles for other in others} == {1}
    assert len({other.hands for other in imagined(state, None)}) > 30


def test_super_trumps_seen_are_not_dealt_again():
    state = after(position("super-trump super-trump super-trump", "", ""), "super-trump")
    for other in imagined(state, 0):
        assert "super-trump" not in (*other.hands[1], *other.hands[2], *other.undealt)
    assert any(other.hands[0].count("super-trump") == 2 for other in imagined(state, 1))


@pytest.mark.rule("trumpet.follow-suit")
def test_a_seat_that_did_not_follow_is_dealt_none_of_the_suit():
    state = after(position("hearts-3", "stars-1 super-trump", ""), "hearts-3", "stars-1")
    for viewer in (0, 2, None):
        others = imagined(state, viewer)
        assert not any(SUIT_OF[card] == "hearts" for other in others for card in other.hands[1])
        assert any("super-trump" in other.hands[1] for other in others)
        assert any(SUIT_OF[card] == "stars" for other in others for card in other.hands[1])


@pytest.mark.rule("trumpet.follow-suit")
def test_a_super_trump_led_shows_nothing():
    state = after(position("super-trump", "hearts-1", ""), "super-trump", "hearts-1")
    assert shown_by(state).out_of == [set()] * 6


@pytest.mark.rule("trumpet.penalty")
def test_a_seat_that_revoked_is_dealt_a_card_it_could_have_followed_with():
    state = position("hearts-3 clubs-1", "hearts-5 stars-1 stars-2", "hearts-6", positions=(3, 6, 9), **PENALTY, shields=[])
    state = after(state, "hearts-3", "stars-1")
    for viewer in (0, 2, None):
        others = imagined(state, viewer)
        hearts = [{card for card in other.hands[1] if SUIT_OF[card] == "hearts"} for other in others]
        assert all(hearts)
        assert len(set.union(*hearts)) > 5


@pytest.mark.rule("trumpet.penalty")
def test_a_revoke_made_good_later_shows_no_more():
    state = position("hearts-3 hearts-4", "hearts-5 stars-1", positions=(5, 9), **PENALTY, shields=[])
    state = after(state, "hearts-3", "stars-1")
    assert shown_by(state).holds[1] == {"hearts"}
    state = after(state, "hearts-4", "hearts-5")
    assert shown_by(state).holds[1] == set()
    assert any(not any(SUIT_OF[card] == "hearts" for card in other.hands[1]) for other in imagined(state, 0))


@pytest.mark.rule("trumpet.penalty")
def test_what_revokes_show_is_dealt_even_when_it_takes_the_last_cards():
    hearts = " ".join(f"hearts-{n}" for n in (1, 2, 3, 4, 5, 6, 7))
    state = position(hearts, "hearts-8 stars-1", "hearts-9 hearts-10 hearts-11", positions=(3, 6, 9), **PENALTY, shields=[])
    state = after(state, "hearts-1", "stars-1", "hearts-9")
    for other in imagined(state, 0):
        assert any(SUIT_OF[card] == "hearts" for card in other.hands[1])


def test_six_hands_full_of_voids_and_revokes_can_be_imagined():
    def late(state):
        return len(state.played) == 5 and sum(play.revoke for trick in state.played for play in trick.cards) > 3

    state = reached(late, 6, revoke=0.8, **PENALTY, shields=[])
    for viewer in (None, *range(6)):
        imagined(state, viewer)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"hand": None}, "hand"),
        ({"hand": ("hearts-1",)}, "undealt_count"),
        ({"hand": ("hearts-1", "hearts-1")}, "hand"),
        ({"hand": ("super-trump",) * 4}, "hand"),
        ({"hand_counts": (7, 7)}, "hand_counts"),
        ({"hand_counts": (7, 7, 7, 7)}, "hand_counts"),
        ({"hand_counts": (7, 8, 7)}, "hand_counts"),
        ({"undealt_count": 47}, "undealt_count"),
        ({"trick": (Played(0, "hearts-1", False),) * 2}, "played"),
        ({"played": (records.Trick((), 0),)}, "tricks_played"),
        ({"viewer": 3}, "viewer"),
        ({"viewer": None}, "hand"),
        ({"positions": (1, 0, 0)}, "positions"),
        ({"last_trick": records.Trick((), 0)}, "last_trick"),
    ],
)
def test_a_view_that_no_state_has_is_refused(changes, field):
    view = GAME.view(position("", "", ""), 0)
    GAME.check_view(view)
    with pytest.raises(Impossible) as caught:
        GAME.check_view(replace(view, **changes))
    assert caught.value.field.split(".")[0] in (field, "hand_counts")


def test_a_view_that_asks_more_of_a_hand_than_it_can_hold_is_refused():
    state = position("hearts-3", "hearts-5 stars-1", "hearts-6", positions=(3, 6, 9), **PENALTY, shields=[])
    view = GAME.view(after(state, "hearts-3", "stars-1"), 0)
    with pytest.raises(Impossible) as caught:
        GAME.imagine(replace(view, hand_counts=(6, 0, 7)), SEEDS[0])
    assert caught.value.field == "hand_counts.1"


# --- States that cannot be --------------------------------------------------------------------------------------------


def tricks_later():
    """Return a state in the middle of the second hand, the third card of a trick to come."""
    return reached(lambda state: state.hand_number == 2 and len(state.played) == 3 and len(state.trick) == 2, 4)


def pending(phase, **options):
    """Return a state in which the last trick's winner, or the owner of the piece moved, is to choose."""
    return reached(lambda state: state.phase == phase and state.hand_number > 3, 4, **options)


def changed(state, change):
    """Return the state with some fields changed: to values, or to what a function of the state says."""
    return replace(state, **(change(state) if callable(change) else change))


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("leader", {"phase": "finished"}),
        ("leader", {"phase": "advance"}),
        ("tricks_played", lambda s: {"played": s.played[1:]}),
        ("tricks_played", lambda s: {"tricks_played": s.tricks_played + 1}),
        ("tricks_played", {"hand_number": 10**30}),
        ("dealer", lambda s: {"dealer": (s.dealer + 1) % 4}),
        ("dealer", {"dealer": 5}),
        ("leader", lambda s: {"leader": (s.leader + 1) % 4}),
        ("trick_number", {"trick_number": 3}),
        ("led_suit", {"led_suit": None}),
        ("trick", lambda s: {"trick": s.trick[::-1]}),
        ("hands", lambda s: {"trick": s.trick[:1]}),
        ("last_trick", {"last_trick": None}),
        ("last_trick", lambda s: {"last_trick": s.played[0]}),
        ("positions", {"positions": (30, 0, 0, 0)}),
        ("positions", {"positions": (1, 1, 5, 7)}),
        ("positions", {"positions": (0, 0, 0, 9)}),
        ("positions", {"positions": (1, 2)}),
        ("trump_scale", {"trump_scale": ("hearts", "hearts")}),
        ("trump_scale", lambda s: {"options": replace(s.options, shields=()), "trump_scale": ("stars",)}),
        ("trump_chooser", {"trump_chooser": 1}),
        ("deferred_trump", {"deferred_trump": 1}),
        ("undealt_count", {"undealt_count": 40}),
        ("undealt", lambda s: {"undealt": s.undealt[1:]}),
        ("hands", lambda s: {"undealt": (s.undealt[1], *s.undealt[1:])}),
        ("hands", lambda s: {"hands": s.hands[:2]}),
        ("hands", lambda s: {"hands": (tuple(reversed(s.hands[0])), *s.hands[1:])}),
        ("to_act", {"to_act": ()}),
        ("to_act", lambda s: {"to_act": (s.leader,)}),
        ("result", {"result": Result((1, 1, 1, 1), (0, 0, 0, 0), "trumpet.limit", (0, 1, 2, 3))}),
        ("rng", lambda s: {"rng": Rng(s.rng.seed, 3)}),
        ("options", lambda s: {"options": replace(s.options, shields=(8, 4))}),
        ("tricks_played", lambda s: {"options": replace(s.options, trick_limit=9)}),
    ],
)
def test_a_state_that_no_game_reaches_is_refused(field, change):
    state = tricks_later()
    GAME.check(state)
    with pytest.raises(Impossible) as caught:
        GAME.check(changed(state, change))
    assert caught.value.field.split(".")[0] == field


@pytest.mark.rule("trumpet.follow-suit")
def test_a_hand_holds_no_suit_that_its_seat_did_not_follow():
    state = after(position("hearts-3", "stars-1", ""), "hearts-3", "stars-1")
    hand = tuple(sorted(("hearts-4", *state.hands[1][1:]), key=KINDS_OF_CARD.index))
    undealt = (state.hands[1][0], *[card for card in state.undealt if card != "hearts-4"])
    with pytest.raises(Impossible) as caught:
        GAME.check(replace(state, hands=(state.hands[0], hand, state.hands[2]), undealt=undealt))
    assert caught.value.field == "hands.1"


@pytest.mark.rule("trumpet.penalty")
def test_a_hand_holds_the_suit_that_its_seat_revoked():
    state = position("hearts-3", "hearts-5 stars-1", positions=(3, 6), **PENALTY, shields=[], spaces=30)
    state = after(state, "hearts-3", "stars-1")
    trick = state.last_trick
    honest = replace(trick, cards=(trick.cards[0], replace(trick.cards[1], revoke=False)))
    with pytest.raises(Impossible) as caught:
        GAME.check(replace(state, played=(honest,), last_trick=honest))
    assert caught.value.field == "hands.1"
    hand = (*state.hands[1][1:], "super-trump")
    undealt = (state.hands[1][0], *[card for card in state.undealt if card != "super-trump"], "super-trump", "super-trump")
    with pytest.raises(Impossible) as caught:
        GAME.check(replace(state, hands=(state.hands[0], hand), undealt=undealt))
    assert (caught.value.field, "revoked" in caught.value.why) == ("hands.1", True)


@pytest.mark.rule("trumpet.penalty")
def test_a_piece_is_where_the_revoke_of_its_owner_put_it():
    state = position("hearts-3", "hearts-5 stars-1", "", positions=(3, 6, 9), **PENALTY, shields=[])
    state = after(state, "hearts-3", "stars-1")
    assert state.positions == (3, 2, 9)
    for at in (0, 1, 4, 6):
        with pytest.raises(Impossible) as caught:
            GAME.check(replace(state, positions=(3, at, 9)))
        assert caught.value.field == "positions.1"


@pytest.mark.rule("trumpet.follow-suit")
def test_a_revoke_needs_the_option_and_a_suit_not_followed():
    state = after(position("hearts-3", "hearts-5", ""), "hearts-3", "hearts-5")
    for options in (state.options, replace(state.options, on_revoke="penalty")):
        with pytest.raises(Impossible) as caught:
            GAME.check(replace(state, options=options, trick=(state.trick[0], replace(state.trick[1], revoke=True))))
        assert caught.value.field == "trick"


@pytest.mark.rule("trumpet.trick-winner")
def test_a_winner_that_no_trump_scale_explains_is_refused():
    state = after(position("hearts-3", "hearts-5", "stars-1", scale="clubs"), "hearts-3", "hearts-5", "stars-1")
    assert state.last_trick.winner == 1
    wrong = replace(state.last_trick, winner=2)
    changed = {"played": (wrong,), "last_trick": wrong, "leader": 2, "to_act": (2,), "positions": (20, 1, 1)}
    with pytest.raises(Impossible):
        GAME.check(replace(state, **changed))


@pytest.mark.parametrize("phase", ["advance", "trump"])
@pytest.mark.parametrize(
    "change",
    [
        lambda s: {"to_act": ((s.to_act[0] + 1) % 4,)},
        lambda s: {"trump_chooser": (s.to_act[0] + 1) % 4},
        lambda s: {"deferred_trump": s.to_act[0]},
        {"phase": "play"},
        {"phase": "finished"},
        lambda s: {"trick": (Played(s.leader, s.undealt[0], False),)},
        lambda s: (
            {"options": replace(s.options, spaces=100)} if s.phase == "advance" else {"options": replace(s.options, shields=())}
        ),
    ],
)
def test_a_pending_choice_belongs_to_the_last_trick(phase, change):
    state = pending(phase, spaces=13, shields=EVERY[:13:2])
    GAME.check(state)
    with pytest.raises(Impossible):
        GAME.check(changed(state, change))


@pytest.mark.rule("trumpet.limit", "trumpet.grand-shield")
def test_a_finished_game_has_its_own_result():
    for state in (game(3, 1, trick_limit=9)[0][-1], game(2, 2, spaces=12)[0][-1]):
        GAME.check(state)
        for result in (None, replace(state.result, reason="trumpet.advance"), replace(state.result, winners=())):
            with pytest.raises(Impossible) as caught:
                GAME.check(replace(state, result=result))
            assert caught.value.field == "result"
