from typing import Literal

TriumvirateCard = Literal[
    "black-0",
    "black-1",
    "black-2",
    "black-3",
    "black-4",
    "black-5",
    "black-6",
    "black-7",
    "black-8",
    "red-0",
    "red-1",
    "red-2",
    "red-3",
    "red-4",
    "red-5",
    "red-6",
    "red-7",
    "red-8",
    "yellow-0",
    "yellow-1",
    "yellow-2",
    "yellow-3",
    "yellow-4",
    "yellow-5",
    "yellow-6",
    "yellow-7",
    "yellow-8",
]

TRIUMVIRATE_CARD_VALUES: set[TriumvirateCard] = {
    "black-0",
    "black-1",
    "black-2",
    "black-3",
    "black-4",
    "black-5",
    "black-6",
    "black-7",
    "black-8",
    "red-0",
    "red-1",
    "red-2",
    "red-3",
    "red-4",
    "red-5",
    "red-6",
    "red-7",
    "red-8",
    "yellow-0",
    "yellow-1",
    "yellow-2",
    "yellow-3",
    "yellow-4",
    "yellow-5",
    "yellow-6",
    "yellow-7",
    "yellow-8",
}


def check_triumvirate_card(value: str) -> TriumvirateCard:
    if value in TRIUMVIRATE_CARD_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIUMVIRATE_CARD_VALUES!r}")
