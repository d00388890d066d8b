from typing import Literal

RecordedForfeitReason = Literal["resignation", "timeout"]

RECORDED_FORFEIT_REASON_VALUES: set[RecordedForfeitReason] = {
    "resignation",
    "timeout",
}


def check_recorded_forfeit_reason(value: str) -> RecordedForfeitReason:
    if value in RECORDED_FORFEIT_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {RECORDED_FORFEIT_REASON_VALUES!r}")
