from typing import Literal

RecordFairnessMode = Literal["committed", "fixed"]

RECORD_FAIRNESS_MODE_VALUES: set[RecordFairnessMode] = {
    "committed",
    "fixed",
}


def check_record_fairness_mode(value: str) -> RecordFairnessMode:
    if value in RECORD_FAIRNESS_MODE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {RECORD_FAIRNESS_MODE_VALUES!r}")
