from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.record_fairness_mode import RecordFairnessMode, check_record_fairness_mode

T = TypeVar("T", bound="RecordFairness")


@_attrs_define
class RecordFairness:
    """Where the seed came from. The server's fields are null when the seed was fixed."""

    mode: RecordFairnessMode
    """ `committed`: the server's seed was bound before anyone sat. `fixed`: the creator chose the seed. """
    commitment: None | str
    server_seed: None | str
    entropy: list[str]
    """ Per seat; the empty string for a seat that gave none. """

    def to_dict(self) -> dict[str, Any]:
        mode: str = self.mode

        commitment: None | str
        commitment = self.commitment

        server_seed: None | str
        server_seed = self.server_seed

        entropy = self.entropy

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "mode": mode,
                "commitment": commitment,
                "server_seed": server_seed,
                "entropy": entropy,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        mode = check_record_fairness_mode(d.pop("mode"))

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

        entropy = cast(list[str], d.pop("entropy"))

        record_fairness = cls(
            mode=mode,
            commitment=commitment,
            server_seed=server_seed,
            entropy=entropy,
        )

        return record_fairness
