from typing import Literal

TriadsPhase = Literal["bet", "exchange", "finished", "playoff"]

TRIADS_PHASE_VALUES: set[TriadsPhase] = {
    "bet",
    "exchange",
    "finished",
    "playoff",
}


def check_triads_phase(value: str) -> TriadsPhase:
    if value in TRIADS_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIADS_PHASE_VALUES!r}")
