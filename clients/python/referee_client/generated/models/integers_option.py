from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="IntegersOption")


@_attrs_define
class IntegersOption:
    """An option of a game that is a list of numbers, each within the minimum and the maximum."""

    name: str
    description: str
    bounds: str
    """ The bounds in words, with how they hang on other options. """
    default_rule: None | str
    """ How the default follows from other options; null if it does not. """
    minimum: int | None
    maximum: int | None
    choices: list[str] | None
    default: list[int]
    """ What it is when neither it nor any other option is given. """
    type_: Literal["integers"] = "integers"

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        name = self.name

        description = self.description

        bounds = self.bounds

        default_rule: None | str
        default_rule = self.default_rule

        minimum: int | None
        minimum = self.minimum

        maximum: int | None
        maximum = self.maximum

        choices: list[str] | None
        if isinstance(self.choices, list):
            choices = self.choices

        else:
            choices = self.choices

        default = self.default

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "name": name,
                "description": description,
                "bounds": bounds,
                "default_rule": default_rule,
                "minimum": minimum,
                "maximum": maximum,
                "choices": choices,
                "default": default,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["integers"], d.pop("type"))
        if type_ != "integers":
            raise ValueError(f"type must match const 'integers', got '{type_}'")

        name = d.pop("name")

        description = d.pop("description")

        bounds = d.pop("bounds")

        def _parse_default_rule(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        default_rule = _parse_default_rule(d.pop("default_rule"))

        def _parse_minimum(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        minimum = _parse_minimum(d.pop("minimum"))

        def _parse_maximum(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        maximum = _parse_maximum(d.pop("maximum"))

        def _parse_choices(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                choices_type_0 = cast(list[str], data)

                return choices_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        choices = _parse_choices(d.pop("choices"))

        default = cast(list[int], d.pop("default"))

        integers_option = cls(
            type_=type_,
            name=name,
            description=description,
            bounds=bounds,
            default_rule=default_rule,
            minimum=minimum,
            maximum=maximum,
            choices=choices,
            default=default,
        )

        return integers_option
