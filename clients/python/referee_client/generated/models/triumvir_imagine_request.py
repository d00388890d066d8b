from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.triumvir_view import TriumvirView


T = TypeVar("T", bound="TriumvirImagineRequest")


@_attrs_define
class TriumvirImagineRequest:
    """A view to look behind."""

    view: TriumvirView
    """ What one seat, or a spectator, may know of a game of Triumvir. """
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
        from ..models.triumvir_view import TriumvirView  # noqa: PLC0415

        d = dict(src_dict)
        view = TriumvirView.from_dict(d.pop("view"))

        seed = d.pop("seed", UNSET)

        triumvir_imagine_request = cls(
            view=view,
            seed=seed,
        )

        return triumvir_imagine_request
