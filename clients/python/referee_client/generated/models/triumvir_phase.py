from typing import Literal

TriumvirPhase = Literal["choose", "commit", "finished", "move"]

TRIUMVIR_PHASE_VALUES: set[TriumvirPhase] = {
    "choose",
    "commit",
    "finished",
    "move",
}


def check_triumvir_phase(value: str) -> TriumvirPhase:
    if value in TRIUMVIR_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIUMVIR_PHASE_VALUES!r}")
