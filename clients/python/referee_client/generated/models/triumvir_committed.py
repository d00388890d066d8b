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

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.triumvir_equip import TriumvirEquip
    from ..models.triumvir_equip_ten import TriumvirEquipTen


T = TypeVar("T", bound="TriumvirCommitted")


@_attrs_define
class TriumvirCommitted:
    """A seat chose its placement; what it chose it alone knows."""

    seat: int | None
    """ The seat that acted or that it happened to; null for the table. """
    rule: str
    """ The id of the rule that made it happen. """
    text: str
    """ The same in a sentence. """
    type_: Literal["triumvir.committed"] = "triumvir.committed"
    choice: TriumvirEquip | TriumvirEquipTen | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.triumvir_equip import TriumvirEquip  # noqa: PLC0415

        type_ = self.type_

        seat: int | None
        seat = self.seat

        rule = self.rule

        text = self.text

        choice: dict[str, Any] | Unset
        if isinstance(self.choice, Unset):
            choice = UNSET
        elif isinstance(self.choice, TriumvirEquip):
            choice = self.choice.to_dict()
        else:
            choice = self.choice.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "rule": rule,
                "text": text,
            }
        )
        if choice is not UNSET:
            field_dict["choice"] = choice

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.triumvir_equip import TriumvirEquip  # noqa: PLC0415
        from ..models.triumvir_equip_ten import TriumvirEquipTen  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["triumvir.committed"], d.pop("type"))
        if type_ != "triumvir.committed":
            raise ValueError(f"type must match const 'triumvir.committed', got '{type_}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        rule = d.pop("rule")

        text = d.pop("text")

        def _parse_choice(data: object) -> TriumvirEquip | TriumvirEquipTen | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_triumvir_placing_type_0 = TriumvirEquip.from_dict(data)

                return componentsschemas_triumvir_placing_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_triumvir_placing_type_1 = TriumvirEquipTen.from_dict(data)

            return componentsschemas_triumvir_placing_type_1

        choice = _parse_choice(d.pop("choice", UNSET))

        triumvir_committed = cls(
            type_=type_,
            seat=seat,
            rule=rule,
            text=text,
            choice=choice,
        )

        return triumvir_committed
