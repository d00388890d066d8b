from typing import Literal

ListSessionsGame = Literal["triads", "triumph", "triumvir", "triumvirate", "trumpet"]

LIST_SESSIONS_GAME_VALUES: set[ListSessionsGame] = {
    "triads",
    "triumph",
    "triumvir",
    "triumvirate",
    "trumpet",
}


def check_list_sessions_game(value: str) -> ListSessionsGame:
    if value in LIST_SESSIONS_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_SESSIONS_GAME_VALUES!r}")
