from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.field_error import FieldError


T = TypeVar("T", bound="Verification")


@_attrs_define
class Verification:
    """Whether a record holds, and if not, why."""

    valid: bool
    problems: list[FieldError]

    def to_dict(self) -> dict[str, Any]:
        valid = self.valid

        problems = []
        for problems_item_data in self.problems:
            problems_item = problems_item_data.to_dict()
            problems.append(problems_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "valid": valid,
                "problems": problems,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.field_error import FieldError  # noqa: PLC0415

        d = dict(src_dict)
        valid = d.pop("valid")

        problems = []
        _problems = d.pop("problems")
        for problems_item_data in _problems:
            problems_item = FieldError.from_dict(problems_item_data)

            problems.append(problems_item)

        verification = cls(
            valid=valid,
            problems=problems,
        )

        return verification
