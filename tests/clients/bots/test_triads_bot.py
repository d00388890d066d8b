"""The Triads bot reads a hand as the rules do, and bets by what it is worth."""

from collections.abc import Iterator
from random import Random

from referee_client.bots.in_process import GAMES
from referee_client.bots.triads import beaten, bot, rank

from referee.games.triads.catalogue import DECK, POSITION
from referee.games.triads.combinations import best_arrangement
from tests.clients.bots.positions import Position, legal, positions


def test_hands_rank_as_in_the_rules() -> None:
    chance = Random(1)
    for _ in range(3000):
        hand = chance.sample(DECK, 6)
        assert rank(tuple(sorted(hand))) == best_arrangement(tuple(sorted(hand, key=POSITION.__getitem__))).rank


def before_a_large_call(games: int) -> Iterator[Position]:
    """Yield positions in a game's first half, after the exchange, in which to call costs at least half the stack."""
    for number in range(games):
        for position in positions(GAMES["triads"], 2, number, {}):
            state, seat = position.state, position.seat
            cost = max(state.bets) - state.bets[seat]
            if state.phase == "bet" and state.exchange_round == 1 and state.hand_number <= 10 and 2 * cost >= state.stacks[seat]:
                yield position


def test_it_folds_a_poor_hand_and_never_a_strong_one_when_much_is_at_stake() -> None:
    poor, strong = [], []
    for position in before_a_large_call(400):
        worth = beaten(position.state.hands[position.seat])
        if worth < 0.2:
            poor.append(legal(position, bot)["type"])
        elif worth > 0.95:
            strong.append(legal(position, bot)["type"])
    assert len(poor) > 10
    assert set(poor) == {"triads.fold"}
    assert len(strong) > 2
    assert not {"triads.fold", "triads.check"} & set(strong)
