from typing import Literal

SeatForfeitedReason = Literal["resignation", "timeout"]

SEAT_FORFEITED_REASON_VALUES: set[SeatForfeitedReason] = {
    "resignation",
    "timeout",
}


def check_seat_forfeited_reason(value: str) -> SeatForfeitedReason:
    if value in SEAT_FORFEITED_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_FORFEITED_REASON_VALUES!r}")
