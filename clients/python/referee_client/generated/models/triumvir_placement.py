from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.triumvir_card import TriumvirCard, check_triumvir_card
from ..models.triumvir_triumvir import TriumvirTriumvir, check_triumvir_triumvir

T = TypeVar("T", bound="TriumvirPlacement")


@_attrs_define
class TriumvirPlacement:
    """A revealed placement: of a 10 not yet chosen for, the two Triumvirs; of every other card, the one."""

    card: TriumvirCard
    triumvir: None | TriumvirTriumvir
    triumvirs: list[TriumvirTriumvir] | None

    def to_dict(self) -> dict[str, Any]:
        card: str = self.card

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
                "card": card,
                "triumvir": triumvir,
                "triumvirs": triumvirs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = check_triumvir_card(d.pop("card"))

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

        triumvir_placement = cls(
            card=card,
            triumvir=triumvir,
            triumvirs=triumvirs,
        )

        return triumvir_placement
