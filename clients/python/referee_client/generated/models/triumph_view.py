from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumph_card import TriumphCard, check_triumph_card
from ..models.triumph_phase import TriumphPhase, check_triumph_phase

if TYPE_CHECKING:
    from ..models.result import Result
    from ..models.triumph_collecting import TriumphCollecting
    from ..models.triumph_lines import TriumphLines
    from ..models.triumph_options import TriumphOptions


T = TypeVar("T", bound="TriumphView")


@_attrs_define
class TriumphView:
    """What one seat, or a spectator, may know of a game of Triumph."""

    phase: TriumphPhase
    players: int
    options: TriumphOptions
    """ The options in force. """
    to_act: list[int]
    """ The seats that owe a decision, ascending. """
    turns_completed: int
    """ By all seats together, the winning one included. """
    reshuffles: int
    """ How often the trash has become a new draw pile. """
    grids: list[list[None | TriumphCard]] | None
    """ Per seat; null while arranging. """
    river: list[TriumphCard]
    """ From its beginning, beside the draw pile, to its end; empty while arranging. """
    locked: list[list[int]]
    """ Per seat, the cells that cannot be stolen from, ascending. """
    lines: list[TriumphLines]
    """ Per seat. """
    collecting: None | TriumphCollecting
    """ Null outside phase collect. """
    result: None | Result
    viewer: int | None
    """ The seat that sees this, or null for a spectator. """
    dealt: list[TriumphCard] | None
    """ The viewer's cards, in the order dealt, while arranging. """
    arrangement: list[TriumphCard] | None
    """ The viewer's own arrangement, once it is in, while arranging. """
    arranged: list[bool]
    """ Per seat: has arranged its grid. """
    draw_count: int
    trash_count: int
    drawn: list[TriumphCard] | None
    """ For the collecting seat alone, in the order drawn. """
    game: Literal["triumph"] = "triumph"

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.triumph_collecting import TriumphCollecting  # noqa: PLC0415

        game = self.game

        phase: str = self.phase

        players = self.players

        options = self.options.to_dict()

        to_act = self.to_act

        turns_completed = self.turns_completed

        reshuffles = self.reshuffles

        grids: list[list[None | str]] | None
        if isinstance(self.grids, list):
            grids = []
            for grids_type_0_item_data in self.grids:
                grids_type_0_item = []
                for grids_type_0_item_item_data in grids_type_0_item_data:
                    grids_type_0_item_item: None | str
                    if isinstance(grids_type_0_item_item_data, str):
                        grids_type_0_item_item = grids_type_0_item_item_data
                    else:
                        grids_type_0_item_item = grids_type_0_item_item_data
                    grids_type_0_item.append(grids_type_0_item_item)

                grids.append(grids_type_0_item)

        else:
            grids = self.grids

        river = []
        for river_item_data in self.river:
            river_item: str = river_item_data
            river.append(river_item)

        locked = []
        for locked_item_data in self.locked:
            locked_item = locked_item_data

            locked.append(locked_item)

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        collecting: dict[str, Any] | None
        if isinstance(self.collecting, TriumphCollecting):
            collecting = self.collecting.to_dict()
        else:
            collecting = self.collecting

        result: dict[str, Any] | None
        if isinstance(self.result, Result):
            result = self.result.to_dict()
        else:
            result = self.result

        viewer: int | None
        viewer = self.viewer

        dealt: list[str] | None
        if isinstance(self.dealt, list):
            dealt = []
            for dealt_type_0_item_data in self.dealt:
                dealt_type_0_item: str = dealt_type_0_item_data
                dealt.append(dealt_type_0_item)

        else:
            dealt = self.dealt

        arrangement: list[str] | None
        if isinstance(self.arrangement, list):
            arrangement = []
            for arrangement_type_0_item_data in self.arrangement:
                arrangement_type_0_item: str = arrangement_type_0_item_data
                arrangement.append(arrangement_type_0_item)

        else:
            arrangement = self.arrangement

        arranged = self.arranged

        draw_count = self.draw_count

        trash_count = self.trash_count

        drawn: list[str] | None
        if isinstance(self.drawn, list):
            drawn = []
            for drawn_type_0_item_data in self.drawn:
                drawn_type_0_item: str = drawn_type_0_item_data
                drawn.append(drawn_type_0_item)

        else:
            drawn = self.drawn

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "phase": phase,
                "players": players,
                "options": options,
                "to_act": to_act,
                "turns_completed": turns_completed,
                "reshuffles": reshuffles,
                "grids": grids,
                "river": river,
                "locked": locked,
                "lines": lines,
                "collecting": collecting,
                "result": result,
                "viewer": viewer,
                "dealt": dealt,
                "arrangement": arrangement,
                "arranged": arranged,
                "draw_count": draw_count,
                "trash_count": trash_count,
                "drawn": drawn,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.triumph_collecting import TriumphCollecting  # noqa: PLC0415
        from ..models.triumph_lines import TriumphLines  # noqa: PLC0415
        from ..models.triumph_options import TriumphOptions  # noqa: PLC0415

        d = dict(src_dict)
        game = cast(Literal["triumph"], d.pop("game"))
        if game != "triumph":
            raise ValueError(f"game must match const 'triumph', got '{game}'")

        phase = check_triumph_phase(d.pop("phase"))

        players = d.pop("players")

        options = TriumphOptions.from_dict(d.pop("options"))

        to_act = cast(list[int], d.pop("to_act"))

        turns_completed = d.pop("turns_completed")

        reshuffles = d.pop("reshuffles")

        def _parse_grids(data: object) -> list[list[None | TriumphCard]] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                grids_type_0 = []
                _grids_type_0 = data
                for grids_type_0_item_data in _grids_type_0:
                    grids_type_0_item = []
                    _grids_type_0_item = grids_type_0_item_data
                    for grids_type_0_item_item_data in _grids_type_0_item:

                        def _parse_grids_type_0_item_item(data: object) -> None | TriumphCard:
                            if data is None:
                                return data
                            try:
                                if not isinstance(data, str):
                                    raise TypeError()
                                grids_type_0_item_item_type_0 = check_triumph_card(data)

                                return grids_type_0_item_item_type_0
                            except (TypeError, ValueError, AttributeError, KeyError):
                                pass
                            return cast(None | TriumphCard, data)

                        grids_type_0_item_item = _parse_grids_type_0_item_item(grids_type_0_item_item_data)

                        grids_type_0_item.append(grids_type_0_item_item)

                    grids_type_0.append(grids_type_0_item)

                return grids_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[list[None | TriumphCard]] | None, data)

        grids = _parse_grids(d.pop("grids"))

        river = []
        _river = d.pop("river")
        for river_item_data in _river:
            river_item = check_triumph_card(river_item_data)

            river.append(river_item)

        locked = []
        _locked = d.pop("locked")
        for locked_item_data in _locked:
            locked_item = cast(list[int], locked_item_data)

            locked.append(locked_item)

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = TriumphLines.from_dict(lines_item_data)

            lines.append(lines_item)

        def _parse_collecting(data: object) -> None | TriumphCollecting:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                collecting_type_0 = TriumphCollecting.from_dict(data)

                return collecting_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriumphCollecting, data)

        collecting = _parse_collecting(d.pop("collecting"))

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

        def _parse_viewer(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        viewer = _parse_viewer(d.pop("viewer"))

        def _parse_dealt(data: object) -> list[TriumphCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                dealt_type_0 = []
                _dealt_type_0 = data
                for dealt_type_0_item_data in _dealt_type_0:
                    dealt_type_0_item = check_triumph_card(dealt_type_0_item_data)

                    dealt_type_0.append(dealt_type_0_item)

                return dealt_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[TriumphCard] | None, data)

        dealt = _parse_dealt(d.pop("dealt"))

        def _parse_arrangement(data: object) -> list[TriumphCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                arrangement_type_0 = []
                _arrangement_type_0 = data
                for arrangement_type_0_item_data in _arrangement_type_0:
                    arrangement_type_0_item = check_triumph_card(arrangement_type_0_item_data)

                    arrangement_type_0.append(arrangement_type_0_item)

                return arrangement_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[TriumphCard] | None, data)

        arrangement = _parse_arrangement(d.pop("arrangement"))

        arranged = cast(list[bool], d.pop("arranged"))

        draw_count = d.pop("draw_count")

        trash_count = d.pop("trash_count")

        def _parse_drawn(data: object) -> list[TriumphCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                drawn_type_0 = []
                _drawn_type_0 = data
                for drawn_type_0_item_data in _drawn_type_0:
                    drawn_type_0_item = check_triumph_card(drawn_type_0_item_data)

                    drawn_type_0.append(drawn_type_0_item)

                return drawn_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[TriumphCard] | None, data)

        drawn = _parse_drawn(d.pop("drawn"))

        triumph_view = cls(
            game=game,
            phase=phase,
            players=players,
            options=options,
            to_act=to_act,
            turns_completed=turns_completed,
            reshuffles=reshuffles,
            grids=grids,
            river=river,
            locked=locked,
            lines=lines,
            collecting=collecting,
            result=result,
            viewer=viewer,
            dealt=dealt,
            arrangement=arrangement,
            arranged=arranged,
            draw_count=draw_count,
            trash_count=trash_count,
            drawn=drawn,
        )

        return triumph_view
