from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.game_record_status import GameRecordStatus, check_game_record_status

if TYPE_CHECKING:
    from ..models.game_record_options import GameRecordOptions
    from ..models.record_fairness import RecordFairness
    from ..models.recorded_forfeit import RecordedForfeit
    from ..models.recorded_move import RecordedMove
    from ..models.result import Result


T = TypeVar("T", bound="GameRecord")


@_attrs_define
class GameRecord:
    """A whole game: with the rules alone, anyone can deal and judge it again."""

    rules_version: str
    game: str
    players: int
    options: GameRecordOptions
    names: list[None | str]
    fairness: RecordFairness
    """ Where the seed came from. The server's fields are null when the seed was fixed. """
    seed: str
    """ 32 bytes as 64 lower-case hex digits: every deal of a game follows from them. """
    moves: list[RecordedMove]
    forfeits: list[RecordedForfeit]
    status: GameRecordStatus
    result: None | Result
    created_at: datetime.datetime
    """ RFC 3339. The service tells times in UTC. """
    ended_at: datetime.datetime
    """ RFC 3339. The service tells times in UTC. """
    format_: Literal["referee-record/1"] = "referee-record/1"

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415

        format_ = self.format_

        rules_version = self.rules_version

        game = self.game

        players = self.players

        options = self.options.to_dict()

        names = []
        for names_item_data in self.names:
            names_item: None | str
            names_item = names_item_data
            names.append(names_item)

        fairness = self.fairness.to_dict()

        seed = self.seed

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        forfeits = []
        for forfeits_item_data in self.forfeits:
            forfeits_item = forfeits_item_data.to_dict()
            forfeits.append(forfeits_item)

        status: str = self.status

        result: dict[str, Any] | None
        if isinstance(self.result, Result):
            result = self.result.to_dict()
        else:
            result = self.result

        created_at = self.created_at.isoformat()

        ended_at = self.ended_at.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "format": format_,
                "rules_version": rules_version,
                "game": game,
                "players": players,
                "options": options,
                "names": names,
                "fairness": fairness,
                "seed": seed,
                "moves": moves,
                "forfeits": forfeits,
                "status": status,
                "result": result,
                "created_at": created_at,
                "ended_at": ended_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_record_options import GameRecordOptions  # noqa: PLC0415
        from ..models.record_fairness import RecordFairness  # noqa: PLC0415
        from ..models.recorded_forfeit import RecordedForfeit  # noqa: PLC0415
        from ..models.recorded_move import RecordedMove  # noqa: PLC0415
        from ..models.result import Result  # noqa: PLC0415

        d = dict(src_dict)
        format_ = cast(Literal["referee-record/1"], d.pop("format"))
        if format_ != "referee-record/1":
            raise ValueError(f"format must match const 'referee-record/1', got '{format_}'")

        rules_version = d.pop("rules_version")

        game = d.pop("game")

        players = d.pop("players")

        options = GameRecordOptions.from_dict(d.pop("options"))

        names = []
        _names = d.pop("names")
        for names_item_data in _names:

            def _parse_names_item(data: object) -> None | str:
                if data is None:
                    return data
                return cast(None | str, data)

            names_item = _parse_names_item(names_item_data)

            names.append(names_item)

        fairness = RecordFairness.from_dict(d.pop("fairness"))

        seed = d.pop("seed")

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = RecordedMove.from_dict(moves_item_data)

            moves.append(moves_item)

        forfeits = []
        _forfeits = d.pop("forfeits")
        for forfeits_item_data in _forfeits:
            forfeits_item = RecordedForfeit.from_dict(forfeits_item_data)

            forfeits.append(forfeits_item)

        status = check_game_record_status(d.pop("status"))

        def _parse_result(data: object) -> None | Result:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = Result.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Result, data)

        result = _parse_result(d.pop("result"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        ended_at = datetime.datetime.fromisoformat(d.pop("ended_at"))

        game_record = cls(
            format_=format_,
            rules_version=rules_version,
            game=game,
            players=players,
            options=options,
            names=names,
            fairness=fairness,
            seed=seed,
            moves=moves,
            forfeits=forfeits,
            status=status,
            result=result,
            created_at=created_at,
            ended_at=ended_at,
        )

        return game_record
