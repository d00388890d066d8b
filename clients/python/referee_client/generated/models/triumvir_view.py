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

from ..models.triumvir_card import TriumvirCard, check_triumvir_card
from ..models.triumvir_phase import TriumvirPhase, check_triumvir_phase
from ..models.triumvir_triumvir import TriumvirTriumvir, check_triumvir_triumvir

if TYPE_CHECKING:
    from ..models.result import Result
    from ..models.triumvir_bans import TriumvirBans
    from ..models.triumvir_equip import TriumvirEquip
    from ..models.triumvir_equip_ten import TriumvirEquipTen
    from ..models.triumvir_equipped import TriumvirEquipped
    from ..models.triumvir_options import TriumvirOptions
    from ..models.triumvir_pending import TriumvirPending
    from ..models.triumvir_placement import TriumvirPlacement
    from ..models.triumvir_step import TriumvirStep
    from ..models.triumvir_strengths import TriumvirStrengths


T = TypeVar("T", bound="TriumvirView")


@_attrs_define
class TriumvirView:
    """What one seat, or a spectator, may know of a game of Triumvir."""

    phase: TriumvirPhase
    players: int
    options: TriumvirOptions
    """ The options in force: Triumvir has none. """
    to_act: list[int]
    """ The seats that owe a decision, ascending. """
    turn: int
    first_activator: int
    """ Whose effects come first this turn; then clockwise. """
    hands: list[list[TriumvirCard]]
    """ Per seat, sorted in canonical order. A card chosen in secret is still here until all are in. """
    triumvirs: list[TriumvirEquipped]
    """ Per seat. """
    strengths: list[TriumvirStrengths]
    """ Per seat. """
    committed: list[bool]
    """ Per seat: has chosen, in phase commit. """
    banned_cards: list[list[TriumvirCard]]
    """ Per seat, the cards it may not equip this turn because of a 3. """
    banned_triumvirs: list[list[TriumvirTriumvir]]
    """ Per seat, the Triumvirs it may not equip this turn because of a 4. """
    placements: list[None | TriumvirPlacement]
    """ Per seat, what was last revealed; null for a seat that placed nothing. """
    pending: None | TriumvirPending
    """ The effect that is being decided. """
    queue: list[TriumvirStep]
    """ What is still to come this turn. """
    next_bans: list[TriumvirBans]
    """ Per seat, what next turn will forbid. """
    result: None | Result
    viewer: int | None
    """ The seat that sees this, or null for a spectator. """
    choice: None | TriumvirEquip | TriumvirEquipTen
    """ The viewer's placement while it is hidden. """
    game: Literal["triumvir"] = "triumvir"

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.triumvir_equip import TriumvirEquip  # noqa: PLC0415
        from ..models.triumvir_equip_ten import TriumvirEquipTen  # noqa: PLC0415
        from ..models.triumvir_pending import TriumvirPending  # noqa: PLC0415
        from ..models.triumvir_placement import TriumvirPlacement  # noqa: PLC0415

        game = self.game

        phase: str = self.phase

        players = self.players

        options = self.options.to_dict()

        to_act = self.to_act

        turn = self.turn

        first_activator = self.first_activator

        hands = []
        for hands_item_data in self.hands:
            hands_item = []
            for hands_item_item_data in hands_item_data:
                hands_item_item: str = hands_item_item_data
                hands_item.append(hands_item_item)

            hands.append(hands_item)

        triumvirs = []
        for triumvirs_item_data in self.triumvirs:
            triumvirs_item = triumvirs_item_data.to_dict()
            triumvirs.append(triumvirs_item)

        strengths = []
        for strengths_item_data in self.strengths:
            strengths_item = strengths_item_data.to_dict()
            strengths.append(strengths_item)

        committed = self.committed

        banned_cards = []
        for banned_cards_item_data in self.banned_cards:
            banned_cards_item = []
            for banned_cards_item_item_data in banned_cards_item_data:
                banned_cards_item_item: str = banned_cards_item_item_data
                banned_cards_item.append(banned_cards_item_item)

            banned_cards.append(banned_cards_item)

        banned_triumvirs = []
        for banned_triumvirs_item_data in self.banned_triumvirs:
            banned_triumvirs_item = []
            for banned_triumvirs_item_item_data in banned_triumvirs_item_data:
                banned_triumvirs_item_item: str = banned_triumvirs_item_item_data
                banned_triumvirs_item.append(banned_triumvirs_item_item)

            banned_triumvirs.append(banned_triumvirs_item)

        placements = []
        for placements_item_data in self.placements:
            placements_item: dict[str, Any] | None
            if isinstance(placements_item_data, TriumvirPlacement):
                placements_item = placements_item_data.to_dict()
            else:
                placements_item = placements_item_data
            placements.append(placements_item)

        pending: dict[str, Any] | None
        if isinstance(self.pending, TriumvirPending):
            pending = self.pending.to_dict()
        else:
            pending = self.pending

        queue = []
        for queue_item_data in self.queue:
            queue_item = queue_item_data.to_dict()
            queue.append(queue_item)

        next_bans = []
        for next_bans_item_data in self.next_bans:
            next_bans_item = next_bans_item_data.to_dict()
            next_bans.append(next_bans_item)

        result: dict[str, Any] | None
        if isinstance(self.result, Result):
            result = self.result.to_dict()
        else:
            result = self.result

        viewer: int | None
        viewer = self.viewer

        choice: dict[str, Any] | None
        if isinstance(self.choice, TriumvirEquip):
            choice = self.choice.to_dict()
        elif isinstance(self.choice, TriumvirEquipTen):
            choice = self.choice.to_dict()
        else:
            choice = self.choice

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "phase": phase,
                "players": players,
                "options": options,
                "to_act": to_act,
                "turn": turn,
                "first_activator": first_activator,
                "hands": hands,
                "triumvirs": triumvirs,
                "strengths": strengths,
                "committed": committed,
                "banned_cards": banned_cards,
                "banned_triumvirs": banned_triumvirs,
                "placements": placements,
                "pending": pending,
                "queue": queue,
                "next_bans": next_bans,
                "result": result,
                "viewer": viewer,
                "choice": choice,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.triumvir_bans import TriumvirBans  # noqa: PLC0415
        from ..models.triumvir_equip import TriumvirEquip  # noqa: PLC0415
        from ..models.triumvir_equip_ten import TriumvirEquipTen  # noqa: PLC0415
        from ..models.triumvir_equipped import TriumvirEquipped  # noqa: PLC0415
        from ..models.triumvir_options import TriumvirOptions  # noqa: PLC0415
        from ..models.triumvir_pending import TriumvirPending  # noqa: PLC0415
        from ..models.triumvir_placement import TriumvirPlacement  # noqa: PLC0415
        from ..models.triumvir_step import TriumvirStep  # noqa: PLC0415
        from ..models.triumvir_strengths import TriumvirStrengths  # noqa: PLC0415

        d = dict(src_dict)
        game = cast(Literal["triumvir"], d.pop("game"))
        if game != "triumvir":
            raise ValueError(f"game must match const 'triumvir', got '{game}'")

        phase = check_triumvir_phase(d.pop("phase"))

        players = d.pop("players")

        options = TriumvirOptions.from_dict(d.pop("options"))

        to_act = cast(list[int], d.pop("to_act"))

        turn = d.pop("turn")

        first_activator = d.pop("first_activator")

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = []
            _hands_item = hands_item_data
            for hands_item_item_data in _hands_item:
                hands_item_item = check_triumvir_card(hands_item_item_data)

                hands_item.append(hands_item_item)

            hands.append(hands_item)

        triumvirs = []
        _triumvirs = d.pop("triumvirs")
        for triumvirs_item_data in _triumvirs:
            triumvirs_item = TriumvirEquipped.from_dict(triumvirs_item_data)

            triumvirs.append(triumvirs_item)

        strengths = []
        _strengths = d.pop("strengths")
        for strengths_item_data in _strengths:
            strengths_item = TriumvirStrengths.from_dict(strengths_item_data)

            strengths.append(strengths_item)

        committed = cast(list[bool], d.pop("committed"))

        banned_cards = []
        _banned_cards = d.pop("banned_cards")
        for banned_cards_item_data in _banned_cards:
            banned_cards_item = []
            _banned_cards_item = banned_cards_item_data
            for banned_cards_item_item_data in _banned_cards_item:
                banned_cards_item_item = check_triumvir_card(banned_cards_item_item_data)

                banned_cards_item.append(banned_cards_item_item)

            banned_cards.append(banned_cards_item)

        banned_triumvirs = []
        _banned_triumvirs = d.pop("banned_triumvirs")
        for banned_triumvirs_item_data in _banned_triumvirs:
            banned_triumvirs_item = []
            _banned_triumvirs_item = banned_triumvirs_item_data
            for banned_triumvirs_item_item_data in _banned_triumvirs_item:
                banned_triumvirs_item_item = check_triumvir_triumvir(banned_triumvirs_item_item_data)

                banned_triumvirs_item.append(banned_triumvirs_item_item)

            banned_triumvirs.append(banned_triumvirs_item)

        placements = []
        _placements = d.pop("placements")
        for placements_item_data in _placements:

            def _parse_placements_item(data: object) -> None | TriumvirPlacement:
                if data is None:
                    return data
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    placements_item_type_0 = TriumvirPlacement.from_dict(data)

                    return placements_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(None | TriumvirPlacement, data)

            placements_item = _parse_placements_item(placements_item_data)

            placements.append(placements_item)

        def _parse_pending(data: object) -> None | TriumvirPending:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pending_type_0 = TriumvirPending.from_dict(data)

                return pending_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriumvirPending, data)

        pending = _parse_pending(d.pop("pending"))

        queue = []
        _queue = d.pop("queue")
        for queue_item_data in _queue:
            queue_item = TriumvirStep.from_dict(queue_item_data)

            queue.append(queue_item)

        next_bans = []
        _next_bans = d.pop("next_bans")
        for next_bans_item_data in _next_bans:
            next_bans_item = TriumvirBans.from_dict(next_bans_item_data)

            next_bans.append(next_bans_item)

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

        def _parse_choice(data: object) -> None | TriumvirEquip | TriumvirEquipTen:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumvir_placing_type_0 = TriumvirEquip.from_dict(data)

                return componentsschemas_triumvir_placing_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumvir_placing_type_1 = TriumvirEquipTen.from_dict(data)

                return componentsschemas_triumvir_placing_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriumvirEquip | TriumvirEquipTen, data)

        choice = _parse_choice(d.pop("choice"))

        triumvir_view = cls(
            game=game,
            phase=phase,
            players=players,
            options=options,
            to_act=to_act,
            turn=turn,
            first_activator=first_activator,
            hands=hands,
            triumvirs=triumvirs,
            strengths=strengths,
            committed=committed,
            banned_cards=banned_cards,
            banned_triumvirs=banned_triumvirs,
            placements=placements,
            pending=pending,
            queue=queue,
            next_bans=next_bans,
            result=result,
            viewer=viewer,
            choice=choice,
        )

        return triumvir_view
