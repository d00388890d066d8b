from typing import Literal

TriadsCombinationSuitType0 = Literal["green", "keystone", "orange", "violet"]

TRIADS_COMBINATION_SUIT_TYPE_0_VALUES: set[TriadsCombinationSuitType0] = {
    "green",
    "keystone",
    "orange",
    "violet",
}


def check_triads_combination_suit_type_0(value: str) -> TriadsCombinationSuitType0:
    if value in TRIADS_COMBINATION_SUIT_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIADS_COMBINATION_SUIT_TYPE_0_VALUES!r}")
