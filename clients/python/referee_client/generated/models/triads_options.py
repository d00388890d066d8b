from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.triads_tie import TriadsTie, check_triads_tie

T = TypeVar("T", bound="TriadsOptions")


@_attrs_define
class TriadsOptions:
    """The options in force."""

    stack: int
    """ Chips each seat starts with. """
    ante: int
    """ Chips each seat pays before a deal. """
    min_bet: int
    """ The smallest bet. """
    exchange_rounds: int
    """ Rounds of exchange in a hand. """
    tie: TriadsTie
    hands: int
    """ Hands after which the game ends. """

    def to_dict(self) -> dict[str, Any]:
        stack = self.stack

        ante = self.ante

        min_bet = self.min_bet

        exchange_rounds = self.exchange_rounds

        tie: str = self.tie

        hands = self.hands

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "stack": stack,
                "ante": ante,
                "min_bet": min_bet,
                "exchange_rounds": exchange_rounds,
                "tie": tie,
                "hands": hands,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        stack = d.pop("stack")

        ante = d.pop("ante")

        min_bet = d.pop("min_bet")

        exchange_rounds = d.pop("exchange_rounds")

        tie = check_triads_tie(d.pop("tie"))

        hands = d.pop("hands")

        triads_options = cls(
            stack=stack,
            ante=ante,
            min_bet=min_bet,
            exchange_rounds=exchange_rounds,
            tie=tie,
            hands=hands,
        )

        return triads_options
