from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.triumvir_effect import TriumvirEffect, check_triumvir_effect
from ..models.triumvir_triumvir import TriumvirTriumvir, check_triumvir_triumvir

T = TypeVar("T", bound="TriumvirPending")


@_attrs_define
class TriumvirPending:
    """The effect that is being decided."""

    kind: TriumvirEffect
    owner: int
    """ Whose card it is. """
    seat: int
    """ Who decides. """
    triumvir: None | TriumvirTriumvir
    """ Where the 2 or 5 was placed; null for a 10. """
    triumvirs: list[TriumvirTriumvir] | None
    """ What the 10 is between; null for a 2 or 5. """

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        owner = self.owner

        seat = self.seat

        triumvir: None | str
        if isinstance(self.triumvir, str):
            triumvir = self.triumvir
        else:
            triumvir = self.triumvir

        triumvirs: list[str] | None
        if isinstance(self.triumvirs, list):
            triumvirs = []
            for triumvirs_type_0_item_data in self.triumvirs:
                triumvirs_type_0_item: str = triumvirs_type_0_item_data
                triumvirs.append(triumvirs_type_0_item)

        else:
            triumvirs = self.triumvirs

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "owner": owner,
                "seat": seat,
                "triumvir": triumvir,
                "triumvirs": triumvirs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_triumvir_effect(d.pop("kind"))

        owner = d.pop("owner")

        seat = d.pop("seat")

        def _parse_triumvir(data: object) -> None | TriumvirTriumvir:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                triumvir_type_0 = check_triumvir_triumvir(data)

                return triumvir_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriumvirTriumvir, data)

        triumvir = _parse_triumvir(d.pop("triumvir"))

        def _parse_triumvirs(data: object) -> list[TriumvirTriumvir] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                triumvirs_type_0 = []
                _triumvirs_type_0 = data
                for triumvirs_type_0_item_data in _triumvirs_type_0:
                    triumvirs_type_0_item = check_triumvir_triumvir(triumvirs_type_0_item_data)

                    triumvirs_type_0.append(triumvirs_type_0_item)

                return triumvirs_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[TriumvirTriumvir] | None, data)

        triumvirs = _parse_triumvirs(d.pop("triumvirs"))

        triumvir_pending = cls(
            kind=kind,
            owner=owner,
            seat=seat,
            triumvir=triumvir,
            triumvirs=triumvirs,
        )

        return triumvir_pending
