"""JSON with one thing wrong in it: what a careless or hostile caller makes of a real state or view."""

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

Path = tuple[str | int, ...]


def paths(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every value inside a JSON value, with the keys that lead to it."""
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield (*path, key), child
        yield from paths(child, (*path, key))


def put(value: Any, path: Path, new: Any) -> Any:
    """Return a copy in which the value at a path is another."""
    changed = deepcopy(value)
    parent = _at(changed, path[:-1])
    parent[path[-1]] = new
    return changed


def without(value: Any, path: Path) -> Any:
    """Return a copy in which the value at a path is missing."""
    changed = deepcopy(value)
    del _at(changed, path[:-1])[path[-1]]
    return changed


def mutated(value: Any, chance: random.Random) -> Any:
    """Return a copy with one change at a random place: mostly one that keeps to the type, for that goes furthest."""
    found = list(paths(value))
    path, old = chance.choice(found)
    if chance.random() < 0.05:
        return without(value, path)
    like = [other for _, other in found if type(other) is type(old) and other != old]
    plausible = [chance.choice(like)] if like else []
    if isinstance(old, bool):
        plausible = [not old]
    elif isinstance(old, int):
        plausible += [old + 1, old - 1, old + 2, max(old - 2, 0), old + 100]
    elif isinstance(old, list):
        plausible += _rearranged(old, like, chance)
    elif old is None:
        plausible += [chance.choice(found)[1], chance.choice(found)[1]]
    return put(value, path, chance.choice(plausible if plausible and chance.random() < 0.8 else EXTREMES))


EXTREMES: list[Any] = [None, 0, 1, -1, 2**31, 2**63, 2**70, True, 0.5, "", "0", "\0", [], [[]], [None], {}]


def _rearranged(old: list[Any], like: list[list[Any]], chance: random.Random) -> list[list[Any]]:
    """Return some other lists of what a list holds: shorter, longer, in another order."""
    if not old:
        return [other[:1] for other in like[:3]]
    i, j = chance.randrange(len(old)), chance.randrange(len(old))
    swapped = list(old)
    swapped[i], swapped[j] = swapped[j], swapped[i]
    return [old[:i] + old[i + 1 :], [*old, old[i]], swapped, old[::-1], [old[i]] * len(old), old[:i], old * 2]


def _at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value
