from typing import Literal

NewTriadsSessionSeating = Literal["assigned", "open"]

NEW_TRIADS_SESSION_SEATING_VALUES: set[NewTriadsSessionSeating] = {
    "assigned",
    "open",
}


def check_new_triads_session_seating(value: str) -> NewTriadsSessionSeating:
    if value in NEW_TRIADS_SESSION_SEATING_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NEW_TRIADS_SESSION_SEATING_VALUES!r}")
