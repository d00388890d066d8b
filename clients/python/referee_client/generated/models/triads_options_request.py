from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.triads_tie import TriadsTie, check_triads_tie
from ..types import UNSET, Unset

T = TypeVar("T", bound="TriadsOptionsRequest")


@_attrs_define
class TriadsOptionsRequest:
    """The options that a caller chooses: any of them."""

    stack: int | Unset = UNSET
    """ Chips each seat starts with. """
    ante: int | Unset = UNSET
    """ Chips each seat pays before a deal. """
    min_bet: int | Unset = UNSET
    """ The smallest bet. """
    exchange_rounds: int | Unset = UNSET
    """ Rounds of exchange in a hand. """
    tie: TriadsTie | Unset = UNSET
    hands: int | Unset = UNSET
    """ Hands after which the game ends. """

    def to_dict(self) -> dict[str, Any]:
        stack = self.stack

        ante = self.ante

        min_bet = self.min_bet

        exchange_rounds = self.exchange_rounds

        tie: str | Unset = UNSET
        if not isinstance(self.tie, Unset):
            tie = self.tie

        hands = self.hands

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if stack is not UNSET:
            field_dict["stack"] = stack
        if ante is not UNSET:
            field_dict["ante"] = ante
        if min_bet is not UNSET:
            field_dict["min_bet"] = min_bet
        if exchange_rounds is not UNSET:
            field_dict["exchange_rounds"] = exchange_rounds
        if tie is not UNSET:
            field_dict["tie"] = tie
        if hands is not UNSET:
            field_dict["hands"] = hands

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        stack = d.pop("stack", UNSET)

        ante = d.pop("ante", UNSET)

        min_bet = d.pop("min_bet", UNSET)

        exchange_rounds = d.pop("exchange_rounds", UNSET)

        _tie = d.pop("tie", UNSET)
        tie: TriadsTie | Unset
        if isinstance(_tie, Unset):
            tie = UNSET
        else:
            tie = check_triads_tie(_tie)

        hands = d.pop("hands", UNSET)

        triads_options_request = cls(
            stack=stack,
            ante=ante,
            min_bet=min_bet,
            exchange_rounds=exchange_rounds,
            tie=tie,
            hands=hands,
        )

        return triads_options_request
