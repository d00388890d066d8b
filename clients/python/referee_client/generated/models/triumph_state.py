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
    from ..models.rng import Rng
    from ..models.triumph_collecting import TriumphCollecting
    from ..models.triumph_lines import TriumphLines
    from ..models.triumph_options import TriumphOptions


T = TypeVar("T", bound="TriumphState")


@_attrs_define
class TriumphState:
    """Everything there is to know of a game of Triumph."""

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
    dealt: list[list[TriumphCard]] | None
    """ Per seat, in the order dealt; null once all have arranged. """
    arrangements: list[list[TriumphCard] | None]
    """ Per seat, null until it has arranged. """
    draw_pile: list[TriumphCard]
    """ The top first. """
    trash: list[TriumphCard]
    """ The oldest first. """
    drawn: list[TriumphCard] | None
    """ In the order drawn; null outside phase collect. """
    rng: Rng
    """ All the chance in a state: the game's seed, and how many shuffles have been made from it. """
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

        dealt: list[list[str]] | None
        if isinstance(self.dealt, list):
            dealt = []
            for dealt_type_0_item_data in self.dealt:
                dealt_type_0_item = []
                for dealt_type_0_item_item_data in dealt_type_0_item_data:
                    dealt_type_0_item_item: str = dealt_type_0_item_item_data
                    dealt_type_0_item.append(dealt_type_0_item_item)

                dealt.append(dealt_type_0_item)

        else:
            dealt = self.dealt

        arrangements = []
        for arrangements_item_data in self.arrangements:
            arrangements_item: list[str] | None
            if isinstance(arrangements_item_data, list):
                arrangements_item = []
                for arrangements_item_type_0_item_data in arrangements_item_data:
                    arrangements_item_type_0_item: str = arrangements_item_type_0_item_data
                    arrangements_item.append(arrangements_item_type_0_item)

            else:
                arrangements_item = arrangements_item_data
            arrangements.append(arrangements_item)

        draw_pile = []
        for draw_pile_item_data in self.draw_pile:
            draw_pile_item: str = draw_pile_item_data
            draw_pile.append(draw_pile_item)

        trash = []
        for trash_item_data in self.trash:
            trash_item: str = trash_item_data
            trash.append(trash_item)

        drawn: list[str] | None
        if isinstance(self.drawn, list):
            drawn = []
            for drawn_type_0_item_data in self.drawn:
                drawn_type_0_item: str = drawn_type_0_item_data
                drawn.append(drawn_type_0_item)

        else:
            drawn = self.drawn

        rng = self.rng.to_dict()

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
                "dealt": dealt,
                "arrangements": arrangements,
                "draw_pile": draw_pile,
                "trash": trash,
                "drawn": drawn,
                "rng": rng,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.rng import Rng  # noqa: PLC0415
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

        def _parse_dealt(data: object) -> list[list[TriumphCard]] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                dealt_type_0 = []
                _dealt_type_0 = data
                for dealt_type_0_item_data in _dealt_type_0:
                    dealt_type_0_item = []
                    _dealt_type_0_item = dealt_type_0_item_data
                    for dealt_type_0_item_item_data in _dealt_type_0_item:
                        dealt_type_0_item_item = check_triumph_card(dealt_type_0_item_item_data)

                        dealt_type_0_item.append(dealt_type_0_item_item)

                    dealt_type_0.append(dealt_type_0_item)

                return dealt_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[list[TriumphCard]] | None, data)

        dealt = _parse_dealt(d.pop("dealt"))

        arrangements = []
        _arrangements = d.pop("arrangements")
        for arrangements_item_data in _arrangements:

            def _parse_arrangements_item(data: object) -> list[TriumphCard] | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, list):
                        raise TypeError()
                    arrangements_item_type_0 = []
                    _arrangements_item_type_0 = data
                    for arrangements_item_type_0_item_data in _arrangements_item_type_0:
                        arrangements_item_type_0_item = check_triumph_card(arrangements_item_type_0_item_data)

                        arrangements_item_type_0.append(arrangements_item_type_0_item)

                    return arrangements_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(list[TriumphCard] | None, data)

            arrangements_item = _parse_arrangements_item(arrangements_item_data)

            arrangements.append(arrangements_item)

        draw_pile = []
        _draw_pile = d.pop("draw_pile")
        for draw_pile_item_data in _draw_pile:
            draw_pile_item = check_triumph_card(draw_pile_item_data)

            draw_pile.append(draw_pile_item)

        trash = []
        _trash = d.pop("trash")
        for trash_item_data in _trash:
            trash_item = check_triumph_card(trash_item_data)

            trash.append(trash_item)

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

        rng = Rng.from_dict(d.pop("rng"))

        triumph_state = cls(
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
            dealt=dealt,
            arrangements=arrangements,
            draw_pile=draw_pile,
            trash=trash,
            drawn=drawn,
            rng=rng,
        )

        return triumph_state
