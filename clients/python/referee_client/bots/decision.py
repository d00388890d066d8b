"""The decision that a session view asks for: the table, the moves listed, and those that are too many to list."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from referee_client.generated.models import SessionView
from referee_client.generated.unions import Move, View

V = TypeVar("V", bound=View)
T = TypeVar("T")


def table_of(view: SessionView, kind: type[V]) -> V:
    """Return the game's table as the seat sees it. Raises TypeError if the session plays another game."""
    if not isinstance(view.view, kind):
        raise TypeError(f"This bot looks for a {kind.__name__}; the session plays {view.game}.")
    return view.view


def seat_of(view: SessionView) -> int:
    """Return the seat that sees the view. Raises ValueError if it is a spectator's."""
    if view.viewer is None:
        raise ValueError("A spectator has nothing to decide.")
    return view.viewer


def moves_of(view: SessionView) -> Sequence[Move]:
    """Return the legal moves that are listed. Raises ValueError if there are none: then the seat is not to act."""
    if view.legal_moves is None or not view.legal_moves.moves:
        raise ValueError(f"Seat {view.viewer} owes no decision.")
    return view.legal_moves.moves


def own(values: Sequence[T] | None) -> Sequence[T]:
    """Return cards that the viewer sees because they are its own: in the view of a seat they are there."""
    return values or ()


def drawn(family: Mapping[str, Any], listed: Sequence[Mapping[str, Any]], chance: Random) -> dict[str, Any]:
    """Return a random member of one of the `ranges` of a listing; families and moves are JSON.

    It is a listed move of the same type, with those fields changed that the family describes, in one of three ways: bounds
    (`to: {min, max}`), an order (`permutation_of`), or, by the plural of the field's name, what is to choose from (`cards`).
    """
    move = dict(next(move for move in listed if move["type"] == family["type"]))
    for name, values in family.items():
        singular = name.removesuffix("s")
        if name == "permutation_of":
            field = next(key for key, value in move.items() if isinstance(value, Sequence) and sorted(value) == sorted(values))
            move[field] = chance.sample(values, len(values))
        elif isinstance(values, Mapping) and name in move:
            move[name] = chance.randint(values["min"], values["max"])
        elif isinstance(values, Sequence) and name != singular and singular in move:
            move[singular] = chance.choice(values)
    return move
