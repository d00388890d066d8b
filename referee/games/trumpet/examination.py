"""Which states of Trumpet can exist: all that the rules make true of every state they lead to."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from referee.games.core import ranked, require
from referee.games.trumpet.catalogue import COPIES, DECK, POSITION, SUIT_OF, SUITS
from referee.games.trumpet.records import State, Suit, Trick
from referee.games.trumpet.rules import HAND, exchanged, winning_play
from referee.games.trumpet.shown import shown_by
from referee.games.trumpet.track import REGION, START, pushable, wrong_shields


def examine(state: State) -> None:
    """Raise Impossible, naming the field, for a state that no game reaches."""
    _examine_shape(state)
    _examine_counts(state)
    _examine_cards(state)
    _examine_tricks(state)
    _examine_following(state)
    _examine_track(state)
    _examine_scale(state)
    _examine_phase(state)


def _examine_shape(state: State) -> None:
    for field in ("hands", "positions"):
        require(len(getattr(state, field)) == state.players, field, "must have a value for each seat")
    why = wrong_shields(state.options.shields, state.options.spaces)
    require(why is None, "options.shields", str(why))
    for field in ("dealer", "leader", "trump_chooser", "deferred_trump"):
        seat = getattr(state, field)
        require(seat is None or seat < state.players, field, "is no seat of this game")
    require(len(set(state.trump_scale)) == len(state.trump_scale), "trump_scale", "has a suit twice")
    for i, hand in enumerate(state.hands):
        require(list(hand) == sorted(hand, key=POSITION.__getitem__), f"hands.{i}", "must be sorted in canonical order")
    require(len(state.played) <= HAND, "played", f"must be at most {HAND} tricks")
    require(len(state.trick) < state.players, "trick", "would be complete")


def _examine_counts(state: State) -> None:
    hand, played = state.hand_number, len(state.played)
    tricks = HAND * (hand - 1) + played
    require(state.tricks_played == tricks, "tricks_played", f"must be {tricks} after {played} tricks of hand {hand}")
    limit = state.options.trick_limit
    require(tricks <= limit, "tricks_played", "is past trick_limit")
    require(HAND * (hand - 1) < limit, "hand_number", "is a hand more than trick_limit allows")
    dealer = (hand + state.players - 2) % state.players
    require(state.dealer == dealer, "dealer", f"must be seat {dealer} in hand {hand}: the deal goes round from the last seat")
    require(state.rng.shuffles == hand, "rng.shuffles", f"must be {hand}, one a hand")
    undealt = len(DECK) - HAND * state.players
    require(state.undealt_count == undealt, "undealt_count", f"must be {undealt}")
    require(len(state.undealt) == undealt, "undealt", f"must be {undealt} cards")


def _examine_cards(state: State) -> None:
    tricks = [*[trick.cards for trick in state.played], state.trick]
    played = [play for cards in tricks for play in cards]
    plays = Counter(play.seat for play in played)
    for seat, hand in enumerate(state.hands):
        require(len(hand) == HAND - plays[seat], f"hands.{seat}", f"must be {HAND} cards less those played")
    everywhere = Counter([*[play.card for play in played], *state.undealt, *[card for hand in state.hands for card in hand]])
    for card, copies in COPIES.items():
        found = everywhere[card]
        require(found == copies, "hands", f"{card} is there {found} times, not {copies}, over hands, tricks and undealt cards")


def _order_of_play(state: State, leader: int) -> list[int]:
    return [(leader + i) % state.players for i in range(state.players)]


def _examine_tricks(state: State) -> None:
    leader = leading = (state.dealer + 1) % state.players
    for i, trick in enumerate(state.played):
        _examine_trick(state, trick, f"played.{i}", leading)
        leader, leading = leading, trick.winner
    if state.played:
        require(state.last_trick == state.played[-1], "last_trick", "must be the latest of the hand's tricks")
    elif state.last_trick is not None:
        require(state.hand_number > 1, "last_trick", "must be null before the first trick")
        _examine_kept_trick(state, state.last_trick)
    else:
        require(state.hand_number == 1, "last_trick", "must be kept over a new deal")
    begun = state.phase == "play" or not state.played
    leader = leading if begun else leader
    require(state.leader == leader, "leader", f"must be seat {leader}")
    number = len(state.played) + 1 if begun else len(state.played)
    require(state.trick_number == number, "trick_number", f"must be {number}")
    order = _order_of_play(state, leader)[: len(state.trick)]
    require([play.seat for play in state.trick] == order, "trick", f"must be played by {order}")
    led = SUIT_OF[state.trick[0].card] if state.trick else None
    require(state.led_suit == led, "led_suit", f"must be {led or 'null'}")


def _examine_trick(state: State, trick: Trick, field: str, leader: int) -> None:
    order = _order_of_play(state, leader)
    require([play.seat for play in trick.cards] == order, f"{field}.cards", f"must be played by {order}")
    require(trick.winner < state.players, f"{field}.winner", "is no seat of this game")


def _examine_kept_trick(state: State, trick: Trick) -> None:
    """Examine the seventh trick of the hand before: everybody's last card, so no revoke."""
    require(bool(trick.cards), "last_trick.cards", "must not be empty")
    _examine_trick(state, trick, "last_trick", trick.cards[0].seat)
    for card, times in Counter(play.card for play in trick.cards).items():
        require(times <= COPIES[card], "last_trick.cards", f"has {card} {times} times")
    require(not any(play.revoke for play in trick.cards), "last_trick.cards", "cannot have a revoke: nobody held another card")


