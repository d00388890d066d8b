from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumvir_card import TriumvirCard, check_triumvir_card
from ..models.triumvir_triumvir import TriumvirTriumvir, check_triumvir_triumvir

T = TypeVar("T", bound="TriumvirRevealed")


@_attrs_define
class TriumvirRevealed:
    """A seat's placement was shown: the card is on its Triumvir, or, a 10, between two."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    card: TriumvirCard
    triumvir: None | TriumvirTriumvir
    triumvirs: list[TriumvirTriumvir] | None
    type_: Literal["triumvir.revealed"] = "triumvir.revealed"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

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
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "card": card,
                "triumvir": triumvir,
                "triumvirs": triumvirs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvir.revealed"], d.pop("type"))
        if type_ != "triumvir.revealed":
            raise ValueError(f"type must match const 'triumvir.revealed', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

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

        triumvir_revealed = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            card=card,
            triumvir=triumvir,
            triumvirs=triumvirs,
        )

        return triumvir_revealed
