from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.trumpet_options_on_revoke import (
    TrumpetOptionsOnRevoke,
    check_trumpet_options_on_revoke,
)

T = TypeVar("T", bound="TrumpetOptions")


@_attrs_define
class TrumpetOptions:
    """The options in force."""

    spaces: int
    """ Spaces between the start and the Grand Shield. """
    shields: list[int]
    """ The spaces with a shield, ascending, up to `spaces`. """
    on_revoke: TrumpetOptionsOnRevoke
    """ What becomes of a card that fails to follow suit. """
    trick_limit: int
    """ Completed tricks after which position decides. """

    def to_dict(self) -> dict[str, Any]:
        spaces = self.spaces

        shields = self.shields

        on_revoke: str = self.on_revoke

        trick_limit = self.trick_limit

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "spaces": spaces,
                "shields": shields,
                "on_revoke": on_revoke,
                "trick_limit": trick_limit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        spaces = d.pop("spaces")

        shields = cast(list[int], d.pop("shields"))

        on_revoke = check_trumpet_options_on_revoke(d.pop("on_revoke"))

        trick_limit = d.pop("trick_limit")

        trumpet_options = cls(
            spaces=spaces,
            shields=shields,
            on_revoke=on_revoke,
            trick_limit=trick_limit,
        )

        return trumpet_options
