from typing import Literal

TriumviratePhase = Literal["finished", "play", "pledge"]

TRIUMVIRATE_PHASE_VALUES: set[TriumviratePhase] = {
    "finished",
    "play",
    "pledge",
}


def check_triumvirate_phase(value: str) -> TriumviratePhase:
    if value in TRIUMVIRATE_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRIUMVIRATE_PHASE_VALUES!r}")
