from typing import Literal

SessionViewStatus = Literal["aborted", "active", "finished", "waiting"]

SESSION_VIEW_STATUS_VALUES: set[SessionViewStatus] = {
    "aborted",
    "active",
    "finished",
    "waiting",
}


def check_session_view_status(value: str) -> SessionViewStatus:
    if value in SESSION_VIEW_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SESSION_VIEW_STATUS_VALUES!r}")
