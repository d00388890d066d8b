from typing import Literal

TriumvirEffect = Literal["five", "ten", "two"]

TRIUMVIR_EFFECT_VALUES: set[TriumvirEffect] = {
    "five",
    "ten",
    "two",
}


def check_triumvir_effect(value: str) -> TriumvirEffect:
    if value in TRIUMVIR_EFFECT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIUMVIR_EFFECT_VALUES!r}")
