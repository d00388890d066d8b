from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triumvir_state import TriumvirState


T = TypeVar("T", bound="TriumvirImagineAnswer")


@_attrs_define
class TriumvirImagineAnswer:
    """A state that looks like the view."""

    state: TriumvirState
    """ Everything there is to know of a game of Triumvir. """

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triumvir_state import TriumvirState  # noqa: PLC0415

        d = dict(src_dict)
        state = TriumvirState.from_dict(d.pop("state"))

        triumvir_imagine_answer = cls(
            state=state,
        )

        return triumvir_imagine_answer
