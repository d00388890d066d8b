from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.triumph_card import TriumphCard, check_triumph_card

T = TypeVar("T", bound="TriumphPermutations")


@_attrs_define
class TriumphPermutations:
    """Every order of nine cards is an arrangement, far too many to list."""

    permutation_of: list[TriumphCard]
    """ The cards of `grid`, in the order dealt. """
    type_: Literal["triumph.arrange"] = "triumph.arrange"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        permutation_of = []
        for permutation_of_item_data in self.permutation_of:
            permutation_of_item: str = permutation_of_item_data
            permutation_of.append(permutation_of_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "permutation_of": permutation_of,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["triumph.arrange"], d.pop("type"))
        if type_ != "triumph.arrange":
            raise ValueError(f"type must match const 'triumph.arrange', got '{type_}'")

        permutation_of = []
        _permutation_of = d.pop("permutation_of")
        for permutation_of_item_data in _permutation_of:
            permutation_of_item = check_triumph_card(permutation_of_item_data)

            permutation_of.append(permutation_of_item)

        triumph_permutations = cls(
            type_=type_,
            permutation_of=permutation_of,
        )

        return triumph_permutations
