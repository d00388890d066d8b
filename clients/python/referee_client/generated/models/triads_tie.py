from typing import Literal

TriadsTie = Literal["playoff", "split"]

TRIADS_TIE_VALUES: set[TriadsTie] = {
    "playoff",
    "split",
}


def check_triads_tie(value: str) -> TriadsTie:
    if value in TRIADS_TIE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIADS_TIE_VALUES!r}")
