from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumvirateOptions")


@_attrs_define
class TriumvirateOptions:
    """The options in force."""

    games_to_win: int
    """ Game markers that win the match. """
    max_games: int
    """ Games after which the match ends. """

    def to_dict(self) -> dict[str, Any]:
        games_to_win = self.games_to_win

        max_games = self.max_games

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "games_to_win": games_to_win,
                "max_games": max_games,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        games_to_win = d.pop("games_to_win")

        max_games = d.pop("max_games")

        triumvirate_options = cls(
            games_to_win=games_to_win,
            max_games=max_games,
        )

        return triumvirate_options
