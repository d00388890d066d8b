from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumvir_triumvir import TriumvirTriumvir, check_triumvir_triumvir

T = TypeVar("T", bound="TriumvirTriumvirWon")


@_attrs_define
class TriumvirTriumvirWon:
    """A seat's Triumvir is stronger than every opponent's."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    triumvir: TriumvirTriumvir
    strength: int
    type_: Literal["triumvir.triumvir_won"] = "triumvir.triumvir_won"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        triumvir: str = self.triumvir

        strength = self.strength

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "triumvir": triumvir,
                "strength": strength,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvir.triumvir_won"], d.pop("type"))
        if type_ != "triumvir.triumvir_won":
            raise ValueError(f"type must match const 'triumvir.triumvir_won', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        triumvir = check_triumvir_triumvir(d.pop("triumvir"))

        strength = d.pop("strength")

        triumvir_triumvir_won = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            triumvir=triumvir,
            strength=strength,
        )

        return triumvir_triumvir_won
