from typing import Literal

GameRecordStatus = Literal["aborted", "finished"]

GAME_RECORD_STATUS_VALUES: set[GameRecordStatus] = {
    "aborted",
    "finished",
}


def check_game_record_status(value: str) -> GameRecordStatus:
    if value in GAME_RECORD_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GAME_RECORD_STATUS_VALUES!r}")
