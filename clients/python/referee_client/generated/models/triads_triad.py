from typing import Literal

TriadsTriad = Literal["first", "second", "third"]

TRIADS_TRIAD_VALUES: set[TriadsTriad] = {
    "first",
    "second",
    "third",
}


def check_triads_triad(value: str) -> TriadsTriad:
    if value in TRIADS_TRIAD_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIADS_TRIAD_VALUES!r}")
