from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Option")


@_attrs_define
class Option:
    """An option of a game. Bounds and defaults that hang on other options are said in words as well."""

    name: str
    description: str
    type_: str
    """ `integer`, `string`, or `integers` for a list of them. """
    bounds: str
    """ The bounds in words. """
    default: int | list[int] | str
    """ What it is when neither it nor any other option is given. """
    default_rule: None | str
    """ How the default follows from other options; null if it does not. """
    minimum: int | None
    maximum: int | None
    choices: list[str] | None

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        description = self.description

        type_ = self.type_

        bounds = self.bounds

        default: int | list[int] | str
        if isinstance(self.default, list):
            default = self.default

        else:
            default = self.default

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

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "description": description,
                "type": type_,
                "bounds": bounds,
                "default": default,
                "default_rule": default_rule,
                "minimum": minimum,
                "maximum": maximum,
                "choices": choices,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        description = d.pop("description")

        type_ = d.pop("type")

        bounds = d.pop("bounds")

        def _parse_default(data: object) -> int | list[int] | str:
            try:
                if not isinstance(data, list):
                    raise TypeError()
                default_type_2 = cast(list[int], data)

                return default_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[int] | str, data)

        default = _parse_default(d.pop("default"))

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

        option = cls(
            name=name,
            description=description,
            type_=type_,
            bounds=bounds,
            default=default,
            default_rule=default_rule,
            minimum=minimum,
            maximum=maximum,
            choices=choices,
        )

        return option
