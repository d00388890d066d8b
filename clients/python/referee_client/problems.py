"""What the service refuses, as an exception."""

from typing import TypeVar

from referee_client.generated.models import Problem

T = TypeVar("T")


class Refused(Exception):
    """The service refused a request; `problem` says why, and the message names the rule that was broken, or else the code."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.detail} ({problem.rule or problem.code})")
        self.problem = problem


def answered(answer: T | Problem | None) -> T:
    """Return the answer of a call. Raises Refused for a problem."""
    if isinstance(answer, Problem):
        raise Refused(answer)
    assert answer is not None  # noqa: S101  # the document leaves no answer undescribed
    return answer
