from typing import Literal

TriumphPhase = Literal["arrange", "collect", "finished", "turn"]

TRIUMPH_PHASE_VALUES: set[TriumphPhase] = {
    "arrange",
    "collect",
    "finished",
    "turn",
}


def check_triumph_phase(value: str) -> TriumphPhase:
    if value in TRIUMPH_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIUMPH_PHASE_VALUES!r}")
