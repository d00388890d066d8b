from typing import Literal

TriumvirSuit = Literal["clubs", "diamonds", "hearts", "spades"]

TRIUMVIR_SUIT_VALUES: set[TriumvirSuit] = {
    "clubs",
    "diamonds",
    "hearts",
    "spades",
}


def check_triumvir_suit(value: str) -> TriumvirSuit:
    if value in TRIUMVIR_SUIT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIUMVIR_SUIT_VALUES!r}")
