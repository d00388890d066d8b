from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumvirOptionsRequest")


@_attrs_define
class TriumvirOptionsRequest:
    """The options that a caller chooses: any of them."""

    def to_dict(self) -> dict[str, Any]:

        field_dict: dict[str, Any] = {}

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        triumvir_options_request = cls()

        return triumvir_options_request
