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

T = TypeVar("T", bound="TriumvirMoveSkipped")


@_attrs_define
class TriumvirMoveSkipped:
    """A seat has nothing that it could move by a 2 or a 5."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    owner: int
    """ A seat, counted clockwise from 0. """
    triumvir: TriumvirTriumvir
    type_: Literal["triumvir.move_skipped"] = "triumvir.move_skipped"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        owner = self.owner

        triumvir: str = self.triumvir

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
                "owner": owner,
                "triumvir": triumvir,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumvir.move_skipped"], d.pop("type"))
        if type_ != "triumvir.move_skipped":
            raise ValueError(f"type must match const 'triumvir.move_skipped', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        owner = d.pop("owner")

        triumvir = check_triumvir_triumvir(d.pop("triumvir"))

        triumvir_move_skipped = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            owner=owner,
            triumvir=triumvir,
        )

        return triumvir_move_skipped
