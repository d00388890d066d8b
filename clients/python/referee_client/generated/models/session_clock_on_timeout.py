from typing import Literal

SessionClockOnTimeout = Literal["autoplay", "forfeit"]

SESSION_CLOCK_ON_TIMEOUT_VALUES: set[SessionClockOnTimeout] = {
    "autoplay",
    "forfeit",
}


def check_session_clock_on_timeout(value: str) -> SessionClockOnTimeout:
    if value in SESSION_CLOCK_ON_TIMEOUT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SESSION_CLOCK_ON_TIMEOUT_VALUES!r}")
