from typing import Literal

ListSessionsStatus = Literal["aborted", "active", "finished", "waiting"]

LIST_SESSIONS_STATUS_VALUES: set[ListSessionsStatus] = {
    "aborted",
    "active",
    "finished",
    "waiting",
}


def check_list_sessions_status(value: str) -> ListSessionsStatus:
    if value in LIST_SESSIONS_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_SESSIONS_STATUS_VALUES!r}")
