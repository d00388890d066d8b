from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.player_counts import PlayerCounts


T = TypeVar("T", bound="GameSummary")


@_attrs_define
class GameSummary:
    """A game in a sentence."""

    game: str
    title: str
    summary: str
    players: PlayerCounts
    """ How many players a game takes. """

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        title = self.title

        summary = self.summary

        players = self.players.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "title": title,
                "summary": summary,
                "players": players,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_counts import PlayerCounts  # noqa: PLC0415

        d = dict(src_dict)
        game = d.pop("game")

        title = d.pop("title")

        summary = d.pop("summary")

        players = PlayerCounts.from_dict(d.pop("players"))

        game_summary = cls(
            game=game,
            title=title,
            summary=summary,
            players=players,
        )

        return game_summary
