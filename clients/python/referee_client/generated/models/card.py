from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Card")


@_attrs_define
class Card:
    """A kind of card, and how to show it."""

    id: str
    suit: None | str
    rank: str
    name: str
    """ Its display name. """
    colour: str
    """ A CSS colour. """
    symbol: str
    """ One or two characters for the suit or kind. """
    count: int
    """ Copies in the deck. """

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        suit: None | str
        suit = self.suit

        rank = self.rank

        name = self.name

        colour = self.colour

        symbol = self.symbol

        count = self.count

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "suit": suit,
                "rank": rank,
                "name": name,
                "colour": colour,
                "symbol": symbol,
                "count": count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        def _parse_suit(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        suit = _parse_suit(d.pop("suit"))

        rank = d.pop("rank")

        name = d.pop("name")

        colour = d.pop("colour")

        symbol = d.pop("symbol")

        count = d.pop("count")

        card = cls(
            id=id,
            suit=suit,
            rank=rank,
            name=name,
            colour=colour,
            symbol=symbol,
            count=count,
        )

        return card
