from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.session_fairness_mode import (
    SessionFairnessMode,
    check_session_fairness_mode,
)

T = TypeVar("T", bound="SessionFairness")


@_attrs_define
class SessionFairness:
    """How the deal is bound: the server's seed is published when the session ends, never before."""

    mode: SessionFairnessMode
    """ `committed`: the server's seed was bound before anyone sat. `fixed`: the creator chose the seed. """
    commitment: None | str
    """ Null when the seed is fixed. """
    server_seed: None | str
    """ Null until the session ends, and when the seed is fixed. """

    def to_dict(self) -> dict[str, Any]:
        mode: str = self.mode

        commitment: None | str
        commitment = self.commitment

        server_seed: None | str
        server_seed = self.server_seed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "mode": mode,
                "commitment": commitment,
                "server_seed": server_seed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        mode = check_session_fairness_mode(d.pop("mode"))

        def _parse_commitment(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        commitment = _parse_commitment(d.pop("commitment"))

        def _parse_server_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        server_seed = _parse_server_seed(d.pop("server_seed"))

        session_fairness = cls(
            mode=mode,
            commitment=commitment,
            server_seed=server_seed,
        )

        return session_fairness
