from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.created_session import CreatedSession


T = TypeVar("T", bound="CreatedSessions")


@_attrs_define
class CreatedSessions:
    """New sessions, in the order in which they were asked for."""

    sessions: list[CreatedSession]

    def to_dict(self) -> dict[str, Any]:
        sessions = []
        for sessions_item_data in self.sessions:
            sessions_item = sessions_item_data.to_dict()
            sessions.append(sessions_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "sessions": sessions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.created_session import CreatedSession  # noqa: PLC0415

        d = dict(src_dict)
        sessions = []
        _sessions = d.pop("sessions")
        for sessions_item_data in _sessions:
            sessions_item = CreatedSession.from_dict(sessions_item_data)

            sessions.append(sessions_item)

        created_sessions = cls(
            sessions=sessions,
        )

        return created_sessions
