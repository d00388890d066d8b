"""Triumvirate, rule by rule: the deal, tricks, pledges."""

from random import Random

import pytest

from referee.games.core import visible
from referee.games.shuffle import shuffled
from referee.games.triumvirate import GAME, records
from referee.games.triumvirate.catalogue import DECK, NUMBER_OF, SUIT_OF
from referee.games.triumvirate.records import Choice, NoPledge, PerSuit, Play, Pledge
from tests.games.play import play, seed
from tests.games.triumvirate_positions import card, cards, deal, happened, judge, pledging, position, rejection

# --- The deal ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvirate.deal")
def test_the_first_deal_alternates_from_the_non_dealer_and_sets_the_last_five_aside() -> None:
    pile = shuffled(seed(0), 0, DECK)
    state = deal()
    assert state.dealer == 1
    assert set(state.hands[0]) == set(pile[0:22:2])
    assert set(state.hands[1]) == set(pile[1:22:2])
    assert list(state.hands[0]) == sorted(state.hands[0], key=DECK.index)
    assert list(state.set_aside) == pile[22:]
    assert (state.rng.shuffles, state.game_number, state.hand_number) == (1, 1, 1)


@pytest.mark.rule("triumvirate.deal")
def test_the_deal_is_told_to_each_seat_alone() -> None:
    state, events = GAME.deal(2, None, seed(0))
    for seat in (0, 1):
        (own,) = [visible(event, seat) for event in happened(events, records.Dealt) if event.seat == seat]
        assert sorted(own.cards) == sorted(state.hands[seat])


@pytest.mark.rule("triumvirate.deal")
def test_the_deal_alternates_every_hand_on_through_the_match() -> None:
    dealers = [
        (ply.state.game_number, ply.state.hand_number, ply.state.dealer, ply.state.rng.shuffles)
        for ply in play(GAME, 2, None, seed(3), Random(3))
    ]
    assert max(game for game, *_ in dealers) > 1
    for _, _, dealer, shuffles in dealers:
        assert dealer == shuffles % 2


@pytest.mark.rule("triumvirate.lead")
def test_the_non_dealer_leads_the_first_trick_and_may_lead_anything() -> None:
    state = deal()
    assert (state.leader, state.to_act) == (0, (0,))
    assert [move.card for move in GAME.legal_moves(state, 0).moves] == list(state.hands[0])


@pytest.mark.rule("triumvirate.lead")
def test_the_winner_of_a_trick_leads_the_next() -> None:
    state = judge(position("r3 y1", "r5 y2"), (0, Play(card("r3"))), (1, Play(card("r5")))).state
    assert (state.leader, state.to_act) == (1, (1,))


# --- Tricks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("triumvirate.follow-suit")
def test_who_can_follow_suit_must() -> None:
    state = position("y4", "r3 r8 y1", led="r1")
    assert [move.card for move in GAME.legal_moves(state, 1).moves] == list(cards("r3 r8"))
    rejected = rejection(state, 1, Play(card("y1")))
    assert (rejected.rule, rejected.why) == ("triumvirate.follow-suit", "You hold red-3, so you must follow red.")


@pytest.mark.rule("triumvirate.follow-suit")
def test_who_cannot_follow_suit_may_play_anything() -> None:
    state = position("y4", "r3 b0 b8", led="y1")
    assert [move.card for move in GAME.legal_moves(state, 1).moves] == list(cards("r3 b0 b8"))


@pytest.mark.rule("triumvirate.follow-suit")
def test_the_mob_is_a_card_of_its_suit() -> None:
    assert rejection(position("y4", "r0 y1", led="r5"), 1, Play(card("y1"))).rule == "triumvirate.follow-suit"
    assert [move.card for move in GAME.legal_moves(position("y4", "r5 y1", led="r0"), 1).moves] == list(cards("r5"))


