from typing import Literal

SessionFairnessMode = Literal["committed", "fixed"]

SESSION_FAIRNESS_MODE_VALUES: set[SessionFairnessMode] = {
    "committed",
    "fixed",
}


def check_session_fairness_mode(value: str) -> SessionFairnessMode:
    if value in SESSION_FAIRNESS_MODE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SESSION_FAIRNESS_MODE_VALUES!r}")
