from typing import Literal

ClockOnTimeout = Literal["autoplay", "forfeit"]

CLOCK_ON_TIMEOUT_VALUES: set[ClockOnTimeout] = {
    "autoplay",
    "forfeit",
}


def check_clock_on_timeout(value: str) -> ClockOnTimeout:
    if value in CLOCK_ON_TIMEOUT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CLOCK_ON_TIMEOUT_VALUES!r}")
