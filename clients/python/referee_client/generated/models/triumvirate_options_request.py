from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="TriumvirateOptionsRequest")


@_attrs_define
class TriumvirateOptionsRequest:
    """The options that a caller chooses: any of them."""

    games_to_win: int | Unset = UNSET
    """ Game markers that win the match. """
    max_games: int | Unset = UNSET
    """ Games after which the match ends. """

    def to_dict(self) -> dict[str, Any]:
        games_to_win = self.games_to_win

        max_games = self.max_games

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if games_to_win is not UNSET:
            field_dict["games_to_win"] = games_to_win
        if max_games is not UNSET:
            field_dict["max_games"] = max_games

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        games_to_win = d.pop("games_to_win", UNSET)

        max_games = d.pop("max_games", UNSET)

        triumvirate_options_request = cls(
            games_to_win=games_to_win,
            max_games=max_games,
        )

        return triumvirate_options_request
