from typing import Literal

TrumpetPhase = Literal["advance", "finished", "play", "trump"]

TRUMPET_PHASE_VALUES: set[TrumpetPhase] = {
    "advance",
    "finished",
    "play",
    "trump",
}


def check_trumpet_phase(value: str) -> TrumpetPhase:
    if value in TRUMPET_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRUMPET_PHASE_VALUES!r}")
