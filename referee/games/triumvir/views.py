"""What a seat may know of a game of Triumvir, and the whole states that look the same to it."""

from referee.games.core import require, shared
from referee.games.shuffle import GUESS, shuffled
from referee.games.triumvir.legality import placings
from referee.games.triumvir.records import Placing, State, Table, View

_PER_SEAT = ("hands", "triumvirs", "committed", "banned_cards", "banned_triumvirs")


def view_of(state: State, viewer: int | None) -> View:
    """Return what a viewer may know: everything but what other seats have chosen in secret."""
    return View(**shared(state, Table), viewer=viewer, choice=None if viewer is None else state.choices[viewer])


def state_behind(view: View, seed: str) -> State:
    """Return a state that looks like the view; a seat that has chosen, unseen, has chosen any of its placements."""
    for field in _PER_SEAT:
        require(len(getattr(view, field)) == view.players, field, "must have a value for each seat")
    chosen = view.viewer is not None and view.committed[view.viewer]
    why = "must be there if, and only if, the viewer has chosen"
    require((view.choice is not None) == chosen, "choice", why)
    return State(**shared(view, Table), choices=tuple([_choice(view, seat, seed) for seat in range(view.players)]))


def _choice(view: View, seat: int, seed: str) -> Placing | None:
    if not view.committed[seat]:
        return None
    if seat == view.viewer:
        return view.choice
    choices = placings(view, seat)
    require(bool(choices), f"committed.{seat}", "cannot be: the seat has no placement to choose")
    return shuffled(seed, GUESS - seat, choices)[0]
