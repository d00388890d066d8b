from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.trumpet_state import TrumpetState


T = TypeVar("T", bound="TrumpetImagineAnswer")


@_attrs_define
class TrumpetImagineAnswer:
    """A state that looks like the view."""

    state: TrumpetState
    """ Everything there is to know of a game of Trumpet. """

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
        from ..models.trumpet_state import TrumpetState  # noqa: PLC0415

        d = dict(src_dict)
        state = TrumpetState.from_dict(d.pop("state"))

        trumpet_imagine_answer = cls(
            state=state,
        )

        return trumpet_imagine_answer
