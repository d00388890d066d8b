from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.triumvir_state import TriumvirState


T = TypeVar("T", bound="TriumvirViewRequest")


@_attrs_define
class TriumvirViewRequest:
    """Who looks."""

    state: TriumvirState
    """ Everything there is to know of a game of Triumvir. """
    viewer: int | None | Unset = UNSET
    """ The seat that looks, or null for a spectator. """

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        viewer: int | None | Unset
        if isinstance(self.viewer, Unset):
            viewer = UNSET
        else:
            viewer = self.viewer

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
            }
        )
        if viewer is not UNSET:
            field_dict["viewer"] = viewer

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triumvir_state import TriumvirState  # noqa: PLC0415

        d = dict(src_dict)
        state = TriumvirState.from_dict(d.pop("state"))

        def _parse_viewer(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        viewer = _parse_viewer(d.pop("viewer", UNSET))

        triumvir_view_request = cls(
            state=state,
            viewer=viewer,
        )

        return triumvir_view_request
