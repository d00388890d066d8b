from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.triumvirate_card import TriumvirateCard, check_triumvirate_card

T = TypeVar("T", bound="TriumvirateChoice")


@_attrs_define
class TriumvirateChoice:
    """A decision about pledging: a card, or null for none."""

    card: None | TriumvirateCard

    def to_dict(self) -> dict[str, Any]:
        card: None | str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_card(data: object) -> None | TriumvirateCard:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_triumvirate_card(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriumvirateCard, data)

        card = _parse_card(d.pop("card"))

        triumvirate_choice = cls(
            card=card,
        )

        return triumvirate_choice
