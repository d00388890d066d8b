from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.trumpet_view import TrumpetView


T = TypeVar("T", bound="TrumpetImagineRequest")


@_attrs_define
class TrumpetImagineRequest:
    """A view to look behind."""

    view: TrumpetView
    """ What one seat, or a spectator, may know of a game of Trumpet. """
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
        from ..models.trumpet_view import TrumpetView  # noqa: PLC0415

        d = dict(src_dict)
        view = TrumpetView.from_dict(d.pop("view"))

        seed = d.pop("seed", UNSET)

        trumpet_imagine_request = cls(
            view=view,
            seed=seed,
        )

        return trumpet_imagine_request