def _examine_following(state: State) -> None:
    out_of: set[tuple[int, Suit]] = set()
    for field, cards in [*[(f"played.{i}.cards", trick.cards) for i, trick in enumerate(state.played)], ("trick", state.trick)]:
        led = SUIT_OF[cards[0].card] if cards else None
        for play in cards:
            suit = SUIT_OF[play.card]
            may_be_revoke = state.options.on_revoke == "penalty" and led not in (None, suit)
            require(may_be_revoke or not play.revoke, field, f"{play.card} of seat {play.seat} is no revoke")
            if suit is not None:
                require((play.seat, suit) not in out_of, field, f"seat {play.seat} plays {play.card} after not following {suit}")
            if led is not None and suit != led and not play.revoke:
                out_of.add((play.seat, led))
    shown = shown_by(state)
    for seat, hand in enumerate(state.hands):
        suits = {SUIT_OF[card] for card in hand}
        held = suits & shown.out_of[seat]
        require(not held, f"hands.{seat}", f"holds {', '.join(sorted(map(str, held)))}, which the seat did not follow")
        missing = shown.holds[seat] - suits
        require(not missing, f"hands.{seat}", f"must hold {', '.join(sorted(missing))}, as the seat revoked")


def _movements(state: State) -> int:
    """Return how many tricks have moved a piece."""
    return state.tricks_played - (state.phase == "advance")


def _examine_track(state: State) -> None:
    positions, goal = state.positions, state.options.spaces + 1
    on_track = [position for position in positions if position != START]
    require(len(set(on_track)) == len(on_track), "positions", "has two pieces on one space")
    winner = state.last_trick.winner if state.last_trick else None
    for seat, position in enumerate(positions):
        field = f"positions.{seat}"
        require(position <= goal, field, "is beyond the Grand Shield")
        if position == goal:
            require(state.phase == "finished", field, "is the Grand Shield, though the game goes on")
            require(seat == winner, field, "is the Grand Shield, though the seat did not win the last trick")
    _examine_progress(state)
    unmoved = state.trick
    if state.phase == "advance" and state.last_trick:
        unmoved = state.last_trick.cards
    revoked = [play.seat for play in unmoved if play.revoke]
    if winner is not None and winner not in revoked:
        require(positions[winner] > START, f"positions.{winner}", "cannot be the start: the seat won the last trick")
    _examine_penalties(positions, revoked)


def _examine_progress(state: State) -> None:
    """Examine how far the pieces have come: by one space for each trick at least, while none has been moved backward."""
    positions, options = state.positions, state.options
    moved = _movements(state)
    why = f"cannot be beyond space {moved}: a trick takes the foremost piece no more than one ahead"
    require(max(positions) <= moved, "positions", why)
    if options.on_revoke == "penalty" or max(positions) > options.spaces - REGION:
        return
    require(sum(positions) >= moved, "positions", f"must be {moved} together at the least: every trick moved a piece ahead")
    for seat, won in Counter(trick.winner for trick in state.played).items():
        require(positions[seat] >= won, f"positions.{seat}", f"must be {won} at the least, for the tricks won in this hand")


def _examine_penalties(positions: Sequence[int], revoked: Sequence[int]) -> None:
    """Examine the pieces of seats that revoked, in this order, with no other movement since; who led is not among them."""
    for i, seat in enumerate(revoked):
        later = revoked[i + 1 :]
        others = [position for other, position in enumerate(positions) if other != seat and other not in later]
        behind = max(START, min(others) - 1)
        fits = positions[seat] <= behind if later else positions[seat] == behind
        require(fits, f"positions.{seat}", "must be behind the rearmost other piece, as the seat revoked")


