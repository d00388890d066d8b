"""Which states of Triumvirate can exist: all that the rules make true of every state they lead to."""

from collections import Counter
from collections.abc import Sequence

from referee.games.core import ranked, require
from referee.games.triumvirate.catalogue import DECK, POSITION, SUIT_OF, SUITS
from referee.games.triumvirate.records import Cards, Choice, LastGame, PerSuit, Played, State, Suit, Table, Trick
from referee.games.triumvirate.rules import (
    PLEDGE_LIMIT,
    SEATS,
    TO_WIN,
    end_of_match,
    one_more,
    pledge_score,
    winning_card,
)

_SHORTEST_GAME, _LONGEST_GAME = 3, 7
"""Hands in a game."""


def examine(state: State) -> None:
    """Raise Impossible, naming the field, for a state that no match reaches."""
    _examine_shape(state)
    _examine_cards(state)
    _examine_tricks(state)
    _examine_pledges(state)
    _examine_game(state)
    _examine_match(state)
    _examine_turn(state)


def shortest_history(table: Table) -> int:
    """Return how many hands have been dealt at the least, this one included: one shuffle each, the dealer alternating."""
    dealt = _SHORTEST_GAME * (table.game_number - 1) + table.hand_number
    return dealt if dealt % 2 == table.dealer else dealt + 1


def voids(tricks: Sequence[Trick], trick: Sequence[Played]) -> tuple[set[Suit], set[Suit]]:
    """Return per seat the suits it has shown in this hand to be out of."""
    out_of: tuple[set[Suit], set[Suit]] = (set(), set())
    for cards in [*(done.cards for done in tricks), trick]:
        for play in cards[1:]:
            if SUIT_OF[play.card] != SUIT_OF[cards[0].card]:
                out_of[play.seat % 2].add(SUIT_OF[cards[0].card])
    return out_of


def _examine_shape(state: State) -> None:
    for field in ("hands", "pledges", "pledge_counts", "pledge_choices", "markers"):
        require(len(getattr(state, field)) == len(SEATS), field, "must have a value for each seat")
    require(state.options.max_games >= state.options.games_to_win, "options.max_games", "must be at least games_to_win")
    require(state.game_number <= state.options.max_games, "game_number", "is past max_games")
    for field in ("dealer", "leader"):
        require(getattr(state, field) in SEATS, field, "is no seat of this game")
    for seat, hand in enumerate(state.hands):
        require(list(hand) == sorted(hand, key=POSITION.__getitem__), f"hands.{seat}", "must be sorted in canonical order")


def _examine_cards(state: State) -> None:
    places: list[tuple[str, Cards]] = [
        *((f"hands.{seat}", hand) for seat, hand in enumerate(state.hands)),
        *((f"pledges.{seat}", pledges) for seat, pledges in enumerate(state.pledges)),
        ("set_aside", state.set_aside),
        *((f"tricks.{i}.cards", tuple(play.card for play in trick.cards)) for i, trick in enumerate(state.tricks)),
        ("trick", tuple(play.card for play in state.trick)),
    ]
    where: dict[str, str] = {}
    for place, cards in places:
        for card in cards:
            require(card not in where, place, f"{card} is in {where.get(card)} too")
            where[card] = place
    missing = [card for card in DECK if card not in where]
    require(not missing, "hands", f"{', '.join(missing)} is nowhere: all {len(DECK)} cards must be somewhere")
    for seat, pledges in enumerate(state.pledges):
        require(state.pledge_counts[seat] == len(pledges), f"pledge_counts.{seat}", f"must be {len(pledges)}, the seat's pledges")
    aside = 5 if state.hand_number == 1 else 3
    require(len(state.set_aside) == aside, "set_aside", f"must be {aside} cards in hand {state.hand_number} of a game")
    require(state.set_aside_count == aside, "set_aside_count", f"must be {aside} in hand {state.hand_number} of a game")
    full = 11 if state.hand_number == 1 else 12
    plays = Counter(play.seat for cards in [*(trick.cards for trick in state.tricks), state.trick] for play in cards)
    for seat, hand in enumerate(state.hands):
        expected = full - len(state.pledges[seat]) - plays[seat]
        require(len(hand) == expected, f"hands.{seat}", f"must be {expected} cards: {full} less those played and pledged")


def _examine_tricks(state: State) -> None:
    leader = 1 - state.dealer
    won = PerSuit()
    for i, trick in enumerate(state.tricks):
        field = f"tricks.{i}"
        require(TO_WIN not in _counts(won), field, "comes after the end of the hand")
        require([play.seat for play in trick.cards] == [leader, 1 - leader], f"{field}.cards", f"must be led by seat {leader}")
        winner = winning_card(*trick.cards)
        require(trick.winner == winner.seat, f"{field}.winner", f"must be seat {winner.seat}")
        require(trick.suit == SUIT_OF[winner.card], f"{field}.suit", f"must be {SUIT_OF[winner.card]}")
        won = one_more(won, trick.suit)
        leader = trick.winner
        _examine_following(state, i)
    require(state.tricks_won == won, "tricks_won", "must count the suits of the tricks")
    require(state.leader == leader, "leader", f"must be seat {leader}")
    if state.trick:
        require([play.seat for play in state.trick] == [leader], "trick", f"must be one card, led by seat {leader}")
    led = SUIT_OF[state.trick[0].card] if state.trick else None
    require(state.led_suit == led, "led_suit", f"must be {led or 'null'}")


