from typing import Literal

NewTriumphSessionSeating = Literal["assigned", "open"]

NEW_TRIUMPH_SESSION_SEATING_VALUES: set[NewTriumphSessionSeating] = {
    "assigned",
    "open",
}


def check_new_triumph_session_seating(value: str) -> NewTriumphSessionSeating:
    if value in NEW_TRIUMPH_SESSION_SEATING_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NEW_TRIUMPH_SESSION_SEATING_VALUES!r}")
