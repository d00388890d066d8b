from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.triumvirate_no_pledge import TriumvirateNoPledge
    from ..models.triumvirate_play import TriumviratePlay
    from ..models.triumvirate_pledge import TriumviratePledge


T = TypeVar("T", bound="Submission")


@_attrs_define
class Submission:
    """A move to make."""

    move: TriumvirateNoPledge | TriumviratePlay | TriumviratePledge
    decision: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.triumvirate_play import TriumviratePlay  # noqa: PLC0415
        from ..models.triumvirate_pledge import TriumviratePledge  # noqa: PLC0415

        move: dict[str, Any]
        if isinstance(self.move, TriumviratePlay):
            move = self.move.to_dict()
        elif isinstance(self.move, TriumviratePledge):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        decision: int | None | Unset
        if isinstance(self.decision, Unset):
            decision = UNSET
        else:
            decision = self.decision

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move": move,
            }
        )
        if decision is not UNSET:
            field_dict["decision"] = decision

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triumvirate_no_pledge import TriumvirateNoPledge  # noqa: PLC0415
        from ..models.triumvirate_play import TriumviratePlay  # noqa: PLC0415
        from ..models.triumvirate_pledge import TriumviratePledge  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_move(data: object) -> TriumvirateNoPledge | TriumviratePlay | TriumviratePledge:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumvirate_move_type_0 = TriumviratePlay.from_dict(data)

                return componentsschemas_triumvirate_move_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumvirate_move_type_1 = TriumviratePledge.from_dict(data)

                return componentsschemas_triumvirate_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_triumvirate_move_type_2 = TriumvirateNoPledge.from_dict(data)

            return componentsschemas_triumvirate_move_type_2

        move = _parse_move(d.pop("move"))

        def _parse_decision(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        decision = _parse_decision(d.pop("decision", UNSET))

        submission = cls(
            move=move,
            decision=decision,
        )

        return submission
