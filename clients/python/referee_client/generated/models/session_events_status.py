from typing import Literal

SessionEventsStatus = Literal["aborted", "active", "finished", "waiting"]

SESSION_EVENTS_STATUS_VALUES: set[SessionEventsStatus] = {
    "aborted",
    "active",
    "finished",
    "waiting",
}


def check_session_events_status(value: str) -> SessionEventsStatus:
    if value in SESSION_EVENTS_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SESSION_EVENTS_STATUS_VALUES!r}")
