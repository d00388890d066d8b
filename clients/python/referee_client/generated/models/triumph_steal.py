from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="TriumphSteal")


@_attrs_define
class TriumphSteal:
    """Give a Steal card to the river and take a card of an opponent's grid in its place."""

    cell: int
    """ Where the Steal card is. """
    opponent: int
    """ A seat, counted clockwise from 0. """
    target: int
    """ A cell of the opponent's grid that is not locked. """
    type_: Literal["triumph.steal"] = "triumph.steal"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        cell = self.cell

        opponent = self.opponent

        target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "cell": cell,
                "opponent": opponent,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.steal"], d.pop("type"))
        if type_ != "triumph.steal":
            raise ValueError(f"type must match const 'triumph.steal', got '{type_}'")

        cell = d.pop("cell")

        opponent = d.pop("opponent")

        target = d.pop("target")

        triumph_steal = cls(
            type_=type_,
            cell=cell,
            opponent=opponent,
            target=target,
        )

        return triumph_steal
