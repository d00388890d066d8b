from typing import Literal

TriumvirateSuit = Literal["black", "red", "yellow"]

TRIUMVIRATE_SUIT_VALUES: set[TriumvirateSuit] = {
    "black",
    "red",
    "yellow",
}


def check_triumvirate_suit(value: str) -> TriumvirateSuit:
    if value in TRIUMVIRATE_SUIT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIUMVIRATE_SUIT_VALUES!r}")
