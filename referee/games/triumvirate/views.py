"""What a seat may know of a match of Triumvirate, and the whole states that look the same to it."""

from referee.games.chance import Rng
from referee.games.core import Impossible, shared
from referee.games.hidden import Place, deal_hidden
from referee.games.shuffle import GUESS, shuffled
from referee.games.triumvirate.catalogue import DECK, POSITION, SUIT_OF
from referee.games.triumvirate.examination import shortest_history, voids
from referee.games.triumvirate.records import Cards, Choice, State, Table, View
from referee.games.triumvirate.rules import PLEDGE_LIMIT, SEATS


def view_of(state: State, viewer: int | None) -> View:
    """Return what a viewer may know: the table, and its own hand, pledges and decision."""
    return View(
        **shared(state, Table),
        viewer=viewer,
        hand=None if viewer is None else state.hands[viewer],
        pledged=None if viewer is None else state.pledges[viewer],
        hand_counts=tuple([len(hand) for hand in state.hands]),
        pledge_choice=None if viewer is None else state.pledge_choices[viewer],
        pledge_decided=tuple([choice is not None for choice in state.pledge_choices]) if state.phase == "pledge" else None,
    )


def state_behind(view: View, seed: str) -> State:
    """Return a state that looks like the view, the cards its viewer cannot see dealt at random.

    A seat that did not follow suit in this hand is dealt none of that suit.
    """
    if view.viewer is not None and (view.hand is None or view.pledged is None):
        raise Impossible("hand" if view.hand is None else "pledged", "is null, though the viewer sits at the table")
    for field in ("hand_counts", "pledge_counts", "markers"):
        if len(getattr(view, field)) != len(SEATS):
            raise Impossible(field, "must have a value for each seat")
    if view.pledge_decided is not None and len(view.pledge_decided) != len(SEATS):
        raise Impossible("pledge_decided", "must have a value for each seat")
    known_pledges = view.last_game.pledges if view.phase == "finished" and view.last_game else None
    hidden_seats = [seat for seat in SEATS if seat != view.viewer]
    out_of = voids(view.tricks, view.trick)
    places = [
        Place("hand_counts", view.hand_counts[seat], [card for card in DECK if SUIT_OF[card] in out_of[seat]])
        for seat in hidden_seats
    ]
    if known_pledges is None:
        places += [Place("pledge_counts", view.pledge_counts[seat]) for seat in hidden_seats]
    places.append(Place("set_aside_count", view.set_aside_count))
    seen = {play.card for trick in view.tricks for play in trick.cards}
    seen.update(play.card for play in view.trick)
    seen.update(view.hand or (), view.pledged or (), *(known_pledges or ()))
    dealt = deal_hidden(seed, [card for card in DECK if card not in seen], places)

    hands: list[Cards] = [view.hand or (), view.hand or ()]
    pledges: list[Cards] = list(known_pledges or (view.pledged or (), view.pledged or ()))
    for seat in hidden_seats:
        hands[seat] = tuple(sorted(dealt.pop(0), key=POSITION.__getitem__))
    if known_pledges is None:
        for seat in hidden_seats:
            pledges[seat] = tuple(dealt.pop(0))
    return State(
        **shared(view, Table),
        hands=tuple(hands),
        pledges=tuple(pledges),
        pledge_choices=tuple([_choice(view, seat, hands[seat], seed) for seat in SEATS]),
        set_aside=tuple(dealt.pop()),
        rng=Rng(seed, shortest_history(view)),
    )


def _choice(view: View, seat: int, hand: Cards, seed: str) -> Choice | None:
    """Guess at a decision that has been made but not shown."""
    if seat == view.viewer:
        return view.pledge_choice
    if view.pledge_decided is None or not view.pledge_decided[seat]:
        return None
    if view.pledge_counts[seat] == PLEDGE_LIMIT:
        return Choice(None)
    return Choice(shuffled(seed, GUESS - 1 - seat, [None, *hand])[0])
