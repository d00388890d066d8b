from typing import Literal

NewTriumvirSessionSeating = Literal["assigned", "open"]

NEW_TRIUMVIR_SESSION_SEATING_VALUES: set[NewTriumvirSessionSeating] = {
    "assigned",
    "open",
}


def check_new_triumvir_session_seating(value: str) -> NewTriumvirSessionSeating:
    if value in NEW_TRIUMVIR_SESSION_SEATING_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NEW_TRIUMVIR_SESSION_SEATING_VALUES!r}")
