from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.result import Result
    from ..models.trumpet_state import TrumpetState


T = TypeVar("T", bound="TrumpetDealAnswer")


@_attrs_define
class TrumpetDealAnswer:
    """The first state."""

    state: TrumpetState
    """ Everything there is to know of a game of Trumpet. """
    to_act: list[int]
    """ The seats that owe a decision, ascending. """
    result: None | Result

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415

        state = self.state.to_dict()

        to_act = self.to_act

        result: dict[str, Any] | None
        if isinstance(self.result, Result):
            result = self.result.to_dict()
        else:
            result = self.result

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
                "to_act": to_act,
                "result": result,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.trumpet_state import TrumpetState  # noqa: PLC0415

        d = dict(src_dict)
        state = TrumpetState.from_dict(d.pop("state"))

        to_act = cast(list[int], d.pop("to_act"))

        def _parse_result(data: object) -> None | Result:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = Result.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Result, data)

        result = _parse_result(d.pop("result"))

        trumpet_deal_answer = cls(
            state=state,
            to_act=to_act,
            result=result,
        )

        return trumpet_deal_answer
