from typing import Literal

RecordedMoveCause = Literal["clock", "forfeit", "player"]

RECORDED_MOVE_CAUSE_VALUES: set[RecordedMoveCause] = {
    "clock",
    "forfeit",
    "player",
}


def check_recorded_move_cause(value: str) -> RecordedMoveCause:
    if value in RECORDED_MOVE_CAUSE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {RECORDED_MOVE_CAUSE_VALUES!r}")
