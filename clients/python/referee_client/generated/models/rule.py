from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Rule")


@_attrs_define
class Rule:
    """A rule as this referee reads it."""

    id: str
    text: str
    source: str
    """ The section of the rulebook, or `ruling` where the rulebook leaves the matter open. """

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        text = self.text

        source = self.source

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "text": text,
                "source": source,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        text = d.pop("text")

        source = d.pop("source")

        rule = cls(
            id=id,
            text=text,
            source=source,
        )

        return rule