@pytest.mark.rule("triumvirate.trick-winner")
@pytest.mark.parametrize(
    ("led", "followed", "winner"),
    [
        ("r3", "r5", "r5"),
        ("r5", "r3", "r5"),
        ("r3", "y5", "y5"),
        ("r5", "y3", "r5"),
        ("r4", "y4", "r4"),
        ("r8", "y0", "y0"),
        ("r0", "y8", "r0"),
        ("r0", "r1", "r1"),
        ("r1", "r0", "r1"),
        ("r0", "y0", "r0"),
        ("y0", "r0", "y0"),
    ],
)
def test_the_winning_card(led: str, followed: str, winner: str) -> None:
    state, events = judge(position(f"{led} b1", f"{followed} b2"), (0, Play(card(led))), (1, Play(card(followed))))
    (won,) = happened(events, records.TrickWon)
    assert won.card == card(winner)
    assert won.seat == state.leader == (0 if winner == led else 1)
    assert won.suit == state.tricks[0].suit == SUIT_OF[card(winner)]
    assert state.tricks[0].winner == won.seat
    assert getattr(state.tricks_won, won.suit) == 1


@pytest.mark.rule("triumvirate.trick-winner")
def test_the_trick_belongs_to_the_winning_suit_whoever_led() -> None:
    state = judge(position("r3 b1", "y5 b2"), (0, Play(card("r3"))), (1, Play(card("y5")))).state
    assert state.tricks_won == PerSuit(0, 1, 0)


# --- The end of a hand, pledges ---------------------------------------------------------------------------------------


@pytest.mark.rule("triumvirate.hand-ends")
def test_a_suit_with_three_tricks_elects_its_triumvir() -> None:
    state, events = judge(position("r3 b1", "r5 b2", tricks_won=PerSuit(2, 2, 2)), (0, Play(card("r3"))), (1, Play(card("r5"))))
    assert state.phase == "pledge"
    assert state.to_act == (0, 1)
    assert state.consuls == PerSuit(1, 0, 0)
    assert state.leader == 1
    (elected,) = happened(events, records.ConsulElected)
    assert (elected.suit, elected.text) == ("red", "Caesar is elected consul.")


@pytest.mark.rule("triumvirate.hand-ends")
def test_two_tricks_elect_nobody() -> None:
    state = judge(position("r3 b1", "r5 b2", tricks_won=PerSuit(1, 2, 2)), (0, Play(card("r3"))), (1, Play(card("r5")))).state
    assert (state.phase, state.consuls) == ("play", PerSuit(0, 0, 0))


@pytest.mark.rule("triumvirate.pledge")
def test_a_pledge_stays_in_hand_and_secret_until_both_have_decided() -> None:
    before = pledging("r3 y4", "b5 b6")
    state, events = judge(before, (1, Pledge(card("b5"))))
    assert state.to_act == (0,)
    assert state.hands == before.hands
    other, own = GAME.view(state, 0), GAME.view(state, 1)
    assert (other.pledge_decided, other.pledge_choice, other.pledge_counts, other.hand_counts) == (
        (False, True),
        None,
        (0, 0),
        (2, 2),
    )
    assert own.pledge_choice == Choice(card("b5"))
    (decided,) = events
    assert visible(decided, 1).choice == Choice(card("b5"))
    assert not isinstance(visible(decided, 0).choice, Choice)


@pytest.mark.rule("triumvirate.pledge")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_pledges_leave_the_hands_when_both_have_decided(order: tuple[int, int]) -> None:
    choices = {0: Pledge(card("r3")), 1: NoPledge()}
    state, events = judge(pledging("r3 y4", "b5 b6"), *((seat, choices[seat]) for seat in order))
    assert state.pledges == (cards("r3"), ())
    assert card("r3") not in state.hands[0]
    assert [(event.seat, event.pledge_count) for event in happened(events, records.Pledged)] == [(0, 1)]
    assert [event.seat for event in happened(events, records.NotPledged)] == [1]
    assert GAME.view(state, None).pledge_counts == (1, 0)
    assert (GAME.view(state, 0).pledged, GAME.view(state, 1).pledged) == (cards("r3"), ())
    assert not isinstance(visible(happened(events, records.Pledged)[0], 1).card, str)


