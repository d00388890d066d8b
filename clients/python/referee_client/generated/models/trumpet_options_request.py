from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.trumpet_options_request_on_revoke import (
    TrumpetOptionsRequestOnRevoke,
    check_trumpet_options_request_on_revoke,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="TrumpetOptionsRequest")


@_attrs_define
class TrumpetOptionsRequest:
    """The options that a caller chooses: any of them."""

    spaces: int | Unset = UNSET
    """ Spaces between the start and the Grand Shield. """
    shields: list[int] | Unset = UNSET
    """ The spaces with a shield, ascending, up to `spaces`. """
    on_revoke: TrumpetOptionsRequestOnRevoke | Unset = UNSET
    """ What becomes of a card that fails to follow suit. """
    trick_limit: int | Unset = UNSET
    """ Completed tricks after which position decides. """

    def to_dict(self) -> dict[str, Any]:
        spaces = self.spaces

        shields: list[int] | Unset = UNSET
        if not isinstance(self.shields, Unset):
            shields = self.shields

        on_revoke: str | Unset = UNSET
        if not isinstance(self.on_revoke, Unset):
            on_revoke = self.on_revoke

        trick_limit = self.trick_limit

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if spaces is not UNSET:
            field_dict["spaces"] = spaces
        if shields is not UNSET:
            field_dict["shields"] = shields
        if on_revoke is not UNSET:
            field_dict["on_revoke"] = on_revoke
        if trick_limit is not UNSET:
            field_dict["trick_limit"] = trick_limit

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        spaces = d.pop("spaces", UNSET)

        shields = cast(list[int], d.pop("shields", UNSET))

        _on_revoke = d.pop("on_revoke", UNSET)
        on_revoke: TrumpetOptionsRequestOnRevoke | Unset
        if isinstance(_on_revoke, Unset):
            on_revoke = UNSET
        else:
            on_revoke = check_trumpet_options_request_on_revoke(_on_revoke)

        trick_limit = d.pop("trick_limit", UNSET)

        trumpet_options_request = cls(
            spaces=spaces,
            shields=shields,
            on_revoke=on_revoke,
            trick_limit=trick_limit,
        )

        return trumpet_options_request
