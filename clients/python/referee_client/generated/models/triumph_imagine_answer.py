from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triumph_state import TriumphState


T = TypeVar("T", bound="TriumphImagineAnswer")


@_attrs_define
class TriumphImagineAnswer:
    """A state that looks like the view."""

    state: TriumphState
    """ Everything there is to know of a game of Triumph. """

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
        from ..models.triumph_state import TriumphState  # noqa: PLC0415

        d = dict(src_dict)
        state = TriumphState.from_dict(d.pop("state"))

        triumph_imagine_answer = cls(
            state=state,
        )

        return triumph_imagine_answer