def _examine_following(state: State, index: int) -> None:
    led, followed = state.tricks[index].cards
    suit = SUIT_OF[led.card]
    if SUIT_OF[followed.card] == suit:
        return
    later = [play for trick in state.tricks[index + 1 :] for play in trick.cards] + list(state.trick)
    held = [*state.hands[followed.seat], *(play.card for play in later if play.seat == followed.seat)]
    revoked = next((card for card in held if SUIT_OF[card] == suit), None)
    require(revoked is None, f"tricks.{index}.cards", f"seat {followed.seat} held {revoked} and did not follow {suit}")


def _examine_pledges(state: State) -> None:
    chances = state.hand_number if state.phase == "finished" else state.hand_number - 1
    for seat, pledges in enumerate(state.pledges):
        most = min(PLEDGE_LIMIT, chances)
        require(len(pledges) <= most, f"pledges.{seat}", f"cannot be more than {most} by now")
    for seat, choice in enumerate(state.pledge_choices):
        field = f"pledge_choices.{seat}"
        if state.phase != "pledge":
            require(choice is None, field, "must be null outside phase pledge")
        elif len(state.pledges[seat]) == PLEDGE_LIMIT:
            require(choice == Choice(None), field, "must be no card: the seat has three pledges and is not asked")
        elif choice is not None and choice.card is not None:
            require(choice.card in state.hands[seat], f"{field}.card", f"{choice.card} is not in the seat's hand")


def _examine_game(state: State) -> None:
    over = state.phase != "play"
    require((TO_WIN in _counts(state.tricks_won)) == over, "phase", "must be play until a suit has three tricks, and no longer")
    hands = state.hand_number if over else state.hand_number - 1
    consuls = dict(zip(SUITS, _counts(state.consuls), strict=True))
    require(sum(consuls.values()) == hands, "consuls", f"must be {hands} together in hand {state.hand_number}")
    crowned = TO_WIN in consuls.values()
    if over:
        winner = SUITS[_counts(state.tricks_won).index(TO_WIN)]
        consuls[winner] -= 1
        require(consuls[winner] >= 0, f"consuls.{winner}", "must count the hand just won")
    require(max(consuls.values()) < TO_WIN, "consuls", "must be less than three of each suit until the hand that crowns an emperor")
    if state.phase == "finished":
        require(crowned, "consuls", "must have an emperor when the match is over")


def _examine_match(state: State) -> None:
    finished = state.phase == "finished"
    completed = state.game_number if finished else state.game_number - 1
    require(sum(state.markers) <= completed, "markers", f"cannot be more than the {completed} games completed")
    require((state.last_game is not None) == (completed > 0), "last_game", "must be there once a game is completed, and not before")
    if state.last_game is not None:
        _examine_last_game(state, state.last_game)
    shuffles, dealt = state.rng.shuffles, shortest_history(state)
    most = _LONGEST_GAME * (state.game_number - 1) + state.hand_number
    require(
        dealt <= shuffles <= most and shuffles % 2 == state.dealer,
        "rng.shuffles",
        f"does not fit: one a hand, so {dealt} to {most} by now, an odd number when seat 1 deals",
    )
    if not finished:
        require(max(state.markers) < state.options.games_to_win, "markers", "would have ended the match")
        require(state.result is None, "result", "must be null until the match is over")
        return
    reason = end_of_match(state)
    require(reason is not None, "phase", "cannot be finished: neither markers nor games have ended the match")
    full = state.options.games_to_win
    require(max(state.markers) <= full and state.markers != (full, full), "markers", "cannot be more than won the match")
    require(state.result == ranked(state.markers, state.markers, str(reason)), "result", "does not follow from the markers")


def _examine_last_game(state: State, last: LastGame) -> None:
    pledged = [card for pledges in last.pledges for card in pledges]
    shape = len(last.pledges) == len(SEATS) and all(len(pledges) <= PLEDGE_LIMIT for pledges in last.pledges)
    require(shape and len(set(pledged)) == len(pledged), "last_game.pledges", "must be at most three cards a seat, all different")
    scores = tuple(pledge_score(pledges, last.emperor) for pledges in last.pledges)
    require(last.scores == scores, "last_game.scores", f"must be {list(scores)}")
    winner = None if scores[0] == scores[1] else int(scores[1] > scores[0])
    require(last.winner == winner, "last_game.winner", f"must be {'null' if winner is None else winner}")
    if winner is not None:
        require(state.markers[winner] > 0, f"markers.{winner}", "must count the last game")
    if state.phase == "finished":
        require(last.pledges == state.pledges, "last_game.pledges", "must be the pledges of the game that just ended")
        require(getattr(state.consuls, last.emperor) == TO_WIN, "last_game.emperor", "must have three consuls")


def _examine_turn(state: State) -> None:
    if state.phase == "play":
        expected: tuple[int, ...] = (1 - state.leader,) if state.trick else (state.leader,)
    elif state.phase == "pledge":
        expected = tuple(seat for seat, choice in enumerate(state.pledge_choices) if choice is None)
        require(bool(expected), "pledge_choices", "cannot all be in: the hand would be over")
    else:
        expected = ()
    require(state.to_act == expected, "to_act", f"must be {list(expected)}")


def _counts(counts: PerSuit) -> tuple[int, int, int]:
    return counts.red, counts.yellow, counts.black
