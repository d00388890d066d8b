from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.trumpet_options_request import TrumpetOptionsRequest


T = TypeVar("T", bound="TrumpetDealRequest")


@_attrs_define
class TrumpetDealRequest:
    """What to deal."""

    players: int
    """ How many seats. """
    options: TrumpetOptionsRequest | Unset = UNSET
    """ The options that a caller chooses: any of them. """
    seed: str | Unset = UNSET
    """ 32 bytes as 64 lower-case hex digits: every deal of a game follows from them. """

    def to_dict(self) -> dict[str, Any]:
        players = self.players

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "players": players,
            }
        )
        if options is not UNSET:
            field_dict["options"] = options
        if seed is not UNSET:
            field_dict["seed"] = seed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.trumpet_options_request import TrumpetOptionsRequest  # noqa: PLC0415

        d = dict(src_dict)
        players = d.pop("players")

        _options = d.pop("options", UNSET)
        options: TrumpetOptionsRequest | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = TrumpetOptionsRequest.from_dict(_options)

        seed = d.pop("seed", UNSET)

        trumpet_deal_request = cls(
            players=players,
            options=options,
            seed=seed,
        )

        return trumpet_deal_request
