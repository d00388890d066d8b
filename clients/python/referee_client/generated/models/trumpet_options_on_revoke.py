from typing import Literal

TrumpetOptionsOnRevoke = Literal["penalty", "reject"]

TRUMPET_OPTIONS_ON_REVOKE_VALUES: set[TrumpetOptionsOnRevoke] = {
    "penalty",
    "reject",
}


def check_trumpet_options_on_revoke(value: str) -> TrumpetOptionsOnRevoke:
    if value in TRUMPET_OPTIONS_ON_REVOKE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRUMPET_OPTIONS_ON_REVOKE_VALUES!r}")
