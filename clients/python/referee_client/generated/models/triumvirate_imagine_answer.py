from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triumvirate_state import TriumvirateState


T = TypeVar("T", bound="TriumvirateImagineAnswer")


@_attrs_define
class TriumvirateImagineAnswer:
    """A state that looks like the view."""

    state: TriumvirateState
    """ Everything there is to know of a match of Triumvirate. """

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
        from ..models.triumvirate_state import TriumvirateState  # noqa: PLC0415

        d = dict(src_dict)
        state = TriumvirateState.from_dict(d.pop("state"))

        triumvirate_imagine_answer = cls(
            state=state,
        )

        return triumvirate_imagine_answer
