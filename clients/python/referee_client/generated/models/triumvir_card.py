from typing import Literal

TriumvirCard = Literal["10", "2", "3", "4", "5", "6", "7", "8", "9", "A"]

TRIUMVIR_CARD_VALUES: set[TriumvirCard] = {
    "10",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "A",
}


def check_triumvir_card(value: str) -> TriumvirCard:
    if value in TRIUMVIR_CARD_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIUMVIR_CARD_VALUES!r}")
