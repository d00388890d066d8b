from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="RematchRequest")


@_attrs_define
class RematchRequest:
    """A wish to play again."""

    entropy: str | Unset = ""
    """ An own part in the seed of the deal. """

    def to_dict(self) -> dict[str, Any]:
        entropy = self.entropy

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if entropy is not UNSET:
            field_dict["entropy"] = entropy

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        entropy = d.pop("entropy", UNSET)

        rematch_request = cls(
            entropy=entropy,
        )

        return rematch_request
