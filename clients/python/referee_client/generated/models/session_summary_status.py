from typing import Literal

SessionSummaryStatus = Literal["aborted", "active", "finished", "waiting"]

SESSION_SUMMARY_STATUS_VALUES: set[SessionSummaryStatus] = {
    "aborted",
    "active",
    "finished",
    "waiting",
}


def check_session_summary_status(value: str) -> SessionSummaryStatus:
    if value in SESSION_SUMMARY_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SESSION_SUMMARY_STATUS_VALUES!r}")
