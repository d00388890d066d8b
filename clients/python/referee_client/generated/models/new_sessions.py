from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.new_triads_session import NewTriadsSession
    from ..models.new_triumph_session import NewTriumphSession
    from ..models.new_triumvir_session import NewTriumvirSession
    from ..models.new_triumvirate_session import NewTriumvirateSession
    from ..models.new_trumpet_session import NewTrumpetSession


T = TypeVar("T", bound="NewSessions")


@_attrs_define
class NewSessions:
    """Sessions to create, all or none."""

    sessions: list[NewTriadsSession | NewTriumphSession | NewTriumvirateSession | NewTriumvirSession | NewTrumpetSession]

    def to_dict(self) -> dict[str, Any]:
        from ..models.new_triads_session import NewTriadsSession  # noqa: PLC0415
        from ..models.new_triumph_session import NewTriumphSession  # noqa: PLC0415
        from ..models.new_triumvirate_session import NewTriumvirateSession  # noqa: PLC0415
        from ..models.new_trumpet_session import NewTrumpetSession  # noqa: PLC0415

        sessions = []
        for sessions_item_data in self.sessions:
            sessions_item: dict[str, Any]
            if isinstance(sessions_item_data, NewTriumphSession):
                sessions_item = sessions_item_data.to_dict()
            elif isinstance(sessions_item_data, NewTrumpetSession):
                sessions_item = sessions_item_data.to_dict()
            elif isinstance(sessions_item_data, NewTriadsSession):
                sessions_item = sessions_item_data.to_dict()
            elif isinstance(sessions_item_data, NewTriumvirateSession):
                sessions_item = sessions_item_data.to_dict()
            else:
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
        from ..models.new_triads_session import NewTriadsSession  # noqa: PLC0415
        from ..models.new_triumph_session import NewTriumphSession  # noqa: PLC0415
        from ..models.new_triumvir_session import NewTriumvirSession  # noqa: PLC0415
        from ..models.new_triumvirate_session import NewTriumvirateSession  # noqa: PLC0415
        from ..models.new_trumpet_session import NewTrumpetSession  # noqa: PLC0415

        d = dict(src_dict)
        sessions = []
        _sessions = d.pop("sessions")
        for sessions_item_data in _sessions:

            def _parse_sessions_item(
                data: object,
            ) -> NewTriadsSession | NewTriumphSession | NewTriumvirateSession | NewTriumvirSession | NewTrumpetSession:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_new_session_type_0 = NewTriumphSession.from_dict(data)

                    return componentsschemas_new_session_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_new_session_type_1 = NewTrumpetSession.from_dict(data)

                    return componentsschemas_new_session_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_new_session_type_2 = NewTriadsSession.from_dict(data)

                    return componentsschemas_new_session_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_new_session_type_3 = NewTriumvirateSession.from_dict(data)

                    return componentsschemas_new_session_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_new_session_type_4 = NewTriumvirSession.from_dict(data)

                return componentsschemas_new_session_type_4

            sessions_item = _parse_sessions_item(sessions_item_data)

            sessions.append(sessions_item)

        new_sessions = cls(
            sessions=sessions,
        )

        return new_sessions
