from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.triads_view import TriadsView


T = TypeVar("T", bound="TriadsImagineRequest")


@_attrs_define
class TriadsImagineRequest:
    """A view to look behind."""

    view: TriadsView
    """ What one seat, or a spectator, may know of a game of Triads. """
    seed: str | Unset = UNSET
    """ 32 bytes as 64 lower-case hex digits: every deal of a game follows from them. """

    def to_dict(self) -> dict[str, Any]:
        view = self.view.to_dict()

        seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "view": view,
            }
        )
        if seed is not UNSET:
            field_dict["seed"] = seed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triads_view import TriadsView  # noqa: PLC0415

        d = dict(src_dict)
        view = TriadsView.from_dict(d.pop("view"))

        seed = d.pop("seed", UNSET)

        triads_imagine_request = cls(
            view=view,
            seed=seed,
        )

        return triads_imagine_request
