from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triads_state import TriadsState


T = TypeVar("T", bound="TriadsLegalMovesRequest")


@_attrs_define
class TriadsLegalMovesRequest:
    """Whose moves to list."""

    state: TriadsState
    """ Everything there is to know of a game of Triads. """
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
        from ..models.triads_state import TriadsState  # noqa: PLC0415

        d = dict(src_dict)
        state = TriadsState.from_dict(d.pop("state"))

        seat = d.pop("seat")

        triads_legal_moves_request = cls(
            state=state,
            seat=seat,
        )

        return triads_legal_moves_request
