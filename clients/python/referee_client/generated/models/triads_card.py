from typing import Literal

TriadsCard = Literal[
    "green-1", "green-2", "green-3", "keystone", "orange-1", "orange-2", "orange-3", "violet-1", "violet-2", "violet-3"
]

TRIADS_CARD_VALUES: set[TriadsCard] = {
    "green-1",
    "green-2",
    "green-3",
    "keystone",
    "orange-1",
    "orange-2",
    "orange-3",
    "violet-1",
    "violet-2",
    "violet-3",
}


def check_triads_card(value: str) -> TriadsCard:
    if value in TRIADS_CARD_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIADS_CARD_VALUES!r}")
