from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.triumvir_effect import TriumvirEffect, check_triumvir_effect

T = TypeVar("T", bound="TriumvirStep")


@_attrs_define
class TriumvirStep:
    """Something still to be done this turn: a seat decides about the effect of an owner's card."""

    kind: TriumvirEffect
    owner: int
    """ Whose card it is. """
    seat: int
    """ Who decides. """

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        owner = self.owner

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "owner": owner,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_triumvir_effect(d.pop("kind"))

        owner = d.pop("owner")

        seat = d.pop("seat")

        triumvir_step = cls(
            kind=kind,
            owner=owner,
            seat=seat,
        )

        return triumvir_step
