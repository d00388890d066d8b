from typing import Literal

TrumpetOptionsRequestOnRevoke = Literal["penalty", "reject"]

TRUMPET_OPTIONS_REQUEST_ON_REVOKE_VALUES: set[TrumpetOptionsRequestOnRevoke] = {
    "penalty",
    "reject",
}


def check_trumpet_options_request_on_revoke(value: str) -> TrumpetOptionsRequestOnRevoke:
    if value in TRUMPET_OPTIONS_REQUEST_ON_REVOKE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRUMPET_OPTIONS_REQUEST_ON_REVOKE_VALUES!r}")
