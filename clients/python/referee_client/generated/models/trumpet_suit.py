from typing import Literal

TrumpetSuit = Literal["clubs", "crowns", "diamonds", "hearts", "spades", "stars"]

TRUMPET_SUIT_VALUES: set[TrumpetSuit] = {
    "clubs",
    "crowns",
    "diamonds",
    "hearts",
    "spades",
    "stars",
}


def check_trumpet_suit(value: str) -> TrumpetSuit:
    if value in TRUMPET_SUIT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRUMPET_SUIT_VALUES!r}")
