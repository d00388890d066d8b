from typing import Literal

ProblemCode = Literal[
    "bad-request",
    "finished",
    "forbidden",
    "illegal-move",
    "internal-error",
    "invalid-request",
    "malformed-json",
    "method-not-allowed",
    "not-found",
    "not-to-act",
    "rate-limited",
    "seat-taken",
    "stale-decision",
    "store-unavailable",
    "too-busy",
    "too-large",
    "unauthenticated",
    "unsupported-media-type",
    "wrong-status",
]

PROBLEM_CODE_VALUES: set[ProblemCode] = {
    "bad-request",
    "finished",
    "forbidden",
    "illegal-move",
    "internal-error",
    "invalid-request",
    "malformed-json",
    "method-not-allowed",
    "not-found",
    "not-to-act",
    "rate-limited",
    "seat-taken",
    "stale-decision",
    "store-unavailable",
    "too-busy",
    "too-large",
    "unauthenticated",
    "unsupported-media-type",
    "wrong-status",
}


def check_problem_code(value: str) -> ProblemCode:
    if value in PROBLEM_CODE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PROBLEM_CODE_VALUES!r}")