def _examine_scale(state: State) -> None:
    scale, shields = state.trump_scale, state.options.shields
    settled = _movements(state) - (state.phase == "trump")
    most = max(0, settled - shields[0] + 1) if shields else 0
    require(len(scale) <= most, "trump_scale", f"cannot have more than {most} suits by now")
    changed = state.phase in ("play", "finished") and bool(shields)
    if state.played:
        require(_scales_explain(state.played, scale, changed), "played", "has a winner that no trump scale of the time explains")
    elif state.last_trick is not None:
        require(_scales_explain((state.last_trick,), scale, changed), "last_trick.winner", "does not follow from the trump scale")


def _scales_explain(tricks: Sequence[Trick], scale: tuple[Suit, ...], changed: bool) -> bool:
    """Tell whether some history of the trump scale, which each trick changes once at the most, makes all winners right.

    The scale may have changed since the last trick only if `changed`. What it was is sought backward, unchanged first.
    """
    tried: set[tuple[int, tuple[Suit, ...]]] = set()
    open_ends = [(len(tricks) - 1, earlier) for earlier in (_scales_before(scale) if changed else (scale,))]
    while open_ends:
        end = open_ends.pop()
        if end in tried:
            continue
        tried.add(end)
        i, then = end
        if winning_play(tricks[i].cards, then).seat != tricks[i].winner:
            continue
        if i == 0:
            return True
        open_ends += [(i - 1, earlier) for earlier in _scales_before(then)]
    return False


def _scales_before(scale: tuple[Suit, ...]) -> list[tuple[Suit, ...]]:
    """Return what the scale may have been before one choice of trumps, the same scale last."""
    swapped = [exchanged(scale, pair) for pair in combinations(SUITS, 2)] if len(scale) == len(SUITS) else []
    return [*swapped, scale[:-1], scale]


def _examine_phase(state: State) -> None:
    phase, limit = state.phase, state.options.trick_limit
    if phase == "finished":
        over = state.tricks_played == limit or max(state.positions) > state.options.spaces
        require(over, "phase", "cannot be finished: no piece is on the Grand Shield, and trick_limit is not reached")
        reason = "trumpet.grand-shield" if max(state.positions) > state.options.spaces else "trumpet.limit"
        require(state.result == ranked(state.positions, state.positions, reason), "result", "does not follow from the positions")
    else:
        require(state.result is None, "result", "must be null until the game is over")
    if phase == "play":
        require(state.tricks_played < limit, "phase", "must be finished: trick_limit is reached")
        require(len(state.played) < HAND, "phase", "cannot be play: a new hand would have been dealt")
        expected: tuple[int, ...] = ((state.leader + len(state.trick)) % state.players,)
    else:
        require(not state.trick, "trick", f"must be empty in phase {phase}")
        deferred = phase == "trump" and state.deferred_trump is not None
        why = "must be empty while a deferred choice is open" if deferred else "cannot be empty now"
        require(bool(state.played) != deferred, "played", why)
        expected = _examine_choice(state)
    if phase != "trump":
        require(state.trump_chooser is None, "trump_chooser", "must be null outside phase trump")
        require(state.deferred_trump is None, "deferred_trump", "must be null outside phase trump")
    require(state.to_act == expected, "to_act", f"must be {list(expected)}")


def _examine_choice(state: State) -> tuple[int, ...]:
    """Examine what the last trick's winner or the owner of the piece it moved may choose, and return who that is."""
    if state.phase == "finished" or state.last_trick is None:
        return ()
    winner, positions, spaces = state.last_trick.winner, state.positions, state.options.spaces
    if state.phase == "advance":
        require(bool(pushable(positions, spaces, winner)), "phase", "cannot be advance: the winner has no piece to push back")
        return (winner,)
    chooser = state.trump_chooser
    require(chooser is not None, "trump_chooser", "must be there in phase trump")
    owner = chooser or 0
    require(positions[owner] in state.options.shields, "trump_chooser", "must be a seat whose piece is on a shield")
    if state.deferred_trump is not None:
        require(state.deferred_trump == owner, "deferred_trump", "must be the trump_chooser")
        require(state.tricks_played < state.options.trick_limit, "deferred_trump", "cannot be: trick_limit is reached")
    if owner != winner:
        origin = positions[owner] + 1
        while origin in positions:
            origin += 1
        pushed = positions[winner] > spaces - REGION and spaces - REGION < origin <= spaces
        require(pushed, "trump_chooser", "must be the last trick's winner or a seat that it pushed back")
    return (owner,)