@pytest.mark.rule("triumvirate.pledge")
def test_pledging_is_listed_card_by_card_and_then_no_pledge() -> None:
    listed = GAME.legal_moves(pledging("r3 y4", "b5"), 0)
    assert listed.moves == (Pledge(card("r3")), Pledge(card("y4")), NoPledge())
    assert listed.complete


@pytest.mark.rule("triumvirate.pledge-limit")
def test_a_seat_with_three_pledges_is_not_asked_and_counts_as_decided() -> None:
    full = (cards("r1 r2 r4"), ())
    state, events = judge(
        position("r3 b1", "r5 b2", tricks_won=PerSuit(2, 0, 0), consuls=PerSuit(1, 1, 1), pledges=full),
        (0, Play(card("r3"))),
        (1, Play(card("r5"))),
    )
    assert state.to_act == (1,)
    assert [event.seat for event in happened(events, records.PledgeSkipped)] == [0]
    assert GAME.view(state, 1).pledge_decided == (True, False)
    assert rejection(state, 0, NoPledge()).rule == "common.not-to-act"
    after, events = judge(state, (1, NoPledge()))
    assert after.hand_number == state.hand_number + 1
    assert [event.seat for event in happened(events, records.NotPledged)] == [1]


@pytest.mark.rule("triumvirate.pledge-limit")
def test_when_neither_may_pledge_the_hand_is_over_at_once() -> None:
    full = (cards("r1 r2 r4"), cards("y1 y2 y4"))
    state, events = judge(
        position("r3 b1", "r5 b2", tricks_won=PerSuit(2, 0, 0), consuls=PerSuit(1, 1, 1), pledges=full),
        (0, Play(card("r3"))),
        (1, Play(card("r5"))),
    )
    assert (state.phase, state.hand_number) == ("play", 2)
    assert len(happened(events, records.PledgeSkipped)) == 2


@pytest.mark.rule("triumvirate.redeal")
def test_a_further_hand_deals_what_was_played_and_set_aside_to_the_hands_as_they_are() -> None:
    before = next(ply.before for ply in play(GAME, 2, None, seed(1), Random(1)) if ply.state.hand_number == 2)
    kept = [
        tuple(c for c in before.hands[seat] if before.pledge_choices[seat] is None or c != before.pledge_choices[seat].card)
        for seat in (0, 1)
    ]
    (last,) = before.to_act
    state, events = GAME.judge(before, last, NoPledge())
    kept[last] = before.hands[last]
    gathered = sorted([p.card for trick in before.tricks for p in trick.cards] + list(before.set_aside), key=DECK.index)
    pile = shuffled(before.rng.seed, 1, gathered)
    assert list(state.set_aside) == pile[:3]
    counts = [event.count for event in events if isinstance(event, records.SetAside | records.Dealt)]
    assert counts == [3, len(pile[3::2]), len(pile[4::2])]
    first = 1 - state.dealer
    assert (first, state.leader, state.to_act) == (1, 1, (1,))
    assert set(state.hands[first]) == {*kept[first], *pile[3::2]}
    assert set(state.hands[state.dealer]) == {*kept[state.dealer], *pile[4::2]}
    assert (state.tricks, state.tricks_won, state.pledge_choices) == ((), PerSuit(), (None, None))


# --- The whole --------------------------------------------------------------------------------------------------------


def test_no_two_sets_of_legions_have_the_same_sum() -> None:
    sums = [sum(n for i, n in enumerate((3, 5, 7)) if chosen >> i & 1) for chosen in range(8)]
    assert len(set(sums)) == len(sums)
    assert {NUMBER_OF[c] for c in DECK} == set(range(9))
