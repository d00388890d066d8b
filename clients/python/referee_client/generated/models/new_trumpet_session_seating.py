from typing import Literal

NewTrumpetSessionSeating = Literal["assigned", "open"]

NEW_TRUMPET_SESSION_SEATING_VALUES: set[NewTrumpetSessionSeating] = {
    "assigned",
    "open",
}


def check_new_trumpet_session_seating(value: str) -> NewTrumpetSessionSeating:
    if value in NEW_TRUMPET_SESSION_SEATING_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NEW_TRUMPET_SESSION_SEATING_VALUES!r}")
