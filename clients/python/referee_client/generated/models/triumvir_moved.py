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

T = TypeVar("T", bound="TriumvirMoved")


@_attrs_define
class TriumvirMoved:
    """A seat moved one of its cards."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    card: TriumvirCard
    source: TriumvirTriumvir
    triumvir: TriumvirTriumvir
    type_: Literal["triumvir.moved"] = "triumvir.moved"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        card: str = self.card

        source: str = self.source

        triumvir: str = self.triumvir

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "card": card,
                "source": source,
                "triumvir": triumvir,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvir.moved"], d.pop("type"))
        if type_ != "triumvir.moved":
            raise ValueError(f"type must match const 'triumvir.moved', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        card = check_triumvir_card(d.pop("card"))

        source = check_triumvir_triumvir(d.pop("source"))

        triumvir = check_triumvir_triumvir(d.pop("triumvir"))

        triumvir_moved = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            card=card,
            source=source,
            triumvir=triumvir,
        )

        return triumvir_moved
