from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triumvirate_state import TriumvirateState


T = TypeVar("T", bound="TriumvirateLegalMovesRequest")


@_attrs_define
class TriumvirateLegalMovesRequest:
    """Whose moves to list."""

    state: TriumvirateState
    """ Everything there is to know of a match of Triumvirate. """
    seat: int
    """ A seat, from 0. """

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triumvirate_state import TriumvirateState  # noqa: PLC0415

        d = dict(src_dict)
        state = TriumvirateState.from_dict(d.pop("state"))

        seat = d.pop("seat")

        triumvirate_legal_moves_request = cls(
            state=state,
            seat=seat,
        )

        return triumvirate_legal_moves_request
