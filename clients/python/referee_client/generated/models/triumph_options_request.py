from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="TriumphOptionsRequest")


@_attrs_define
class TriumphOptionsRequest:
    """The options that a caller chooses: any of them."""

    turn_limit: int | Unset = UNSET
    """ Completed turns, all seats together, after which the game is drawn. """

    def to_dict(self) -> dict[str, Any]:
        turn_limit = self.turn_limit

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if turn_limit is not UNSET:
            field_dict["turn_limit"] = turn_limit

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        turn_limit = d.pop("turn_limit", UNSET)

        triumph_options_request = cls(
            turn_limit=turn_limit,
        )

        return triumph_options_request
