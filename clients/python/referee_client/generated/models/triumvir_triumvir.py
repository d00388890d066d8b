from typing import Literal

TriumvirTriumvir = Literal["jack", "king", "queen"]

TRIUMVIR_TRIUMVIR_VALUES: set[TriumvirTriumvir] = {
    "jack",
    "king",
    "queen",
}


def check_triumvir_triumvir(value: str) -> TriumvirTriumvir:
    if value in TRIUMVIR_TRIUMVIR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIUMVIR_TRIUMVIR_VALUES!r}")
