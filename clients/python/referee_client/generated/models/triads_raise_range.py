from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.triads_bounds import TriadsBounds


T = TypeVar("T", bound="TriadsRaiseRange")


@_attrs_define
class TriadsRaiseRange:
    """The raises that are legal."""

    to: TriadsBounds
    """ All whole numbers from min to max. """
    type_: Literal["triads.raise"] = "triads.raise"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        to = self.to.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triads_bounds import TriadsBounds  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["triads.raise"], d.pop("type"))
        if type_ != "triads.raise":
            raise ValueError(f"type must match const 'triads.raise', got '{type_}'")

        to = TriadsBounds.from_dict(d.pop("to"))

        triads_raise_range = cls(
            type_=type_,
            to=to,
        )

        return triads_raise_range
