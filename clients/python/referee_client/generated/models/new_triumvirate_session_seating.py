from typing import Literal

NewTriumvirateSessionSeating = Literal["assigned", "open"]

NEW_TRIUMVIRATE_SESSION_SEATING_VALUES: set[NewTriumvirateSessionSeating] = {
    "assigned",
    "open",
}


def check_new_triumvirate_session_seating(value: str) -> NewTriumvirateSessionSeating:
    if value in NEW_TRIUMVIRATE_SESSION_SEATING_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NEW_TRIUMVIRATE_SESSION_SEATING_VALUES!r}")
